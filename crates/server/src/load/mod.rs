//! Many games at once, played by lot over the wire, with bots, spectators, a lobby and a full archive: how quick is the
//! server, does it lose an answer or count one twice, what does a game cost, and does every game outlive the sudden death
//! of the server?

mod archive;
mod check;
mod lobby;
mod own;
mod readers;
mod report;
mod run;
mod spectators;
mod table;
mod world;

pub use report::{
    ArchiveReport, Asked, Checked, Crash, Latency, ListReport, LobbyReport, Memory, ReaderReport,
    Report, SpectatorReport, Trouble, What,
};
pub use run::{LoadError, Plan, Stage, Target, run};
