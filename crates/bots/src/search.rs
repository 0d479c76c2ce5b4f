//! Looking ahead: a tree of one's own answers over games that look the same from this seat. Opponents answer in it as
//! the Ensign would, and so does one's own seat beyond the tree.

use crate::advice::{Advice, Line};
use crate::candidates::candidates;
use crate::dream::{Dream, Node};
use crate::second::ensign::Ensign;
use crate::second::guess::Guesser;
use engine::random::SmallRng;
use engine::{Answer, Ask, Game, Seat};
use std::time::{Duration, Instant};

/// The effort spent on one kind of question.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Games played on from the question, for one answer. None: as the Ensign answers.
    pub nodes: u32,
    /// The number of answers that are compared.
    pub width: usize,
    /// Turns played on before the position is judged.
    pub turns: u16,
    /// The certainty, in standard errors, that it needs to answer differently from the Ensign.
    pub sure: f64,
}

/// The amount of search.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Playing and drawing cards.
    pub plays: Look,
    /// Choosing and ordering dilemmas.
    pub dilemmas: Look,
    /// Orders, responses and whatever texts ask.
    pub acts: Look,
    /// Different guesses at the hidden cards.
    pub worlds: usize,
    /// The weight of unlikely answers within the tree.
    pub explore: f64,
}

impl Budget {
    pub const COMMANDER: Budget = Budget {
        plays: Look {
            nodes: 0,
            width: 1,
            turns: 2,
            sure: 2.5,
        },
        dilemmas: Look {
            nodes: 160,
            width: 12,
            turns: 0,
            sure: 1.5,
        },
        acts: Look {
            nodes: 64,
            width: 3,
            turns: 2,
            sure: 1.5,
        },
        worlds: 8,
        explore: 0.3,
    };
    pub const ADMIRAL: Budget = Budget {
        plays: Look {
            nodes: 32,
            width: 4,
            turns: 2,
            sure: 2.5,
        },
        dilemmas: Look {
            nodes: 320,
            width: 12,
            turns: 2,
            sure: 1.5,
        },
        acts: Look {
            nodes: 200,
            width: 4,
            turns: 2,
            sure: 1.5,
        },
        worlds: 24,
        explore: 0.3,
    };

    fn look(&self, ask: Ask) -> Look {
        match ask {
            Ask::PlayAndDraw => self.plays,
            // What a card in hand is good for comes out too late.
            Ask::DiscardExcess => Look {
                nodes: 0,
                ..self.acts
            },
            Ask::ChooseDilemmas | Ask::OrderDilemmas => self.dilemmas,
            _ => self.acts,
        }
    }
}

/// Answers of one turn in which it may leave the Ensign's way.
const MOST_TURNINGS: u32 = 25;
/// A smaller gain in the chance to win is no reason to leave the Ensign's way.
const LEAST_GAIN: f64 = 0.01;

#[derive(Clone, Debug)]
pub struct Searcher {
    budget: Budget,
    limit: Option<Duration>,
    seed: u64,
    asked: u64,
    ensign: Ensign,
    guesser: Guesser,
    turn: u16,
    turnings: u32,
}

/// An answer to the question that was asked, and what came of it.
struct Root {
    answer: Answer,
    results: Vec<f64>,
    child: usize,
    then: Vec<(Seat, Answer)>,
}

impl Root {
    fn mean(&self) -> f64 {
        self.results.iter().sum::<f64>() / self.results.len().max(1) as f64
    }

    /// Its advantage over `other` in the same games, in standard errors.
    fn ahead_of(&self, other: &Root) -> f64 {
        let pairs = self.results.iter().zip(&other.results);
        let gaps: Vec<f64> = pairs.map(|(a, b)| a - b).collect();
        let n = gaps.len() as f64;
        if n < 2.0 {
            return 0.0;
        }
        let mean = gaps.iter().sum::<f64>() / n;
        let spread = gaps.iter().map(|g| (g - mean).powi(2)).sum::<f64>() / (n - 1.0);
        // A few games that happen to agree prove little.
        mean / ((spread + 1e-4) / n).sqrt()
    }
}

impl Searcher {
    pub fn new(budget: Budget, seed: u64) -> Searcher {
        Searcher {
            budget,
            limit: None,
            seed,
            asked: 0,
            ensign: Ensign::new(seed),
            guesser: Guesser::default(),
            turn: 0,
            turnings: 0,
        }
    }

    pub fn set_limit(&mut self, limit: Duration) {
        self.limit = Some(limit);
    }

    pub fn answer(&mut self, game: &Game) -> Option<(Seat, Answer)> {
        let (advice, turned) = self.think(game)?;
        let answer = advice.lines.into_iter().next()?.answer;
        self.turnings += u32::from(turned);
        self.ensign.note(&answer);
        Some((advice.seat, answer))
    }

    pub fn advise(&mut self, game: &Game) -> Option<Advice> {
        self.think(game).map(|(advice, _)| advice)
    }

    /// Returns the answer, and whether the Ensign would answer something else.
    fn think(&mut self, game: &Game) -> Option<(Advice, bool)> {
        if self.turn != game.state().turn {
            self.turn = game.state().turn;
            self.turnings = 0;
        }
        let pending = game.pending()?;
        let seat = pending.seat;
        self.asked += 1;
        self.guesser.look(game, seat);
        // The Ensign notices a new turn only when it is asked.
        self.ensign.wake(game);
        let mut rng = SmallRng::new(self.seed ^ self.asked.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let look = self.budget.look(pending.ask);
        let mut answers = candidates(game, &self.ensign, rng.next_u64());
        answers.truncate(look.width.max(1));
        if look.nodes == 0 || self.turnings > MOST_TURNINGS {
            answers.truncate(1);
        }
        let mut roots: Vec<Root> = Vec::new();
        let mut tree = Vec::new();
        for answer in answers {
            tree.push(Node::default());
            roots.push(Root {
                answer,
                results: Vec::new(),
                child: tree.len() - 1,
                then: Vec::new(),
            });
        }
        let nodes = match roots.len() {
            0 => return None,
            1 => 0,
            _ => self.look(game, seat, look, &mut roots, &mut tree, &mut rng),
        };
        let turned = rank(&mut roots, look.sure);
        let line = |root: Root| Line {
            chance: (!root.results.is_empty()).then(|| root.mean()),
            visits: root.results.len() as u32,
            answer: root.answer,
            then: root.then,
        };
        let lines = roots.into_iter().map(line).collect();
        Some((Advice { seat, nodes, lines }, turned))
    }

    /// Tries all answers in the same games, drops the worse half, and goes on with the rest.
    fn look(
        &self,
        game: &Game,
        seat: Seat,
        look: Look,
        roots: &mut [Root],
        tree: &mut Vec<Node>,
        rng: &mut SmallRng,
    ) -> u32 {
        let start = Instant::now();
        let late = || self.limit.is_some_and(|limit| start.elapsed() >= limit);
        let mut worlds: Vec<Game> = Vec::new();
        let mut alive: Vec<usize> = (0..roots.len()).collect();
        let phases = (roots.len() as f64).log2().ceil().max(1.0) as u32;
        let mut nodes = 0;
        let mut round = 0;
        for phase in 0..phases {
            let share = look.nodes.saturating_sub(nodes) / (phases - phase);
            let rounds = (share / alive.len() as u32).max(1);
            for _ in 0..rounds {
                if worlds.len() <= round % self.budget.worlds {
                    worlds.push(self.guesser.world(game, seat, rng));
                }
                let luck = rng.next_u64();
                for n in &alive {
                    let mut world = worlds[round % self.budget.worlds].clone();
                    world.reseed(luck);
                    let root = &mut roots[*n];
                    let mut dream = Dream {
                        game: world,
                        seat,
                        ensign: self.ensign.in_haste(),
                        from: game.state().turn,
                        until: game.state().turn + look.turns,
                        explore: self.budget.explore,
                        told: root.results.is_empty().then(Vec::new),
                        seed: luck,
                    };
                    let result = match dream.give(seat, root.answer.clone()) {
                        true => dream.run(tree, root.child),
                        false => 0.0,
                    };
                    root.results.push(result);
                    root.then.extend(dream.told.into_iter().flatten());
                    nodes += 1;
                }
                round += 1;
                if late() {
                    return nodes;
                }
            }
            alive.sort_by(|a, b| roots[*b].mean().total_cmp(&roots[*a].mean()));
            alive.truncate(alive.len().div_ceil(2));
            // The Ensign's answer is what the others are measured by.
            if !alive.contains(&0) {
                alive.push(0);
            }
        }
        nodes
    }
}

/// The best first: the Ensign's answer, unless another is better beyond chance. Whether one is.
fn rank(roots: &mut Vec<Root>, sure: f64) -> bool {
    let by_merit = |a: &Root, b: &Root| {
        let tries = a.results.len().cmp(&b.results.len());
        tries.then(a.mean().total_cmp(&b.mean()))
    };
    let better = (1..roots.len())
        .filter(|n| roots[*n].mean() > roots[0].mean() + LEAST_GAIN)
        .filter(|n| roots[*n].ahead_of(&roots[0]) > sure)
        .max_by(|a, b| by_merit(&roots[*a], &roots[*b]));
    if roots.is_empty() {
        return false;
    }
    let best = roots.remove(better.unwrap_or(0));
    roots.sort_by(|a, b| by_merit(b, a));
    roots.insert(0, best);
    better.is_some()
}
