//! Words of the glossary: abilities, stopped cards, selections, what is public.

mod abilities;
mod examined;
mod faces;
mod information;
mod leaving;
mod selections;
mod stopped;
