//! What helps players to find their way: defaults, hints, missions against a crew, decks, deck files.

mod common;

use cards::Catalogue;
use cards::deck::Format;
use cards::deck::read::read;
use cards::deck::starters::starters;
use common::{Folder, Player, config, start, two_players};
use serde_json::{Value, json};
use server::client::Client;
use server::config::Config;

const FULL: &str = include_str!("../../../web/tests/full-table.scenario");

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Whether an answer is one of those that the prompt offers.
fn offered(prompt: &Value, answer: &Value) -> bool {
    match answer["kind"].as_str() {
        Some("Act") => list(&prompt["actions"]).contains(&answer["value"]),
        Some(_) => !prompt["choice"].is_null(),
        None => false,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_comes_with_an_answer_that_is_laid_ready() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, [one, two]) = two_players(server.addr).await;
    let mut players = [
        Player::sit(one, &id, 1).await,
        Player::sit(two, &id, 2).await,
    ];
    let mut laid = 0;
    for player in &mut players {
        let view = player.next().await;
        let suggested = &view["words"]["suggested"];
        match player.seen.prompt() {
            Some(prompt) => {
                assert!(offered(prompt, suggested), "{suggested}");
                let plays = |a: &Value| a["kind"] == "Play";
                assert!(list(&prompt["actions"]).iter().any(plays));
                assert_ne!(suggested["value"]["kind"], "Draw");
                laid += 1;
            }
            // Nobody else gets it.
            None => assert!(suggested.is_null()),
        }
    }
    assert_eq!(laid, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rated_games_have_neither_defaults_nor_advice() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let open = json!({
        "deck": {"kind": "starter", "id": "earth"}, "bots": ["cadet"], "start": true,
        "setup": {"rated": true},
    });
    let opened = anna.post("/api/games", &open).await.expect("a game");
    let id = opened["id"].as_str().expect("an id").to_owned();
    let refused = anna.get(&format!("/api/games/{id}/advice")).await;
    assert!(refused.expect_err("refused").to_string().contains("403"));
    let mut player = Player::sit(anna, &id, 1).await;
    let view = player.next().await;
    assert!(view["words"]["suggested"].is_null());
    server.stop().await;
}

/// A game in full swing, and its player's connection.
async fn full(addr: std::net::SocketAddr) -> (String, Client) {
    let anna = Client::guest(addr, "Anna").await.expect("a guest");
    let open = json!({"scenario": FULL, "bots": ["cadet"]});
    let opened = anna.post("/api/games", &open).await.expect("a game");
    (opened["id"].as_str().expect("an id").to_owned(), anna)
}

#[tokio::test(flavor = "multi_thread")]
async fn missions_are_held_against_a_crew_without_those_who_are_stopped() {
    let folder = Folder::new();
    let server = start(Config {
        scenarios: true,
        ..config(&folder)
    })
    .await;
    let (id, anna) = full(server.addr).await;
    let view = anna.get(&format!("/api/games/{id}/view?seat=0")).await;
    let view = view.expect("a view")["view"].take();
    let crew = |stopped: bool| {
        let sites = list(&view["sites"]).iter();
        let ships = sites.flat_map(|site| list(&site["ships"]));
        let crews = ships.flat_map(|ship| list(&ship["crews"]));
        let own = crews.filter(|crew| crew["commander"] == 0);
        let cards = own.flat_map(|crew| list(&crew["cards"]));
        let fit = cards.filter(|card| card["stopped"].as_bool().unwrap_or(false) == stopped);
        let ids: Vec<String> = fit.map(|card| card["id"].to_string()).collect();
        ids.join(",")
    };
    let (awake, stopped) = (crew(false), crew(true));
    assert!(!awake.is_empty() && !stopped.is_empty());
    let ask = |cards: String| {
        let path = format!("/api/games/{id}/missions?cards={cards}&words=en");
        let anna = anna.clone();
        async move { anna.get(&path).await.expect("checks") }
    };
    let both = ask(format!("{awake},{stopped}")).await;
    // Two of the four missions are completed; a headquarters has no requirements.
    assert_eq!(list(&both).len(), 2);
    for check in list(&both) {
        assert!(!list(&check["lines"]).is_empty());
        let met = list(&check["lines"]).iter().all(|line| line["met"] == true);
        assert!(check["met"] == false || met || list(&check["lines"]).len() > 1);
        assert!(
            check["lines"][0]["text"]
                .as_str()
                .is_some_and(|text| !text.is_empty())
        );
    }
    assert_eq!(ask(awake).await, both);
    let nobody = ask(stopped).await;
    assert!(list(&nobody).iter().all(|check| check["met"] == false));
    assert_ne!(nobody, both);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_names_answers_that_are_offered() {
    let folder = Folder::new();
    let server = start(Config {
        scenarios: true,
        ..config(&folder)
    })
    .await;
    let (id, anna) = full(server.addr).await;
    let advice = anna.get(&format!("/api/games/{id}/advice?words=en")).await;
    let advice = advice.expect("advice");
    let mut player = Player::sit(anna, &id, 1).await;
    let view = player.next().await;
    assert_eq!(advice["n"], view["n"]);
    let prompt = player.seen.prompt().expect("a question").clone();
    let lines = list(&advice["lines"]);
    assert!(!lines.is_empty() && lines.len() <= 3);
    for line in lines {
        assert!(offered(&prompt, &line["answer"]), "{line}");
        assert!(line["text"].as_str().is_some_and(|text| !text.is_empty()));
    }
    // A move says what it takes of the Range.
    let moves: Vec<&Value> = list(&view["words"]["actions"])
        .iter()
        .filter(|action| action["group"] == "move")
        .collect();
    assert!(!moves.is_empty());
    for action in moves {
        let (needed, left) = (&action["range"][0], &action["range"][1]);
        assert!(
            needed.as_i64() <= left.as_i64() && needed.as_i64() > Some(0),
            "{action}"
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_knows_ones_own_deck_and_those_of_bots_which_can_be_chosen() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let open = json!({
        "deck": {"kind": "starter", "id": "earth"}, "bots": ["cadet"], "start": true,
        "bot_decks": [{"kind": "starter", "id": "romulan"}],
    });
    let opened = anna.post("/api/games", &open).await.expect("a game");
    let id = opened["id"].as_str().expect("an id");
    let decks = anna.get(&format!("/api/games/{id}/decks?words=en")).await;
    let decks = decks.expect("decks");
    let starters = anna.get("/api/starters").await.expect("starters");
    let name = |id: &str| {
        let mut all = list(&starters).iter();
        all.find(|one| one["id"] == id).expect("a starter")["name"].clone()
    };
    assert_eq!(list(&decks).len(), 2);
    assert_eq!(decks[0]["name"], name("earth"));
    assert_eq!(decks[1]["name"], name("romulan"));

    let (id, [one, two]) = two_players(server.addr).await;
    for (seat, client) in [(0, one), (1, two)] {
        let decks = client.get(&format!("/api/games/{id}/decks")).await;
        let decks = decks.expect("decks");
        assert_eq!(list(&decks).len(), 1, "{decks}");
        assert_eq!(decks[0]["seat"], seat);
    }
    let many =
        json!({"bots": ["cadet"], "bot_decks": [{"kind": "any_starter"}, {"kind": "any_starter"}]});
    anna.post("/api/games", &many)
        .await
        .expect_err("too many decks");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_is_written_in_every_format() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let catalogue = Catalogue::second_edition();
    let starter = &starters()[0];
    let mut wanted = starter.reading.list.clone();
    wanted.tidy();
    for format in Format::ALL {
        let body = json!({"text": starter.text, "format": format.name()});
        let file = anna.post("/api/decks/write", &body).await.expect("a file");
        let text = file["text"].as_str().expect("a text");
        let again = read(text.as_bytes(), catalogue).expect("a list");
        assert_eq!(again.format, format);
        assert_eq!(again.list.missions, wanted.missions);
        assert_eq!(again.list.dilemmas, wanted.dilemmas);
        assert_eq!(file["nameless"], format == Format::PluginText);
    }
    let unknown = json!({"text": starter.text, "format": "pdf"});
    anna.post("/api/decks/write", &unknown)
        .await
        .expect_err("no such format");
    server.stop().await;
}
