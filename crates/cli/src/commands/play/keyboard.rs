//! Keys from the bytes of a terminal.
//!
//! The terminal library reads keys as well, but once a paste has begun it waits for its end, however long that takes,
//! and no key gets through. Here silence ends whatever is incomplete.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::collections::VecDeque;
use std::io::{self, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

/// A sequence of one key comes in one piece; after so long it is what it is.
const KEY_SILENCE: Duration = Duration::from_millis(30);
/// A paste may come in pieces.
const PASTE_SILENCE: Duration = Duration::from_millis(300);
/// No key is longer.
const LONGEST_KEY: usize = 32;

const PASTE: &[u8] = b"\x1b[200~";
const PASTE_END: &[u8] = b"\x1b[201~";

/// The keyboard, read in a thread of its own.
#[derive(Debug)]
pub struct Keyboard {
    bytes: Receiver<Vec<u8>>,
    input: Input,
}

impl Keyboard {
    pub fn open() -> Keyboard {
        let (sender, bytes) = sync_channel(16);
        // It ends with the program: nothing else wakes it from reading.
        std::thread::spawn(move || {
            let mut stdin = io::stdin().lock();
            let mut buffer = [0; 1024];
            while let Ok(n @ 1..) = stdin.read(&mut buffer) {
                if sender.send(buffer[..n].to_vec()).is_err() {
                    return;
                }
            }
        });
        Keyboard {
            bytes,
            input: Input::default(),
        }
    }

    /// The next key, if one comes in time.
    pub fn key(&mut self, patience: Duration) -> io::Result<Option<KeyEvent>> {
        let until = Instant::now() + patience;
        loop {
            if let Some(key) = self.input.keys.pop_front() {
                return Ok(Some(key));
            }
            let left = until.saturating_duration_since(Instant::now());
            let silence = self.input.silence();
            match self
                .bytes
                .recv_timeout(silence.map_or(left, |s| s.min(left)))
            {
                Ok(bytes) => self.input.take(&bytes, Instant::now()),
                Err(RecvTimeoutError::Timeout) => {
                    self.input.wait(Instant::now());
                    if self.input.keys.is_empty() && Instant::now() >= until {
                        return Ok(None);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(io::ErrorKind::UnexpectedEof.into());
                }
            }
        }
    }
}

/// Bytes that came, and the keys they are.
#[derive(Debug, Default)]
struct Input {
    held: Vec<u8>,
    /// When the last of them came.
    since: Option<Instant>,
    keys: VecDeque<KeyEvent>,
}

/// The meaning of the first bytes of the input.
#[derive(Debug, PartialEq)]
enum Found {
    /// The number of bytes, and the key if they are one.
    Whole(usize, Option<KeyEvent>),
    /// More must come.
    Part,
}

impl Input {
    fn take(&mut self, bytes: &[u8], now: Instant) {
        self.held.extend(bytes);
        self.since = Some(now);
        self.read();
    }

    fn read(&mut self) {
        while let Found::Whole(n, key) = found(&self.held) {
            self.held.drain(..n);
            self.keys.extend(key);
        }
        if self.held.starts_with(PASTE) {
            // What is pasted is no answer. Enough is kept to see its end.
            let most = PASTE.len() + PASTE_END.len();
            let spare = self.held.len().saturating_sub(most);
            self.held.drain(PASTE.len()..PASTE.len() + spare);
        }
    }

    /// The silence that ends an unfinished sequence; none if nothing has begun.
    fn silence(&self) -> Option<Duration> {
        match self.held.is_empty() {
            true => None,
            false if self.held.starts_with(PASTE) => Some(PASTE_SILENCE),
            false => Some(KEY_SILENCE),
        }
    }

    /// Nothing more has come.
    fn wait(&mut self, now: Instant) {
        let (Some(silence), Some(since)) = (self.silence(), self.since) else {
            return;
        };
        if now.saturating_duration_since(since) < silence {
            return;
        }
        // Escape is the beginning of other keys, and a key itself.
        if self.held == b"\x1b" {
            self.keys.push_back(KeyCode::Esc.into());
        }
        self.held.clear();
    }
}

fn found(bytes: &[u8]) -> Found {
    let key = |code| Some(KeyEvent::from(code));
    let control = |letter| Some(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL));
    match bytes {
        [] | [0x1b] => Found::Part,
        [0x1b, b'[', rest @ ..] => sequence(bytes, rest),
        [0x1b, b'O'] => Found::Part,
        [0x1b, b'O', letter, ..] => Found::Whole(3, by_letter(*letter).and_then(key)),
        // Two escapes: the first is a key.
        [0x1b, 0x1b, ..] => Found::Whole(1, key(KeyCode::Esc)),
        [0x1b, rest @ ..] => match found(rest) {
            Found::Whole(n, key) => {
                let alt = key.map(|key| KeyEvent::new(key.code, key.modifiers | KeyModifiers::ALT));
                Found::Whole(n + 1, alt)
            }
            Found::Part => Found::Part,
        },
        [b'\r', ..] => Found::Whole(1, key(KeyCode::Enter)),
        [b'\t', ..] => Found::Whole(1, key(KeyCode::Tab)),
        [0x7f, ..] => Found::Whole(1, key(KeyCode::Backspace)),
        [letter @ 1..=26, ..] => Found::Whole(1, control(char::from(b'a' + letter - 1))),
        [0..=31, ..] => Found::Whole(1, None),
        _ => letter(bytes),
    }
}

/// A letter in UTF-8.
fn letter(bytes: &[u8]) -> Found {
    let most = bytes.len().min(4);
    let text = match std::str::from_utf8(&bytes[..most]) {
        Ok(text) => text,
        Err(error) if error.valid_up_to() > 0 => {
            // The part before the error is text.
            std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default()
        }
        Err(error) if error.error_len().is_none() => return Found::Part,
        Err(_) => "",
    };
    match text.chars().next() {
        Some(letter) => Found::Whole(letter.len_utf8(), Some(KeyCode::Char(letter).into())),
        None => Found::Whole(1, None),
    }
}

/// `ESC [`, numbers, and a letter that says what it is.
fn sequence(bytes: &[u8], rest: &[u8]) -> Found {
    if bytes.starts_with(PASTE) {
        let ends = |at: &[u8]| at == PASTE_END;
        let end = bytes.windows(PASTE_END.len()).position(ends);
        return end.map_or(Found::Part, |at| Found::Whole(at + PASTE_END.len(), None));
    }
    let Some(end) = rest.iter().position(|byte| (0x40..=0x7e).contains(byte)) else {
        return match bytes.len() < LONGEST_KEY {
            true => Found::Part,
            false => Found::Whole(bytes.len(), None),
        };
    };
    let numbers = String::from_utf8_lossy(&rest[..end]);
    let mut numbers = numbers.split(';').map(|n| n.parse::<u8>().ok());
    let first = numbers.next().flatten();
    let held = numbers.next().flatten().map_or(0, |n| n.saturating_sub(1));
    let code = match rest[end] {
        b'~' => first.and_then(by_number),
        letter => by_letter(letter),
    };
    let key = code.map(|code| KeyEvent::new(code, modifiers(held)));
    Found::Whole(b"\x1b[".len() + end + 1, key)
}

fn modifiers(held: u8) -> KeyModifiers {
    let all = [
        (1, KeyModifiers::SHIFT),
        (2, KeyModifiers::ALT),
        (4, KeyModifiers::CONTROL),
    ];
    let held = all.into_iter().filter(|(bit, _)| held & bit > 0);
    held.map(|(_, modifier)| modifier).collect()
}

fn by_letter(letter: u8) -> Option<KeyCode> {
    Some(match letter {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'H' => KeyCode::Home,
        b'F' => KeyCode::End,
        b'Z' => KeyCode::BackTab,
        _ => return None,
    })
}

fn by_number(n: u8) -> Option<KeyCode> {
    Some(match n {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keys of some bytes, after a long silence.
    fn keys(bytes: &[u8]) -> Vec<KeyEvent> {
        let (mut input, now) = (Input::default(), Instant::now());
        input.take(bytes, now);
        input.wait(now + Duration::from_secs(1));
        input.keys.into()
    }

    fn plain(codes: &[KeyCode]) -> Vec<KeyEvent> {
        codes.iter().map(|code| KeyEvent::from(*code)).collect()
    }

    #[test]
    fn bytes_are_keys() {
        use KeyCode::*;
        for (bytes, codes) in [
            (
                "q\r\tü€",
                &[Char('q'), Enter, Tab, Char('ü'), Char('€')][..],
            ),
            ("\x1b", &[Esc]),
            ("\x1b\x1b", &[Esc, Esc]),
            ("\x1b[A\x1b[B\x1b[C\x1b[D", &[Up, Down, Right, Left]),
            ("\x1bOA\x1bOB", &[Up, Down]),
            (
                "\x1b[5~\x1b[6~\x1b[H\x1b[4~",
                &[PageUp, PageDown, Home, End],
            ),
            ("\x1b[Z\x7f", &[BackTab, Backspace]),
            // What no key of ours sends is passed over.
            ("\x1b[15~x\x1b[?1;2cy", &[Char('x'), Char('y')]),
            ("\x1b[20", &[]),
        ] {
            assert_eq!(keys(bytes.as_bytes()), plain(codes), "{bytes:?}");
        }
        assert_eq!(keys(b"\xffa\xc3"), plain(&[Char('a')]));
        let held = |code, modifiers| vec![KeyEvent::new(code, modifiers)];
        assert_eq!(keys(b"\x03"), held(Char('c'), KeyModifiers::CONTROL));
        assert_eq!(keys(b"\x1bx"), held(Char('x'), KeyModifiers::ALT));
        assert_eq!(keys(b"\x1b[1;5A"), held(Up, KeyModifiers::CONTROL));
    }

    #[test]
    fn a_key_may_come_in_pieces() {
        let (mut input, now) = (Input::default(), Instant::now());
        for byte in "\x1b[A€\x1b[1;2B".as_bytes() {
            input.take(&[*byte], now);
        }
        let shifted = KeyEvent::new(KeyCode::Down, KeyModifiers::SHIFT);
        let first = plain(&[KeyCode::Up, KeyCode::Char('€')]);
        assert_eq!(input.keys, [first, vec![shifted]].concat());
    }

    #[test]
    fn what_is_pasted_is_no_key_and_ends_with_silence_at_the_latest() {
        let q = plain(&[KeyCode::Char('q')]);
        assert_eq!(keys(b"\x1b[200~y\r1\x1b[201~q"), q);
        let (mut input, start) = (Input::default(), Instant::now());
        input.take(b"\x1b[200~y\r1", start);
        input.wait(start + KEY_SILENCE);
        // A piece of a long paste.
        input.take(&[b'1'; 5_000], start + KEY_SILENCE);
        assert!(input.held.len() < 20 && input.keys.is_empty());
        input.wait(start + KEY_SILENCE + PASTE_SILENCE);
        input.take(b"q", start + Duration::from_secs(1));
        assert_eq!(input.keys, q);
    }
}
