//! One game played on in the mind, down a tree of one's own answers and beyond it as the Ensign plays.

use crate::candidates::candidates;
use crate::second::ensign::Ensign;
use crate::second::outlook::outlook;
use engine::{Answer, Game, Seat};

/// Answers in one game played on; no turn has as many.
const MOST_ANSWERS: usize = 600;
/// Visits in which a node is answered as the Ensign would, before other answers are tried there.
const FIRST: u32 = 40;
/// The value a node assumes for answers it has not tried, compared with its own mean.
const UNTRIED: f64 = 0.02;

/// A question to the searching seat, with the answers tried so far.
#[derive(Debug, Default)]
pub struct Node {
    edges: Vec<Edge>,
    visits: u32,
    total: f64,
}

#[derive(Debug)]
struct Edge {
    answer: Answer,
    /// Its place in the Ensign's order.
    rank: usize,
    visits: u32,
    /// The number of visits in which it could have been tried.
    open: u32,
    total: f64,
    child: Option<usize>,
}

/// One game played on in the mind.
pub struct Dream {
    pub game: Game,
    pub seat: Seat,
    pub ensign: Ensign,
    /// The turns played, first and last.
    pub from: u16,
    pub until: u16,
    /// The weight of unlikely answers when one is chosen to be tried.
    pub explore: f64,
    /// The first answers, to tell how the game would go on.
    pub told: Option<Vec<(Seat, Answer)>>,
    pub seed: u64,
}

const TOLD: usize = 6;

impl Dream {
    pub fn give(&mut self, seat: Seat, answer: Answer) -> bool {
        self.ensign.note(&answer);
        self.game.answer(seat, answer).is_ok()
    }

    /// Down the tree, one new node, then on as the Ensign plays, and what it came to back up.
    pub fn run(&mut self, tree: &mut Vec<Node>, root: usize) -> f64 {
        let mut path: Vec<(usize, Option<usize>)> = Vec::new();
        let mut at = Some(root);
        let mut turn = self.from;
        let (mut sum, mut ends) = (0.0, 0.0);
        for _ in 0..MOST_ANSWERS {
            let now = self.game.state().turn;
            if now > turn && now <= self.until {
                turn = now;
                sum += outlook(&self.game, self.seat);
                ends += 1.0;
            }
            let over = now > self.until;
            let Some(pending) = self.game.pending().filter(|_| !over) else {
                break;
            };
            let asked = pending.seat;
            let mut answer = None;
            if let (Some(node), true) = (at, asked == self.seat) {
                let found = match tree[node].visits < FIRST {
                    true => None,
                    false => self.descend(&mut tree[node]),
                };
                path.push((node, found));
                at = found.and_then(|edge| {
                    let child = tree[node].edges[edge].child;
                    child.or_else(|| {
                        tree.push(Node::default());
                        tree[node].edges[edge].child = Some(tree.len() - 1);
                        Some(tree.len() - 1)
                    })
                });
                answer = found.map(|edge| tree[node].edges[edge].answer.clone());
            }
            let (seat, answer) = match answer {
                Some(answer) => (asked, answer),
                None => match self.ensign.propose(&self.game) {
                    Some(proposed) => proposed,
                    None => break,
                },
            };
            if let Some(told) = self.told.as_mut().filter(|t| t.len() < TOLD) {
                told.push((seat, answer.clone()));
            }
            if !self.give(seat, answer) {
                break;
            }
        }
        // Every turn's end counts, so that what is won soon is worth more than what is won late.
        let result = match self.game.is_over() {
            true => outlook(&self.game, self.seat),
            false => (sum + outlook(&self.game, self.seat)) / (ends + 1.0),
        };
        for (node, edge) in path {
            tree[node].visits += 1;
            tree[node].total += result;
            if let Some(edge) = edge {
                tree[node].edges[edge].visits += 1;
                tree[node].edges[edge].total += result;
            }
        }
        result
    }

    /// The answer to try at a node: good so far, or little tried, or the Ensign's.
    fn descend(&mut self, node: &mut Node) -> Option<usize> {
        let options = candidates(&self.game, &self.ensign, self.seed);
        if options.len() < 2 {
            return None;
        }
        let mut open = Vec::new();
        for (rank, answer) in options.into_iter().enumerate() {
            let at = match node.edges.iter().position(|e| e.answer == answer) {
                Some(at) => at,
                None => {
                    node.edges.push(Edge {
                        answer,
                        rank,
                        visits: 0,
                        open: 0,
                        total: 0.0,
                        child: None,
                    });
                    node.edges.len() - 1
                }
            };
            node.edges[at].rank = node.edges[at].rank.min(rank);
            node.edges[at].open += 1;
            open.push(at);
        }
        let mean = match node.visits {
            0 => 0.5,
            n => node.total / f64::from(n),
        };
        let score = |at: &usize| {
            let edge = &node.edges[*at];
            let good = match edge.visits {
                0 => mean - UNTRIED,
                n => edge.total / f64::from(n),
            };
            let prior = if edge.rank == 0 {
                0.7
            } else {
                0.3 / (open.len() - 1).max(1) as f64
            };
            let tried = f64::from(edge.open).sqrt() / f64::from(1 + edge.visits);
            good + self.explore * prior * tried
        };
        open.iter()
            .copied()
            .max_by(|a, b| score(a).total_cmp(&score(b)))
    }
}
