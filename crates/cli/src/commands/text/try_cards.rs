//! `spaceline text try`: cards of one's own, compiled, shown and played.

use super::card_file::{self, Draft};
use super::explain::Reading;
use super::{pointer, scene};
use crate::commands::cards::face;
use crate::commands::play;
use crate::failure::{Failure, Outcome};
use crate::{library, texts};
use cards::{CardDef, Support};
use gametext::Compiled;
use locale::{Lang, message, say};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The largest file: thousands of cards.
const MOST_MEGABYTES: u32 = 1;

#[derive(Debug, clap::Args)]
pub struct Args {
    file: PathBuf,
    #[arg(long)]
    check: bool,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let drafts = read(lang, &self.file)?;
        // What the cards are called can be said in their texts.
        texts::teach(drafts.iter().map(|draft| &draft.card));
        let mut cards = Vec::new();
        let mut declined = 0;
        for draft in &drafts {
            let mut card = draft.card.clone();
            if !draft.text.is_empty() {
                match texts::compile(texts::compiler(), &card, &draft.text) {
                    Ok(Compiled { play, text }) => {
                        (card.play, card.text, card.support) = (play, text, Support::Full);
                    }
                    Err(why) => {
                        declined += 1;
                        let place =
                            say!(lang, "try-line", line = draft.line, card = card.full_name());
                        writeln!(out, "{place}\n")?;
                        pointer::write(lang, out, &draft.text, &why)?;
                        writeln!(out)?;
                        continue;
                    }
                }
            }
            show(lang, out, &card)?;
            cards.push(card);
        }
        if declined > 0 {
            return Err(Failure::Check {
                message: message!("try-declined", n = declined),
                hint: message!("explain-failed-hint"),
            });
        }
        if self.check {
            return Ok(());
        }
        play::needs_terminal("text try", message!("try-needs-terminal-hint"))?;
        out.flush()?;
        let (catalogue, scenario) = scene::of(library::catalogue(), cards)?;
        play::scenario(lang, out, &catalogue, scenario)
    }
}

fn read(lang: Lang, path: &Path) -> Result<Vec<Draft>, Failure> {
    let file = path.display().to_string();
    let text = crate::file::read_text(path, MOST_MEGABYTES).map_err(|why| Failure::Asked {
        message: message!("cannot-read-file", file = &file, why = why),
        hint: Some(message!("try-hint")),
    })?;
    card_file::read(&text).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(|fault| fault.say(lang)).collect();
        Failure::Asked {
            message: message!("in-file", file = file, what = faults.join("\n       ")),
            hint: Some(message!("try-hint")),
        }
    })
}

/// The card in a box, then how its text is understood.
fn show(lang: Lang, out: &mut dyn Write, card: &CardDef) -> Outcome {
    face::write(lang, out, card)?;
    let (play, text) = (card.play.clone(), card.text.clone());
    let abilities = Compiled { play, text };
    if let (true, Some(compiler)) = (abilities != Compiled::default(), texts::compiler()) {
        let this = gametext::this(card);
        Reading::new(compiler, card.card_type(), this, abilities).write(lang, out)?;
    }
    writeln!(out)?;
    Ok(())
}
