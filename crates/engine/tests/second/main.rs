//! The rules of the Second Edition, tested from the ledger. Each test names the entries it checks in its
//! doc comment and reads like a game being played; the table is set by a scenario text.

mod harness;
mod smoke;
