//! Alternatives of a text are read, not counted.

use cards::Catalogue;
use cards::language::{Block, Effect};
use locale::Lang;
use tell::texts;

fn ways<'a>(block: &'a Block, out: &mut Vec<&'a Vec<Block>>) {
    for effect in block {
        if let Effect::OneOf { options, .. } = effect {
            out.push(options);
        }
        for inside in effect.blocks() {
            ways(inside, out);
        }
    }
}

#[test]
fn every_alternative_of_the_packs_says_what_it_does() {
    let mut count = 0;
    for card in Catalogue::second_edition().cards() {
        for (ability, text) in card.text.iter().enumerate() {
            let mut found = Vec::new();
            ways(&text.body, &mut found);
            for (options, lang) in found.iter().flat_map(|o| Lang::ALL.map(|lang| (o, lang))) {
                let say = |n| texts::of_alternative(lang, card, ability, (options, n));
                let said: Option<Vec<String>> = (0..options.len()).map(say).collect();
                let said = texts::apart(&said.unwrap_or_else(|| panic!("{}", card.title)));
                let mut different = said.clone();
                different.sort();
                different.dedup();
                assert_eq!(different.len(), said.len(), "{}: {said:?}", card.title);
                assert!(said.iter().all(|text| text.len() > 10), "{said:?}");
                count += said.len();
            }
        }
    }
    assert!(count > 10);
}

#[test]
fn what_all_texts_begin_with_is_left_out() {
    let apart =
        |all: &[&str]| texts::apart(&all.iter().map(ToString::to_string).collect::<Vec<_>>());
    let shared = apart(&["Draw a card. Stop it.", "Draw a card. Kill it."]);
    assert_eq!(shared, ["Stop it.", "Kill it."]);
    let named = ["Stop the U.S.S. Wren.", "Stop the U.S.S. Kite."];
    assert_eq!(apart(&named), named);
    assert_eq!(apart(&["Ä. B.", "Ö. B."]), ["Ä. B.", "Ö. B."]);
    assert!(apart(&[]).is_empty());
}
