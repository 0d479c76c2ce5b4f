//! Actions and responses: costs, which opponent, "when" and "while".

mod costs;
mod opponents;
mod responses;
mod when;
