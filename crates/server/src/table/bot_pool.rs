//! Bots think on threads of their own, never on those that serve people. Nobody gets more of their time than others who
//! wait for it: whoever has used the least is next, by address and then by person.

use bots::{Advice, Bot};
use engine::{Answer, Game};
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

type BotAnswer = (Bot, Option<Answer>);
type Job = Box<dyn FnOnce() + Send>;

/// For whom a bot thinks: the person whose table it is, and the address it was opened from, as long as that is known.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Owner {
    pub person: String,
    pub address: Option<IpAddr>,
}

/// Whose time is counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Account {
    Person(String),
    Address(IpAddr),
}

impl Owner {
    fn person(&self) -> Account {
        Account::Person(self.person.clone())
    }

    /// Whoever comes from nowhere stands for themselves.
    fn address(&self) -> Account {
        self.address.map_or_else(|| self.person(), Account::Address)
    }
}

#[derive(Default)]
struct Queue {
    waiting: HashMap<Owner, VecDeque<Job>>,
    /// The time that everybody has used, and how many of their jobs wait or run. Nobody saves up: whoever comes begins with
    /// what those have used who are there.
    used: HashMap<Account, (Duration, usize)>,
    closed: bool,
}

impl Queue {
    fn used(&self, account: &Account) -> Duration {
        self.used.get(account).map_or(Duration::ZERO, |used| used.0)
    }

    fn open(&mut self, account: Account) {
        let least = self.used.values().map(|(used, _)| *used).min();
        let entry = (least.unwrap_or_default(), 0);
        self.used.entry(account).or_insert(entry).1 += 1;
    }

    fn close(&mut self, account: &Account, took: Duration) {
        if let Some((used, jobs)) = self.used.get_mut(account) {
            *used += took;
            *jobs -= 1;
            if *jobs == 0 {
                self.used.remove(account);
            }
        }
    }

    fn add(&mut self, owner: Owner, job: Job) {
        self.open(owner.person());
        if owner.address.is_some() {
            self.open(owner.address());
        }
        self.waiting.entry(owner).or_default().push_back(job);
    }

    fn done(&mut self, owner: &Owner, took: Duration) {
        self.close(&owner.person(), took);
        if owner.address.is_some() {
            self.close(&owner.address(), took);
        }
    }

    /// The next job: of whoever has used the least. It counts at once, so that the next thread takes another's.
    fn next(&mut self) -> Option<(Owner, Job)> {
        let used = |owner: &Owner| (self.used(&owner.address()), self.used(&owner.person()));
        let owner = self.waiting.keys().min_by_key(|owner| used(owner))?.clone();
        let jobs = self.waiting.get_mut(&owner)?;
        let job = jobs.pop_front();
        if jobs.is_empty() {
            self.waiting.remove(&owner);
        }
        job.map(|job| (owner, job))
    }

    /// A job takes at least this long, as far as others are concerned.
    fn charge(&mut self, owner: &Owner, took: Duration) {
        for account in [owner.person(), owner.address()] {
            if let Some((used, _)) = self.used.get_mut(&account) {
                *used += took;
            }
        }
    }
}

/// What a job costs before it is known how long it takes: of two who have used nothing, one after the other is next.
const ADVANCE: Duration = Duration::from_millis(1);

struct Shared {
    queue: Mutex<Queue>,
    news: Condvar,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        loop {
            let mut queue = self.queue();
            let (owner, job) = loop {
                if let Some(next) = queue.next() {
                    break next;
                }
                if queue.closed {
                    return;
                }
                let woken = self.news.wait(queue);
                queue = woken.unwrap_or_else(PoisonError::into_inner);
            };
            queue.charge(&owner, ADVANCE);
            drop(queue);
            let began = Instant::now();
            job();
            self.queue().done(&owner, began.elapsed());
        }
    }
}

/// The threads end with it.
pub struct BotPool(Arc<Shared>);

impl std::fmt::Debug for BotPool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("BotPool")
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.0.queue().closed = true;
        self.0.news.notify_all();
    }
}

impl BotPool {
    pub fn start(threads: usize) -> BotPool {
        let shared = Arc::new(Shared {
            queue: Mutex::default(),
            news: Condvar::new(),
        });
        for n in 0..threads.max(1) {
            let shared = Arc::clone(&shared);
            let thread = std::thread::Builder::new().name(format!("bot-{n}"));
            if let Err(error) = thread.spawn(move || shared.work()) {
                tracing::error!(%error, "no thread for bots");
            }
        }
        BotPool(shared)
    }

    fn add(&self, owner: Owner, job: Job) {
        self.0.queue().add(owner, job);
        self.0.news.notify_one();
    }

    /// The bot's answer to the pending question of `game`, and the bot back. Nothing comes if the bot failed.
    pub fn think(&self, owner: Owner, mut bot: Bot, game: Game) -> oneshot::Receiver<BotAnswer> {
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
        self.add(owner, Box::new(job));
        thought
    }

    /// The bot's opinion on the pending question of `game`.
    pub fn advise(
        &self,
        owner: Owner,
        mut bot: Bot,
        game: Game,
    ) -> oneshot::Receiver<Option<Advice>> {
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
        self.add(owner, Box::new(job));
        thought
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn owner(person: &str, address: u8) -> Owner {
        Owner {
            person: person.to_owned(),
            address: Some(IpAddr::from([192, 0, 2, address])),
        }
    }

    /// Jobs of this length for these owners, on one thread; in which order they were done.
    fn order(jobs: &[(Owner, u64)]) -> Vec<String> {
        let pool = BotPool::start(1);
        let (send, done) = mpsc::channel();
        // Nothing begins before everything waits.
        let gate = Arc::new(Mutex::new(()));
        let held = gate.lock().expect("the gate");
        let begin = Arc::clone(&gate);
        pool.add(
            owner("first", 9),
            Box::new(move || drop(begin.lock().map(drop))),
        );
        std::thread::sleep(Duration::from_millis(20));
        for (owner, length) in jobs {
            let (send, name, length) = (send.clone(), owner.person.clone(), *length);
            let job = move || {
                std::thread::sleep(Duration::from_millis(length));
                let _ = send.send(name);
            };
            pool.add(owner.clone(), Box::new(job));
        }
        drop((held, send));
        done.iter().collect()
    }

    #[test]
    fn h5_whoever_has_used_the_least_time_is_next() {
        let many = [owner("many", 1), owner("many too", 1)];
        let mut jobs: Vec<(Owner, u64)> = Vec::new();
        for n in 0..20 {
            jobs.push((many[n % 2].clone(), 20));
        }
        for _ in 0..4 {
            jobs.push((owner("one", 2), 1));
        }
        let done = order(&jobs);
        // One slow job may have come first; the quick ones do not wait for the other nineteen.
        let last = done.iter().rposition(|name| name == "one").expect("done");
        assert!(last <= 6, "{done:?}");
        assert_eq!(done.len(), 24);
    }

    #[test]
    fn h5_people_of_one_address_share_its_time_fairly() {
        let mut jobs: Vec<(Owner, u64)> = Vec::new();
        for _ in 0..10 {
            jobs.push((owner("many", 1), 10));
        }
        jobs.push((owner("few", 1), 10));
        let done = order(&jobs);
        let at = done.iter().position(|name| name == "few").expect("done");
        assert!(at <= 2, "{done:?}");
    }
}
