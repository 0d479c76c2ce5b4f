//! Ratings by Glicko-2, one for each edition and number of players; bots are rated like people.

use crate::storage::{Stored, Transaction, now};
use engine::Seat;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use sqlx::Row as _;

/// One player's part in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub game: String,
    pub seat: Seat,
    /// A person's id, or `bot:` and a level.
    pub player: String,
    /// More is better; only the order counts.
    pub points: u8,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub rating: f64,
    pub deviation: f64,
    pub volatility: f64,
    pub games: i64,
}

impl Default for Rating {
    fn default() -> Rating {
        let new = Glicko2Rating::new();
        Rating {
            rating: new.rating,
            deviation: new.deviation,
            volatility: new.volatility,
            games: 0,
        }
    }
}

impl Rating {
    fn glicko(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
        }
    }
}

/// Everybody's rating after a game: each against each other who took part.
pub fn after(before: &[(Rating, u8)]) -> Vec<Rating> {
    let one = |(me, &(rating, points)): (usize, &(Rating, u8))| {
        let others = before.iter().enumerate().filter(|(other, _)| *other != me);
        let results: Vec<(Glicko2Rating, Outcomes)> = others
            .map(|(_, &(other, theirs))| {
                let outcome = match points.cmp(&theirs) {
                    std::cmp::Ordering::Greater => Outcomes::WIN,
                    std::cmp::Ordering::Equal => Outcomes::DRAW,
                    std::cmp::Ordering::Less => Outcomes::LOSS,
                };
                (other.glicko(), outcome)
            })
            .collect();
        let new = glicko2_rating_period(&rating.glicko(), &results, &Glicko2Config::default());
        Rating {
            rating: new.rating,
            deviation: new.deviation,
            volatility: new.volatility,
            games: rating.games + 1,
        }
    };
    before.iter().enumerate().map(one).collect()
}

/// Stores the ratings after a game of a pool; nothing if somebody sits at two seats.
pub async fn game_over(transaction: &mut Transaction, pool: &str, played: &[Played]) -> Stored<()> {
    let twice =
        |(i, one): (usize, &Played)| played[..i].iter().any(|other| other.player == one.player);
    if played.iter().enumerate().any(twice) {
        return Ok(());
    }
    let mut before = Vec::new();
    for one in played {
        let row = sqlx::query(
            "SELECT rating, deviation, volatility, games FROM ratings WHERE player = $1 AND pool = $2",
        )
        .bind(&one.player)
        .bind(pool)
        .fetch_optional(&mut **transaction)
        .await?;
        let rating = match row {
            Some(row) => Rating {
                rating: row.try_get(0)?,
                deviation: row.try_get(1)?,
                volatility: row.try_get(2)?,
                games: row.try_get(3)?,
            },
            None => Rating::default(),
        };
        before.push((rating, one.points));
    }
    for ((one, (old, _)), new) in played.iter().zip(&before).zip(after(&before)) {
        sqlx::query(
            "INSERT INTO ratings (player, pool, rating, deviation, volatility, games, updated)
             VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (player, pool) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
                 volatility = excluded.volatility, games = excluded.games, updated = excluded.updated",
        )
        .bind(&one.player)
        .bind(pool)
        .bind(new.rating)
        .bind(new.deviation)
        .bind(new.volatility)
        .bind(new.games)
        .bind(now())
        .execute(&mut **transaction)
        .await?;
        sqlx::query(
            "UPDATE seats SET rating_before = $3, rating_after = $4 WHERE game = $1 AND seat = $2",
        )
        .bind(&one.game)
        .bind(i64::from(one.seat.0))
        .bind(old.rating)
        .bind(new.rating)
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winner_rises_and_the_loser_falls_by_as_much() {
        let new = after(&[(Rating::default(), 2), (Rating::default(), 0)]);
        assert!(new[0].rating > 1500.0);
        assert!((new[0].rating + new[1].rating - 3000.0).abs() < 1e-6);
        assert!(new[0].deviation < Rating::default().deviation);
        assert_eq!(new[0].games, 1);
    }

    #[test]
    fn whoever_is_between_two_stays_between_them() {
        let new = after(&[
            (Rating::default(), 2),
            (Rating::default(), 1),
            (Rating::default(), 0),
        ]);
        assert!(new[0].rating > new[1].rating && new[1].rating > new[2].rating);
        assert!((new[1].rating - 1500.0).abs() < 1e-6);
    }
}
