//! The rules, tested from the ledger. Modules are named like the rules. Each test names the entries it checks in its doc
//! comment and reads like a game being played: the table is set by a scenario text and played by words
//! (`engine::script`).

mod actions;
mod attempt;
mod brig;
mod cards;
mod command;
mod concede;
mod damage;
mod dilemmas;
mod fight;
mod first;
mod glossary;
mod language;
mod laws;
mod moving;
mod play;
mod rulebooks;
mod scenarios;
mod script;
mod setup;
mod skills;
mod smoke;
mod support;
mod turn;
mod winning;
