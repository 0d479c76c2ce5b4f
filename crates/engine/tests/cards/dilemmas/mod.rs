//! Dilemmas that are faced.
