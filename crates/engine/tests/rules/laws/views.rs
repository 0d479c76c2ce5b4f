//! The gate of the views: exchange what a seat cannot see, and everything it is shown stays the same.

use crate::support::games::{Playing, games};
use cards::language::Kind;
use engine::random::SmallRng;
use engine::{CardId, Choice, Event, Flag, Game, Place, Seat};

/// How often the gate met what it is there for.
#[derive(Default)]
struct Met {
    face_down: usize,
    drawn: usize,
    stacked: usize,
    unseen: usize,
    events: usize,
}

/// Cards that `viewer` rightly saw in the last step although they are hidden now: those open before it,
/// those that went to a discard pile (2E-GLOSS-03) or came from one (2E-GLOSS-05), those the viewer held,
/// dilemmas that were revealed, cards examined by the viewer (2E-GLOSS-09), revealed (2E-GLOSS-10) or downloaded.
fn passed_by(before: &Game, after: &Game, events: &[Event], viewer: Option<Seat>) -> Vec<CardId> {
    let hidden_before = before.hidden_from(viewer);
    let shown = |e: &Event| match e.h.kind {
        Kind::Look => e.h.who == viewer,
        Kind::Reveal | Kind::Download => true,
        // A card may have come through a discard pile or the viewer's own hand on its way.
        _ => match e.h.to {
            Some(Place::Hand(seat)) => Some(seat) == viewer,
            to => matches!(to, Some(Place::Discard(_) | Place::Removed(_))),
        },
    };
    let in_event = |e: &Event, c: CardId| e.h.card == Some(c) || e.cards.contains(&c);
    let all = (0..after.state().cards.len() as u16).map(CardId);
    all.filter(|c| {
        let (old, new) = (before.state().card(*c).place, after.state().card(*c).place);
        let moved = old != new;
        !hidden_before.contains(c)
            || (moved && matches!(new, Place::Discard(_) | Place::Removed(_)))
            || (moved && matches!(old, Place::Stack(_) | Place::Discard(_)))
            || events.iter().any(|e| shown(e) && in_event(e, *c))
    })
    .collect()
}

fn check_view(game: &Game, place: &str, viewer: Option<Seat>, rng: &mut SmallRng) {
    let (other, swap) = game.with_hidden_swapped(viewer, &[], rng);
    assert!(!swap.is_identity());
    assert_eq!(other.state().check_places(), Ok(()), "{place}");
    let (ours, theirs) = (game.view_json(viewer), other.view_json(viewer));
    if ours != theirs {
        let at = ours.bytes().zip(theirs.bytes()).position(|(a, b)| a != b);
        let from = at.unwrap_or(0).saturating_sub(120);
        let part = |s: &str| s.chars().skip(from).take(240).collect::<String>();
        panic!(
            "{place}: the view of {viewer:?} tells hidden cards apart:\n{}\n{}",
            part(&ours),
            part(&theirs)
        );
    }
}

fn check_events(
    playing: &Playing,
    before: &Game,
    events: &[Event],
    viewer: Option<Seat>,
    rng: &mut SmallRng,
) {
    let keep = passed_by(before, &playing.game, events, viewer);
    let (_, swap) = playing.game.with_hidden_swapped(viewer, &keep, rng);
    for event in events {
        let json = |e: &Event| serde_json::to_string(&e.seen_from(viewer)).expect("JSON");
        let (ours, theirs) = (json(event), json(&event.swapped(&swap)));
        assert_eq!(
            ours,
            theirs,
            "{}: an event tells {viewer:?} hidden cards: {event:?}",
            playing.place()
        );
    }
}

/// 2E-GAP-58, 2E-DIL-03, 2E-DIL-09
#[test]
fn views_and_events_do_not_depend_on_hidden_cards_or_the_seed() {
    let mut met = Met::default();
    for n in games(60) {
        let mut playing = match n % 3 {
            0 => Playing::new(n),
            _ => Playing::telling(n),
        };
        let mut rng = SmallRng::new(n);
        playing.game.set_log(true);
        let mut before = playing.game.clone();
        while playing.step().is_some() {
            let events = playing.game.take_events();
            let seats = playing.game.state().seats();
            let viewers: Vec<Option<Seat>> = seats.map(Some).chain([None]).collect();
            let look = playing.step % 7 == 0 || playing.game.pending().is_none();
            for viewer in viewers {
                if look || drawing(&playing.game) {
                    check_view(&playing.game, &playing.place(), viewer, &mut rng);
                }
                if look {
                    check_events(&playing, &before, &events, viewer, &mut rng);
                    met.events += events.len();
                }
            }
            if look || drawing(&playing.game) {
                met.note(&playing.game);
            }
            before.clone_from(&playing.game);
        }
    }
    if games(60).end > 20 {
        assert!(met.face_down > 100 && met.drawn > 20, "{}", met.face_down);
        assert!(met.stacked > 20, "{}", met.stacked);
        assert!(met.events > 100);
    }
}

/// Who watches an answer step by step sees the same game, and no more of it.
#[test]
fn an_answer_that_is_watched_is_the_same_and_tells_nothing_hidden_on_the_way() {
    let mut looks = 0;
    for n in games(20) {
        let mut playing = Playing::varied(n);
        let mut rng = SmallRng::new(n);
        playing.game.set_log(true);
        let mut before = playing.game.clone();
        while let Some((seat, answer)) = playing.step() {
            let (place, look) = (playing.place(), playing.step.is_multiple_of(7));
            let mut seen = 0;
            let watched = before.answer_watched(seat, answer, |game, events| {
                assert!(events.len() > seen, "{place}");
                seen = events.len();
                assert_eq!(game.state().check_places(), Ok(()), "{place}");
                let seats = game.state().seats().filter(|_| look);
                for viewer in seats.map(Some) {
                    check_view(game, &place, viewer, &mut rng);
                    looks += 1;
                }
            });
            assert_eq!(watched, Ok(()));
            let events = playing.game.take_events();
            assert_eq!(before.take_events(), events, "{place}");
            assert_eq!(before.state(), playing.game.state(), "{place}");
        }
    }
    assert!(looks > 20);
}

/// Somebody holds drawn or chosen dilemmas.
fn drawing(game: &Game) -> bool {
    let state = game.state();
    let some = |place: Place| !state.zone(place).is_empty();
    let mut seats = state.seats();
    seats.any(|s| some(Place::Drawn(s)) || some(Place::Stack(s)))
}

impl Met {
    fn note(&mut self, game: &Game) {
        let state = game.state();
        let field = |flag: Flag| {
            let has = |c: &&CardId| state.card(**c).is(flag);
            state.field().iter().filter(has).count()
        };
        self.face_down += field(Flag::FaceDown);
        self.unseen += field(Flag::Unseen);
        for seat in state.seats() {
            self.drawn += state.zone(Place::Drawn(seat)).len();
            self.stacked += state.zone(Place::Stack(seat)).len();
        }
    }
}

/// All numbers that stand in a view after a name.
fn numbers_after(json: &str, name: &str) -> Vec<u16> {
    let rest = json.split(name).skip(1);
    let digits = |s: &str| {
        s.chars()
            .take_while(char::is_ascii_digit)
            .collect::<String>()
    };
    rest.filter_map(|s| digits(s).parse().ok()).collect()
}

/// 2E-GLOSS-16: whoever chooses among cards, or puts them in order, has seen them.
fn chooses_among(game: &Game, viewer: Option<Seat>, card: CardId) -> bool {
    let Some(pending) = game.pending().filter(|p| Some(p.seat) == viewer) else {
        return false;
    };
    match &pending.choice {
        Choice::Cards { from: cards, .. } | Choice::Order { cards } => cards.contains(&card),
        _ => false,
    }
}

/// 2E-GAP-58
#[test]
fn no_view_names_a_card_its_viewer_cannot_see() {
    for n in games(30) {
        let mut playing = Playing::new(n);
        while playing.step().is_some() {
            if !playing.step.is_multiple_of(11) {
                continue;
            }
            let game = &playing.game;
            for viewer in game.state().seats().map(Some).chain([None]) {
                let mut hidden = game.hidden_from(viewer);
                hidden.retain(|c| !chooses_among(game, viewer, *c));
                let named = numbers_after(&game.view_json(viewer), "\"id\":");
                let leak = named.iter().find(|id| hidden.contains(&CardId(**id)));
                let json = game.view_json(viewer);
                let at = leak.and_then(|id| json.find(&format!("\"id\":{id},")));
                let part = at.map(|at| &json[at.saturating_sub(150)..(at + 150).min(json.len())]);
                assert_eq!(leak, None, "{}: {viewer:?}: {part:?}", playing.place());
            }
        }
    }
}

/// 2E-SHOW-06: ships, events, missions, captives, open dilemmas; 2E-SHOW-01: played cards lie open until
/// they are turned down.
#[test]
fn every_open_card_in_play_is_in_everybodys_view() {
    for n in games(30) {
        let mut playing = Playing::new(n);
        while playing.step().is_some() {
            if !playing.step.is_multiple_of(11) {
                continue;
            }
            let game = &playing.game;
            let open = |c: &CardId| {
                let card = game.state().card(*c);
                let down = card.is(Flag::FaceDown) || card.is(Flag::Unseen);
                card.place.in_play() && !down
            };
            let all = (0..game.state().cards.len() as u16).map(CardId);
            let open: Vec<CardId> = all.filter(open).collect();
            for viewer in game.state().seats().map(Some).chain([None]) {
                let named = numbers_after(&game.view_json(viewer), "\"id\":");
                let missing = open.iter().find(|c| !named.contains(&c.0));
                assert_eq!(missing, None, "{}: {viewer:?}", playing.place());
            }
        }
    }
}

/// 2E-GLOSS-04
#[test]
fn a_player_sees_the_own_discard_pile_and_the_size_of_the_others() {
    let mut seen = 0;
    for n in games(20) {
        let mut playing = Playing::new(n);
        while playing.step().is_some() {}
        let game = &playing.game;
        for viewer in game.state().seats() {
            for player in game.view(Some(viewer)).players {
                let pile = game.state().zone(Place::Discard(player.seat));
                let shown: Vec<CardId> = player.discard.iter().map(|c| c.id).collect();
                assert_eq!(usize::from(player.sizes.discard), pile.len());
                match player.seat == viewer {
                    true => assert_eq!(shown, pile),
                    false => assert_eq!(shown, []),
                }
                seen += shown.len();
            }
        }
    }
    assert!(seen > 0);
}

/// 2E-DIL-03, 2E-DIL-09
#[test]
fn only_the_dilemma_player_sees_drawn_dilemmas_and_the_stack() {
    let (mut drawn, mut stacked) = (0, 0);
    for n in games(40) {
        let mut playing = Playing::new(n);
        while playing.step().is_some() {
            let game = &playing.game;
            if !drawing(game) {
                continue;
            }
            for viewer in game.state().seats().map(Some).chain([None]) {
                let attempt = game
                    .view(viewer)
                    .second()
                    .attempt
                    .clone()
                    .expect("an attempt");
                let chooser = viewer == Some(attempt.opponent);
                let all = |n: u16| if chooser { usize::from(n) } else { 0 };
                assert_eq!(attempt.drawn_cards.len(), all(attempt.drawn));
                assert_eq!(attempt.stack_cards.len(), all(attempt.stack));
                drawn += attempt.drawn_cards.len();
                stacked += attempt.stack_cards.len();
            }
        }
    }
    assert!(drawn > 0 && stacked > 0);
}

/// 2E-ATT-10: the number is told to all, the identities are not.
#[test]
fn everybody_learns_how_many_attempt_a_mission() {
    let mut hidden = 0;
    for n in games(40) {
        let mut playing = Playing::new(n);
        while playing.step().is_some() {
            let game = &playing.game;
            if !drawing(game) {
                continue;
            }
            let views: Vec<_> = game.state().seats().map(|s| game.view(Some(s))).collect();
            let attempts: Vec<_> = views
                .iter()
                .filter_map(|v| v.second().attempt.as_ref())
                .collect();
            let count = attempts[0].participants;
            for (view, attempt) in views.iter().zip(&attempts) {
                let known = attempt.known_participants.len();
                assert_eq!(attempt.participants, count);
                match view.viewer == Some(attempt.attempter) {
                    true => assert_eq!(known, usize::from(count)),
                    false => hidden += usize::from(count) - known,
                }
            }
        }
    }
    assert!(hidden > 0);
}

/// 2E-SHOW-02
#[test]
fn a_card_turned_face_down_is_only_counted_for_the_others() {
    let mut counted = 0;
    for n in games(30) {
        let mut playing = Playing::new(n);
        while playing.step().is_some() {
            if !playing.step.is_multiple_of(13) {
                continue;
            }
            let game = &playing.game;
            for viewer in game.state().seats() {
                let view = game.view(Some(viewer));
                let ships = view.sites.iter().flat_map(|s| &s.ships);
                let crews = ships.chain(&view.kept).flat_map(|s| &s.crews);
                let groups = view.sites.iter().flat_map(|s| &s.groups).chain(crews);
                let mut hidden = 0;
                for group in groups {
                    let count = usize::from(group.hidden + group.hidden_stopped);
                    assert!(count == 0 || group.commander != viewer);
                    let foreign = |c: &engine::CardView| c.face_down && c.commander != Some(viewer);
                    assert!(!group.cards.iter().any(foreign), "{}", playing.place());
                    hidden += count;
                }
                let state = game.state();
                let down = |c: &&CardId| {
                    let card = state.card(**c);
                    card.is(Flag::FaceDown) && card.commander != viewer
                };
                assert_eq!(hidden, state.field().iter().filter(down).count());
                counted += hidden;
            }
        }
    }
    assert!(counted > 0);
}
