//! The real terminal: taken over at the start, given back at the end, also after a panic and when the system ends the
//! program.

use super::app::App;
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
        let mut keys = Keys::open()?;
        terminal.draw(|frame| app.draw(frame))?;
        while !app.left() && !ended.load(Ordering::Relaxed) {
            let changed = keys.next(app)?;
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

/// The source of keys.
#[cfg(unix)]
struct Keys {
    keyboard: super::keyboard::Keyboard,
    /// The terminal has another size.
    resized: Arc<AtomicBool>,
}

#[cfg(unix)]
impl Keys {
    fn open() -> io::Result<Keys> {
        let resized = Arc::new(AtomicBool::new(false));
        signal_hook::flag::register(signal_hook::consts::SIGWINCH, Arc::clone(&resized))?;
        Ok(Keys {
            keyboard: super::keyboard::Keyboard::open(),
            resized,
        })
    }

    /// Waits for a key. Whether the screen may be another.
    fn next(&mut self, app: &mut App) -> io::Result<bool> {
        let key = self.keyboard.key(app.patience())?;
        let resized = self.resized.swap(false, Ordering::Relaxed);
        let changed = resized || key.is_some();
        if let Some(key) = key {
            app.on_key(key);
        }
        Ok(changed)
    }
}

#[cfg(not(unix))]
struct Keys;

#[cfg(not(unix))]
impl Keys {
    fn open() -> io::Result<Keys> {
        Ok(Keys)
    }

    fn next(&mut self, app: &mut App) -> io::Result<bool> {
        use ratatui::crossterm::event::{self, Event, KeyEventKind};
        if !event::poll(app.patience())? {
            return Ok(false);
        }
        match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => app.on_key(key),
            _ => {}
        }
        Ok(true)
    }
}
