//! Passwords: hashed with Argon2, away from the threads that serve, a few at a time. They are wiped after use and never
//! printed.

use crate::wire::{Code, Problem};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use locale::message;
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tokio::sync::{mpsc, oneshot};
use zeroize::Zeroizing;

const SHORTEST: usize = 8;
const LONGEST: usize = 200;
/// Hashes that are made at the same time; each takes 19 MiB.
const AT_ONCE: usize = 2;
/// Those that wait for their turn; more wait to be allowed to.
const WAITING: usize = 64;

/// A word nobody else may read: wiped when it is dropped, not shown in any log.
#[derive(Clone)]
pub struct Secret(Zeroizing<String>);

impl Secret {
    pub fn new(text: String) -> Secret {
        Secret(Zeroizing::new(text))
    }

    /// Whether it may become a password.
    pub fn check(&self) -> Result<(), Problem> {
        self.check_length(SHORTEST)
    }

    /// Whether it may be the password of a table: it is shared anyway, but it must be one.
    pub fn check_for_table(&self) -> Result<(), Problem> {
        self.check_length(1)
    }

    fn check_length(&self, least: usize) -> Result<(), Problem> {
        if (least..=LONGEST).contains(&self.0.chars().count()) {
            return Ok(());
        }
        let message = message!("password-length", least = least, most = LONGEST);
        Err(Problem::new(Code::Invalid, message))
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Secret, D::Error> {
        String::deserialize(d).map(Secret::new)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

type Work = Box<dyn FnOnce() + Send>;

/// The threads on which hashes are made, always the same ones: memory that one of them had, it has again for the next.
#[derive(Clone, Debug)]
pub struct Passwords(mpsc::Sender<Work>);

impl Default for Passwords {
    fn default() -> Passwords {
        let (sender, work) = mpsc::channel::<Work>(WAITING);
        let work = Arc::new(Mutex::new(work));
        for _ in 0..AT_ONCE {
            let work = Arc::clone(&work);
            std::thread::spawn(move || {
                let next = || {
                    let mut work = work.lock().unwrap_or_else(PoisonError::into_inner);
                    work.blocking_recv()
                };
                while let Some(work) = next() {
                    work();
                }
            });
        }
        Passwords(sender)
    }
}

impl Passwords {
    /// Nothing if the server stops.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (sender, done) = oneshot::channel();
        let work = move || {
            let _ = sender.send(work());
        };
        self.0.send(Box::new(work)).await.ok()?;
        done.await.ok()
    }

    pub async fn hash(&self, password: Secret) -> Result<String, Problem> {
        let hashed = self.work(move || hash(&password)).await.flatten();
        hashed.ok_or_else(|| Problem::new(Code::Unavailable, message!("server-busy")))
    }

    /// Whether the password is the one of the hash. Without a hash it takes as long and is not.
    pub async fn verify(&self, password: Secret, stored: Option<String>) -> bool {
        let work = move || {
            let known = stored.is_some();
            let stored = stored.unwrap_or_else(|| nobodys().to_owned());
            let right = PasswordHash::new(&stored).is_ok_and(|hash| {
                Argon2::default()
                    .verify_password(password.0.as_bytes(), &hash)
                    .is_ok()
            });
            known && right
        };
        self.work(work).await.unwrap_or(false)
    }
}

fn hash(password: &Secret) -> Option<String> {
    let hash = Argon2::default()
        .hash_password(password.0.as_bytes())
        .ok()?;
    Some(hash.to_string())
}

/// The hash of a password that nobody has: to compare with when there is no such person.
fn nobodys() -> &'static str {
    static HASH: OnceLock<String> = OnceLock::new();
    HASH.get_or_init(|| hash(&Secret::new(crate::secret::token())).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let passwords = Passwords::default();
        let secret = |text: &str| Secret::new(text.to_owned());
        let stored = passwords
            .hash(secret("correct horse"))
            .await
            .expect("a hash");
        assert!(!stored.contains("correct"));
        assert!(
            passwords
                .verify(secret("correct horse"), Some(stored.clone()))
                .await
        );
        assert!(
            !passwords
                .verify(secret("correct house"), Some(stored))
                .await
        );
        assert!(!passwords.verify(secret("correct horse"), None).await);
        assert!(
            !passwords
                .verify(secret("x"), Some(String::from("no hash")))
                .await
        );
        assert_eq!(format!("{:?}", secret("hidden")), "Secret(…)");
    }
}
