//! Words of the glossary: abilities, stopped cards, selections, what is public.

mod abilities;
mod information;
mod leaving;
mod selections;
mod stopped;
