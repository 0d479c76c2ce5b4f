//! How much one address may ask, and how much one connection.

use super::caller::{address, language};
use super::problem::Failed;
use crate::app::App;
use crate::config::Limits;
use crate::wire::{Code, Problem};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use locale::message;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What comes through, by address and by person.
#[derive(Debug)]
pub struct Gates {
    clock: DefaultClock,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    sign_ins: DefaultKeyedRateLimiter<IpAddr>,
    people: DefaultKeyedRateLimiter<String>,
    /// Passwords for an account from an address: nobody locks out somebody who comes from elsewhere.
    accounts: DefaultKeyedRateLimiter<(IpAddr, String)>,
    decks: ByPersonAndAddress,
    chat: ByPersonAndAddress,
    messages: NonZeroU32,
    sockets: Places,
    guesses: Mutex<HashMap<IpAddr, (Instant, u32)>>,
    most_guesses: u32,
}

/// So many in a minute for each person, and for each address four times as many.
#[derive(Debug)]
struct ByPersonAndAddress {
    people: DefaultKeyedRateLimiter<String>,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
}

impl ByPersonAndAddress {
    fn new(most: u32) -> ByPersonAndAddress {
        let most = at_least_one(most);
        ByPersonAndAddress {
            people: RateLimiter::keyed(Quota::per_minute(most)),
            addresses: RateLimiter::keyed(Quota::per_minute(most.saturating_mul(at_least_one(4)))),
        }
    }
}

/// Wrong passwords of tables are forgotten after this.
const MINUTE: Duration = Duration::from_secs(60);

/// A password that somebody tries. It counts as wrong until it was right.
#[derive(Debug)]
pub struct Guess<'a> {
    gates: &'a Gates,
    from: IpAddr,
}

impl Guess<'_> {
    pub fn was_right(self) {
        let guesses = self.gates.guesses.lock();
        let mut guesses = guesses.unwrap_or_else(PoisonError::into_inner);
        if let Some((_, wrong)) = guesses.get_mut(&self.from) {
            *wrong = wrong.saturating_sub(1);
        }
    }
}

/// One of the connections that an address may have; free again when it is dropped.
#[derive(Debug)]
pub struct Line {
    _place: Place,
}

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

impl Gates {
    pub fn new(limits: &Limits) -> Gates {
        let requests = at_least_one(limits.requests);
        let sign_ins = at_least_one(limits.sign_ins);
        let messages = at_least_one(limits.messages);
        Gates {
            clock: DefaultClock::default(),
            requests: RateLimiter::keyed(
                Quota::per_second(requests).allow_burst(requests.saturating_mul(at_least_one(5))),
            ),
            sign_ins: RateLimiter::keyed(Quota::per_minute(sign_ins)),
            people: RateLimiter::keyed(
                Quota::per_second(messages).allow_burst(messages.saturating_mul(at_least_one(5))),
            ),
            accounts: RateLimiter::keyed(Quota::per_minute(sign_ins)),
            decks: ByPersonAndAddress::new(limits.deck_checks),
            chat: ByPersonAndAddress::new(limits.chat),
            messages,
            sockets: Places::new(limits.sockets),
            guesses: Mutex::default(),
            most_guesses: sign_ins.get(),
        }
    }

    fn check<K: std::hash::Hash + Eq + Clone>(
        &self,
        gate: &DefaultKeyedRateLimiter<K>,
        key: &K,
    ) -> Result<(), Problem> {
        gate.check_key(key)
            .map_err(|not| too_many(not.wait_time_from(self.clock.now()).as_secs() + 1))
    }

    /// Another attempt to sign in or to become somebody.
    pub fn sign_in(&self, address: IpAddr) -> Result<(), Problem> {
        self.check(&self.sign_ins, &group(address))
    }

    /// Another password from there for the account of this name, whether there is one or not.
    pub fn account(&self, address: IpAddr, name: &str) -> Result<(), Problem> {
        self.check(&self.accounts, &(group(address), name.to_owned()))
    }

    /// Another list to be read.
    pub fn deck(&self, person: &str, address: IpAddr) -> Result<(), Problem> {
        self.both(&self.decks, person, address)
    }

    /// Another line of chat.
    pub fn chat(&self, person: &str, address: IpAddr) -> Result<(), Problem> {
        self.both(&self.chat, person, address)
    }

    fn both(
        &self,
        gate: &ByPersonAndAddress,
        person: &str,
        address: IpAddr,
    ) -> Result<(), Problem> {
        self.check(&gate.people, &person.to_owned())?;
        self.check(&gate.addresses, &group(address))
    }

    /// Another password for a table: as many wrong ones in a minute as attempts to sign in.
    pub fn guess(&self, address: IpAddr) -> Result<Guess<'_>, Problem> {
        let from = group(address);
        let guesses = self.guesses.lock();
        let mut guesses = guesses.unwrap_or_else(PoisonError::into_inner);
        let (since, wrong) = guesses.entry(from).or_insert((Instant::now(), 0));
        if since.elapsed() >= MINUTE {
            (*since, *wrong) = (Instant::now(), 0);
        }
        if *wrong >= self.most_guesses {
            metrics::counter!("spaceline_turned_away_total").increment(1);
            return Err(too_many(
                MINUTE.saturating_sub(since.elapsed()).as_secs() + 1,
            ));
        }
        *wrong += 1;
        Ok(Guess { gates: self, from })
    }

    /// Another message of a person by HTTP.
    pub fn person(&self, id: &str) -> Result<(), Problem> {
        self.check(&self.people, &id.to_owned())
    }

    /// A gate for the messages of one connection.
    pub fn connection(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(
            Quota::per_second(self.messages)
                .allow_burst(self.messages.saturating_mul(at_least_one(5))),
        )
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.sign_ins.retain_recent();
        self.people.retain_recent();
        self.accounts.retain_recent();
        for gate in [&self.decks, &self.chat] {
            gate.people.retain_recent();
            gate.addresses.retain_recent();
        }
        let guesses = self.guesses.lock();
        let mut guesses = guesses.unwrap_or_else(PoisonError::into_inner);
        guesses.retain(|_, (since, _)| since.elapsed() < MINUTE);
    }
}

impl Line {
    pub fn open(app: &Arc<App>, address: IpAddr) -> Result<Line, Problem> {
        let full = || Problem::new(Code::TooMany, message!("too-many-sockets"));
        let place = app.gates.sockets.take(address).ok_or_else(full)?;
        metrics::gauge!("spaceline_connections").increment(1);
        Ok(Line { _place: place })
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        metrics::gauge!("spaceline_connections").decrement(1);
    }
}

/// So many at once for each address.
#[derive(Clone, Debug)]
pub struct Places {
    taken: Arc<Mutex<HashMap<IpAddr, u32>>>,
    most: u32,
}

/// One of the places of an address; free again when it is dropped.
#[derive(Debug)]
pub struct Place {
    of: Places,
    address: IpAddr,
}

impl Places {
    pub fn new(most: u32) -> Places {
        Places {
            taken: Arc::default(),
            most,
        }
    }

    pub fn take(&self, address: IpAddr) -> Option<Place> {
        let address = group(address);
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let open = taken.entry(address).or_default();
        (*open < self.most).then(|| {
            *open += 1;
            Place {
                of: self.clone(),
                address,
            }
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let taken = self.of.taken.lock();
        let mut taken = taken.unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = taken.get_mut(&self.address) {
            *open = open.saturating_sub(1);
            if *open == 0 {
                taken.remove(&self.address);
            }
        }
    }
}

pub fn too_many(seconds: u64) -> Problem {
    let shown = usize::try_from(seconds).unwrap_or(usize::MAX);
    Problem::new(
        Code::TooMany,
        message!("too-many-requests", seconds = shown),
    )
    .after(seconds)
}

/// One home has millions of addresses of the new kind; they count as one. Addresses of the old kind are written as new ones
/// by a server that listens to both, and are still the old ones.
pub fn group(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(short) => IpAddr::V4(short),
        IpAddr::V6(long) => {
            let mut octets = long.octets();
            octets[8..].fill(0);
            IpAddr::from(octets)
        }
    }
}

/// The gate that every request passes.
pub async fn gate(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let info = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let from = group(address(&app, request.headers(), info));
    let lang = language(request.headers());
    // Whoever looks after the server must always be able to see how it is.
    let looked_after = matches!(request.uri().path(), "/healthz" | "/readyz" | "/metrics");
    if !looked_after && let Err(problem) = app.gates.check(&app.gates.requests, &from) {
        metrics::counter!("spaceline_turned_away_total").increment(1);
        return Failed(lang, problem).into_response();
    }
    let signs_in = *request.method() == Method::POST
        && matches!(
            request.uri().path(),
            "/api/guest" | "/api/account" | "/api/session"
        );
    if signs_in && let Err(problem) = app.gates.sign_in(from) {
        metrics::counter!("spaceline_turned_away_total").increment(1);
        return Failed(lang, problem).into_response();
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn h9_addresses_of_the_old_kind_are_told_apart_however_they_are_written() {
        let of = |text: &str| group(text.parse().expect("an address"));
        assert_eq!(of("::ffff:192.0.2.7"), of("192.0.2.7"));
        assert_ne!(of("::ffff:192.0.2.7"), of("::ffff:192.0.2.8"));
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
    }
}
