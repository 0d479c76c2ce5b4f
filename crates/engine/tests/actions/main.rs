//! Actions and the language of cards: command, skills, "when" and "while", downloads, responses, costs.
#[path = "../second/harness.rs"]
mod harness;
mod world;

mod command;
mod costs;
mod download;
mod language_blocks;
mod language_cards;
mod language_counters;
mod language_dilemmas;
mod language_fights;
mod language_filters;
mod language_later;
mod language_limits;
mod language_modifiers;
mod language_more;
mod language_numbers;
mod language_prices;
mod language_revise;
mod language_triggers;
mod occurrences;
mod opponents;
mod responses;
mod skills;
mod using_skills;
mod when;
