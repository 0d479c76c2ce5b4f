//! Combat and engagements.

mod combat;
mod combat_outcome;
mod engagement;
mod engagement_outcome;
mod sides;
mod stopped;
