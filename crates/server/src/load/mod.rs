//! Many games at once, played by lot over the wire: how quick is the server, does it lose an answer or count one twice,
//! what does a game cost, and does every game outlive the sudden death of the server?

mod check;
mod own;
mod report;
mod run;
mod table;
mod world;

pub use report::{Checked, Crash, Latency, Memory, Report, Trouble, What};
pub use run::{LoadError, Plan, Stage, Target, run};
