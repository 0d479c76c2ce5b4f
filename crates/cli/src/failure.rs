//! How a command ends when it does not succeed.

use std::io;
use std::process::ExitCode;
use thiserror::Error;

#[derive(Debug, Error)]
pub enum Failure {
    /// Something was asked for that does not exist or cannot be had. Exit code 2, like a mistyped option.
    #[error("{message}")]
    Asked {
        message: String,
        hint: Option<String>,
    },
    /// A check that was asked for did not pass. Exit code 1.
    #[error("{message}")]
    Check { message: String, hint: String },
    /// Output could not be written.
    #[error("cannot write: {0}")]
    Output(#[from] io::Error),
    /// Anything else. Exit code 1.
    #[error("{0:#}")]
    Other(#[from] anyhow::Error),
}

impl Failure {
    /// Tells the user on standard error; returns the exit code.
    pub fn report(self) -> ExitCode {
        let (code, hint) = match &self {
            // The reader of a pipe has seen enough (`| head`).
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Failure::Asked { hint, .. } => (2, hint.as_deref()),
            Failure::Check { hint, .. } => (1, Some(hint.as_str())),
            Failure::Output(_) | Failure::Other(_) => (1, None),
        };
        eprintln!("error: {self}");
        if let Some(hint) = hint {
            eprintln!("hint: {hint}");
        }
        ExitCode::from(code)
    }
}

/// What commands return.
pub type Outcome = Result<(), Failure>;
