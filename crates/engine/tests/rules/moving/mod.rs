//! Beaming, staffing and moving ships, and who is present where.

mod beaming;
mod copies;
mod presence;
mod ships;
mod staffing;
