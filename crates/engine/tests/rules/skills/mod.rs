//! Having, gaining and using skills.

mod having;
mod using;
