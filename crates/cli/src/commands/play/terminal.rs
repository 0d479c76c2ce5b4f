//! The real terminal: taken over at the start, given back at the end, also after a panic.

use super::app::App;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use std::io;

/// Draws and reads keys until the player leaves.
pub fn run(app: &mut App) -> io::Result<()> {
    // Sets a panic hook that restores the terminal first.
    let mut terminal = ratatui::try_init()?;
    let result = (|| {
        while !app.left() {
            terminal.draw(|frame| app.draw(frame))?;
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => app.on_key(key),
                _ => {}
            }
        }
        Ok(())
    })();
    let restored = ratatui::try_restore();
    result.and(restored)
}
