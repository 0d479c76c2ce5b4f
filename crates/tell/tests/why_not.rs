//! "Why not?" about any card has an answer in words.

use cards::deck::starters::starters;
use cards::{Catalogue, DeckRules};
use engine::random::RandomPlayer;
use engine::{Action, CardId, Choice, Deck, Game, Rules, Scenario, Seat};
use locale::Lang;
use tell::why::Desk;
use tell::words::Group;
use tell::{Names, seen, why_not::NotNow};

fn game(text: &str) -> Game {
    let built = Scenario::read(text).expect("a scenario");
    built
        .build(Catalogue::second_edition())
        .expect("a game")
        .game
}

fn card(game: &Game, title: &str) -> CardId {
    let all = (0..game.state().cards.len() as u16).map(CardId);
    let mut named = all.filter(|c| game.table().def(*c).title.as_str() == title);
    named.next().expect("a card of that name")
}

fn about(game: &Game, title: &str) -> Vec<NotNow> {
    let view = game.view(Some(Seat(0)));
    let names = Names::new(Lang::En, game.table(), Some(Seat(0)));
    Desk::new(names, &view, game).why_not_card(card(game, title))
}

const CAST: &str = "
    personnel Ann: Klingon [Cmd] Honor I5 C6 S7
    personnel Bo: Klingon [Stf] Honor I5 C6 S7
    personnel Vic: Romulan [Stf] Honor I5 C6 S7
    ship Wren: Klingon staff[Cmd] R8 W6 S6
    ship Owl: Klingon staff[Cmd] R8 W6 S6
    event Plan: cost 1
    planet Green: Kli span 2 points 30 needs Honor
    planet Red: Kli span 2 points 30 needs Honor
    space Deep: Kli span 2 points 30 needs Honor";

fn table(more: &str) -> Game {
    game(&format!("{CAST}\n{more}"))
}

fn reason(all: &[NotNow], group: Group) -> &NotNow {
    let found = all.iter().find(|no| no.group == Some(group));
    found.unwrap_or_else(|| panic!("no reason about {group:?}: {all:?}"))
}

/// 2E-ATT-02, 2E-BEAM-01, 2E-BEAM-06
#[test]
fn a_ship_says_why_its_crew_cannot_attempt_a_planet_or_beam_in_space() {
    let game = table(
        "player 1
          missions: Green; Red; Deep
          at Green: Wren
          aboard Wren: Ann
          at Deep: Owl
          at Red: Bo
        player 2
          missions: Red as theirs
          at theirs: Vic",
    );
    let wren = about(&game, "Wren");
    let attempt = reason(&wren, Group::Attempt);
    assert_eq!(attempt.rule, "2E-ATT-02");
    assert!(attempt.text.contains("beam down first"), "{}", attempt.text);
    let beam = about(&game, "Owl");
    assert!(
        reason(&beam, Group::Beam).text.contains("space"),
        "{beam:?}"
    );
    assert!(!reason(&about(&game, "Owl"), Group::Move).text.is_empty());
    // Bo has no ship there.
    let bo = about(&game, "Bo");
    assert_eq!(reason(&bo, Group::Beam).rule, "2E-BEAM-01");
    let vic = about(&game, "Vic");
    assert!(vic[0].text.contains("you do not command Vic"), "{vic:?}");
}

/// 2E-ORD-01, 2E-TURN-02
#[test]
fn a_person_acts_with_the_group_and_what_comes_later_says_when() {
    let text = |segment: &str| {
        format!(
            "segment {segment}
            player 1
              missions: Green; Deep
              hand: Plan
              at Green: Wren; Ann
            player 2"
        )
    };
    let orders = table(&text("orders"));
    let ann = about(&orders, "Ann");
    // Beaming and attempting are possible: the group does it.
    assert_eq!(ann.len(), 1, "{ann:?}");
    assert!(ann[0].text.contains("act with the group"), "{ann:?}");
    let plan = about(&orders, "Plan");
    assert!(plan[0].text.contains("beginning of the turn"), "{plan:?}");
    let play = table(&text("play"));
    let ann = about(&play, "Ann");
    assert!(reason(&ann, Group::Beam).text.contains("orders come after"));
    assert!(
        reason(&ann, Group::Attempt)
            .text
            .contains("orders come after")
    );
}

fn begins_with(action: &Action, card: CardId) -> bool {
    match *action {
        Action::Play { card: first, .. } | Action::Use { card: first, .. } => first == card,
        Action::Move { ship, .. } => ship == card,
        Action::Attempt { mission, ship } => mission == card || ship == Some(card),
        Action::Repair { damage } => damage == card,
        Action::Beam { from, to } => from.host() == Some(card) || to.host() == Some(card),
        _ => false,
    }
}

/// Every kind of card at every kind of question: what has no action has a reason, and no card is named by a number.
#[test]
fn whatever_has_no_action_has_a_reason_in_words() {
    let catalogue = Catalogue::second_edition();
    let decks: Vec<Deck> = starters()
        .iter()
        .map(|starter| {
            let list = &starter.reading.list;
            let checked = list.validate(catalogue, &DeckRules::default());
            Deck::from(&checked.expect("a starter deck is legal").0)
        })
        .collect();
    let mut asked = 0;
    for seed in 0..6 {
        let pair = [
            decks[seed % decks.len()].clone(),
            decks[(seed + 5) % decks.len()].clone(),
        ];
        let rules = Rules::r2003();
        let mut game = Game::new(catalogue.shared(), &pair, rules, seed as u64).expect("a game");
        let mut player = RandomPlayer::eager(seed as u64);
        for step in 0..600 {
            let Some((seat, answer)) = player.answer(&game) else {
                break;
            };
            if step % 5 == 0 {
                for viewer in [Seat(0), Seat(1)] {
                    asked += check_all(&game, viewer, Lang::ALL[step % Lang::ALL.len()]);
                }
            }
            game.answer(seat, answer).expect("legal");
        }
    }
    assert!(asked > 1000, "{asked}");
}

fn check_all(game: &Game, viewer: Seat, lang: Lang) -> usize {
    let view = game.view(Some(viewer));
    let names = Names::new(lang, game.table(), Some(viewer));
    let desk = Desk::new(names, &view, game);
    let cards = seen::all_cards(&view);
    let actions = view.prompt.iter().flat_map(|prompt| &prompt.actions);
    let actions: Vec<&Action> = actions.collect();
    for card in &cards {
        let title = names.title(card.id);
        let reasons = desk.why_not_card(card.id);
        let acts = actions.iter().any(|action| begins_with(action, card.id));
        assert!(acts || !reasons.is_empty(), "{title}: {:?}", view.prompt);
        for no in reasons {
            assert!(!no.text.contains('#'), "{}", no.text);
            assert!(!no.text.ends_with(": "), "{}", no.text);
            let vague = ["not possible now", "jetzt nicht möglich"];
            assert!(
                vague.iter().all(|text| !no.text.ends_with(text)),
                "{}",
                no.text
            );
        }
    }
    if let Some(prompt) = &view.prompt
        && let Choice::Cards { from, .. } = &prompt.choice
    {
        for no in desk.why_not(&from[..from.len().min(2)]) {
            assert!(!no.text.contains('#'), "{}", no.text);
        }
    }
    cards.len()
}
