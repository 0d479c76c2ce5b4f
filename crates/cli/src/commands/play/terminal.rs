//! The real terminal: taken over at the start, given back at the end, also after a panic and when the system ends the
//! program.

use super::app::App;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use signal_hook::consts::SIGTERM;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Draws and reads keys until the player leaves.
pub fn run(app: &mut App) -> io::Result<()> {
    let ended = Arc::new(AtomicBool::new(false));
    let handler = signal_hook::flag::register(SIGTERM, Arc::clone(&ended))?;
    // Sets a panic hook that restores the terminal first.
    let mut terminal = ratatui::try_init()?;
    let result = (|| {
        terminal.draw(|frame| app.draw(frame))?;
        while !app.left() && !ended.load(Ordering::Relaxed) {
            let mut changed = false;
            if event::poll(app.patience())? {
                match event::read()? {
                    Event::Key(key) if key.kind != KeyEventKind::Release => app.on_key(key),
                    _ => {}
                }
                changed = true;
            }
            if app.tick(Instant::now()) || changed {
                terminal.draw(|frame| app.draw(frame))?;
            }
        }
        Ok(())
    })();
    let restored = ratatui::try_restore();
    // Shows the cursor again.
    drop(terminal);
    signal_hook::low_level::unregister(handler);
    if ended.load(Ordering::Relaxed) {
        // The terminal is itself again: end as if nobody had listened.
        signal_hook::low_level::emulate_default_handler(SIGTERM)?;
    }
    result.and(restored)
}
