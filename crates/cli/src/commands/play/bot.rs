//! The simple player: legal, not clever. It looks at nothing but its own view.

use cards::lexicon::MissionKind;
use engine::kernel::view::{GroupView, SiteView, View};
use engine::random::{RandomPlayer, SmallRng};
use engine::second::requirement::all_met;
use engine::{Action, Answer, Ask, CardId, Choice, Game, Place, Seat, SiteId};

#[derive(Clone, Debug)]
pub struct Bot {
    random: RandomPlayer,
    rng: SmallRng,
    /// Orders given this turn; the more, the sooner it ends.
    orders: u32,
}

impl Bot {
    pub fn new(seed: u64) -> Bot {
        Bot {
            random: RandomPlayer::new(seed),
            rng: SmallRng::new(seed ^ 0x5eed),
            orders: 0,
        }
    }

    /// An answer to the pending question.
    pub fn answer(&mut self, game: &Game) -> Option<(Seat, Answer)> {
        let pending = game.pending()?;
        let seat = pending.seat;
        let answer = match (&pending.choice, pending.ask) {
            (Choice::Act, ask) => self.act(game, seat, ask),
            (Choice::Cards { from, max, .. }, Ask::BeamWhich)
                if usize::from(*max) == from.len() =>
            {
                Some(Answer::Cards(from.clone()))
            }
            _ => None,
        };
        let answer = answer.filter(|a| game.validate(seat, a).is_ok());
        match answer {
            Some(answer) => Some((seat, answer)),
            None => self.random.answer(game),
        }
    }

    fn act(&mut self, game: &Game, seat: Seat, ask: Ask) -> Option<Answer> {
        let view = game.view(Some(seat));
        let actions = view.prompt.as_ref()?.actions.clone();
        self.orders = match ask {
            Ask::PlayAndDraw => 0,
            _ => self.orders + 1,
        };
        let weights: Vec<u32> = actions
            .iter()
            .map(|a| weight(game, &view, seat, a, self.orders))
            .collect();
        let total: u32 = weights.iter().sum();
        let mut draw = self.rng.below(total as usize) as u32;
        for (action, weight) in actions.iter().zip(weights) {
            if draw < weight {
                return Some(Answer::Act(*action));
            }
            draw -= weight;
        }
        None
    }
}

/// How much the player likes to do this.
fn weight(game: &Game, view: &View, seat: Seat, action: &Action, orders: u32) -> u32 {
    match *action {
        Action::Play { .. } => 40,
        Action::Draw => 4,
        Action::DrawRest => 2,
        Action::Pass => 12,
        Action::End => 1 + orders / 2,
        Action::Use { .. } | Action::Repair { .. } => 4,
        Action::Hide => 0,
        Action::Attempt { mission, ship } => {
            let group = team(game, view, seat, mission, ship);
            let lines = game.checklist(mission, &group);
            match all_met(&lines) {
                true => 200,
                false => u32::from(group.len() >= 6),
            }
        }
        Action::Beam { from, to } => beam(game, view, seat, from, to),
        Action::Move { to, .. } => match open_mission(view, seat, to) && !is_home(game, to) {
            true => 8,
            false => 1,
        },
    }
}

/// Up at the headquarters and where all is done, down at a mission that is worth it.
fn beam(game: &Game, view: &View, seat: Seat, from: Place, to: Place) -> u32 {
    let open = |site: SiteId| {
        let missions = &game.table().site_facts(site).missions;
        missions.iter().any(|m| open_mission(view, seat, *m))
    };
    let home = |site: SiteId| game.table().site_facts(site).kind == MissionKind::Headquarters;
    match (from, to) {
        (Place::Surface(site), _) if home(site) => 8,
        (Place::Surface(site), _) if open(site) => 1,
        (Place::Surface(_), _) => 6,
        (_, Place::Surface(site)) if open(site) && !home(site) => 8,
        _ => 0,
    }
}

fn open_mission(view: &View, seat: Seat, mission: CardId) -> bool {
    let own = view.players.get(seat.index());
    own.is_some_and(|p| {
        p.missions
            .iter()
            .any(|m| m.card.id == mission && !m.completed)
    })
}

fn is_home(game: &Game, mission: CardId) -> bool {
    game.table().face(mission).mission == Some(MissionKind::Headquarters)
}

/// Own unstopped personnel at a mission: on its surface, or aboard the ship that attempts it.
pub fn team(
    game: &Game,
    view: &View,
    seat: Seat,
    mission: CardId,
    ship: Option<CardId>,
) -> Vec<CardId> {
    let site = game.table().site_of_mission(mission);
    let Some(here) = view.sites.iter().find(|s| Some(s.site) == site) else {
        return Vec::new();
    };
    let groups = match ship {
        Some(ship) => crews(here, ship),
        None => &here.groups,
    };
    let own = groups.iter().filter(|g| g.commander == seat);
    let cards = own.flat_map(|g| &g.cards);
    let able = cards.filter(|c| !c.stopped && c.attributes.is_some());
    able.map(|c| c.id).collect()
}

fn crews(site: &SiteView, ship: CardId) -> &[GroupView] {
    let ship = site.ships.iter().find(|s| s.card.id == ship);
    ship.map_or(&[], |s| &s.crews)
}
