//! The colours of the table. None of them says anything that a sign or word beside it does not.

use cards::lexicon::Affiliation;
use ratatui::style::{Color, Modifier, Style};

const fn rgb(n: u32) -> Color {
    Color::Rgb((n >> 16) as u8, (n >> 8) as u8, n as u8)
}

pub const BACKGROUND: Color = rgb(0x0B_0F17);
pub const PANEL: Color = rgb(0x15_1C28);
pub const TEXT: Color = rgb(0xE8_EDF4);
pub const MUTED: Color = rgb(0x9F_B0C3);
pub const AMBER: Color = rgb(0xF5_A623);
pub const LILAC: Color = rgb(0xB9_A7F0);
pub const CYAN: Color = rgb(0x4F_D1FF);
pub const YELLOW: Color = rgb(0xFF_D60A);
pub const GREEN: Color = rgb(0x7B_E0A0);
pub const SALMON: Color = rgb(0xFF_7A70);

pub fn text() -> Style {
    Style::new().fg(TEXT)
}
pub fn muted() -> Style {
    Style::new().fg(MUTED)
}
pub fn color(color: Color) -> Style {
    Style::new().fg(color)
}
pub fn bold(color: Color) -> Style {
    Style::new().fg(color).add_modifier(Modifier::BOLD)
}
/// The style of the item that has the keyboard focus.
pub fn cursor() -> Style {
    Style::new().fg(BACKGROUND).bg(YELLOW)
}
/// A filled block, as for the segment of the turn.
pub fn block(color: Color) -> Style {
    let style = Style::new().fg(BACKGROUND).bg(color);
    style.add_modifier(Modifier::BOLD)
}
/// Letters on an affiliation's colour; neutral for cards without one.
pub fn tag(affiliation: Option<Affiliation>) -> Style {
    let color = match affiliation {
        Some(Affiliation::Bajoran) => rgb(0xA3_560F),
        Some(Affiliation::Borg) => rgb(0x21_754A),
        Some(Affiliation::Cardassian) => rgb(0x75_6730),
        Some(Affiliation::Dominion) => rgb(0x6A_5ACD),
        Some(Affiliation::Federation) => rgb(0x2B_66D0),
        Some(Affiliation::Ferengi) => rgb(0x8F_5A00),
        Some(Affiliation::Klingon) => rgb(0xC6_2F26),
        Some(Affiliation::NonAligned) => rgb(0x6E_6200),
        Some(Affiliation::Romulan) => rgb(0x0B_7A7A),
        Some(Affiliation::Starfleet) => rgb(0x4A_6C92),
        Some(Affiliation::Hirogen) => rgb(0x8A_5A3C),
        Some(Affiliation::Kazon) => rgb(0xA0_4A3A),
        Some(Affiliation::Vidiian) => rgb(0x4E_7A5A),
        Some(Affiliation::Vulcan) => rgb(0x7A_5A8C),
        Some(Affiliation::Neutral) | None => rgb(0x5F_6B78),
    };
    Style::new().fg(Color::White).bg(color)
}
pub fn stopped() -> Style {
    muted().add_modifier(Modifier::CROSSED_OUT)
}
