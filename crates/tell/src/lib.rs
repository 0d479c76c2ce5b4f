//! What players read of a game, in words of their language: what is asked, what can be done, what happened, and why
//! something is as it is. The table in the terminal and the server say the same, because both take it from here.

pub mod names;
pub mod narrate;
pub mod rows;
pub mod seen;
pub mod terms;
pub mod texts;
pub mod why;
pub mod words;

pub use names::Names;
