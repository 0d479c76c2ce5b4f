//! Corrections made before a text is read: a short list of misprints, and spacing.

/// A text as it should have been printed, with the way back to the printed places.
#[derive(Clone, Debug)]
pub struct Normal {
    /// The corrected text.
    pub text: String,
    /// Places in the corrected text, each with the place in the printed text; in order.
    map: Vec<(usize, usize)>,
}

impl Normal {
    /// The place in the printed text for a place in the corrected one.
    pub fn original(&self, at: usize) -> usize {
        let n = self.map.partition_point(|(here, _)| *here <= at);
        match n.checked_sub(1).and_then(|n| self.map.get(n)) {
            Some((here, there)) => there + (at - here),
            None => at,
        }
    }
}

/// Misprints, each with the words that are meant.
pub const MISPRINTS: &[(&str, &str)] = &[
    ("peronnel", "personnel"),
    ("cannont", "cannot"),
    ("requirments", "requirements"),
    ("Enginner", "Engineer"),
    ("kill and opponent's", "kill an opponent's"),
    ("draw and equal", "draw an equal"),
    ("top card or his", "top card of his"),
    ("after you opponent", "after your opponent"),
    (
        "returns to it's dilemma pile",
        "returns to its owner's dilemma pile",
    ),
    ("effect last until", "effect lasts until"),
    ("attributes-2", "attributes -2"),
    ("to use that programming", "to use that Programming"),
    ("stop that personnel draw", "stop that personnel to draw"),
    ("this personnel's cost -1", "this personnel's cost is -1"),
    (
        "select an Engineer to be killed",
        "select an Engineer personnel to be killed",
    ),
    ("an Biology", "a Biology"),
    ("an Physics", "a Physics"),
    ("an Diplomacy", "a Diplomacy"),
    ("a Anthropology", "an Anthropology"),
    ("non-Headquarters", "non-headquarters"),
    ("Headquarters", "headquarters"),
    ("may only do this once", "may do this only once"),
    (
        "is returned to its owner's dilemma pile",
        "returns to its owner's dilemma pile",
    ),
    (
        "complete this mission requiring",
        "complete a mission requiring",
    ),
    ("equipped with a hand weapon", "equipped with a Hand Weapon"),
    ("on this event (While", "on this event. (While"),
    ("his or her owners must", "his or her owner must"),
    (
        "select an opponent's personnel and take command",
        "select an opponent's personnel involved and take command",
    ),
    ("..", "."),
];

/// Corrects misprints and spacing, and drops the braces around titles.
pub fn normalise(text: &str) -> Normal {
    let mut normal = Normal {
        text: String::with_capacity(text.len()),
        map: vec![(0, 0)],
    };
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let before = at == 0 || !text[..at].ends_with(|c: char| c.is_alphanumeric());
        let hit = MISPRINTS.iter().find(|(wrong, right)| {
            wrong != right
                && rest.starts_with(wrong)
                && (before || *wrong == ".." || wrong.starts_with(' '))
        });
        if let Some((wrong, right)) = hit {
            normal.text.push_str(right);
            at += wrong.len();
            normal.map.push((normal.text.len(), at));
            continue;
        }
        let Some(c) = rest.chars().next() else { break };
        let next = at + c.len_utf8();
        match c {
            '{' | '}' => normal.map.push((normal.text.len(), next)),
            c if c.is_whitespace() => {
                let doubled = normal.text.ends_with(' ') || normal.text.is_empty();
                if doubled {
                    normal.map.push((normal.text.len(), next));
                } else {
                    normal.text.push(' ');
                }
            }
            '\u{2019}' => {
                normal.text.push('\'');
                normal.map.push((normal.text.len(), next));
            }
            // Sums are spaced: Cunning + Strength.
            '+' if rest[1..].starts_with(|c: char| c.is_alphabetic())
                && !normal.text.ends_with(' ') =>
            {
                normal.text.push_str(" + ");
                normal.map.push((normal.text.len(), next));
            }
            c => normal.text.push(c),
        }
        at = next;
    }
    let end = normal.text.trim_end().len();
    normal.text.truncate(end);
    // A text that ends with a title that ends with a mark of its own has lost its full stop.
    if normal.text.ends_with(['?', '!']) {
        normal.text.push('.');
    }
    normal
}
