//! Games in which somebody may respond, or not.

use super::{Player, start};
use cards::Catalogue;
use engine::Replay;
use engine::scenario::Scenario;
use serde_json::{Value, json};
use server::Server;
use server::client::Client;
use server::config::Config;
use server::storage::Database;
use server::storage::games::{GameRow, SeatRow};
use server::wire::Setup;
use server::wire::messages::Stage;

/// The first player has three cards to play. The second can respond to each of them with the first two cards, to one
/// before it is played and to the others after that, and to nothing with the last two.
const CARDS: &str = "
hq Base: plays Fed span 2
personnel Ann: Federation [Cmd] Medical I5 C6 S7
personnel Bo: Federation [Stf] Science I5 C6 S7
event Gift: play (to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(9))])]
interrupt Veto: text [(when: On((phase: While, kind: Play, who: Opponent, card: Type(Event))), optional: true,
    body: [Prevent])]
interrupt Cheer: text [(when: On((kind: Play, who: Opponent, card: Type(Personnel))), optional: true,
    body: [Points(who: You, n: N(1))])]
interrupt Chip: text []
interrupt Chop: text []
";

fn scenario(hand: &str) -> String {
    format!(
        "{CARDS}
player 1
  missions: Base
  hand: Ann; Gift; Bo
player 2
  missions: Base
  hand: {hand}
segment play"
    )
}

/// A game of two people that begins as a scenario says, as the database has it.
pub async fn put(config: &Config, id: &str, clients: &[Client; 2], text: String) {
    let catalogue = Catalogue::second_edition();
    let read = Scenario::read(&text).expect("a scenario");
    let game = read.build(catalogue).expect("a position").game;
    let names = ["Anna", "Bert"];
    let replay = Replay::start_scenario(&game, &names, text);
    let mut seats = Vec::new();
    for (client, name) in clients.iter().zip(names) {
        let me = client.get("/api/me").await.expect("somebody");
        seats.push(SeatRow {
            person: me["id"].as_str().map(str::to_owned),
            guest: true,
            name: name.to_owned(),
            settings: String::from("{}"),
            ..SeatRow::default()
        });
    }
    let row = GameRow {
        id: id.to_owned(),
        stage: Stage::Live,
        created: 1,
        started: 1,
        ended: 0,
        setup: Setup::default(),
        password: None,
        header: Some(replay.header_line()),
        result: None,
    };
    let database = Database::open(&config.database_url()).await;
    let stored = database.expect("the database");
    let stored = stored.new_game_with_log(&row, &seats, &[]).await;
    stored.expect("a game");
}

/// A server with these games, and the two who play them all.
pub async fn server_with(config: &Config, games: &[(&str, &str)]) -> (Server, [Client; 2]) {
    let server = start(config.clone()).await;
    let one = Client::guest(server.addr, "Anna").await.expect("a guest");
    let two = Client::guest(server.addr, "Bert").await.expect("a guest");
    let clients = [one, two];
    for (id, hand) in games {
        put(config, id, &clients, scenario(hand)).await;
    }
    server.stop().await;
    let server = start(config.clone()).await;
    assert_eq!(server.restored, games.len());
    let clients = clients.map(|client| client.at(server.addr));
    (server, clients)
}

/// Plays the next card; all messages until that is accepted.
pub async fn give_a_card(player: &mut Player) -> Vec<Value> {
    let n = player.seen.n;
    let actions = &player.seen.prompt().expect("a question")["actions"];
    let mut actions = actions.as_array().expect("actions").iter();
    let play = actions.find(|action| action["kind"] == "Play");
    let play = play.expect("a card to play");
    let answer = json!({"type": "answer", "n": n, "answer": {"kind": "Act", "value": play}, "mark": n.to_string()});
    player.socket.send(&answer).await.expect("sent");
    let mut heard = Vec::new();
    loop {
        let message = player.next().await;
        assert_ne!(message["type"], "refused", "{message}");
        let accepted = message["type"] == "accepted";
        heard.push(message);
        if accepted {
            return heard;
        }
    }
}
