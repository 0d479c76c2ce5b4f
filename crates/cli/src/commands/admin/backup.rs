//! `spaceline admin backup`: a copy of everything, also while the server runs.

use super::{Desk, storage};
use crate::failure::{Failure, Outcome};
use locale::message;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Args {
    pub(super) async fn run(self, desk: &mut Desk<'_>) -> Outcome {
        let file = self.file.display().to_string();
        if self.file.exists() {
            return Err(Failure::Asked {
                message: message!("admin-backup-there", file = file),
                hint: Some(message!("admin-backup-there-hint")),
            });
        }
        let done = desk.database.back_up(&self.file).await.map_err(storage)?;
        #[cfg(unix)]
        if done {
            // It holds everything that the database does.
            use std::os::unix::fs::PermissionsExt as _;
            std::fs::set_permissions(&self.file, std::fs::Permissions::from_mode(0o600))?;
        }
        match done {
            true => desk.say(message!("admin-backup-done", file = file)),
            false => Err(Failure::Asked {
                message: message!("admin-backup-postgres"),
                hint: Some(message!("admin-backup-postgres-hint")),
            }),
        }
    }
}
