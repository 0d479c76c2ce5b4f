//! A table to try cards on: a crew that can attempt missions, an opponent, and the cards where they can be used.

use crate::failure::Failure;
use cards::lexicon::{Affiliation, CardType, DilemmaKind};
use cards::pack::Pack;
use cards::{CardDef, Catalogue, Facts, Plays};
use locale::message;

/// The catalogue with the cards, and a scenario with them. Personnel, ships and equipment are in play (and in hand, if
/// there may be two of them), events and interrupts in hand, missions in the row, dilemmas in the opponent's pile.
pub fn of(known: &Catalogue, cards: Vec<CardDef>) -> Result<(Catalogue, String), Failure> {
    let text = scenario(&cards);
    let pack = Pack {
        name: String::from("own"),
        cards,
    };
    let (catalogue, left_out) = known
        .with_packs(vec![pack])
        .map_err(|error| Failure::Other(error.message()))?;
    match left_out.first() {
        None => Ok((catalogue, text)),
        Some(out) => Err(Failure::Other(message!(
            "packs-card-out",
            pack = &out.pack,
            id = &out.id
        ))),
    }
}

/// Cards by their ids, as a scenario lists them.
fn listed<'a>(cards: impl Iterator<Item = &'a CardDef>) -> String {
    let ids: Vec<&str> = cards.map(|card| card.id.as_str()).collect();
    ids.join("; ")
}

fn scenario(cards: &[CardDef]) -> String {
    let of = |kinds: &'static [CardType]| {
        let wanted = move |card: &&CardDef| kinds.contains(&card.card_type());
        cards.iter().filter(wanted)
    };
    let affiliation = cards.iter().find_map(CardDef::affiliation);
    let code = affiliation.unwrap_or(Affiliation::Federation).code();
    let name = affiliation.unwrap_or(Affiliation::Federation).name();
    let space =
        of(&[CardType::Dilemma]).any(|card| card.dilemma_kind() == Some(DilemmaKind::Space));
    let site = if space {
        "Quiet Nebula"
    } else {
        "Green Valley"
    };
    let crew = &[CardType::Personnel, CardType::Equipment];
    let again = of(&[CardType::Personnel, CardType::Equipment, CardType::Ship]);
    let hand = listed(
        of(&[CardType::Event, CardType::Interrupt]).chain(again.filter(|card| !card.unique)),
    );
    let headquarters = |card: &&CardDef| matches!(&card.facts, Facts::Mission { plays, .. } if plays.iter().any(|p| matches!(p, Plays::Cards { .. })));
    let own_base = of(&[CardType::Mission]).any(|card| headquarters(&card));
    let base = if own_base { "" } else { "Home Port; " };
    let ships = listed(of(&[CardType::Ship]));
    let pile = match listed(of(&[CardType::Dilemma])) {
        none if none.is_empty() => String::from("3x Hard Rain"),
        own => own
            .split("; ")
            .map(|id| format!("3x {id}"))
            .collect::<Vec<_>>()
            .join("; "),
    };
    let line = |word: &str, cards: &str| match cards.is_empty() {
        true => String::new(),
        false => format!("  {word}: {cards}\n"),
    };
    format!(
        "seed 7
hq Home Port: plays {code}, NA, equipment span 2
hq Far Port: plays Kli, NA, equipment span 2
planet Green Valley: any span 2 points 30 needs Leadership and Science and Cunning>20
space Quiet Nebula: any span 2 points 30 needs Engineer and Astrometrics and Cunning>20
planet Stone Desert: any span 2 points 35 needs Security and Strength>20
ship Patrol Boat: {name} staff[Stf] R9 W7 S7
personnel First Guide: {name} [Cmd] Leadership Diplomacy Officer I6 C6 S5 cost 2
personnel Second Guide: {name} [Stf] Science Medical Exobiology I6 C6 S5 cost 2
personnel Third Guide: {name} [Stf] Engineer Astrometrics Physics I5 C6 S6 cost 2
personnel Fourth Guide: {name} [Stf] Security Honor Navigation I5 C5 S7 cost 2
ship Grey Cutter: Klingon staff[Stf] R8 W8 S6
personnel Grey Captain: Klingon [Cmd] Leadership Honor I5 C5 S7 cost 2
personnel Grey Guard: Klingon [Stf] Security Honor I4 C5 S7 cost 2
dilemma Hard Rain: dual cost 2

player 1
  counters 7
  missions: {base}Green Valley; Quiet Nebula{missions}
{hand}  at {site}: Patrol Boat{ships}
  aboard Patrol Boat: First Guide; Second Guide; Third Guide; Fourth Guide{crew}
player 2
  missions: Far Port; Stone Desert
  hand: Grey Guard
  at Stone Desert: Grey Cutter
  aboard Grey Cutter: Grey Captain; Grey Guard
  pile: {pile}
turn of 1
segment {segment}
",
        missions = more(&listed(of(&[CardType::Mission]))),
        segment = if hand.is_empty() { "orders" } else { "play" },
        hand = line("hand", &hand),
        ships = more(&ships),
        crew = more(&listed(of(crew))),
    )
}

/// Further cards of a list.
fn more(cards: &str) -> String {
    match cards.is_empty() {
        true => String::new(),
        false => format!("; {cards}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::text::card_file;
    use engine::Scenario;

    #[test]
    fn every_type_of_card_finds_a_place_on_the_table() {
        let own = include_str!("../../../../../examples/own-cards.txt");
        let more = "
title: Wren
type: ship
affiliation: Romulan
class: Bird Class
staffing: Cmd Stf
attributes: 8 6 6
cost: 4

title: Spade
type: equipment
cost: 1

title: Dig a Well
type: mission
kind: planet
span: 2
points: 30
requirements: Geology and Strength>20

title: Old Harbour
type: mission
kind: headquarters
span: 2
plays: [Fed] cards and equipment

title: Cold Front
type: dilemma
kind: space
cost: 1
";
        let all = format!("{own}{more}");
        for text in [own, more, &all] {
            let drafts = card_file::read(text).expect("cards");
            let cards: Vec<CardDef> = drafts.into_iter().map(|draft| draft.card).collect();
            let n = cards.len();
            let (catalogue, text) =
                of(Catalogue::second_edition(), cards.clone()).expect("a table");
            let scenario = Scenario::read(&text).expect("a scenario");
            let built = scenario.build(&catalogue).expect("a game");
            assert!(built.game.pending().is_some_and(|asked| asked.seat.0 == 0));
            let on_table = |card: &CardDef| scenario.pieces.iter().any(|p| p.name == card.id);
            assert!(cards.iter().all(on_table), "{n} cards");
        }
    }
}
