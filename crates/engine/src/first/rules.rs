//! The switches of the First Edition. Every switch cites the ledger.

use serde::{Deserialize, Serialize};

/// The basic rules of 2022, with the decisions of the ledger where they are silent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {}
