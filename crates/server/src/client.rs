//! A small client of the server, for the load generator and the tests: it knows a game only as the messages tell it.

use crate::wire::patch::{self, Op};
use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE};
use hyper::{Method, Request, StatusCode};
use hyper_util::client::legacy::Client as Http;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};
use std::io;
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message, Utf8Bytes};

/// Somebody with a token.
#[derive(Clone, Debug)]
pub struct Client {
    addr: SocketAddr,
    http: Http<HttpConnector, Full<Bytes>>,
    token: Option<String>,
}

impl Client {
    pub fn nobody(addr: SocketAddr) -> Client {
        let http = Http::builder(TokioExecutor::new()).build_http();
        Client {
            addr,
            http,
            token: None,
        }
    }

    /// A new guest.
    pub async fn guest(addr: SocketAddr, name: &str) -> io::Result<Client> {
        let mut client = Client::nobody(addr);
        let welcome = client
            .post("/api/guest", &json!({"name": name, "token": true}))
            .await?;
        client.token = welcome["token"].as_str().map(str::to_owned);
        Ok(client)
    }

    #[must_use]
    pub fn with_token(mut self, token: &str) -> Client {
        self.token = Some(token.to_owned());
        self
    }

    /// The same person at another address, after the server came back elsewhere.
    #[must_use]
    pub fn at(mut self, addr: SocketAddr) -> Client {
        self.addr = addr;
        self
    }

    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Any request; the status and the body, whatever they are.
    pub async fn request(
        &self,
        method: Method,
        path: &str,
        body: Vec<u8>,
        more: &[(&str, &str)],
    ) -> io::Result<(StatusCode, String)> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", self.addr))
            .header(CONTENT_TYPE, "application/json");
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        for (name, value) in more {
            request = request.header(*name, *value);
        }
        let request = request
            .body(Full::new(Bytes::from(body)))
            .map_err(io::Error::other)?;
        let response = self.http.request(request).await.map_err(io::Error::other)?;
        let status = response.status();
        let body = response
            .into_body()
            .collect()
            .await
            .map_err(io::Error::other)?;
        Ok((
            status,
            String::from_utf8_lossy(&body.to_bytes()).into_owned(),
        ))
    }

    async fn ask(&self, method: Method, path: &str, body: Vec<u8>) -> io::Result<Value> {
        let (status, text) = self.request(method, path, body, &[]).await?;
        if !status.is_success() {
            return Err(io::Error::other(format!("{path}: {status} {text}")));
        }
        serde_json::from_str(&text).map_err(io::Error::other)
    }

    pub async fn post(&self, path: &str, body: &Value) -> io::Result<Value> {
        self.ask(Method::POST, path, body.to_string().into_bytes())
            .await
    }

    pub async fn put(&self, path: &str, body: &Value) -> io::Result<Value> {
        self.ask(Method::PUT, path, body.to_string().into_bytes())
            .await
    }

    /// Without a body, if it is null.
    pub async fn delete(&self, path: &str, body: &Value) -> io::Result<Value> {
        let body = match body {
            Value::Null => Vec::new(),
            body => body.to_string().into_bytes(),
        };
        self.ask(Method::DELETE, path, body).await
    }

    pub async fn get(&self, path: &str) -> io::Result<Value> {
        self.ask(Method::GET, path, Vec::new()).await
    }

    pub async fn text(&self, path: &str) -> io::Result<String> {
        let (status, text) = self.request(Method::GET, path, Vec::new(), &[]).await?;
        match status.is_success() {
            true => Ok(text),
            false => Err(io::Error::other(format!("{path}: {status} {text}"))),
        }
    }

    /// A socket at a game. Whoever was there before says what they saw last.
    pub async fn sit(&self, game: &str, since: u32) -> io::Result<Socket> {
        self.socket(&format!("/api/games/{game}/socket?since={since}"))
            .await
    }

    /// A socket at any path.
    pub async fn socket(&self, path: &str) -> io::Result<Socket> {
        let url = format!("ws://{}{path}", self.addr);
        let mut request = url.into_client_request().map_err(io::Error::other)?;
        if let Some(token) = &self.token {
            let value = format!("Bearer {token}")
                .parse()
                .map_err(io::Error::other)?;
            request.headers_mut().insert(AUTHORIZATION, value);
        }
        let stream = TcpStream::connect(self.addr).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default()
            .read_buffer_size(8 * 1024)
            .write_buffer_size(0);
        let (socket, _) =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config))
                .await
                .map_err(io::Error::other)?;
        Ok(Socket(socket))
    }
}

/// An open connection to a game or the lobby.
#[derive(Debug)]
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub async fn send(&mut self, message: &Value) -> io::Result<()> {
        self.send_raw(Message::text(message.to_string())).await
    }

    pub async fn send_raw(&mut self, message: Message) -> io::Result<()> {
        self.0.send(message).await.map_err(io::Error::other)
    }

    /// The next message; `None` when the other side has closed.
    pub async fn next(&mut self) -> io::Result<Option<Value>> {
        let text = self.next_text().await?;
        let message = text.map(|text| serde_json::from_str(&text));
        message.transpose().map_err(io::Error::other)
    }

    /// The next message as it is sent.
    pub async fn next_text(&mut self) -> io::Result<Option<Utf8Bytes>> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Some(text)),
                Some(Ok(Message::Close(_))) | None | Some(Err(SocketError::ConnectionClosed)) => {
                    return Ok(None);
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(io::Error::other(error)),
            }
        }
    }

    /// Reads until the other side closes: the code that it says, if it says one.
    pub async fn closed(&mut self) -> Option<u16> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }
}

/// A seat as its messages tell it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Seen {
    pub n: u32,
    pub view: Value,
    pub over: bool,
    pub events: usize,
}

/// A message that does not fit what was told before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Misfit(String);

impl Seen {
    /// Takes a message in; true if the view is another one now.
    pub fn take(&mut self, message: &Value) -> Result<bool, Misfit> {
        match message["type"].as_str() {
            Some("view") => {
                self.n = number(&message["n"]);
                self.view = message["view"].clone();
                self.over |= message["table"]["stage"] == "over";
                self.events += message["events"].as_array().map_or(0, Vec::len);
                Ok(true)
            }
            Some("change") => {
                let from = number(&message["from"]);
                if from != self.n {
                    return Err(Misfit(format!(
                        "a change from {from}, but {} was the last",
                        self.n
                    )));
                }
                let ops: Vec<Op> = serde_json::from_value(message["patch"].clone())
                    .map_err(|e| Misfit(e.to_string()))?;
                let misfit = || Misfit(String::from("a change that does not fit"));
                patch::apply(&mut self.view, &ops).ok_or_else(misfit)?;
                self.n = number(&message["n"]);
                self.events += message["events"].as_array().map_or(0, Vec::len);
                Ok(true)
            }
            Some("table") => {
                self.over |= message["stage"] == "over";
                Ok(false)
            }
            _ => Ok(false),
        }
    }

    /// The question that this seat has to answer.
    pub fn prompt(&self) -> Option<&Value> {
        self.view.get("prompt").filter(|prompt| !prompt.is_null())
    }
}

fn number(value: &Value) -> u32 {
    value
        .as_u64()
        .and_then(|n| u32::try_from(n).ok())
        .unwrap_or_default()
}

/// A player without judgement that knows the shapes of questions and answers.
#[derive(Debug)]
pub struct Lots(ChaCha8Rng);

impl Lots {
    pub fn new(seed: u64) -> Lots {
        Lots(ChaCha8Rng::seed_from_u64(seed))
    }

    fn below(&mut self, n: usize) -> usize {
        if n == 0 { 0 } else { self.0.random_range(0..n) }
    }

    fn one<'a>(&mut self, from: &'a [Value]) -> &'a Value {
        from.get(self.below(from.len())).unwrap_or(&Value::Null)
    }

    /// Some answer to a question. `tries` counts the refused ones: the more there were, the plainer it is.
    pub fn answer(&mut self, prompt: &Value, tries: u32) -> Value {
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let what = &prompt["choice"];
        let (kind, value) = match what["kind"].as_str().unwrap_or_default() {
            "Act" => ("Act", self.action(&list(&prompt["actions"]))),
            "YesNo" => ("YesNo", json!(self.below(2) == 0)),
            "Cards" => {
                let (min, max) = (number(&what["min"]), number(&what["max"]));
                (
                    "Cards",
                    json!(self.some(list(&what["from"]), min, max, tries)),
                )
            }
            "Order" => ("Order", json!(self.shuffled(list(&what["cards"])))),
            "Number" => {
                let (min, max) = (
                    what["min"].as_i64().unwrap_or(0),
                    what["max"].as_i64().unwrap_or(0),
                );
                ("Number", json!(self.0.random_range(min..=max.max(min))))
            }
            "Options" => ("Option", json!(self.below(list(&what["options"]).len()))),
            "Player" => {
                let bits = what["from"].as_u64().unwrap_or(0);
                let seats: Vec<u8> = (0..8).filter(|seat| bits & (1 << seat) != 0).collect();
                let seat = seats.get(self.below(seats.len())).copied();
                ("Player", json!(seat.unwrap_or(0)))
            }
            "Place" => ("Place", self.one(&list(&what["places"])).clone()),
            "Name" => ("Name", self.name(&what["what"])),
            _ => return json!({"kind": "Concede"}),
        };
        json!({"kind": kind, "value": value})
    }

    /// Anything but ending at once is tried more often.
    fn action(&mut self, actions: &[Value]) -> Value {
        let other: Vec<Value> = actions
            .iter()
            .filter(|action| !matches!(action["kind"].as_str(), Some("End" | "Pass" | "Hide")))
            .cloned()
            .collect();
        if other.is_empty() || (actions.len() != other.len() && self.below(6) == 0) {
            let ends = actions
                .iter()
                .find(|action| matches!(action["kind"].as_str(), Some("End" | "Pass")));
            return ends.unwrap_or(self.one(actions)).clone();
        }
        self.one(&other).clone()
    }

    fn name(&mut self, what: &Value) -> Value {
        let kind = match what["kind"].as_str().unwrap_or_default() {
            "Title" => return json!({"kind": "Title", "of": "Earth"}),
            "TitleOf" => "Title",
            kind => kind,
        };
        let from = what["of"].as_array().map_or(&[][..], Vec::as_slice);
        json!({"kind": kind, "of": self.one(from)})
    }

    fn some(&mut self, from: Vec<Value>, min: u32, max: u32, tries: u32) -> Vec<Value> {
        let max = (max as usize).min(from.len());
        let min = (min as usize).min(max);
        let count = match tries {
            0..4 => min + self.below(max - min + 1),
            4..8 => min,
            8..12 => max,
            _ => min + self.below(max - min + 1),
        };
        let mut cards = self.shuffled(from);
        cards.truncate(count);
        cards
    }

    fn shuffled(&mut self, mut cards: Vec<Value>) -> Vec<Value> {
        for i in (1..cards.len()).rev() {
            let j = self.below(i + 1);
            cards.swap(i, j);
        }
        cards
    }
}
