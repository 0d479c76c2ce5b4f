//! What takes a while to write and then stays: made once for each language.

use crate::wire::{Code, Problem};
use locale::{Lang, message};
use std::sync::Arc;
use tokio::sync::OnceCell;

/// One thing a language. The first who asks waits for it.
#[derive(Debug)]
pub struct PerLanguage<T>([OnceCell<Arc<T>>; Lang::ALL.len()]);

impl<T> Default for PerLanguage<T> {
    fn default() -> Self {
        PerLanguage(std::array::from_fn(|_| OnceCell::new()))
    }
}

impl<T: Send + Sync + 'static> PerLanguage<T> {
    /// The thing in this language; `make` runs beside everything else.
    pub async fn of(
        &self,
        lang: Lang,
        make: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Result<Arc<T>, Problem> {
        let busy = || Problem::new(Code::Unavailable, message!("server-busy"));
        let at = Lang::ALL.iter().position(|other| *other == lang);
        let place = at.and_then(|at| self.0.get(at)).ok_or_else(busy)?;
        let made = place.get_or_try_init(|| async {
            let made = tokio::task::spawn_blocking(make).await;
            made.ok().flatten().map(Arc::new).ok_or_else(busy)
        });
        made.await.cloned()
    }
}
