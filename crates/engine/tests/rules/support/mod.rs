//! Cards, tables and answers that several tests share.

pub mod actions;
pub mod answers;
pub mod arena;
pub mod board;
pub mod cards;
pub mod cast;
pub mod facing;
pub mod fights;
pub mod games;
pub mod glossary;
pub mod journeys;
pub mod stage;
pub mod texts;
pub mod turns;
pub mod using;
