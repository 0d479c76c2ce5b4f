//! Damage on ships, and repairing it.

mod repair;
mod ships;
