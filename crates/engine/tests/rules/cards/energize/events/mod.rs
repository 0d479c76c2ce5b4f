//! Events, equipment, missions and ships.

mod attempts;
mod battles;
mod command;
mod costs;
mod decks;
mod dilemmas;
mod draws;
mod equipment;
mod fights;
mod hidden;
mod missions;
mod naming;
mod playing;
mod ships;
mod storage;
mod timing;
mod tolls;
