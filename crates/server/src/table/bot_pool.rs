//! Bots think on threads of their own, never on those that serve people.

use bots::{Advice, Bot};
use engine::{Answer, Game};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use tokio::sync::oneshot;

type BotAnswer = (Bot, Option<Answer>);
type Job = Box<dyn FnOnce() + Send>;

#[derive(Clone, Debug)]
pub struct BotPool(mpsc::Sender<Job>);

impl BotPool {
    pub fn start(threads: usize) -> BotPool {
        let (send, receive) = mpsc::channel::<Job>();
        let receive = Arc::new(Mutex::new(receive));
        for n in 0..threads.max(1) {
            let receive = Arc::clone(&receive);
            let work = move || {
                loop {
                    let job = receive
                        .lock()
                        .unwrap_or_else(PoisonError::into_inner)
                        .recv();
                    match job {
                        Ok(job) => job(),
                        Err(_) => return,
                    }
                }
            };
            let thread = std::thread::Builder::new().name(format!("bot-{n}"));
            if let Err(error) = thread.spawn(work) {
                tracing::error!(%error, "no thread for bots");
            }
        }
        BotPool(send)
    }

    /// The bot's answer to the pending question of `game`, and the bot back. Nothing comes if the bot failed.
    pub fn think(&self, mut bot: Bot, game: Game) -> oneshot::Receiver<BotAnswer> {
        let (done, thought) = oneshot::channel();
        let job = move || {
            let answer = catch_unwind(AssertUnwindSafe(|| {
                bot.answer(&game).map(|(_, answer)| answer)
            }));
            match answer {
                Ok(answer) => drop(done.send((bot, answer))),
                Err(_) => tracing::error!("a bot failed"),
            }
        };
        let _ = self.0.send(Box::new(job));
        thought
    }

    /// The bot's opinion on the pending question of `game`.
    pub fn advise(&self, mut bot: Bot, game: Game) -> oneshot::Receiver<Option<Advice>> {
        let (done, thought) = oneshot::channel();
        let job = move || {
            // Whoever asked may be gone by now.
            if done.is_closed() {
                return;
            }
            match catch_unwind(AssertUnwindSafe(|| bot.advise(&game))) {
                Ok(advice) => drop(done.send(advice)),
                Err(_) => tracing::error!("a bot failed"),
            }
        };
        let _ = self.0.send(Box::new(job));
        thought
    }
}
