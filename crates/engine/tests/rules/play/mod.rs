//! Playing and showing cards: costs, places, uniqueness, downloads.

mod download;
mod events;
mod fetched;
mod interrupt_costs;
mod interrupts;
mod pay;
mod place;
mod show;
mod uniqueness;
