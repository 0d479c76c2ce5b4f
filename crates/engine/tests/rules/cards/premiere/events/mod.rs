//! Events, equipment, missions and ships.

mod attempts;
mod battles;
mod decks;
mod draws;
mod equipment;
mod fights;
mod hidden;
mod missions;
mod naming;
mod places;
mod playing;
mod ships;
mod storage;
mod timing;
mod tolls;
