//! A guest's connection: HTTP/1.1 over one socket that stays open, as a browser's does. It reads no more of an answer than a
//! player needs, because whoever measures on the same cores should not be what is measured.

use std::cell::RefCell;
use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use flate2::{Decompress, FlushDecompress, Status};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

use crate::page::Page;

/// Room for what has changed on a page, or for a compressed one.
const ROOM: usize = 16 * 1024;
/// So long is the head of a gzip file that names no name.
const GZIP_HEAD: usize = 10;

thread_local! {
    /// To make one takes longer than to read what has changed on a page.
    static UNZIPPER: RefCell<Decompress> = RefCell::new(Decompress::new(false));
}

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
    shown: Option<(String, Arc<Page>)>,
}

/// One answer.
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// How many bytes came.
    pub(crate) bytes: usize,
    head: String,
    pub(crate) page: Arc<Page>,
}

impl Client {
    /// Connects and looks at the shelf, where newcomers get their cookie.
    pub(crate) async fn connect(address: SocketAddr, manner: Manner) -> Result<Client> {
        let stream = connected(address).await?;
        let mut client = Client::new(address, manner, stream);
        let shelf = client.load("/").await?;
        let cookie = shelf.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        cookie.context("a newcomer should get a cookie")?.clone_into(&mut client.cookie);
        shelf.page.value("csrf").context("the shelf should have a form")?.clone_into(&mut client.csrf);
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
        let shown = self.shown.as_ref().map(|(tag, _)| format!("X-Page: {tag}\r\n")).unwrap_or_default();
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
        self.answer(&bytes, body)
    }

    /// The answer, with its page: as it came, or made from the last one.
    fn answer(&mut self, bytes: &[u8], body: usize) -> Result<Answer> {
        let head = String::from_utf8(bytes[..body].to_vec())?;
        let text = match header(&head, "content-encoding") {
            Some("gzip") => unzipped(&bytes[body..])?,
            _ => bytes[body..].to_vec(),
        };
        let text = String::from_utf8(text)?;
        let last = self.shown.take();
        let page = match header(&head, "content-type") {
            Some("application/x-sandtable-changes") => {
                let (_, last) = last.context("only a known page can have changed")?;
                last.patched(&text)?
            }
            _ => Page::new(text),
        };
        let answer = Answer::new(head, page, bytes.len())?;
        if !self.manner.whole
            && let Some(tag) = answer.header("x-page")
        {
            self.shown = Some((tag.to_owned(), Arc::clone(&answer.page)));
        }
        Ok(answer)
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

    /// Reads until the head of an answer is there, and maybe more; where it ends.
    async fn read_head(&mut self, bytes: &mut Vec<u8>) -> Result<usize> {
        loop {
            self.read_some(bytes).await?;
            if let Some(end) = memchr::memmem::find(bytes, b"\r\n\r\n") {
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
        let answer = ear.answer(&bytes[..body], body)?;
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
    shelf.page.game().map(str::to_owned).context("there should be a game on the shelf")
}

async fn connected(address: SocketAddr) -> Result<TcpStream> {
    let stream = TcpStream::connect(address).await;
    let stream = stream.with_context(|| format!("nobody answers at `{address}`"))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

impl Answer {
    fn new(head: String, page: Page, bytes: usize) -> Result<Answer> {
        let first = head.lines().next().unwrap_or_default();
        let status = first.split(' ').nth(1).and_then(|code| code.parse().ok());
        let status = status.with_context(|| format!("`{first}` should begin an answer"))?;
        Ok(Answer { status, bytes, head, page: Arc::new(page) })
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        header(&self.head, name)
    }
}

/// What the server has compressed.
fn unzipped(zipped: &[u8]) -> Result<Vec<u8>> {
    let zipped = zipped.get(GZIP_HEAD..).context("a gzip file begins with a head")?;
    UNZIPPER.with_borrow_mut(|unzipper| {
        unzipper.reset(false);
        let mut text = Vec::with_capacity(8 * zipped.len());
        loop {
            let rest = &zipped[unzipper.total_in() as usize..];
            match unzipper.decompress_vec(rest, &mut text, FlushDecompress::None)? {
                Status::StreamEnd => return Ok(text),
                _ if text.len() < text.capacity() => bail!("a gzip file should not end so soon"),
                _ => text.reserve(4 * zipped.len()),
            }
        }
    })
}

/// What a head says under this name, which is in small letters.
fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let mut pairs = head.lines().filter_map(|line| line.split_once(": "));
    pairs.find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::Compression;
    use flate2::read::GzEncoder;
    use tokio::net::TcpListener;

    use super::*;

    #[test]
    fn an_answer_by_its_head() {
        let head = "HTTP/1.1 303 See Other\r\nLocation: /t/ab\r\ncontent-length: 0\r\n\r\n";
        let answer = Answer::new(head.to_owned(), Page::default(), head.len()).unwrap();
        assert_eq!((answer.status, answer.header("location")), (303, Some("/t/ab")));
        assert!(Answer::new("garbage".to_owned(), Page::default(), 0).is_err());
    }

    #[test]
    fn what_is_compressed_is_read() {
        let text = "<li>one</li>".repeat(9_000).into_bytes();
        let mut zipped = GzEncoder::new(&*text, Compression::fast());
        let mut bytes = Vec::new();
        zipped.read_to_end(&mut bytes).unwrap();
        for _ in 0..2 {
            assert_eq!(unzipped(&bytes).unwrap(), text);
        }
        assert!(unzipped(&bytes[..20]).is_err());
        assert!(unzipped(&bytes[..5]).is_err());
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
