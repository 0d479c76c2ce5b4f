//! Events, interrupts, orders, missions and the keywords.
