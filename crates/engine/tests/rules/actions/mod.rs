//! Actions and responses: costs, which opponent, "when" and "while".

mod costs;
mod empty_costs;
mod opponents;
mod piled;
mod prevented;
mod responses;
mod when;
