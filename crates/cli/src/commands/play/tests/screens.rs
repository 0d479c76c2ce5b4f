//! Pictures of screens, compared letter by letter.

use super::*;
use locale::say;

/// A table with a bit of everything.
pub const TABLE: &str = "
seed 3
personnel Ada Quill: Federation [Cmd] Medical 2 Science I5 C6 S4 cost 2 unique
personnel Brik: Federation [Stf] Engineer Physics I6 C6 S5 cost 2
personnel Corin Vale: Non-Aligned [Stf] Treachery Security I3 C6 S6 cost 3
personnel Dessa: Federation [Stf] Medical Programming I6 C7 S4 cost 3
personnel Eno Tarr: Federation Security I5 C4 S7 cost 1
personnel Fenn: Federation [Cmd] Leadership Officer I7 C6 S5 cost 4
ship Example: Federation staff[Cmd Stf] R8 W9 S8 cost 5
ship Kestrel: Romulan staff[Cmd Cmd Stf] R9 W8 S7 cost 6
personnel Sela: Romulan [Cmd] Intelligence Treachery I3 C7 S6 cost 3
planet Cure Plague: Fed Baj span 2 points 40 Gamma needs Anthropology and 3 Medical and Science and Cunning>36
space Collect Sample: Fed Rom Fer span 3 points 35 Alpha needs Physics and 2 Science and Cunning>34
planet Access Relay: Fed Kli Car span 2 points 35 Alpha needs 2 Programming and Cunning>34 and (Engineer or Security)
space Salvage: Fed NA span 4 points 30 Delta needs Engineer and Programming and Strength>30
hq Homeworld: plays Fed, NA, equipment span 2
hq Capital: plays Rom, NA, equipment span 2
dilemma Locked Door: dual cost 2
dilemma Sample Hazard: planet cost 3
dilemma Ion Storm: space cost 4
dilemma Old Grudge: dual cost 1

player 1
  score 35
  missions: Homeworld; Cure Plague; Collect Sample; Access Relay [completed]; Salvage
  hand: Ada Quill; Kestrel; Corin Vale; Example; Dessa
  at Homeworld: Fenn; Corin Vale
  at Cure Plague: Example as example; Brik [stopped]; Dessa; Eno Tarr
  aboard example: Fenn; Brik; Dessa
  pile: Locked Door; Sample Hazard; Ion Storm; Old Grudge
  discard: Eno Tarr
player 2
  score 65
  missions: Capital; Collect Sample; Salvage; Access Relay; Cure Plague
  hand: Sela; Kestrel
  at Capital: Kestrel as kestrel
  aboard kestrel: Sela; Sela [down]; Sela [down, stopped]
  pile: Locked Door; Sample Hazard; Ion Storm; Old Grudge
turn of 1
";

fn orders() -> App {
    scenario(&format!("{TABLE}\nsegment orders"), &[1])
}

fn plays() -> App {
    scenario(&format!("{TABLE}\nsegment play"), &[1])
}

#[test]
fn the_table_in_a_large_terminal() {
    let mut app = orders();
    insta::assert_snapshot!(screen(&mut app, 120, 40));
}

#[test]
fn the_table_in_a_small_terminal() {
    let mut app = orders();
    press(&mut app, "⇥→");
    insta::assert_snapshot!(screen(&mut app, 80, 24));
}

#[test]
fn a_terminal_that_is_too_small() {
    let mut app = orders();
    insta::assert_snapshot!(screen(&mut app, 60, 20));
}

#[test]
fn cards_to_beam_are_picked_with_their_sums() {
    let mut app = orders();
    press(&mut app, "/beam from example to cure⏎ ↓ ");
    insta::assert_snapshot!(screen(&mut app, 100, 30));
}

#[test]
fn a_card_in_full() {
    let mut app = plays();
    press(&mut app, "⇥⇥⏎");
    insta::assert_snapshot!(screen(&mut app, 80, 24));
}

#[test]
fn a_mission_in_full_and_what_it_lacks() {
    let mut app = orders();
    press(&mut app, "⇥→⏎");
    let zoom = screen(&mut app, 100, 40);
    press(&mut app, "?");
    insta::assert_snapshot!(format!("{zoom}\n{}", screen(&mut app, 100, 40)));
}

#[test]
fn what_is_not_possible_and_the_rule_that_says_so() {
    let mut app = orders();
    press(&mut app, "w");
    let list = screen(&mut app, 80, 24);
    press(&mut app, "⏎");
    insta::assert_snapshot!(format!("{list}\n{}", screen(&mut app, 80, 24)));
}

#[test]
fn dilemmas_are_chosen_against_a_limit_and_faced() {
    let mut app = scenario(&format!("{TABLE}\nsegment orders"), &[1, 2]);
    press(&mut app, "⏎/attempt⏎");
    let hidden = screen(&mut app, 100, 36);
    assert!(hidden.contains("Pass the keyboard to player 2"));
    assert!(!hidden.contains("Homeworld"));
    press(&mut app, "⏎ ");
    insta::assert_snapshot!(screen(&mut app, 120, 40));
}

#[test]
fn an_attempt_in_progress_in_a_small_terminal() {
    let mut app = scenario(&format!("{TABLE}\nsegment orders"), &[1, 2]);
    press(&mut app, "⏎/attempt⏎⏎");
    insta::assert_snapshot!(screen(&mut app, 80, 24));
}

#[test]
fn three_players_in_a_large_terminal() {
    let third = "player 3\n  missions: Capital; Salvage\n  at Salvage: Kestrel as third\n  aboard third: Sela";
    let mut app = scenario(
        &format!("players 3\n{TABLE}\nsegment orders\n{third}"),
        &[1],
    );
    insta::assert_snapshot!(screen(&mut app, 120, 44));
}

#[test]
fn the_end() {
    let mut app = orders();
    press(&mut app, "qc");
    insta::assert_snapshot!(screen(&mut app, 80, 24));
}

#[test]
fn how_to_leave_is_said_in_full_in_every_language() {
    for lang in Lang::ALL {
        let mut app = scenario_in(lang, &format!("{TABLE}\nsegment orders"), &[1]);
        press(&mut app, "q");
        let text = screen(&mut app, 80, 24);
        for id in ["leave", "leave-yes", "leave-concede", "leave-no"] {
            assert!(text.contains(&say!(lang, id)), "{text}");
        }
    }
}

#[test]
fn the_keys() {
    let mut app = orders();
    press(&mut app, "h");
    insta::assert_snapshot!(screen(&mut app, 80, 32));
}
