//! Tests of the texts that each seat reads.

use cards::Catalogue;
use cards::language::Kind;
use engine::View;
use engine::script::{Table, table};
use engine::{Action, Answer, CardId, Game, Place, Scenario, Seat, SeenEvent};
use locale::Lang;
use tell::why::{Desk, Sheet};
use tell::why_not::NotNow;
use tell::{Names, narrate};

const BARD: &str = "[(when: Static, body: [Apply(m: Stat(on: Every((filter: All([Type(Personnel), Commanded(You), Other]))), stats: [Cunning], n: N(3)), until: InPlay)])]";

fn game(text: &str) -> Game {
    let none = Catalogue::from_packs(vec![]).expect("no packs, no faults");
    let built = Scenario::read(text).and_then(|scenario| scenario.build(&none));
    built.unwrap_or_else(|faults| panic!("{faults:?}")).game
}

fn card(game: &Game, title: &str) -> CardId {
    let table = game.table();
    let mut all = (0..table.faces.len() as u16).map(CardId);
    let found = all.find(|card| table.def(*card).title.as_str() == title);
    found.unwrap_or_else(|| panic!("there is no {title}"))
}

/// A table with a bard who makes Ann more cunning, and whom nobody else sees.
fn with_a_hidden_bard() -> Game {
    game(&format!(
        "personnel Ann: Klingon [Cmd] Honor I5 C6 S7
        personnel Bard: Klingon [Cmd] Honor I5 C5 S5 text {BARD}
        planet Green: Kli span 2 points 30 needs Honor
        player 1
          missions: Green
          at Green: Ann; Bard [down]
        player 2"
    ))
}

fn why(game: &Game, seat: Option<u8>, card: CardId) -> (View, Sheet) {
    let seat = seat.map(Seat);
    let view = game.view(seat);
    let sheet = Desk::new(Names::new(Lang::En, game.table(), seat), &view, game).why(card);
    (view, sheet)
}

/// 2E-GAP-58
#[test]
fn a_card_that_somebody_cannot_see_is_in_no_number_that_is_explained_to_them() {
    let game = with_a_hidden_bard();
    let ann = card(&game, "Ann");
    let cunning = |seat| {
        let (_, sheet) = why(&game, seat, ann);
        let row = |row: &&tell::why::SheetRow| row.label.as_deref() == Some("Cunning");
        sheet.rows.iter().find(row).expect("a row").text.clone()
    };
    assert_eq!(cunning(Some(0)), "9 = 6 printed + 3 Bard");
    for stranger in [Some(1), None] {
        assert_eq!(cunning(stranger), "6 = 6 printed");
        let (_, sheet) = why(&game, stranger, ann);
        assert!(!format!("{sheet:?}").contains("Bard"), "{sheet:?}");
    }
}

#[test]
fn players_have_names_where_they_are_known() {
    let game = with_a_hidden_bard();
    let draws = |who| SeenEvent {
        kind: Kind::Draw,
        who: Some(Seat(who)),
        card: None,
        other: None,
        source: None,
        from: None,
        to: None,
        amount: engine::Amount::Nothing,
        facet: None,
        cards: Vec::new(),
        faces: Vec::new(),
        hidden: 1,
        sides: None,
        score: None,
    };
    let named = ["Ada", "Kira Nerys"].map(String::from);
    let said = |lang, viewer: Option<u8>, people: &[String], who| {
        let names = Names::new(lang, game.table(), viewer.map(Seat)).called(people);
        narrate::sentence(names, &draws(who)).expect("a line")
    };
    assert_eq!(said(Lang::En, Some(0), &named, 0), "You draw a card");
    assert_eq!(
        said(Lang::En, Some(0), &named, 1),
        "Kira Nerys draws a card"
    );
    assert_eq!(said(Lang::En, None, &named, 0), "Ada draws a card");
    assert_eq!(said(Lang::De, None, &named, 0), "Ada zieht eine Karte");
    assert_eq!(said(Lang::En, Some(0), &[], 1), "Player 2 draws a card");
    assert_eq!(said(Lang::De, None, &[], 0), "Spieler 1 zieht eine Karte");
    // These choose words in messages; somebody who is called so is a number.
    let odd = ["one", "nobody"].map(String::from);
    assert_eq!(said(Lang::En, None, &odd, 0), "Player 1 draws a card");
    assert_eq!(said(Lang::En, None, &odd, 1), "Player 2 draws a card");

    let places = |lang, people: &[String]| {
        let names = Names::new(lang, game.table(), Some(Seat(0)));
        names.called(people).to(Place::Hand(Seat(1)))
    };
    assert_eq!(places(Lang::En, &named), "to Kira Nerys's hand");
    assert_eq!(places(Lang::De, &named), "auf die Hand von Kira Nerys");
    assert_eq!(places(Lang::En, &[]), "to player 2's hand");
}

/// 2E-ATT-04
#[test]
fn what_is_not_possible_is_told_with_its_rule_its_cards_and_its_action() {
    let game = game(
        "personnel Ann: Klingon [Cmd] Honor I5 C6 S7
        ship Wren: Klingon staff[Cmd] R8 W6 S6
        space Deep: Kli span 2 points 30 needs Honor
        player 1
          missions: Deep
          at Deep: Wren [stopped]
          aboard Wren: Ann
        player 2",
    );
    let seat = Some(Seat(0));
    let view = game.view(seat);
    let desk = Desk::new(Names::new(Lang::En, game.table(), seat), &view, &game);
    let deep = card(&game, "Deep");
    let about = |no: &NotNow| no.rule == "2E-ATT-04" && no.cards == [deep] && no.action.is_some();
    let all = desk.why_not(&[]);
    assert!(all.iter().any(about), "{all:?}");
    let stranger = game.view(None);
    let desk = Desk::new(Names::new(Lang::En, game.table(), None), &stranger, &game);
    assert!(desk.why_not(&[]).is_empty());
}

/// Player 2 chooses among three dilemmas against three personnel: two copies of Fog, and Storm.
fn choosing() -> Game {
    let mut game = game(
        "personnel Ann: Klingon [Cmd] Honor I5 C6 S7
        planet Green: Kli span 2 points 30 needs Honor
        dilemma Fog: dual cost 1
        dilemma Storm: dual cost 3
        player 1
          missions: Green
          at Green: 3x Ann
        player 2
          pile: 2x Fog; Storm",
    );
    let (mission, ship) = (card(&game, "Green"), None);
    let attempt = Answer::Act(Action::Attempt { mission, ship });
    game.answer(Seat(0), attempt).expect("an attempt");
    game
}

/// 2E-DIL-04, 2E-DIL-05
#[test]
fn a_selection_that_cannot_be_the_answer_says_why() {
    let game = choosing();
    let seat = Some(Seat(1));
    let view = game.view(seat);
    let faces = &view.prompt.as_ref().expect("dilemmas to choose").faces;
    let named = |title: &str| {
        let table = game.table();
        let of = |card: &CardId| table.def(*card).title.as_str() == title;
        let all = faces.iter().map(|face| face.id);
        all.filter(of).collect::<Vec<_>>()
    };
    let (fogs, storm) = (named("Fog"), named("Storm")[0]);
    let desk = Desk::new(Names::new(Lang::En, game.table(), seat), &view, &game);
    let refused = |picked: &[CardId]| {
        let all = desk.why_not(picked);
        let no = all.into_iter().find(|no| no.selection);
        no.map(|no| (no.rule, no.cards))
    };
    assert_eq!(refused(&[]), None);
    assert_eq!(refused(&[fogs[0]]), None);
    let dear = vec![storm, fogs[0]];
    assert_eq!(refused(&dear), Some(("2E-DIL-04", dear.clone())));
    assert_eq!(refused(&fogs), Some(("2E-DIL-05", fogs.clone())));
}

const SPY: &str = "event Spy: text [(when: Order, body: [Look(who: You, what: Every((from: Deck(You, Top(3)))), to: 0)])]
    event Boast: text [(when: Order, body: [Look(who: You, what: Every((from: Deck(You, Top(3)))), open: true, to: 0)])]";

/// The lines of the log about what a text did, as a seat reads them.
fn lines_of(t: &Table, kind: Kind, lang: Lang, seat: Option<u8>) -> Vec<String> {
    let seat = seat.map(Seat);
    let names = Names::new(lang, t.game.table(), seat);
    let events = t.events.iter().filter(|event| event.h.kind == kind);
    events
        .filter_map(|event| narrate::sentence(names, &event.seen_from(seat)))
        .collect()
}

fn using(text: &str, deck: &str) -> Table {
    let mut t = table(&format!(
        "{SPY}
        personnel Ann: Klingon [Cmd] Honor I5 C6 S7
        personnel Bo: Klingon [Cmd] Honor I5 C6 S7
        personnel Tom: Klingon [Cmd] Honor I5 C6 S7
        players 3
        player 1
          core: {text}
          deck: {deck}
        player 2
        player 3"
    ));
    t.use_text(text, 0);
    t
}

/// 2E-GLOSS-09
#[test]
fn examined_cards_are_named_to_the_one_who_examines_them_and_counted_for_the_others() {
    let t = using("Spy", "Ann; Bo; Tom");
    let said = |lang, seat| lines_of(&t, Kind::Look, lang, seat);
    assert_eq!(
        said(Lang::En, Some(0)),
        ["You look at Ann, Bo and Tom (Spy)"]
    );
    assert_eq!(
        said(Lang::De, Some(0)),
        ["Du siehst dir Ann, Bo und Tom an (Spy)"]
    );
    for stranger in [Some(1), Some(2), None] {
        assert_eq!(
            said(Lang::En, stranger),
            ["Player 1 looks at 3 cards (Spy)"]
        );
        assert_eq!(
            said(Lang::De, stranger),
            ["Spieler 1 sieht sich 3 Karten an (Spy)"]
        );
    }
}

/// 2E-GLOSS-09
#[test]
fn revealed_cards_are_named_to_everybody() {
    let t = using("Boast", "Ann; Bo; Tom");
    for seat in [Some(1), Some(2), None] {
        assert_eq!(
            lines_of(&t, Kind::Reveal, Lang::En, seat),
            ["Player 1 reveals Ann, Bo and Tom (Boast)"]
        );
    }
}

#[test]
fn nothing_to_examine_is_no_card() {
    let t = using("Spy", "");
    assert_eq!(
        lines_of(&t, Kind::Look, Lang::En, Some(1)),
        ["Player 1 looks at 0 cards (Spy)"]
    );
}

/// A hand is named as a whole; of a long list the rest is counted.
#[test]
fn many_examined_cards_are_named_as_far_as_one_can_read_them() {
    let game = with_a_hidden_bard();
    let ann = card(&game, "Ann");
    let look = |n| SeenEvent {
        kind: Kind::Look,
        who: Some(Seat(0)),
        card: None,
        other: None,
        source: None,
        from: None,
        to: None,
        amount: engine::Amount::Nothing,
        facet: None,
        cards: vec![ann; n],
        faces: Vec::new(),
        sides: None,
        score: None,
        hidden: 0,
    };
    let names = Names::new(Lang::En, game.table(), Some(Seat(0)));
    let said = |n| narrate::sentence(names, &look(n)).expect("a line");
    assert_eq!(said(12).matches("Ann").count(), 12);
    assert_eq!(said(30).matches("Ann").count(), 12);
    assert!(said(30).ends_with("Ann and 18 cards"), "{}", said(30));
}

/// The lines of the log for what has just happened, as a seat reads them.
fn lines(game: &Game, events: &[engine::Event], seat: u8) -> Vec<String> {
    let names = Names::new(Lang::En, game.table(), Some(Seat(seat)));
    let told = |event: &engine::Event| narrate::sentence(names, &event.seen_from(names.viewer));
    events.iter().filter_map(told).collect()
}

#[test]
fn a_text_that_asks_first_is_used_only_after_the_answer() {
    for body in [
        "May(who: You, body: [Draw(who: You, n: N(1))])",
        "Each(over: Players(Each), slot: 1, body: [May(who: In(1), body: [Draw(who: In(1), n: N(1))])])",
    ] {
        asks_first(body);
    }
}

fn asks_first(body: &str) {
    let asked = || {
        let mut game = game(&format!(
            "personnel Ann: Klingon [Cmd] Honor I5 C6 S7
            ship Wren: Klingon staff[Cmd] R8 W6 S6
            planet Green: Kli span 2 points 30 needs Honor
            event Muse: cost 1 text [(when: On((kind: Beam, who: You, card: Any)), body: [{body}])]
            player 1
              missions: Green
              core: Muse
              at Green: Wren
              aboard Wren: Ann
            player 2"
        ));
        game.set_log(true);
        let (ann, wren) = (card(&game, "Ann"), card(&game, "Wren"));
        let site = game.view(None).sites[0].site;
        let (from, to) = (Place::Aboard(wren), Place::Surface(site));
        let beam = Answer::Act(Action::Beam { from, to });
        game.answer(Seat(0), beam).expect("a beam");
        if matches!(
            game.pending().expect("a question").choice,
            engine::Choice::Cards { .. }
        ) {
            let all = Answer::Cards(vec![ann]);
            game.answer(Seat(0), all).expect("one to beam");
        }
        let events = game.take_events();
        let before = lines(&game, &events, 0);
        assert!(
            before.iter().all(|line| !line.contains("Muse")),
            "{before:?}"
        );
        assert_eq!(
            game.pending().expect("a question").choice,
            engine::Choice::YesNo
        );
        game
    };
    let mut yes = asked();
    yes.answer(Seat(0), Answer::YesNo(true)).expect("an answer");
    let events = yes.take_events();
    let after = lines(&yes, &events, 0);
    assert_eq!(after[0], "You use Muse", "{after:?}");
    assert!(after[1].starts_with("You draw"), "{after:?}");
    let mut no = asked();
    no.answer(Seat(0), Answer::YesNo(false)).expect("an answer");
    let events = no.take_events();
    let after = lines(&no, &events, 0);
    assert!(after.iter().all(|line| !line.contains("Muse")), "{after:?}");
}

/// 2E-SHOW-03
#[test]
fn the_log_names_the_card_whose_text_is_used_also_face_down() {
    let mut game = game(
        "personnel Ann: Klingon [Cmd] Honor I5 C6 S7 text [(when: Order, body: [
            Draw(who: You, n: N(1))])]
        planet Green: Kli span 2 points 30 needs Honor
        player 1
          missions: Green
          at Green: Ann [down]
        player 2",
    );
    game.set_log(true);
    let ann = card(&game, "Ann");
    let ability = engine::AbilityRef::Printed(0);
    let answer = Answer::Act(Action::Use { card: ann, ability });
    game.answer(Seat(0), answer).expect("an order");
    let events = game.take_events();
    for (seat, who) in [(0, "You use"), (1, "Player 1 uses")] {
        let told = lines(&game, &events, seat);
        assert!(told.contains(&format!("{who} Ann")), "{told:?}");
    }
    // But not which of the cards it is.
    let used = |event: &&engine::Event| event.h.kind == Kind::UseAbility;
    let used = events.iter().find(used).expect("a use");
    assert_eq!(used.seen_from(Some(Seat(1))).card, None);
}
