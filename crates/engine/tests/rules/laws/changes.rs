//! A view that follows a game by what changed is the view that is built anew.

use crate::support::games::{Playing, games};
use engine::{Game, Moment, Seat, Watcher};

fn watchers(game: &Game) -> Vec<Watcher> {
    let seats = game.state().seats().map(Some);
    seats
        .chain([None])
        .map(|seat| Watcher::new(game, seat))
        .collect()
}

fn check(playing: &Playing, watcher: &Watcher, changes: &str) {
    let viewer: Option<Seat> = watcher.view().viewer;
    let new = playing.game.view(viewer);
    if *watcher.view() == new {
        return;
    }
    let (ours, theirs) = (watcher.view().to_json(), new.to_json());
    let at = ours.bytes().zip(theirs.bytes()).position(|(a, b)| a != b);
    let from = at.unwrap_or(0).saturating_sub(200);
    let part = |s: &str| s.chars().skip(from).take(400).collect::<String>();
    panic!(
        "{}: the view of {viewer:?} after {changes} is\n{}\nand should be\n{}",
        playing.place(),
        part(&ours),
        part(&theirs)
    );
}

fn follow(mut playing: Playing) {
    let mut all = watchers(&playing.game);
    // One that looks up only now and then must find everything that happened in between.
    let mut late = watchers(&playing.game);
    while playing.step().is_some() {
        let moment = Moment::new(&playing.game);
        let now_and_then = playing.step.is_multiple_of(17);
        let late = late.iter_mut().filter(|_| now_and_then);
        for watcher in all.iter_mut().chain(late) {
            let changes = watcher.follow(&moment);
            check(&playing, watcher, &changes);
            assert_eq!(watcher.follow(&moment), "[]", "{}", playing.place());
        }
    }
}

#[test]
fn a_view_that_follows_a_game_is_the_view_of_the_game() {
    games(40).for_each(|n| follow(Playing::telling(n)));
}

#[test]
fn a_view_follows_games_with_every_card() {
    games(60).for_each(|n| follow(Playing::touring(n)));
}

#[test]
fn a_view_follows_a_game_that_goes_back() {
    for n in games(10) {
        let mut playing = Playing::touring(n);
        let start = playing.game.clone();
        let mut all = watchers(&start);
        while playing.step().is_some() {}
        for game in [&playing.game, &start] {
            let moment = Moment::new(game);
            for watcher in &mut all {
                watcher.follow(&moment);
                let new = game.view(watcher.view().viewer);
                assert!(*watcher.view() == new, "{}", playing.place());
            }
        }
    }
}
