//! Tables and answers that tests of cards of several sets share.

pub mod dilemmas_choosing;
pub mod dilemmas_counting;
pub mod dilemmas_damaging;
pub mod dilemmas_placed;
pub mod dilemmas_requirements;
pub mod events_battles;
pub mod events_decks;
pub mod events_dilemmas;
pub mod events_fights;
pub mod events_hidden;
pub mod events_missions;
pub mod events_naming;
pub mod events_places;
pub mod events_playing;
pub mod events_ships;
pub mod events_timing;
pub mod triggers_battles;
pub mod triggers_decks;
pub mod triggers_facing;
pub mod triggers_fighting;
pub mod triggers_killing;
pub mod triggers_selecting;
pub mod triggers_skills;
pub mod triggers_statics;
pub mod triggers_stopping;
