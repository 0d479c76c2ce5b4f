//! Text laid out for a terminal.

use crate::failure::Outcome;
use cards::lexicon::Affiliation;
use clap::builder::styling::{AnsiColor, Style};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use locale::{Lang, message};
use serde::Serialize;
use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::time::Duration;
use textwrap::Options;
use unicode_width::UnicodeWidthStr;

/// Longer lines are hard to read, however wide the terminal.
const WIDEST: usize = 100;

/// The width to write for: the terminal's, 80 where there is none.
pub fn width() -> usize {
    textwrap::termwidth().clamp(40, WIDEST)
}

/// A paragraph, each line indented by so many spaces.
pub fn paragraph(out: &mut dyn Write, indent: usize, text: &str) -> io::Result<()> {
    let indent = " ".repeat(indent);
    hanging(out, &indent, &indent, text)
}

/// A paragraph behind a label, its further lines below its first.
pub fn labelled(out: &mut dyn Write, label: &str, width: usize, text: &str) -> io::Result<()> {
    let first = format!("  {}  ", pad(label, width));
    let rest = " ".repeat(width + 4);
    hanging(out, &first, &rest, text)
}

fn hanging(out: &mut dyn Write, first: &str, rest: &str, text: &str) -> io::Result<()> {
    let options = options(width())
        .initial_indent(first)
        .subsequent_indent(rest);
    for line in textwrap::wrap(text, options) {
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// The lines of a text, none wider than so many columns unless a word is.
pub fn wrapped(width: usize, text: &str) -> Vec<String> {
    let lines = textwrap::wrap(text, options(width));
    lines.into_iter().map(|line| line.into_owned()).collect()
}

/// Words are never divided: ids and names have hyphens.
fn options<'a>(width: usize) -> Options<'a> {
    Options::new(width)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .break_words(false)
}

/// The number of terminal columns a text takes.
pub fn columns(text: &str) -> usize {
    text.width()
}

/// The text and as many spaces as are missing to the width.
pub fn pad(text: &str, width: usize) -> String {
    let spaces = width.saturating_sub(columns(text));
    format!("{text}{}", " ".repeat(spaces))
}

/// A colour or weight of letters. None of them says anything that a word beside it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    Heading,
    Bold,
    Muted,
    Good,
    Warning,
    Bad,
    /// The colours of the affiliations as the table of the client has them, as near as every terminal comes.
    Of(Affiliation),
}

impl Paint {
    fn style(self) -> Style {
        let colour = |colour: AnsiColor| colour.on_default();
        match self {
            Paint::Heading => Style::new().bold().underline(),
            Paint::Bold => Style::new().bold(),
            Paint::Muted => Style::new().dimmed(),
            Paint::Good => colour(AnsiColor::Green),
            Paint::Warning => colour(AnsiColor::Yellow),
            Paint::Bad => colour(AnsiColor::Red),
            Paint::Of(affiliation) => colour(match affiliation {
                Affiliation::Bajoran | Affiliation::Cardassian => AnsiColor::Yellow,
                Affiliation::Borg => AnsiColor::Green,
                Affiliation::Dominion => AnsiColor::Magenta,
                Affiliation::Federation => AnsiColor::BrightBlue,
                Affiliation::Ferengi => AnsiColor::BrightYellow,
                Affiliation::Klingon => AnsiColor::Red,
                Affiliation::NonAligned => AnsiColor::White,
                Affiliation::Romulan => AnsiColor::Cyan,
                Affiliation::Starfleet => AnsiColor::Blue,
                Affiliation::Hirogen | Affiliation::Kazon => AnsiColor::Red,
                Affiliation::Neutral => AnsiColor::White,
                Affiliation::Vidiian | Affiliation::Vulcan => AnsiColor::Green,
            }),
        }
    }
}

/// The text as it is painted, where colours can be seen and are wanted.
pub fn paint(paint: Paint, text: &str) -> String {
    let plain = !io::stdout().is_terminal() || std::env::var_os("NO_COLOR").is_some();
    if plain || text.is_empty() {
        return text.to_owned();
    }
    let style = paint.style();
    format!("{style}{text}{style:#}")
}

/// A line on standard error. If nobody listens there any more, nobody misses it.
pub fn warn(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// A bar on standard error, or none for programs; indicatif draws nothing where no terminal is. The message says what
/// is done, how fast, and how long it will take.
pub fn progress(lang: Lang, line: &'static str, n: u64, json: bool) -> ProgressBar {
    if json {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(n);
    let line = message!(
        line,
        done = "{pos}/{len}",
        speed = "{speed}",
        left = "{left}"
    )
    .say(lang);
    if let Ok(style) = ProgressStyle::with_template(&format!("{{spinner}} {{bar:24}} {line}")) {
        bar.set_style(style.with_key("speed", speed).with_key("left", left));
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// As many digits as mean something; nothing before there is anything to tell.
fn speed(state: &ProgressState, out: &mut dyn fmt::Write) {
    let speed = state.per_sec();
    // Drawing a bar cannot fail in a way that matters.
    let _ = match (state.pos(), speed >= 10.0) {
        (0, _) => write!(out, "…/s"),
        (_, true) => write!(out, "{speed:.0}/s"),
        (_, false) => write!(out, "{speed:.2}/s"),
    };
}

fn left(state: &ProgressState, out: &mut dyn fmt::Write) {
    let _ = match state.pos() {
        0 => write!(out, "…"),
        _ => {
            let seconds = state.eta().as_secs();
            write!(out, "{}:{:02}", seconds / 60, seconds % 60)
        }
    };
}

/// A value as readable JSON with a newline at the end.
pub fn json(out: &mut dyn Write, value: &impl Serialize) -> Outcome {
    serde_json::to_writer_pretty(&mut *out, value).map_err(io::Error::from)?;
    writeln!(out)?;
    Ok(())
}
