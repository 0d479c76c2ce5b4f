//! People: guests and accounts, and how they show who they are.

pub mod accounts;
mod names;
mod passwords;
mod presence;
pub mod sessions;

pub use names::{DELETED, Name, key, looks};
pub use passwords::{Passwords, Secret};
pub use presence::{Here, Presence};
