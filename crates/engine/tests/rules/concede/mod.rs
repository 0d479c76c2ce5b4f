//! Giving up.

mod moments;
mod results;
