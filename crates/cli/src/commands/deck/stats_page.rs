//! The page of `deck stats`: one HTML file with its charts in it, nothing loaded from elsewhere.

use super::stats::{chances, measure, need_name, odds_lines, verdict};
use crate::html::{self, escaped};
use cards::analysis::{Analysis, Count, MissionChart, Need, Opening, What};
use locale::{Lang, say};
use std::fmt::Write as _;

pub fn page(lang: Lang, a: &Analysis, opening: Option<&Opening>) -> String {
    let mut out = String::new();
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
    html::page(lang, &a.name, "", &out)
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
