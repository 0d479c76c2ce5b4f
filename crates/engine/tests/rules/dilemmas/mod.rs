//! Drawing, choosing, stacking and facing dilemmas.

mod choosing;
mod drawing;
mod facing;
mod instructions;
mod secrets;
mod stacking;
mod texts;
