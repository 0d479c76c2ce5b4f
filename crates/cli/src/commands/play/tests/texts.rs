//! Game text where players need it.

use super::*;
use crate::commands::play::sheets::all_cards;

const GARDEN: &str = r#"
    personnel Ada Quill: Federation [Cmd] Exobiology I5 C6 S5 cost 2 text [
        (when: Order, body: [Pay(who: You, must: true, cost: [Stop(what: One(This), on: true)],
            get: [Draw(who: You, n: N(2))])])]
    planet Green Valley: any span 2 points 30 needs Exobiology
    player 1
      missions: Green Valley
      at Green Valley: Ada Quill
    player 2
    turn of 1
    segment orders"#;

const SENTENCE: &str = "Order - Stop this personnel to draw two cards.";

#[test]
fn the_text_of_an_offered_ability_stands_above_the_list() {
    let mut app = scenario(GARDEN, &[1]);
    press(&mut app, "/ada quill");
    assert!(screen(&mut app, 120, 40).contains(SENTENCE));
    press(&mut app, "⎋/end⏎");
    assert!(!screen(&mut app, 120, 40).contains(SENTENCE));
}

#[test]
fn a_card_in_full_has_its_text() {
    for lang in Lang::ALL {
        let mut app = scenario_in(lang, GARDEN, &[1]);
        let cards = all_cards(&app.view);
        let ada = cards
            .iter()
            .find(|c| app.names().title(c.id) == "Ada Quill");
        let ada = ada.expect("she is on the table").id;
        let text = crate::texts::of_card(lang, app.names().def(ada)).expect("a text");
        let first: Vec<&str> = text.split_whitespace().take(4).collect();
        let sheet = app.desk().zoom(ada);
        app.sheets.push(sheet);
        assert!(screen(&mut app, 120, 40).contains(&first.join(" ")));
    }
}
