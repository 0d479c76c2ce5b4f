//! The picture of the README, drawn from a screen: `UPDATE_PICTURE=1 cargo test -p cli picture`.

use super::*;
use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};
use std::fmt::Write;
use std::path::Path;

/// Size of one letter.
const WIDE: f32 = 8.4;
const HIGH: f32 = 18.0;

/// The game it shows may change with the cards, so it is drawn anew only when asked for.
#[test]
fn the_picture_of_the_readme() {
    let mut app = new_game(Args {
        seed: Some(3),
        ..Args::default()
    });
    midgame(&mut app, 70);
    app.message = None;
    let picture = svg(&drawn(&mut app, 120, 40));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/picture.svg");
    if std::env::var_os("UPDATE_PICTURE").is_some() {
        std::fs::write(&path, &picture).expect("docs can be written");
    }
    let stored = std::fs::read_to_string(&path).expect("docs/picture.svg");
    for part in ["<svg ", "SPACELINE", "</svg>"] {
        assert!(stored.contains(part) && picture.contains(part));
    }
}

/// A screen as a picture: one text element for each run of letters of one look.
fn svg(buffer: &Buffer) -> String {
    let (columns, rows) = (buffer.area.width, buffer.area.height);
    let (width, height) = (f32::from(columns) * WIDE, f32::from(rows) * HIGH);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.1} {height:.1}\" \
         font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"14\">\n\
         <title>A game of Spaceline in the terminal</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#0b0f17\"/>\n"
    );
    for (y, row) in buffer.content.chunks(usize::from(columns)).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| look(a) == look(b)) {
            write_run(&mut out, run, x, y);
            x += run.len();
        }
    }
    out + "</svg>\n"
}

fn look(cell: &Cell) -> (Color, Color, Modifier) {
    (cell.fg, cell.bg, cell.modifier)
}

fn write_run(out: &mut String, run: &[Cell], x: usize, y: usize) {
    let text: String = run.iter().map(Cell::symbol).collect();
    let (fg, bg, modifier) = look(&run[0]);
    let (left, top) = (x as f32 * WIDE, y as f32 * HIGH);
    let width = run.len() as f32 * WIDE;
    if hex(bg) != "#0b0f17" {
        let _ = writeln!(
            out,
            "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{HIGH:.1}\" fill=\"{}\"/>",
            hex(bg)
        );
    }
    if text.trim().is_empty() {
        return;
    }
    let bold = if modifier.contains(Modifier::BOLD) {
        " font-weight=\"bold\""
    } else {
        ""
    };
    let struck = match modifier.contains(Modifier::CROSSED_OUT) {
        true => " text-decoration=\"line-through\"",
        false => "",
    };
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;");
    let _ = writeln!(
        out,
        "<text x=\"{left:.1}\" y=\"{:.1}\" textLength=\"{width:.1}\" xml:space=\"preserve\" fill=\"{}\"{bold}{struck}>{escaped}</text>",
        top + 13.5,
        hex(fg)
    );
}

fn hex(color: Color) -> String {
    match color {
        Color::Rgb(r, g, b) => format!("#{r:02x}{g:02x}{b:02x}"),
        Color::White => "#ffffff".into(),
        _ => "#0b0f17".into(),
    }
}
