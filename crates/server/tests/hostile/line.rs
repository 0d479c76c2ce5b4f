//! A connection as bytes, for what no decent client does.

use crate::soon;
use serde_json::Value;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// The response to a request.
#[derive(Clone, Debug)]
pub struct Response {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Response {
    fn parse(bytes: &[u8]) -> Response {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let mut lines = head.lines();
        let first = lines.next().unwrap_or_default();
        let status = first.split(' ').nth(1).and_then(|code| code.parse().ok());
        let headers = lines.filter_map(|line| line.split_once(':'));
        let headers: Vec<(String, String)> = headers
            .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
            .collect();
        let chunked = |(name, value): &(String, String)| {
            name == "transfer-encoding" && value.contains("chunked")
        };
        let body = match headers.iter().any(chunked) {
            true => unchunked(body),
            false => body.to_owned(),
        };
        Response {
            status: status.unwrap_or(0),
            headers,
            body,
        }
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    /// The value of the cookie that is set.
    pub fn cookie(&self) -> Option<&str> {
        let value = self.header("set-cookie")?.strip_prefix("spaceline=")?;
        value.split(';').next()
    }
}

fn unchunked(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        let Some(part) = rest.get(..size).filter(|part| !part.is_empty()) else {
            break;
        };
        whole.push_str(part);
        body = rest.get(size + 2..).unwrap_or_default();
    }
    whole
}

/// A request put together by hand.
#[derive(Clone, Debug, Default)]
pub struct Ask {
    pub method: String,
    pub path: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Ask {
    pub fn new(method: &str, path: &str) -> Ask {
        Ask {
            method: method.to_owned(),
            path: path.to_owned(),
            ..Ask::default()
        }
    }

    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Ask {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    #[must_use]
    pub fn token(self, token: Option<&str>) -> Ask {
        match token {
            Some(token) => self.with("Authorization", &format!("Bearer {token}")),
            None => self,
        }
    }

    #[must_use]
    pub fn body(self, body: impl Into<Vec<u8>>) -> Ask {
        let mut ask = self.with("Content-Type", "application/json");
        ask.body = body.into();
        ask
    }

    fn bytes(&self, addr: SocketAddr) -> Vec<u8> {
        let mut head = format!("{} {} HTTP/1.1\r\n", self.method, self.path);
        let has = |name: &str| {
            let mut names = self.headers.iter().map(|(name, _)| name);
            names.any(|other| other.eq_ignore_ascii_case(name))
        };
        if !has("host") {
            head += &format!("Host: {addr}\r\n");
        }
        if !has("connection") {
            head += "Connection: close\r\n";
        }
        if !has("content-length") && !has("transfer-encoding") && self.method != "GET" {
            head += &format!("Content-Length: {}\r\n", self.body.len());
        }
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        let mut bytes = (head + "\r\n").into_bytes();
        bytes.extend(&self.body);
        bytes
    }

    /// What the server replies. A stream is read only as far as its first line.
    pub async fn at(&self, addr: SocketAddr) -> Response {
        let mut line = Line::open(addr).await;
        line.send(&self.bytes(addr)).await;
        let streams = self.path.contains("/stream");
        let bytes = soon(&self.path, line.rest(streams)).await;
        assert!(!bytes.is_empty(), "no response to {self:?}");
        Response::parse(&bytes)
    }
}

/// An open connection.
#[derive(Debug)]
pub struct Line {
    pub stream: TcpStream,
    read: Vec<u8>,
}

/// What comes over a WebSocket.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    Message(Value),
    Ping,
    Pong(Vec<u8>),
    Close(u16, String),
    /// The connection is no more.
    End,
}

impl Line {
    pub async fn open(addr: SocketAddr) -> Line {
        Line::on(TcpStream::connect(addr).await.expect("a connection"))
    }

    pub fn on(stream: TcpStream) -> Line {
        let _ = stream.set_nodelay(true);
        Line {
            stream,
            read: Vec::new(),
        }
    }

    /// Sends what it can: the other side may have had enough.
    pub async fn send(&mut self, bytes: &[u8]) -> bool {
        self.stream.write_all(bytes).await.is_ok()
    }

    /// Everything until the other side ends, or until a body has begun.
    async fn rest(&mut self, streams: bool) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut part = [0; 8192];
        loop {
            match self.stream.read(&mut part).await {
                Ok(0) | Err(_) => return bytes,
                Ok(n) => bytes.extend(&part[..n]),
            }
            let head = bytes.windows(4).position(|four| four == b"\r\n\r\n");
            let Some(at) = head else { continue };
            let begun = streams && bytes.len() > at + 4 && bytes.starts_with(b"HTTP/1.1 200");
            // Some connections stay open: it is the length that says where the response ends.
            let len = Response::parse(&bytes[..at])
                .header("content-length")
                .map(str::parse::<usize>);
            let whole = matches!(len, Some(Ok(len)) if bytes.len() - at - 4 >= len);
            if begun || whole || bytes.starts_with(b"HTTP/1.1 101") {
                return bytes;
            }
        }
    }

    /// True if the other side ends the connection in time.
    pub async fn ends(&mut self, within: Duration) -> bool {
        let end = async {
            let mut part = [0; 8192];
            while self.stream.read(&mut part).await.is_ok_and(|n| n > 0) {}
        };
        tokio::time::timeout(within, end).await.is_ok()
    }

    /// Opens a WebSocket by hand.
    pub async fn socket(addr: SocketAddr, path: &str, token: Option<&str>) -> Line {
        let stream = TcpStream::connect(addr).await.expect("a connection");
        Line::over(stream, addr, path, token).await
    }

    /// Opens a WebSocket over a connection that stands.
    pub async fn over(
        stream: TcpStream,
        addr: SocketAddr,
        path: &str,
        token: Option<&str>,
    ) -> Line {
        let mut line = Line::on(stream);
        let ask = upgrade(path).token(token);
        assert!(line.send(&ask.bytes(addr)).await);
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let byte = soon("an upgrade", line.stream.read_u8()).await;
            head.push(byte.expect("an upgrade"));
        }
        let head = String::from_utf8_lossy(&head).into_owned();
        assert!(head.starts_with("HTTP/1.1 101"), "{path}: {head}");
        line
    }

    async fn fill(&mut self, n: usize) -> Option<()> {
        let mut part = [0; 8192];
        while self.read.len() < n {
            match self.stream.read(&mut part).await {
                Ok(0) | Err(_) => return None,
                Ok(n) => self.read.extend(&part[..n]),
            }
        }
        Some(())
    }

    async fn frame(&mut self) -> Option<(u8, Vec<u8>)> {
        self.fill(2).await?;
        let (opcode, short) = (self.read[0] & 15, usize::from(self.read[1] & 127));
        let (head, len) = match short {
            126 => {
                self.fill(4).await?;
                let len = [self.read[2], self.read[3]];
                (4, usize::from(u16::from_be_bytes(len)))
            }
            127 => {
                self.fill(10).await?;
                let len: [u8; 8] = self.read[2..10].try_into().ok()?;
                (10, usize::try_from(u64::from_be_bytes(len)).ok()?)
            }
            short => (2, short),
        };
        self.fill(head + len).await?;
        let payload = self.read[head..head + len].to_vec();
        self.read.drain(..head + len);
        Some((opcode, payload))
    }

    /// The next thing that is heard.
    pub async fn hear(&mut self) -> Heard {
        let Some((opcode, payload)) = soon("a frame", self.frame()).await else {
            return Heard::End;
        };
        match opcode {
            1 => Heard::Message(serde_json::from_slice(&payload).expect("JSON")),
            8 if payload.len() >= 2 => {
                let code = u16::from_be_bytes([payload[0], payload[1]]);
                let why = String::from_utf8_lossy(&payload[2..]).into_owned();
                Heard::Close(code, why)
            }
            8 => Heard::Close(1005, String::new()),
            9 => Heard::Ping,
            10 => Heard::Pong(payload),
            other => panic!("a frame of kind {other}"),
        }
    }

    /// The next message of this type.
    pub async fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            match self.hear().await {
                Heard::Message(message) if message["type"] == kind => return message,
                Heard::Close(..) | Heard::End => panic!("closed before a {kind}"),
                _ => {}
            }
        }
    }

    /// How the connection ends, whatever else is heard before.
    pub async fn farewell(&mut self) -> Heard {
        loop {
            if let end @ (Heard::Close(..) | Heard::End) = self.hear().await {
                return end;
            }
        }
    }

    pub async fn say(&mut self, text: &str) -> bool {
        self.send(&frame(1, text.as_bytes())).await
    }
}

/// The request for a WebSocket.
pub fn upgrade(path: &str) -> Ask {
    Ask::new("GET", path)
        .with("Connection", "Upgrade")
        .with("Upgrade", "websocket")
        .with("Sec-WebSocket-Version", "13")
        .with("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==")
}

/// A whole frame as clients send it.
pub fn frame(opcode: u8, payload: &[u8]) -> Vec<u8> {
    part(0x80 | opcode, payload)
}

/// A frame with a first byte of one's own.
pub fn part(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = head(first, payload.len() as u64);
    let mask = [1, 2, 3, 4];
    bytes.extend(mask);
    let masked = payload.iter().zip(mask.iter().cycle());
    bytes.extend(masked.map(|(byte, mask)| byte ^ mask));
    bytes
}

/// The beginning of a frame whose contents never come.
pub fn promise(len: u64) -> Vec<u8> {
    let mut bytes = head(0x81, len);
    bytes.extend([1, 2, 3, 4]);
    bytes
}

/// The beginning of a frame, before the mask.
fn head(first: u8, len: u64) -> Vec<u8> {
    let mut bytes = vec![first];
    match len {
        0..=125 => bytes.push(0x80 | len as u8),
        126..=0xffff => {
            bytes.push(0x80 | 126);
            bytes.extend((len as u16).to_be_bytes());
        }
        _ => {
            bytes.push(0x80 | 127);
            bytes.extend(len.to_be_bytes());
        }
    }
    bytes
}
