//! Real cards, played: each test sets a table with cards of the packs and reads like play. A test is in the set of the
//! first card that it names.

mod call_to_arms;
mod energize;
mod premiere;
