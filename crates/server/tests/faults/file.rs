//! The database is nobody else's business, also in a folder that others may look into.

#![cfg(unix)]

use super::common::{Folder, config, start, two_players};
use server::config::Config;
use std::os::unix::fs::PermissionsExt as _;

#[tokio::test(flavor = "multi_thread")]
async fn low_the_file_of_the_database_is_readable_only_for_its_owner() {
    let folder = Folder::new();
    let config = Config {
        database: None,
        ..config(&folder)
    };
    let server = start(config.clone()).await;
    two_players(server.addr).await;
    let mode = |name: &str| {
        let file = std::fs::metadata(folder.0.join(name)).expect("a file");
        file.permissions().mode() & 0o777
    };
    assert_eq!(mode("spaceline.db"), 0o600);
    assert_eq!(mode("spaceline.db-wal"), 0o600);
    server.stop().await;
    // From a file that was made before others are shut out.
    let file = folder.0.join("spaceline.db");
    let open = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(&file, open).expect("rights");
    let server = start(config).await;
    assert_eq!(mode("spaceline.db") & 0o007, 0);
    server.stop().await;
}
