//! A guest's connection: HTTP/1.1 over one socket that stays open, as a browser's does.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// A guest with a cookie.
pub(crate) struct Client {
    address: SocketAddr,
    stream: BufReader<TcpStream>,
    cookie: String,
    csrf: String,
}

/// One answer.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) location: Option<String>,
    cookie: Option<String>,
    pub(crate) body: String,
}

impl Client {
    /// Connects and looks at the shelf, where newcomers get their cookie.
    pub(crate) async fn connect(address: SocketAddr) -> Result<Client> {
        let stream =
            TcpStream::connect(address).await.with_context(|| format!("nobody answers at `{address}`"))?;
        stream.set_nodelay(true)?;
        let stream = BufReader::with_capacity(64 * 1024, stream);
        let mut client = Client { address, stream, cookie: String::new(), csrf: String::new() };
        let shelf = client.get("/").await?;
        client.cookie = shelf.cookie.clone().context("a newcomer should get a cookie")?;
        client.csrf = shelf.value("csrf").map(str::to_owned).context("the shelf should have a form")?;
        Ok(client)
    }

    pub(crate) async fn get(&mut self, path: &str) -> Result<Answer> {
        self.send("GET", path, "").await
    }

    /// Sends a form as the script does, for the inside of the page.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer> {
        let own = ("csrf", self.csrf.as_str());
        let pairs =
            fields.iter().chain([&own]).map(|(name, value)| format!("{name}={}", value.replace(' ', "+")));
        let body = pairs.collect::<Vec<_>>().join("&");
        self.send("POST", path, &body).await
    }

    async fn ask(&mut self, method: &str, path: &str, body: &str) -> Result<()> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nX-Fragment: 1\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        );
        Ok(self.stream.write_all(request.as_bytes()).await?)
    }

    async fn send(&mut self, method: &str, path: &str, body: &str) -> Result<Answer> {
        self.ask(method, path, body).await?;
        let (mut answer, length) = self.head().await?;
        let mut bytes = vec![0; length.unwrap_or(0)];
        self.stream.read_exact(&mut bytes).await?;
        answer.body = String::from_utf8(bytes)?;
        Ok(answer)
    }

    async fn head(&mut self) -> Result<(Answer, Option<usize>)> {
        let first = self.line().await?;
        let status = first.split(' ').nth(1).and_then(|code| code.parse().ok());
        let status = status.with_context(|| format!("`{first}` should begin an answer"))?;
        let mut answer = Answer { status, location: None, cookie: None, body: String::new() };
        let mut length = None;
        loop {
            let line = self.line().await?;
            let Some((name, value)) = line.split_once(": ") else { return Ok((answer, length)) };
            match name.to_ascii_lowercase().as_str() {
                "content-length" => length = Some(value.parse()?),
                "location" => answer.location = Some(value.to_owned()),
                "set-cookie" => answer.cookie = value.split(';').next().map(str::to_owned),
                _ => {}
            }
        }
    }

    async fn line(&mut self) -> Result<String> {
        let mut line = String::new();
        if self.stream.read_line(&mut line).await? == 0 {
            bail!("the server hung up");
        }
        Ok(line.trim_end().to_owned())
    }

    /// Another connection of the same guest that listens to a table until the server hangs up.
    pub(crate) async fn listen(&self, table: &str) -> Result<()> {
        let stream = BufReader::new(TcpStream::connect(self.address).await?);
        let (cookie, csrf) = (self.cookie.clone(), self.csrf.clone());
        let mut ear = Client { address: self.address, stream, cookie, csrf };
        ear.ask("GET", &format!("{table}/live"), "").await?;
        let (answer, _) = ear.head().await?;
        if answer.status != 200 {
            bail!("`{table}/live` should answer 200, not {}", answer.status);
        }
        tokio::spawn(async move { while ear.line().await.is_ok() {} });
        Ok(())
    }
}

impl Answer {
    /// The value of the first input with this name.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        let (_, rest) = self.body.split_once(&format!("name=\"{name}\" value=\""))?;
        rest.split_once('"').map(|(value, _)| value)
    }

    /// What can be chosen on the page.
    pub(crate) fn actions(&self) -> Vec<&str> {
        let parts = self.body.split("name=\"action\" value=\"").skip(1);
        parts.filter_map(|part| Some(part.split_once('"')?.0)).collect()
    }
}
