//! People: guests and accounts, and how they show who they are.

mod names;
mod passwords;
pub mod sessions;

pub use names::{Name, key};
pub use passwords::{Passwords, Secret};
