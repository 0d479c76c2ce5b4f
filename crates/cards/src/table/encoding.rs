//! Decoding files, with a finding for each line that cannot be read.

use super::{Finding, Found};
use locale::{Message, message};

/// The encoding of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8, or UTF-16 if the file begins with its byte-order mark.
    #[default]
    Unicode,
    /// The Western European code page of Windows, which older lists are written in.
    Windows1252,
}

/// Decodes a file. Lines that are not UTF-8 are read as Windows-1252, so that their other faults can be reported
/// too; the findings keep them from being used.
pub fn decode(bytes: &[u8], encoding: Encoding) -> (String, Vec<Finding>) {
    let utf16 = |rest: &[u8], unit: fn([u8; 2]) -> u16| {
        let units = rest.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
        from_utf16(units, rest.len() % 2 == 1)
    };
    match bytes {
        [0xff, 0xfe, rest @ ..] => return utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => return utf16(rest, u16::from_be_bytes),
        _ => {}
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    if let Some(at) = bytes.iter().position(|byte| *byte == 0) {
        return (String::new(), vec![binary(bytes, at)]);
    }
    match encoding {
        Encoding::Unicode => from_utf8(bytes),
        Encoding::Windows1252 => from_windows_1252(bytes),
    }
}

/// No text holds a zero byte.
fn binary(bytes: &[u8], at: usize) -> Finding {
    let line = bytes[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
    Finding {
        line,
        column: None,
        found: Found::What(message!("list-zero-byte", at = at + 1)),
        expected: message!("list-text"),
        nearest: None,
    }
}

fn from_utf16(units: impl Iterator<Item = u16>, odd: bool) -> (String, Vec<Finding>) {
    let mut text = String::new();
    let mut findings = Vec::new();
    let mut line = 1;
    let broken = |line: usize, found: Message| Finding {
        line,
        column: None,
        found: Found::What(found),
        expected: message!("list-utf-16"),
        nearest: None,
    };
    for letter in char::decode_utf16(units) {
        match letter {
            Ok(letter) => {
                line += usize::from(letter == '\n');
                text.push(letter);
            }
            Err(half) => {
                let unit = half.unpaired_surrogate();
                let unit = format!("0x{unit:04X}");
                findings.push(broken(line, message!("list-half-letter", unit = unit)));
                text.push(char::REPLACEMENT_CHARACTER);
            }
        }
    }
    if odd {
        findings.push(broken(line, message!("list-half-letter-end")));
    }
    (text, findings)
}

/// The bytes of each line, with its line feed.
fn byte_lines(bytes: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    (1..).zip(bytes.split_inclusive(|byte| *byte == b'\n'))
}

fn from_utf8(bytes: &[u8]) -> (String, Vec<Finding>) {
    let mut text = String::with_capacity(bytes.len());
    let mut findings = Vec::new();
    let header = bytes.split(|byte| *byte == b'\n').next().unwrap_or(&[]);
    let header = String::from_utf8_lossy(header);
    for (line, bytes) in byte_lines(bytes) {
        match std::str::from_utf8(bytes) {
            Ok(good) => text.push_str(good),
            Err(error) => {
                let at = error.valid_up_to();
                let column = bytes[..at].iter().filter(|byte| **byte == b'\t').count();
                let column = header.split('\t').nth(column).map(str::trim);
                let decoded: String = bytes.iter().map(|byte| windows_1252(*byte)).collect();
                let around: String = around(&decoded, at);
                findings.push(Finding {
                    line,
                    column: column.filter(|_| line > 1).map(str::to_owned),
                    found: byte(bytes, at),
                    expected: message!("text", text = "UTF-8"),
                    nearest: Some(format!("“{around}” (Windows-1252)")),
                });
                text.push_str(&decoded);
            }
        }
    }
    (text, findings)
}

/// A byte of a line that means nothing.
fn byte(line: &[u8], at: usize) -> Found {
    let byte = format!("0x{:02X}", line[at]);
    Found::What(message!("list-byte", byte = byte, at = at + 1))
}

/// The word with the letter at that place. In Windows-1252 a letter is a byte.
fn around(line: &str, at: usize) -> String {
    let letters: Vec<char> = line.chars().collect();
    let part_of_word = |c: &char| !c.is_whitespace() && !c.is_control();
    let before = letters[..at].iter().rev().take_while(|c| part_of_word(c));
    let start = at - before.count().min(20);
    let letters = letters[start..].iter().take_while(|c| part_of_word(c));
    letters.take(40).collect()
}

fn from_windows_1252(bytes: &[u8]) -> (String, Vec<Finding>) {
    let mut findings = Vec::new();
    for (line, bytes) in byte_lines(bytes) {
        let unused = |byte: &u8| windows_1252(*byte) == char::REPLACEMENT_CHARACTER;
        if let Some(at) = bytes.iter().position(unused) {
            findings.push(Finding {
                line,
                column: None,
                found: byte(bytes, at),
                expected: message!("list-windows-1252"),
                nearest: None,
            });
        }
    }
    let text = bytes.iter().map(|byte| windows_1252(*byte)).collect();
    (text, findings)
}

/// The characters of the bytes from 0x80; five of them have none.
const HIGH: [char; 32] = [
    '€', '\u{fffd}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{fffd}', 'Ž',
    '\u{fffd}', '\u{fffd}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{fffd}',
    'ž', 'Ÿ',
];

fn windows_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9f => HIGH[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}
