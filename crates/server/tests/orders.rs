//! What whoever runs the server does to it meanwhile.

mod common;

use common::{Folder, Player, config, start, two_players};
use server::admin::{Closing, GamesWanted, PeopleWanted};
use server::config::Config;
use server::storage::{Database, now};
use std::time::Duration;
use tokio::time::timeout;

const SOON: Duration = Duration::from_secs(20);

fn quick(folder: &Folder) -> Config {
    Config {
        look: Duration::from_millis(50),
        ..config(folder)
    }
}

/// The database beside the server, as another process has it.
async fn database(config: &Config) -> Database {
    Database::open(&config.database_url())
        .await
        .expect("the database")
}

/// Listens until a message of this type comes.
async fn wait_for(player: &mut Player, kind: &str) -> serde_json::Value {
    let message = async {
        loop {
            let message = player.next().await;
            if message["type"] == kind {
                return message;
            }
        }
    };
    timeout(SOON, message).await.expect("the message")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_announcement_reaches_those_at_the_table_and_those_who_come_later() {
    let folder = Folder::new();
    let config = quick(&folder);
    let server = start(config.clone()).await;
    let (id, [one, two]) = two_players(server.addr).await;
    let mut first = Player::sit(one, &id, 1).await;
    let beside = database(&config).await;
    assert_eq!(
        beside.announce(" \u{202e} ", now() + 60_000).await.unwrap(),
        None
    );
    beside
        .announce("<b>Soon</b>\nover", now() + 60_000)
        .await
        .unwrap();
    let told = wait_for(&mut first, "announcement").await;
    assert_eq!(told["text"], "<b>Soon</b> over");
    let mut second = Player::sit(two.clone(), &id, 2).await;
    assert_eq!(
        wait_for(&mut second, "announcement").await["text"],
        told["text"]
    );
    assert_eq!(beside.end_announcements().await.unwrap(), 1);
    assert!(beside.announcements().await.unwrap().is_empty());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_closed_from_outside() {
    let folder = Folder::new();
    let config = quick(&folder);
    let server = start(config.clone()).await;
    let (id, [one, _]) = two_players(server.addr).await;
    let mut player = Player::sit(one, &id, 1).await;
    let beside = database(&config).await;
    assert_eq!(
        beside.ask_to_close("nothing").await.unwrap(),
        Closing::NoSuchGame
    );
    assert_eq!(beside.ask_to_close(&id).await.unwrap(), Closing::Asked);
    while !player.seen.over {
        timeout(SOON, player.next()).await.expect("the end");
    }
    let closed = async {
        while beside.ask_to_close(&id).await.unwrap() != Closing::OverAlready {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(SOON, closed).await.expect("a closed game");
    let over = GamesWanted {
        stage: String::from("over"),
        most: 10,
        ..GamesWanted::default()
    };
    let games = beside.list_games(&over).await.unwrap();
    assert_eq!((games.len(), &games[0].id), (1, &id));
    assert_eq!(games[0].players, ["Anna", "Bert"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_to_be_closed_while_nothing_ran_is_closed_at_the_start() {
    let folder = Folder::new();
    let config = quick(&folder);
    let server = start(config.clone()).await;
    let (id, _) = two_players(server.addr).await;
    server.stop().await;
    let beside = database(&config).await;
    beside.ask_to_close(&id).await.unwrap();
    let server = start(config.clone()).await;
    let closed = async {
        while beside.ask_to_close(&id).await.unwrap() != Closing::OverAlready {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(SOON, closed).await.expect("a closed game");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_banned_is_sent_away_and_does_not_come_back() {
    let folder = Folder::new();
    let config = quick(&folder);
    let server = start(config.clone()).await;
    let (id, [one, two]) = two_players(server.addr).await;
    let mut socket = one.sit(&id, 0).await.expect("a socket");
    let mut lobby = one.socket("/api/lobby/socket").await.expect("a socket");
    let beside = database(&config).await;
    let anna = beside.find_person("ANNA").await.unwrap().expect("Anna");
    beside
        .ban(&anna.id, now() + 60_000, "No manners")
        .await
        .unwrap();
    for open in [&mut socket, &mut lobby] {
        let gone = async { while let Ok(Some(_)) = open.next().await {} };
        timeout(SOON, gone).await.expect("a closed connection");
    }
    assert!(
        one.get("/api/me").await.is_err(),
        "the token does not hold any more"
    );
    assert!(one.sit(&id, 0).await.is_err() || !server_knows(&one, &id).await);
    two.get("/api/me").await.expect("the other is still here");
    let banned = PeopleWanted {
        banned: true,
        most: 10,
        ..PeopleWanted::default()
    };
    let people = beside.list_people(&banned).await.unwrap();
    assert_eq!((people.len(), people[0].name.as_str()), (1, "Anna"));
    assert_eq!((people[0].games, people[0].why.as_str()), (1, "No manners"));
    beside.unban(&anna.id).await.unwrap();
    assert!(beside.list_people(&banned).await.unwrap().is_empty());
    server.stop().await;
}

/// Whether the game is played by whoever asks: a prompt or a hand of one's own.
async fn server_knows(client: &server::client::Client, game: &str) -> bool {
    let mut socket = client.sit(game, 0).await.expect("a socket");
    let message = socket.next().await.expect("a message").expect("open");
    message["settings"].is_object()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_found_by_a_part_of_their_name_and_percent_is_only_a_letter() {
    let folder = Folder::new();
    let config = quick(&folder);
    let server = start(config.clone()).await;
    two_players(server.addr).await;
    let beside = database(&config).await;
    let named = |name: &str| PeopleWanted {
        name: name.to_owned(),
        most: 10,
        ..PeopleWanted::default()
    };
    let names = async |name: &str| -> Vec<String> {
        let people = beside.list_people(&named(name)).await.unwrap();
        people.into_iter().map(|person| person.name).collect()
    };
    assert_eq!(names("nn").await, ["Anna"]);
    assert_eq!(names("").await.len(), 2);
    assert!(names("%").await.is_empty());
    assert!(names("' OR 1=1 --").await.is_empty());
    let accounts = PeopleWanted {
        accounts: true,
        most: 10,
        ..PeopleWanted::default()
    };
    assert!(beside.list_people(&accounts).await.unwrap().is_empty());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_a_database_with_the_same_games() {
    let folder = Folder::new();
    let config = quick(&folder);
    let server = start(config.clone()).await;
    let (id, _) = two_players(server.addr).await;
    let file = folder.0.join("copy.db");
    let beside = database(&config).await;
    if !beside.back_up(&file).await.unwrap() {
        // PostgreSQL has pg_dump.
        return;
    }
    server.stop().await;
    let other = Folder::new();
    std::fs::copy(&file, other.0.join("spaceline.db")).unwrap();
    let server = start(quick(&other)).await;
    assert_eq!(server.restored, 1);
    let copy = database(&quick(&other)).await;
    assert!(copy.game(&id).await.unwrap().is_some());
    server.stop().await;
}
