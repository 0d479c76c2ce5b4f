//! Charts as SVG. What lies along the page is in percent of its width and letters keep their size, so that a chart fits
//! a telephone as well as a desk.

use crate::games::Interval;
use crate::html::escaped;
use std::fmt::Write as _;

/// The style of everything drawn here.
pub const STYLE: &str = "
:root{--high:#2f6fb5;--low:#c2661a;--track:#e7e9ec;--c0:#2f6fb5;--c1:#c2661a;--c2:#2e8b6f;--c3:#8a56b0;--c4:#a03a52;--c5:#6b6f1d}
@media(prefers-color-scheme:dark){:root{--high:#6aa9ea;--low:#f0a35c;--track:#262d37;--c0:#6aa9ea;--c1:#f0a35c;--c2:#5fc9a6;--c3:#c196e6;--c4:#ee8298;--c5:#c9cf6a}}
body{overflow-wrap:break-word}
svg.plot{width:100%;overflow:visible;margin:.6rem 0}.plot .track{fill:var(--track)}.plot .fill{fill:var(--high)}.plot .whisker{stroke:var(--ink);stroke-width:1.5}
.plot .grid{stroke:var(--line)}.plot .half{stroke:var(--ink);stroke-dasharray:3 3;opacity:.55}.plot .small{font-size:11px}.plot .muted{opacity:.75}
.plot .high{fill:var(--high)}.plot .low{fill:var(--low)}.plot .dot{fill:var(--ink)}
.plot path,.plot polyline{vector-effect:non-scaling-stroke}
.scroll{overflow-x:auto;margin:.6rem 0}.scroll td.n{white-space:nowrap}.scroll td:first-child,.scroll td:not(.n){min-width:7rem}.scroll th{white-space:nowrap;vertical-align:bottom}th.n{text-align:right}.note{opacity:.8;font-size:.9rem}
ul.legend{list-style:none;padding:0;margin:.4rem 0;display:flex;flex-wrap:wrap;gap:.2rem 1.2rem}ul.legend i{display:inline-block;width:.9em;height:.9em;border-radius:2px;margin-right:.4em;vertical-align:-.1em}
tbody tr:nth-child(even){background:color-mix(in srgb,var(--track) 50%,transparent)}td svg{margin-top:.3rem}
dl.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.6rem;margin:1rem 0}dl.facts dt{font-size:.85rem;opacity:.8}dl.facts dd{margin:0;font-size:1.15rem;font-variant-numeric:tabular-nums}";

/// Colours that tell lines apart; more lines than these are not drawn together.
pub const COLOURS: usize = 6;
/// More bands than these hide each other.
const MOST_BANDS: usize = 2;

fn open(height: usize, name: &str) -> String {
    let name = escaped(name);
    format!("<svg class=\"plot\" height=\"{height}\" role=\"img\" aria-label=\"{name}\">\n")
}

/// A share with its interval.
#[derive(Clone, Debug)]
pub struct Bar {
    pub label: String,
    /// A second line, small; only differences have one.
    pub note: String,
    pub value: String,
    pub share: f64,
    pub interval: Interval,
}

/// Shares as bars with whiskers; the dashed line is one half.
pub fn bars(name: &str, rows: &[Bar]) -> String {
    let row = 46;
    let mut out = open(rows.len() * row + 4, name);
    for (n, bar) in rows.iter().enumerate() {
        let y = n * row;
        let [low, high] = bar.interval.map(percent);
        // Writing to a string cannot fail.
        let _ = writeln!(
            out,
            "<text x=\"0\" y=\"{text}\">{label}</text><text x=\"100%\" y=\"{text}\" text-anchor=\"end\">{value}</text>\
             <rect class=\"track\" x=\"0\" y=\"{top}\" width=\"100%\" height=\"14\" rx=\"2\"/>\
             <rect class=\"fill\" x=\"0\" y=\"{top}\" width=\"{share}\" height=\"14\" rx=\"2\"/>\
             <line class=\"half\" x1=\"50%\" x2=\"50%\" y1=\"{top}\" y2=\"{bottom}\"/>\
             <line class=\"whisker\" x1=\"{low}\" x2=\"{high}\" y1=\"{middle}\" y2=\"{middle}\"/>\
             <line class=\"whisker\" x1=\"{low}\" x2=\"{low}\" y1=\"{near}\" y2=\"{far}\"/>\
             <line class=\"whisker\" x1=\"{high}\" x2=\"{high}\" y1=\"{near}\" y2=\"{far}\"/>",
            text = y + 14,
            label = escaped(&bar.label),
            value = escaped(&bar.value),
            top = y + 20,
            bottom = y + 34,
            middle = y + 27,
            near = y + 23,
            far = y + 31,
            share = percent(bar.share),
        );
    }
    out.push_str("</svg>\n");
    out
}

/// Columns under their numbers. The label of every column, or of every fifth.
pub fn columns(name: &str, first: usize, counts: &[u64]) -> String {
    let (tall, top) = (140.0, 18.0);
    let most = counts.iter().max().copied().unwrap_or(0).max(1) as f64;
    let mut out = open(190, name);
    let step = 100.0 / counts.len().max(1) as f64;
    let every = if counts.len() > 16 { 5 } else { 1 };
    for (n, count) in counts.iter().enumerate() {
        let height = tall * *count as f64 / most;
        let (x, y) = (n as f64 * step, top + tall - height);
        let middle = x + step / 2.0;
        let number = first + n;
        let _ = write!(
            out,
            "<g><title>{number}: {count}</title><rect class=\"fill\" x=\"{:.2}%\" y=\"{y:.1}\" width=\"{:.2}%\" height=\"{height:.1}\"/>",
            x + step * 0.08,
            step * 0.84,
        );
        if counts.len() <= 16 && *count > 0 {
            let _ = write!(
                out,
                "<text class=\"small muted\" x=\"{middle:.2}%\" y=\"{:.1}\" text-anchor=\"middle\">{count}</text>",
                y - 4.0
            );
        }
        if number.is_multiple_of(every) {
            let _ = write!(
                out,
                "<text class=\"small\" x=\"{middle:.2}%\" y=\"176\" text-anchor=\"middle\">{number}</text>"
            );
        }
        out.push_str("</g>\n");
    }
    out.push_str("</svg>\n");
    out
}

/// Means over rounds, with their spread as a band where there are few.
pub fn lines(name: &str, lines: &[(&[f64], &[f64])]) -> String {
    let rounds = lines.iter().map(|(mean, _)| mean.len()).max().unwrap_or(0);
    let highest = lines
        .iter()
        .flat_map(|(mean, spread)| mean.iter().zip(*spread).map(|(m, s)| m + s));
    let top = (highest.fold(100.0_f64, f64::max) / 20.0).ceil() * 20.0;
    let mut out = open(280, name);
    let y = |value: f64| 10.0 + 230.0 * (1.0 - value / top);
    for tick in 0..=(top / 20.0) as u32 {
        let value = f64::from(tick) * 20.0;
        let _ = writeln!(
            out,
            "<line class=\"grid\" x1=\"8%\" x2=\"100%\" y1=\"{y:.1}\" y2=\"{y:.1}\"/><text class=\"small\" x=\"7%\" y=\"{:.1}\" text-anchor=\"end\">{value}</text>",
            y(value) + 4.0,
            y = y(value)
        );
    }
    let across = rounds.saturating_sub(1).max(1) as f64;
    let _ = writeln!(
        out,
        "<svg x=\"8%\" y=\"0\" width=\"92%\" height=\"280\" viewBox=\"0 0 {across} 280\" preserveAspectRatio=\"none\" style=\"overflow:visible\">"
    );
    for (n, (mean, spread)) in lines.iter().enumerate() {
        let colour = format!("var(--c{})", n % COLOURS);
        let at = |n: usize, value: f64| format!("{n},{:.1} ", y(value.clamp(0.0, top)));
        let pairs = || mean.iter().zip(*spread).enumerate();
        let upper: String = pairs().map(|(n, (m, s))| at(n, m + s)).collect();
        let lower: String = pairs().rev().map(|(n, (m, s))| at(n, m - s)).collect();
        let middle: String = mean.iter().enumerate().map(|(n, m)| at(n, *m)).collect();
        if lines.len() <= MOST_BANDS {
            let _ = writeln!(
                out,
                "<polygon points=\"{upper}{lower}\" fill=\"{colour}\" opacity=\".14\"/>"
            );
        }
        let _ = writeln!(
            out,
            "<polyline points=\"{middle}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.5\"/>"
        );
    }
    out.push_str("</svg>\n");
    let every = rounds.div_ceil(12).max(1);
    for n in (0..rounds).step_by(every) {
        let x = 8.0 + 92.0 * n as f64 / across;
        let anchor = if n + 1 == rounds { "end" } else { "middle" };
        let _ = writeln!(
            out,
            "<text class=\"small\" x=\"{x:.2}%\" y=\"262\" text-anchor=\"{anchor}\">{}</text>",
            n + 1
        );
    }
    out.push_str("</svg>\n");
    out
}

/// A square of shares: blue where the line wins more, orange where it wins less.
pub fn heat(
    name: &str,
    heads: &[String],
    cell: impl Fn(usize, usize) -> Option<(f64, String)>,
) -> String {
    let n = heads.len().max(1);
    let (tall, step) = (26, 100.0 / (n + 1) as f64);
    let mut out = open((n + 1) * tall, name);
    for (k, head) in heads.iter().enumerate() {
        let _ = writeln!(
            out,
            "<text class=\"small\" x=\"{:.2}%\" y=\"17\" text-anchor=\"middle\">{head}</text><text class=\"small\" x=\"{:.2}%\" y=\"{}\" text-anchor=\"middle\">{head}</text>",
            step * (k as f64 + 1.5),
            step * 0.5,
            (k + 1) * tall + 17,
            head = escaped(head)
        );
    }
    for row in 0..n {
        for column in 0..n {
            let (x, y) = (step * (column + 1) as f64, (row + 1) * tall);
            let Some((share, title)) = cell(row, column) else {
                let _ = writeln!(
                    out,
                    "<rect class=\"track\" x=\"{x:.2}%\" y=\"{y}\" width=\"{step:.2}%\" height=\"{tall}\"/>"
                );
                continue;
            };
            let class = if share >= 0.5 { "high" } else { "low" };
            let depth = (share - 0.5).abs() * 1.5;
            let _ = writeln!(
                out,
                "<g><title>{}</title><rect class=\"{class}\" x=\"{x:.2}%\" y=\"{y}\" width=\"{step:.2}%\" height=\"{tall}\" fill-opacity=\"{depth:.2}\" stroke=\"var(--paper)\"/><text class=\"small\" x=\"{:.2}%\" y=\"{}\" text-anchor=\"middle\">{:.0}</text></g>",
                escaped(&title),
                x + step / 2.0,
                y + 17,
                share * 100.0
            );
        }
    }
    out.push_str("</svg>\n");
    out
}

/// Differences around nothing, each with its interval; all intervals fit.
pub fn differences(name: &str, rows: &[Bar]) -> String {
    let far = rows.iter().flat_map(|bar| bar.interval);
    let widest = far.fold(0.1_f64, |most, end| most.max(end.abs())) * 1.04;
    let x = |value: f64| percent(0.5 + value / widest / 2.0);
    let row = 58;
    let mut out = open(rows.len() * row + 6, name);
    for (n, bar) in rows.iter().enumerate() {
        let y = n * row;
        let class = if bar.share >= 0.0 { "high" } else { "low" };
        let [low, high] = bar.interval;
        let _ = writeln!(
            out,
            "<text x=\"0\" y=\"{text}\">{label}</text>\
             <text class=\"small muted\" x=\"0\" y=\"{below}\">{note}</text>\
             <text x=\"100%\" y=\"{below}\" text-anchor=\"end\">{value}</text>\
             <rect class=\"track\" x=\"0\" y=\"{top}\" width=\"100%\" height=\"10\" rx=\"2\"/>\
             <line class=\"half\" x1=\"50%\" x2=\"50%\" y1=\"{top}\" y2=\"{bottom}\"/>\
             <line class=\"whisker\" x1=\"{low}\" x2=\"{high}\" y1=\"{middle}\" y2=\"{middle}\"/>\
             <circle class=\"{class}\" cx=\"{share}\" cy=\"{middle}\" r=\"5\"/>",
            text = y + 14,
            label = escaped(&bar.label),
            below = y + 30,
            note = escaped(&bar.note),
            value = escaped(&bar.value),
            top = y + 36,
            bottom = y + 46,
            middle = y + 41,
            low = x(low),
            high = x(high),
            share = x(bar.share),
        );
    }
    out.push_str("</svg>\n");
    out
}

/// A few columns for the cell of a table.
pub fn spark(name: &str, counts: &[u64], of: usize) -> String {
    let most = counts.iter().max().copied().unwrap_or(0).max(1);
    let wide = 5;
    let mut out = format!(
        "<svg width=\"{width}\" height=\"20\" viewBox=\"0 0 {width} 20\" role=\"img\" aria-label=\"{}\"><title>{}</title><line x1=\"0\" x2=\"{width}\" y1=\"19.5\" y2=\"19.5\" stroke=\"var(--line)\"/>",
        escaped(name),
        escaped(name),
        width = of.max(counts.len()).max(1) * wide
    );
    for (n, count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
        let height = (18 * count).div_ceil(most);
        let _ = write!(
            out,
            "<rect class=\"bar\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{height}\"/>",
            n * wide,
            19 - height,
            wide - 1
        );
    }
    out.push_str("</svg>");
    out
}

fn percent(share: f64) -> String {
    format!("{:.2}%", share * 100.0)
}
