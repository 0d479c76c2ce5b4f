//! Having, gaining and using skills.

mod having;
mod once;
mod using;
