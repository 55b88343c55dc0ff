//! A guest's connection: HTTP/1.1 over one socket that stays open, as a browser's does. It reads no more of an answer than a
//! player needs, because whoever measures on the same cores should not be what is measured.

use std::io::Read;
use std::net::SocketAddr;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use flate2::read::GzDecoder;
use serde::Deserialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

/// Room for a page.
const ROOM: usize = 96 * 1024;

/// How a guest asks for pages; unless told, as a browser with our script does.
#[derive(Clone, Copy, Args)]
pub(crate) struct Manner {
    /// Ask for whole pages always, not for what has changed on them.
    #[arg(long)]
    whole: bool,
    /// Ask for no compression.
    #[arg(long)]
    plain: bool,
}

/// What of a page is wanted.
#[derive(Clone, Copy, PartialEq)]
enum Wanted {
    /// All of it, as a browser loads it.
    Page,
    /// What the script puts in place.
    Inside,
}

/// A guest with a cookie.
pub(crate) struct Client {
    address: SocketAddr,
    manner: Manner,
    stream: TcpStream,
    /// Has it brought an answer already?
    is_reused: bool,
    cookie: String,
    csrf: String,
    /// The last page and its tag, as the script keeps them.
    shown: Option<(String, String)>,
}

/// One answer.
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// How many bytes came.
    pub(crate) bytes: usize,
    text: String,
    /// Where the body begins.
    body: usize,
}

impl Client {
    /// Connects and looks at the shelf, where newcomers get their cookie.
    pub(crate) async fn connect(address: SocketAddr, manner: Manner) -> Result<Client> {
        let stream = connected(address).await?;
        let mut client = Client::new(address, manner, stream);
        let shelf = client.load("/").await?;
        let cookie = shelf.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        cookie.context("a newcomer should get a cookie")?.clone_into(&mut client.cookie);
        shelf.value("csrf").context("the shelf should have a form")?.clone_into(&mut client.csrf);
        Ok(client)
    }

    fn new(address: SocketAddr, manner: Manner, stream: TcpStream) -> Client {
        let (cookie, csrf) = (String::new(), String::new());
        Client { address, manner, stream, is_reused: false, cookie, csrf, shown: None }
    }

    /// A page as a browser loads it: the script begins with nothing.
    pub(crate) async fn load(&mut self, path: &str) -> Result<Answer> {
        self.shown = None;
        self.send("GET", path, "", Wanted::Page).await
    }

    /// Sends a form as the script does, for the inside of the page.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer> {
        let own = ("csrf", self.csrf.as_str());
        let pairs =
            fields.iter().chain([&own]).map(|(name, value)| format!("{name}={}", value.replace(' ', "+")));
        let body = pairs.collect::<Vec<_>>().join("&");
        self.send("POST", path, &body, Wanted::Inside).await
    }

    async fn ask(&mut self, method: &str, path: &str, body: &str, wanted: Wanted) -> Result<()> {
        let encoding = if self.manner.plain { "" } else { "Accept-Encoding: gzip, deflate\r\n" };
        let inside = if wanted == Wanted::Inside { "X-Fragment: 1\r\n" } else { "" };
        let shown = self.shown.as_ref().map(|(tag, _)| format!("X-Shown: {tag}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\n{encoding}{inside}{shown}\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        );
        Ok(self.stream.write_all(request.as_bytes()).await?)
    }

    async fn send(&mut self, method: &str, path: &str, body: &str, wanted: Wanted) -> Result<Answer> {
        let mut bytes = Vec::with_capacity(ROOM);
        let body = self.ask_and_read_head(method, path, body, wanted, &mut bytes).await?;
        self.is_reused = true;
        let head = std::str::from_utf8(&bytes[..body])?;
        if header(head, "transfer-encoding") == Some("chunked") {
            self.read_chunks(&mut bytes, body).await?;
        } else {
            let length: usize = header(head, "content-length").map_or(Ok(0), str::parse)?;
            self.read_to(&mut bytes, body + length).await?;
        }
        let length = bytes.len();
        let answer = Answer { bytes: length, ..Answer::new(unzipped(bytes, body)?, body)? };
        self.put_together(answer)
    }

    /// A server may close an idle connection at the very moment it is used again. Then nothing comes, and a browser asks
    /// once more on a new one.
    async fn ask_and_read_head(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
        wanted: Wanted,
        bytes: &mut Vec<u8>,
    ) -> Result<usize> {
        let asked = self.ask(method, path, body, wanted).await;
        let read = match asked {
            Ok(()) => self.read_head(bytes).await,
            Err(error) => Err(error),
        };
        if read.is_ok() || !self.is_reused || !bytes.is_empty() {
            return read;
        }
        self.stream = connected(self.address).await?;
        self.ask(method, path, body, wanted).await?;
        self.read_head(bytes).await
    }

    async fn read_to(&mut self, bytes: &mut Vec<u8>, end: usize) -> Result<()> {
        while bytes.len() < end {
            self.read_some(bytes).await?;
        }
        Ok(())
    }

    /// Reads a body in chunks, and takes the lines with their lengths out of it.
    async fn read_chunks(&mut self, bytes: &mut Vec<u8>, mut at: usize) -> Result<()> {
        loop {
            let Some(line) = bytes[at..].windows(2).position(|two| two == b"\r\n") else {
                self.read_some(bytes).await?;
                continue;
            };
            let length = usize::from_str_radix(std::str::from_utf8(&bytes[at..at + line])?, 16)?;
            self.read_to(bytes, at + line + 2 + length + 2).await?;
            bytes.drain(at..at + line + 2);
            at += length;
            bytes.drain(at..at + 2);
            if length == 0 {
                return Ok(());
            }
        }
    }

    /// The page of an answer: as it is, or made from the last one.
    fn put_together(&mut self, mut answer: Answer) -> Result<Answer> {
        let Some(tag) = answer.header("x-page").map(str::to_owned) else { return Ok(answer) };
        let last = self.shown.take();
        if answer.header("content-type") == Some("application/json") {
            let (_, old) = last.context("only a known page can have changed")?;
            let page = patched(&old, &answer.text[answer.body..])?;
            answer.text.truncate(answer.body);
            answer.text.push_str(&page);
        }
        self.shown = (!self.manner.whole).then(|| (tag, answer.text[answer.body..].to_owned()));
        Ok(answer)
    }

    /// Reads until the head of an answer is there, and maybe more; where it ends.
    async fn read_head(&mut self, bytes: &mut Vec<u8>) -> Result<usize> {
        loop {
            self.read_some(bytes).await?;
            if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
                return Ok(end + 4);
            }
        }
    }

    async fn read_some(&mut self, bytes: &mut Vec<u8>) -> Result<()> {
        ensure!(self.stream.read_buf(bytes).await? > 0, "the server hung up");
        Ok(())
    }

    /// Another connection of the same guest that listens to a table until it is dropped or the server hangs up.
    pub(crate) async fn listen(&self, table: &str) -> Result<Listener> {
        let stream = connected(self.address).await?;
        let mut ear =
            Client { cookie: self.cookie.clone(), ..Client::new(self.address, self.manner, stream) };
        ear.ask("GET", &format!("{table}/live"), "", Wanted::Page).await?;
        let mut bytes = Vec::new();
        let body = ear.read_head(&mut bytes).await?;
        let answer = Answer::new(bytes, body)?;
        if answer.status != 200 {
            bail!("`{table}/live` should answer 200, not {}", answer.status);
        }
        let listening = tokio::spawn(async move {
            let mut heard = Vec::new();
            while ear.read_some(&mut heard).await.is_ok() {
                heard.clear();
            }
        });
        Ok(Listener(listening))
    }
}

/// A page that listens.
pub(crate) struct Listener(JoinHandle<()>);

impl Drop for Listener {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// The first game on the server's shelf.
pub(crate) async fn first_game(address: SocketAddr) -> Result<String> {
    let manner = Manner { whole: true, plain: true };
    let shelf = Client::connect(address, manner).await?.load("/").await?;
    shelf.game().map(str::to_owned).context("there should be a game on the shelf")
}

async fn connected(address: SocketAddr) -> Result<TcpStream> {
    let stream = TcpStream::connect(address).await;
    let stream = stream.with_context(|| format!("nobody answers at `{address}`"))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

impl Answer {
    fn new(bytes: Vec<u8>, body: usize) -> Result<Answer> {
        let text = String::from_utf8(bytes)?;
        let first = text.lines().next().unwrap_or_default();
        let status = first.split(' ').nth(1).and_then(|code| code.parse().ok());
        let status = status.with_context(|| format!("`{first}` should begin an answer"))?;
        Ok(Answer { status, bytes: text.len(), text, body })
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        header(&self.text[..self.body], name)
    }

    /// The value of the first input with this name.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        let (_, rest) = self.text[self.body..].split_once(&format!("name=\"{name}\" value=\""))?;
        rest.split_once('"').map(|(value, _)| value)
    }

    /// The first game of which the page offers a new table.
    fn game(&self) -> Option<&str> {
        let (_, rest) = self.text[self.body..].split_once("href=\"/new/")?;
        rest.split_once('"').map(|(game, _)| game)
    }

    /// What can be chosen on the page.
    pub(crate) fn actions(&self) -> Vec<&str> {
        let parts = self.text[self.body..].split("name=\"action\" value=\"").skip(1);
        parts.filter_map(|part| Some(part.split_once('"')?.0)).collect()
    }
}

/// An answer with its body as it was before it was compressed, if it was.
fn unzipped(mut bytes: Vec<u8>, body: usize) -> Result<Vec<u8>> {
    if header(std::str::from_utf8(&bytes[..body])?, "content-encoding") != Some("gzip") {
        return Ok(bytes);
    }
    let zipped = bytes.split_off(body);
    GzDecoder::new(&*zipped).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A part of a page: the first of the old pieces that stay and how many, or new text.
#[derive(Deserialize)]
#[serde(untagged)]
enum Part {
    Kept(usize, usize),
    New(String),
}

/// The page that a diff makes of the last one, as the script does it: pieces begin at every tag that opens.
fn patched(old: &str, diff: &str) -> Result<String> {
    let opening = old.match_indices('<').map(|(at, _)| at).filter(|at| !old[*at..].starts_with("</"));
    let cuts: Vec<usize> = opening.chain([old.len()]).collect();
    let mut page = String::with_capacity(old.len());
    for part in serde_json::from_str::<Vec<Part>>(diff)? {
        match part {
            Part::Kept(first, count) => page.push_str(&old[cuts[first]..cuts[first + count]]),
            Part::New(text) => page.push_str(&text),
        }
    }
    Ok(page)
}

/// What a head says under this name, which is in small letters.
fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let mut pairs = head.lines().filter_map(|line| line.split_once(": "));
    pairs.find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;

    #[test]
    fn an_answer_is_read_as_far_as_a_player_needs() {
        let head = "HTTP/1.1 303 See Other\r\nLocation: /t/ab\r\ncontent-length: 102\r\n\r\n";
        let body = r#"<input name="revision" value="7"> <button name="action" value="place army2 we-1-2"><a href="/new/toy">"#;
        let answer = Answer::new(format!("{head}{body}").into_bytes(), head.len()).unwrap();
        assert_eq!((answer.status, answer.header("location")), (303, Some("/t/ab")));
        assert_eq!((answer.value("revision"), answer.value("location")), (Some("7"), None));
        assert_eq!(answer.actions(), ["place army2 we-1-2"]);
        assert_eq!(answer.game(), Some("toy"));
        assert!(Answer::new(b"garbage".to_vec(), 0).is_err());
    }

    #[test]
    fn a_page_is_made_from_the_last_one() {
        let page = patched("<p>a<b>b</b></p>", r#"[[0,1],"<i>new</i>",[1,1]]"#).unwrap();
        assert_eq!(page, "<p>a<i>new</i><b>b</b></p>");
    }

    /// Answers one request on the connection, then hears another and hangs up.
    async fn answer_once(listener: &TcpListener) -> Result<()> {
        let (mut stream, _) = listener.accept().await?;
        for answer in ["HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok", ""] {
            let heard = stream.read(&mut [0; 1024]).await?;
            ensure!(heard > 0, "the guest hung up");
            stream.write_all(answer.as_bytes()).await?;
        }
        Ok(())
    }

    #[tokio::test]
    async fn a_guest_asks_again_where_a_used_connection_was_closed() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let server = tokio::spawn(async move { while answer_once(&listener).await.is_ok() {} });
        let manner = Manner { whole: false, plain: true };
        let mut client = Client::new(address, manner, connected(address).await.unwrap());
        for _ in 0..3 {
            assert_eq!(client.load("/").await.unwrap().status, 200);
        }
        server.abort();
    }
}
