//! Failures of commands, and their exit codes.

use crate::games::INTERRUPTED;
use crate::page;
use locale::{Lang, Message, message, say};
use std::io;
use std::process::ExitCode;
use thiserror::Error;

#[derive(Debug, Error)]
pub enum Failure {
    /// Something was asked for that does not exist or cannot be had. Exit code 2, like a mistyped option.
    #[error("{message}")]
    Asked {
        message: Message,
        hint: Option<Message>,
    },
    /// A mistake at a place in the arguments, which the lines show. Exit code 2.
    #[error("{message}")]
    Pointed {
        message: Message,
        lines: Vec<String>,
        hint: Option<Message>,
    },
    /// A check that was asked for did not pass. Exit code 1.
    #[error("{message}")]
    Check { message: Message, hint: Message },
    /// Somebody ended it early; what there was is told. The exit code is that of Ctrl-C.
    #[error("{0}")]
    Interrupted(Message),
    /// Output could not be written.
    #[error("{0}")]
    Output(#[from] io::Error),
    /// Anything else. Exit code 1.
    #[error("{0}")]
    Other(Message),
}

impl Failure {
    /// Tells the user on standard error; returns the exit code.
    pub fn report(self, lang: Lang) -> ExitCode {
        let mut shown = Vec::new();
        let (code, message, hint) = match self {
            // The reader of a pipe has seen enough (`| head`).
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Failure::Asked { message, hint } => (2, message, hint),
            Failure::Pointed {
                message,
                lines,
                hint,
            } => {
                shown = lines;
                (2, message, hint)
            }
            Failure::Check { message, hint } => (1, message, Some(hint)),
            Failure::Output(error) => (1, message!("cannot-write", why = io_error(&error)), None),
            Failure::Interrupted(message) => (INTERRUPTED, message, None),
            Failure::Other(message) => (1, message, None),
        };
        page::warn(&say!(lang, "failure", message = message));
        for line in shown {
            page::warn(&format!("  {line}"));
        }
        if let Some(hint) = hint {
            page::warn(&say!(lang, "failure-hint", hint = hint));
        }
        ExitCode::from(code)
    }
}

/// An error of the system about a file, with its meaning.
pub fn io_error(error: &io::Error) -> Message {
    let text = error.to_string();
    match error.kind() {
        io::ErrorKind::NotFound => message!("io-not-found", text = text),
        io::ErrorKind::PermissionDenied => message!("io-permission", text = text),
        io::ErrorKind::IsADirectory => message!("io-folder", text = text),
        io::ErrorKind::InvalidData => message!("io-no-text", text = text),
        io::ErrorKind::StorageFull => message!("io-full", text = text),
        _ => message!("io-other", text = text),
    }
}

/// The result of a command.
pub type Outcome = Result<(), Failure>;
