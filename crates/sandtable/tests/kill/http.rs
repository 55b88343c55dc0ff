//! As much of a browser as the test needs: one connection per request, a cookie, forms.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// A guest at a server that may go away at any moment.
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
    pub(crate) csrf: String,
}

/// An answer that came whole.
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: String,
}

impl Client {
    /// Looks at the shelf until it has a cookie.
    pub(crate) fn greet(&mut self) -> io::Result<()> {
        if self.cookie.is_empty() {
            let welcome = self.get("/")?;
            self.csrf = welcome.value("csrf").unwrap_or_default();
            let set = welcome.header("set-cookie").unwrap_or_default();
            self.cookie = set.split(';').next().unwrap_or_default().into();
        }
        Ok(())
    }

    /// The id in the cookie.
    pub(crate) fn guest(&self) -> &str {
        &self.cookie[self.cookie.len().saturating_sub(16)..]
    }

    pub(crate) fn get(&self, path: &str) -> io::Result<Answer> {
        self.send("GET", path, "")
    }

    pub(crate) fn post(&self, path: &str, fields: &[(&str, &str)]) -> io::Result<Answer> {
        let own = ("csrf", self.csrf.as_str());
        let pairs =
            fields.iter().chain([&own]).map(|(name, value)| format!("{name}={}", value.replace(' ', "+")));
        self.send("POST", path, &pairs.collect::<Vec<_>>().join("&"))
    }

    fn send(&self, method: &str, path: &str, body: &str) -> io::Result<Answer> {
        let mut stream = TcpStream::connect(self.address)?;
        stream.set_read_timeout(Some(Duration::from_mins(1)))?;
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            self.cookie,
            body.len()
        )?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes)?;
        Answer::read(&String::from_utf8_lossy(&bytes)).ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
    }
}

impl Answer {
    /// Nothing, if it broke off.
    fn read(text: &str) -> Option<Answer> {
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        let answer = Answer { status, head: head.to_owned(), body: body.to_owned() };
        let length: usize = answer.header("content-length")?.parse().ok()?;
        (body.len() == length).then_some(answer)
    }

    /// Was a move taken? Where the next one sits at the same screen, whoever moved sees the result before the curtain falls.
    pub(crate) fn is_move_taken(&self) -> bool {
        self.status == 303 || (self.status == 200 && self.body.contains("data-handover"))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.head.lines().filter_map(|line| line.split_once(": "));
        headers.find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// The value of the first input with this name.
    pub(crate) fn value(&self, name: &str) -> Option<String> {
        let (_, rest) = self.body.split_once(&format!("name=\"{name}\" value=\""))?;
        rest.split_once('"').map(|(value, _)| value.to_owned())
    }

    /// What can be chosen on the page.
    pub(crate) fn actions(&self) -> Vec<String> {
        let parts = self.body.split("name=\"action\" value=\"").skip(1);
        parts.filter_map(|part| Some(part.split_once('"')?.0.to_owned())).collect()
    }
}
