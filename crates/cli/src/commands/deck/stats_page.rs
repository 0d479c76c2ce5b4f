//! The page of `deck stats`: one HTML file with its charts in it, nothing loaded from elsewhere.

use super::stats::{chances, measure, need_name, odds_lines, verdict};
use cards::analysis::{Analysis, Count, MissionChart, Need, Opening, What};
use locale::{Lang, say};
use std::fmt::Write as _;

const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#1c2430;--paper:#fbfbf8;--line:#c9ced6;--good:#2e7d4f;--bad:#b3372f;--bar:#3b6ea5}
@media(prefers-color-scheme:dark){:root{--ink:#e6e9ee;--paper:#14181e;--line:#3a424e;--good:#5fbf85;--bad:#ef7a70;--bar:#7aa7d9}}
body{font:16px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem;border-bottom:1px solid var(--line)}h3{font-size:1rem;margin:1.2rem 0 .3rem}
svg{display:block;max-width:100%;height:auto}svg text{font:13px system-ui,sans-serif;fill:var(--ink)}
table{border-collapse:collapse}td,th{padding:.15rem .8rem .15rem 0;text-align:left;vertical-align:top}td.n{text-align:right;font-variant-numeric:tabular-nums}
.good{fill:var(--good)}.bad{fill:var(--bad)}.bar{fill:var(--bar)}.goodt{color:var(--good)}.badt{color:var(--bad)}
details{margin:.2rem 0 .6rem}summary{cursor:pointer}";

/// Text that may stand between tags and in attributes.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
    out
}

pub fn page(lang: Lang, a: &Analysis, opening: Option<&Opening>) -> String {
    let mut out = String::new();
    let title = escaped(&a.name);
    // Writing to a string cannot fail.
    let _ = write!(
        out,
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>\n{STYLE}\n</style>\n</head>\n<body>\n<h1>{title}</h1>\n",
        lang.code()
    );
    heading(&mut out, &say!(lang, "stats-missions"));
    a.missions
        .iter()
        .for_each(|chart| mission(lang, &mut out, chart));
    heading(&mut out, &say!(lang, "stats-costs"));
    let average = say!(lang, "stats-average", n = lang.decimal(a.costs.average, 1));
    let _ = writeln!(out, "<p>{}</p>", escaped(&average));
    out.push_str(&columns(&a.costs.curve, &say!(lang, "stats-costs")));
    heading(
        &mut out,
        &say!(lang, "stats-ships", command = a.command, staff = a.staff),
    );
    ships(lang, &mut out, a);
    let d = &a.dilemmas;
    let dilemmas = say!(
        lang,
        "stats-dilemmas",
        planet = d.planet,
        space = d.space,
        dual = d.dual
    );
    heading(&mut out, &dilemmas);
    let average = say!(lang, "stats-average", n = lang.decimal(d.average, 1));
    let _ = writeln!(out, "<p>{}</p>", escaped(&average));
    out.push_str(&columns(&d.curve, &dilemmas));
    if !a.homeless.is_empty() {
        heading(&mut out, &say!(lang, "stats-homeless"));
        let rows = a.homeless.iter().map(|c| Count {
            what: c.name.clone(),
            n: c.n,
        });
        counts(&mut out, &rows.collect::<Vec<_>>());
    }
    for (name, list) in [
        (say!(lang, "stats-species"), &a.species),
        (say!(lang, "stats-keywords"), &a.keywords),
        (say!(lang, "stats-icons"), &a.icons),
    ] {
        heading(&mut out, &name);
        counts(&mut out, list);
    }
    if let Some(odds) = opening {
        heading(&mut out, &say!(lang, "stats-opening", n = odds.hands));
        odds_table(lang, &mut out, odds);
    }
    out.push_str("</body>\n</html>\n");
    out
}

fn heading(out: &mut String, text: &str) {
    let _ = writeln!(out, "<h2>{}</h2>", escaped(text));
}

/// Every way to complete it can be opened; the first one is.
fn mission(lang: Lang, out: &mut String, chart: &MissionChart) {
    let name = say!(
        lang,
        "stats-mission",
        name = &chart.name,
        points = chart.points,
        span = chart.span
    );
    let _ = writeln!(out, "<h3>{}</h3>", escaped(&name));
    for (n, branch) in chart.branches.iter().enumerate() {
        let open = if n == 0 { " open" } else { "" };
        let names: Vec<String> = branch
            .needs
            .iter()
            .map(|need| need_name(lang, need))
            .collect();
        let (class, word) = mark(lang, branch.covered);
        let _ = writeln!(
            out,
            "<details{open}><summary>{} <span class=\"{class}\">{}</span></summary>",
            escaped(&names.join(", ")),
            escaped(&word)
        );
        needs(lang, out, &branch.needs);
        out.push_str("</details>\n");
    }
}

/// A class of the style sheet, and the word that says the same.
fn mark(lang: Lang, good: bool) -> (&'static str, String) {
    let class = if good { "goodt" } else { "badt" };
    (class, verdict(lang, good))
}

/// A bar for each thing needed: who brings it, in copies.
fn needs(lang: Lang, out: &mut String, needs: &[Need]) {
    let (row, left, unit) = (24, 170, 14);
    let height = needs.len() * row + 4;
    let label: Vec<String> = needs.iter().map(|need| need_name(lang, need)).collect();
    let _ = writeln!(
        out,
        "<svg viewBox=\"0 0 760 {height}\" width=\"760\" height=\"{height}\" role=\"img\" aria-label=\"{}\">",
        escaped(&label.join(", "))
    );
    for (n, need) in needs.iter().enumerate() {
        let y = n * row + 4;
        let class = if need.enough { "good" } else { "bad" };
        let width = match need.what {
            What::Skill(_) => need.copies.min(26) * unit,
            _ => 0,
        };
        let who: Vec<String> = need
            .who
            .iter()
            .map(|b| format!("{}x {} ({})", b.copies, b.name, b.n))
            .collect();
        let _ = writeln!(
            out,
            "<g><title>{}</title><text x=\"0\" y=\"{}\">{}</text><rect class=\"{class}\" x=\"{left}\" y=\"{y}\" width=\"{width}\" height=\"16\" rx=\"2\"/><text x=\"{}\" y=\"{}\">{}</text></g>",
            escaped(&who.join("\n")),
            y + 13,
            escaped(&label[n]),
            left + width + 8,
            y + 13,
            escaped(&measure(lang, need))
        );
    }
    out.push_str("</svg>\n");
}

/// Columns over 0, 1, 2 …
fn columns(curve: &[usize], name: &str) -> String {
    let (wide, gap, tall) = (36, 8, 120);
    let most = curve.iter().max().copied().unwrap_or(0).max(1);
    let width = curve.len() * (wide + gap) + gap;
    let mut out = format!(
        "<svg viewBox=\"0 0 {width} {}\" width=\"{width}\" height=\"{}\" role=\"img\" aria-label=\"{}\">\n",
        tall + 44,
        tall + 44,
        escaped(name)
    );
    for (at, n) in curve.iter().enumerate() {
        let (x, height) = (at * (wide + gap) + gap, n * tall / most);
        let middle = x + wide / 2;
        let y = tall + 20 - height;
        let _ = writeln!(
            out,
            "<rect class=\"bar\" x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{height}\" rx=\"2\"/><text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">{n}</text><text x=\"{middle}\" y=\"{}\" text-anchor=\"middle\">{at}</text>",
            y - 5,
            tall + 38
        );
    }
    out.push_str("</svg>\n");
    out
}

fn ships(lang: Lang, out: &mut String, a: &Analysis) {
    out.push_str("<table>\n");
    for ship in &a.ships {
        let (class, word) = mark(lang, ship.staffed);
        let posts: String = ship
            .staffing
            .iter()
            .map(|code| format!("[{code}]"))
            .collect();
        let _ = writeln!(
            out,
            "<tr><td class=\"n\">{}</td><td>{}</td><td>{}</td><td class=\"{class}\">{}</td></tr>",
            ship.n,
            escaped(&ship.name),
            escaped(&posts),
            escaped(&word)
        );
    }
    out.push_str("</table>\n");
}

fn counts(out: &mut String, list: &[Count]) {
    out.push_str("<table>\n");
    for count in list {
        let _ = writeln!(
            out,
            "<tr><td class=\"n\">{}</td><td>{}</td></tr>",
            count.n,
            escaped(&count.what)
        );
    }
    out.push_str("</table>\n");
}

fn odds_table(lang: Lang, out: &mut String, odds: &Opening) {
    for line in odds_lines(lang, odds) {
        let _ = writeln!(out, "<p>{}</p>", escaped(&line));
    }
    out.push_str("<table>\n");
    for mission in &odds.missions {
        let _ = write!(out, "<tr><td>{}</td>", escaped(&mission.name));
        for text in chances(lang, mission) {
            let _ = write!(out, "<td>{}</td>", escaped(&text));
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</table>\n");
}
