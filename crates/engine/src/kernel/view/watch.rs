//! Views that follow a game. A view is brought up to date from what changed in the game since, and reports the
//! changes; what did not change is neither built again nor compared.

use super::build::Viewer;
use super::laid::Laid;
use super::numbers::Numbers;
use super::part::{Ops, Optional, Part, compare_lists};
use super::{CardView, MissionView, SiteView, View};
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::state::Card;
use crate::kernel::table::ModifierKind;
use cards::lexicon::CardType;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

/// A view and what it was built from.
///
/// ```
/// # use cards::{Catalogue, DeckRules, generate};
/// # use engine::random::RandomPlayer;
/// # use engine::{Deck, Game, Moment, Rules, Seat, Watcher};
/// # let cards = Catalogue::second_edition();
/// # let deck = |seed| {
/// #     let list = generate::generate(cards, seed, None);
/// #     Deck::from(&list.validate(cards, &DeckRules::default()).unwrap().0)
/// # };
/// # let mut game = Game::new(cards.shared(), &[deck(1), deck(2)], Rules::r2003(), 1).unwrap();
/// # let mut player = RandomPlayer::new(1);
/// let mut watcher = Watcher::new(&game, Some(Seat(0)));
/// let (seat, answer) = player.answer(&game).unwrap();
/// game.answer(seat, answer).unwrap();
/// let changes = watcher.follow(&Moment::new(&game));
/// assert!(changes.starts_with("[{\"op\":"));
/// assert_eq!(*watcher.view(), game.view(Some(Seat(0))));
/// ```
#[derive(Clone, Debug)]
pub struct Watcher {
    view: View,
    was: Arc<Snapshot>,
    numbers: Arc<Numbers>,
    /// A game whose memory can be used again.
    spare: Option<Box<Game>>,
}

/// What views depend on, apart from numbers.
#[derive(Debug)]
struct Snapshot {
    cards: Vec<Card>,
    field: Vec<CardId>,
    /// Whether texts could decide which ships are staffed.
    staffing_texts: bool,
}

/// A game at one moment, for all who watch it: what they have in common is found only once.
#[derive(Debug)]
pub struct Moment<'g> {
    pub(super) game: &'g Game,
    now: Arc<Snapshot>,
    /// What changed since an earlier moment, apart from numbers.
    since: RefCell<Option<(Arc<Snapshot>, Rc<Stale>)>>,
    /// The numbers, for those from whom no card is hidden that could matter.
    pub(super) numbers: OnceCell<Arc<Numbers>>,
    /// The cards on the table by their places, and in their order at each place.
    pub(super) laid: Laid,
}

impl<'g> Moment<'g> {
    /// The game as it is now.
    pub fn new(game: &'g Game) -> Moment<'g> {
        let kinds = [ModifierKind::Staffed, ModifierKind::Affiliation];
        Moment {
            game,
            now: Arc::new(Snapshot {
                cards: game.state.cards.clone(),
                field: game.state.field.clone(),
                staffing_texts: kinds.into_iter().any(|kind| game.is_modified(kind)),
            }),
            since: RefCell::new(None),
            numbers: OnceCell::new(),
            laid: Laid::new(game),
        }
    }

    /// The cards and sites that look different now, to a watcher with these numbers before and now.
    fn stale_since(&self, was: &Arc<Snapshot>, numbers: [&Arc<Numbers>; 2]) -> Rc<Stale> {
        let mut stale = self.moved_since(was);
        let [before, now] = numbers;
        if !Arc::ptr_eq(before, now) {
            before.each_difference(now, self.game, &mut |card| {
                Rc::make_mut(&mut stale).mark(card, [&was.cards, &self.now.cards]);
            });
        }
        stale
    }

    /// The cards and sites that look different now to everybody.
    fn moved_since(&self, was: &Arc<Snapshot>) -> Rc<Stale> {
        let mut since = self.since.borrow_mut();
        match &*since {
            Some((known, stale)) if Arc::ptr_eq(known, was) => Rc::clone(stale),
            _ => {
                let stale = Rc::new(Stale::between(was, &self.now, self.game));
                *since = Some((Arc::clone(was), Rc::clone(&stale)));
                stale
            }
        }
    }
}

impl Watcher {
    /// The view of a game as it is now; `None` is a spectator.
    pub fn new(game: &Game, viewer: Option<Seat>) -> Watcher {
        Watcher::at(&Moment::new(game), viewer)
    }

    /// The view at a moment that others watch too.
    pub fn at(moment: &Moment, viewer: Option<Seat>) -> Watcher {
        let viewer = Viewer::new(moment, viewer, None);
        let view = viewer.view();
        let (numbers, spare) = viewer.finish();
        Watcher {
            view,
            was: Arc::clone(&moment.now),
            numbers,
            spare,
        }
    }

    /// The view, as of the last time it was brought up to date.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// Brings the view up to date with a later or earlier moment of the same game. Returns what changed: a list of the
    /// operations `add`, `remove` and `replace` of RFC 6902, as JSON.
    pub fn follow(&mut self, moment: &Moment) -> String {
        let game = moment.game;
        let viewer = Viewer::new(moment, self.view.viewer, self.spare.take());
        let stale = moment.stale_since(&self.was, [&self.numbers, &viewer.numbers]);
        let follow = Follow {
            viewer: &viewer,
            stale: &stale,
        };
        let mut ops = Ops::new();
        let (view, state) = (&mut self.view, &game.state);
        set(&mut view.turn, state.turn, "turn", &mut ops);
        set(&mut view.active, state.active, "active", &mut ops);
        if view.outcome != state.outcome {
            let outcome = state.outcome.clone();
            set_optional(&mut view.outcome, outcome, "outcome", &mut ops);
        }
        ops.within("players", |ops| {
            for seat in state.seats() {
                ops.at(seat.index(), |ops| follow_player(view, seat, &follow, ops));
            }
        });
        let sites = List {
            new: moment.laid.sites(),
            key: |s: &SiteView| s.site,
            is_stale: |site: SiteId| stale.sites.has(usize::from(site.0)),
            build: |site| viewer.site(site),
        };
        sites.update(&mut view.sites, "sites", Empty::Stays, &mut ops);
        if !view.kept.is_empty() || viewer.keeps_ships() {
            set_optional(&mut view.kept, viewer.kept(), "kept", &mut ops);
        }
        let waiting_for = game.pending().map(|p| p.seat);
        set_optional(&mut view.waiting_for, waiting_for, "waiting_for", &mut ops);
        set_optional(&mut view.prompt, viewer.prompt(), "prompt", &mut ops);
        let procedure = game.table.procedure;
        ops.within("board", |ops| {
            procedure.follow(&follow, &mut view.board, ops)
        });
        self.was = Arc::clone(&moment.now);
        (self.numbers, self.spare) = viewer.finish();
        ops.finish()
    }
}

impl Stale {
    fn between(was: &Snapshot, now: &Snapshot, game: &Game) -> Stale {
        let mut stale = Stale::default();
        let cards = [was.cards.as_slice(), now.cards.as_slice()];
        for (at, (old, new)) in was.cards.iter().zip(&now.cards).enumerate() {
            if old != new {
                stale.mark(CardId(at as u16), cards);
            }
        }
        if was.staffing_texts || now.staffing_texts {
            let ship = |c: &&CardId| game.table.face(**c).kind == CardType::Ship;
            (now.field.iter().filter(ship)).for_each(|ship| stale.mark(*ship, cards));
        }
        // Cards that left their place and came back lie in another order.
        let stay = |c: &&CardId| !stale.cards.has(c.index());
        if !was
            .field
            .iter()
            .filter(stay)
            .eq(now.field.iter().filter(stay))
        {
            now.field.iter().for_each(|card| stale.mark(*card, cards));
        }
        stale
    }

    /// Marks a card and everything it is shown with, before and now.
    fn mark(&mut self, card: CardId, before_and_now: [&[Card]; 2]) {
        for cards in before_and_now {
            let mut at = card;
            loop {
                self.cards.add(at.index());
                let place = cards[at.index()].place;
                if let Some(site) = place.site() {
                    self.sites.add(usize::from(site.0));
                }
                match place.host() {
                    Some(host) => at = host,
                    None => break,
                }
            }
        }
    }
}

/// A viewer who follows a game, and what looks different since.
pub(crate) struct Follow<'a> {
    pub viewer: &'a Viewer<'a>,
    stale: &'a Stale,
}

impl Follow<'_> {
    /// Brings the cards of a place that belongs to a player up to date, as far as the viewer sees them.
    pub fn cards(&self, list: &mut Vec<CardView>, place: Place, name: &str, ops: &mut Ops) {
        let cards = List {
            new: &self.viewer.seen_in(place),
            key: |c: &CardView| c.id,
            is_stale: |card: CardId| self.stale.cards.has(card.index()),
            build: |card| self.viewer.card(card),
        };
        cards.update(list, name, Empty::LeftOut, ops);
    }
}

fn follow_player(view: &mut View, seat: Seat, follow: &Follow, ops: &mut Ops) {
    let (viewer, stale) = (follow.viewer, follow.stale);
    let state = &viewer.game.state;
    let now = state.player(seat);
    let player = &mut view.players[seat.index()];
    set(&mut player.score, now.score, "score", ops);
    set_optional(&mut player.gone, now.gone, "gone", ops);
    set(&mut player.sizes, viewer.sizes(seat), "sizes", ops);
    let lists = [
        (&mut player.hand, Place::Hand(seat), "hand"),
        (&mut player.discard, Place::Discard(seat), "discard"),
        (&mut player.removed, Place::Removed(seat), "removed"),
        (&mut player.core, Place::Core(seat), "core"),
        (&mut player.limbo, Place::Limbo(seat), "limbo"),
    ];
    for (list, place, name) in lists {
        follow.cards(list, place, name, ops);
    }
    let missions = List {
        new: state.zone(Place::Row(seat)),
        key: |m: &MissionView| m.card.id,
        is_stale: |card: CardId| stale.cards.has(card.index()),
        build: |mission| viewer.mission(mission),
    };
    missions.update(&mut player.missions, "missions", Empty::Stays, ops);
}

/// Whether an empty list is left out of the JSON.
#[derive(Clone, Copy, PartialEq)]
enum Empty {
    Stays,
    LeftOut,
}

/// A list of a view as it should be now, by the keys of its items.
struct List<'a, K, Key, Stale, Build> {
    new: &'a [K],
    key: Key,
    is_stale: Stale,
    build: Build,
}

impl<K: Copy + PartialEq, Key, Stale, Build> List<'_, K, Key, Stale, Build> {
    /// Replaces what is not as it should be.
    fn update<T>(&self, old: &mut Vec<T>, name: &str, empty: Empty, ops: &mut Ops)
    where
        T: Part,
        Key: Fn(&T) -> K,
        Stale: Fn(K) -> bool,
        Build: Fn(K) -> T,
    {
        let good = |(item, key): (&T, &K)| (self.key)(item) == *key && !(self.is_stale)(*key);
        let start = (old.iter().zip(self.new))
            .take_while(|pair| good(*pair))
            .count();
        if start == old.len() && start == self.new.len() {
            return;
        }
        let most = old.len().min(self.new.len()) - start;
        let end = (old.iter().rev().zip(self.new.iter().rev()).take(most))
            .take_while(|pair| good(*pair))
            .count();
        let middle = &self.new[start..self.new.len() - end];
        let middle: Vec<T> = middle.iter().map(|key| (self.build)(*key)).collect();
        let range = start..old.len() - end;
        ops.within(name, |ops| {
            match (empty, old.is_empty(), self.new.is_empty()) {
                (Empty::LeftOut, true, false) => ops.add(&middle),
                (Empty::LeftOut, false, true) => ops.remove(),
                _ => compare_lists(&old[range.clone()], &middle, start, ops),
            }
        });
        old.splice(range, middle);
    }
}

pub(crate) fn set<T: Part + PartialEq>(old: &mut T, new: T, name: &str, ops: &mut Ops) {
    if *old != new {
        ops.within(name, |ops| old.compare(&new, ops));
        *old = new;
    }
}

pub(crate) fn set_optional<T: Optional + PartialEq>(
    old: &mut T,
    new: T,
    name: &str,
    ops: &mut Ops,
) {
    if *old != new {
        old.compare_field(&new, name, ops);
        *old = new;
    }
}

/// The cards and sites that look different now.
#[derive(Clone, Debug, Default)]
struct Stale {
    cards: Bits,
    sites: Bits,
}

/// A set of small numbers.
#[derive(Clone, Debug, Default)]
struct Bits(Vec<u64>);

impl Bits {
    pub fn add(&mut self, n: usize) {
        if self.0.len() <= n / 64 {
            self.0.resize(n / 64 + 1, 0);
        }
        self.0[n / 64] |= 1 << (n % 64);
    }
    #[inline]
    pub fn has(&self, n: usize) -> bool {
        self.0
            .get(n / 64)
            .is_some_and(|word| word & (1 << (n % 64)) != 0)
    }
}
