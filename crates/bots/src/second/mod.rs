//! Knowledge about the Second Edition: rules of thumb, guesses at hidden cards, chances to win.

pub mod ensign;
pub mod eye;
pub mod guess;
pub mod outlook;
