//! The results as lines of text.

use super::result::Results;
use crate::games::{between, percent};
use crate::page;
use locale::{Lang, message, say};
use std::io::{self, Write};

pub fn write(lang: Lang, out: &mut dyn Write, r: &Results) -> io::Result<()> {
    let choices = r.choices as f64 / r.games.max(1) as f64;
    let lines = [
        message!(
            "simulate-speed",
            games = r.games as i64,
            players = r.players,
            seconds = lang.decimal(r.seconds, 2),
            rate = lang.decimal(
                r.games_per_second,
                if r.games_per_second < 10.0 { 2 } else { 0 }
            ),
            choices = lang.decimal(r.choices_per_second, 0)
        ),
        match r.options_mean {
            None => message!(
                "simulate-size-bots",
                choices = lang.decimal(choices, 1),
                turns = lang.decimal(r.turns_mean, 1),
                bytes = r.state_bytes
            ),
            Some(options) => message!(
                "simulate-size",
                choices = lang.decimal(choices, 1),
                options = lang.decimal(options, 1),
                turns = lang.decimal(r.turns_mean, 1),
                bytes = r.state_bytes
            ),
        },
    ];
    for line in lines {
        writeln!(out, "{}", line.say(lang))?;
    }
    for (by, n) in &r.ended_by {
        let by = match *by {
            "points" => message!("ended-points"),
            "empty_decks" => message!("ended-empty-decks"),
            _ => message!("ended-concession"),
        };
        let line = say!(lang, "simulate-ended", by = by, n = *n as i64);
        writeln!(out, "{line}")?;
    }
    write_wins(lang, out, r)?;
    write_decks(lang, out, r)
}

fn write_wins(lang: Lang, out: &mut dyn Write, r: &Results) -> io::Result<()> {
    for (bot, n) in r.wins.iter().enumerate() {
        let line = say!(
            lang,
            "simulate-won",
            bot = r.bot(lang, bot),
            n = *n as i64,
            rate = percent(lang, r.win_rates[bot]),
            interval = between(lang, r.interval[bot])
        );
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", say!(lang, "simulate-ties", n = r.ties as i64))?;
    for line in (0..r.bots.len()).filter_map(|bot| r.speed(lang, bot)) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Writes the share of games that the deck of the row wins against that of the column, and against all.
fn write_decks(lang: Lang, out: &mut dyn Write, r: &Results) -> io::Result<()> {
    if r.decks.len() < 2 {
        return Ok(());
    }
    let square = r.decks.len() > 2 && r.players == 2;
    let heading = match square {
        true => say!(lang, "simulate-matrix"),
        false => say!(lang, "simulate-by-deck"),
    };
    writeln!(out)?;
    page::paragraph(out, 0, &heading)?;
    let names = r.decks.iter().map(|deck| page::columns(&deck.deck));
    let widest = names.max().unwrap_or(0).min(24);
    let letter = |n: usize| char::from(b'A' + (n % 26) as u8);
    if square {
        let heads: String = (0..r.decks.len())
            .map(|n| format!("{:>4}", letter(n)))
            .collect();
        let all = say!(lang, "simulate-all");
        writeln!(out, "  {}{heads}  {all}", " ".repeat(widest + 2))?;
    }
    for (row, deck) in r.decks.iter().enumerate() {
        let name = page::pad(&short(&deck.deck, widest), widest);
        let cells: String = (0..r.decks.len())
            .filter(|_| square)
            .map(|column| match r.against(row, column) {
                Some((wins, games)) if games > 0 => {
                    format!("{:>4}", (100.0 * wins as f64 / games as f64).round())
                }
                _ => "   ·".to_owned(),
            })
            .collect();
        let all = match deck.games {
            0 => String::new(),
            _ => say!(
                lang,
                "simulate-deck",
                rate = percent(lang, deck.win_rate),
                interval = between(lang, deck.interval)
            ),
        };
        let line = format!("  {} {name}{cells}  {all}", letter(row));
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

fn short(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}
