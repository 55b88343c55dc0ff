//! A guest who keeps every byte they were ever sent, headers too. The requests go straight to the router.

use std::fmt::Write as _;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::request::Builder;
use axum::http::{Request, Response, StatusCode, header};
use futures_util::{FutureExt, Stream, StreamExt};
use tower::ServiceExt;

/// How long the id at the end of a cookie is.
const ID: usize = 16;
const FORM: &str = "application/x-www-form-urlencoded";

/// Somebody with a cookie.
pub(crate) struct Guest {
    pub(crate) router: Router,
    pub(crate) cookie: String,
    pub(crate) csrf: String,
    /// Everything that was sent to them.
    pub(crate) tape: String,
}

/// One answer, read to its end.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    /// The headers, one per line.
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Guest {
    /// Somebody who has looked at the shelf.
    pub(crate) async fn new(router: &Router) -> Guest {
        let mut guest =
            Guest { router: router.clone(), cookie: String::new(), csrf: String::new(), tape: String::new() };
        let shelf = guest.get("/").await;
        let set = shelf.header("set-cookie").expect("newcomers get a cookie");
        guest.cookie = set.split(';').next().unwrap_or_default().into();
        guest.csrf = shelf.value("csrf").expect("the shelf has forms");
        guest
    }

    /// The id in the cookie.
    pub(crate) fn id(&self) -> &str {
        &self.cookie[self.cookie.len() - ID..]
    }

    /// What only this guest may hold: the signature of the cookie and the token of the forms.
    pub(crate) fn secrets(&self) -> [String; 2] {
        let value = self.cookie.split_once('=').expect("a cookie has a name").1;
        [value[..value.len() - ID].to_owned(), self.csrf.clone()]
    }

    async fn call(&self, request: Builder, body: impl Into<Body>) -> Response<Body> {
        let request =
            if self.cookie.is_empty() { request } else { request.header(header::COOKIE, &self.cookie) };
        self.router.clone().oneshot(request.body(body.into()).unwrap()).await.unwrap()
    }

    /// One request; a redirect is not followed, an endless answer not read.
    pub(crate) async fn send(&mut self, request: Builder, body: impl Into<Body>) -> Answer {
        let response = self.call(request, body).await;
        let answer = Answer::read(response).await;
        self.tape.push_str(&answer.head);
        self.tape.push_str(&answer.body);
        answer
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(Request::get(path), Body::empty()).await
    }

    /// Sits down by the link of a seat.
    pub(crate) async fn sit(&mut self, link: &str) -> Answer {
        self.get(link).await;
        self.post(link, &[]).await
    }

    /// The inside of the page, as the script asks for it.
    pub(crate) async fn fragment(&mut self, path: &str) -> Answer {
        self.send(Request::get(path).header("x-fragment", "1"), Body::empty()).await
    }

    /// A form with the guest's own token.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let own = [("csrf", self.csrf.as_str())];
        let body = form(fields.iter().chain(&own));
        self.send(Request::post(path).header(header::CONTENT_TYPE, FORM), body).await
    }

    /// A form as the script sends it: the answer is the inside of the page.
    pub(crate) async fn post_fragment(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let own = [("csrf", self.csrf.as_str())];
        let body = form(fields.iter().chain(&own));
        let request = Request::post(path).header(header::CONTENT_TYPE, FORM).header("x-fragment", "1");
        self.send(request, body).await
    }

    /// The events of a table.
    pub(crate) async fn listen(&self, table: &str, since: &str) -> Events {
        let response = self.call(Request::get(format!("{table}/live?since={since}")), Body::empty()).await;
        assert_eq!(response.status(), StatusCode::OK, "{table}");
        let chunks = response.into_body().into_data_stream();
        Events(Box::pin(chunks.map(|chunk| text(&chunk.unwrap()))))
    }
}

/// Server-sent events under way.
pub(crate) struct Events(std::pin::Pin<Box<dyn Stream<Item = String> + Send>>);

impl Events {
    /// What has come so far and was not taken yet.
    pub(crate) fn ready(&mut self) -> String {
        let mut all = String::new();
        while let Some(Some(event)) = self.0.next().now_or_never() {
            all.push_str(&event);
        }
        all
    }

    /// The next event; it must come within two minutes.
    pub(crate) async fn next(&mut self) -> String {
        let next = tokio::time::timeout(std::time::Duration::from_mins(2), self.0.next()).await;
        next.expect("an event comes").expect("the stream goes on")
    }
}

impl Answer {
    async fn read(response: Response<Body>) -> Answer {
        let status = response.status();
        let mut head = format!("{status}\n");
        for (name, value) in response.headers() {
            let _ = writeln!(head, "{name}: {}", String::from_utf8_lossy(value.as_bytes()));
        }
        let is_endless = head.contains("text/event-stream");
        let body =
            if is_endless { Bytes::new() } else { to_bytes(response.into_body(), usize::MAX).await.unwrap() };
        Answer { status, head, body: text(&body) }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }

    /// The value of the first input with this name.
    pub(crate) fn value(&self, name: &str) -> Option<String> {
        between(&self.body, &format!("name=\"{name}\" value=\""), "\"").map(str::to_owned)
    }

    /// The fields that say which seat acts on which page: `seat`, `revision`, `move`.
    pub(crate) fn move_fields(&self) -> [(&'static str, String); 3] {
        ["seat", "revision", "move"].map(|name| (name, self.value(name).unwrap_or_default()))
    }

    /// The links to seats on the page.
    pub(crate) fn links(&self) -> Vec<String> {
        let links = self.body.split("/s/").skip(1);
        links.filter_map(|link| Some(format!("/s/{}", link.split_once('"')?.0))).collect()
    }

    /// What can be chosen on the page.
    pub(crate) fn actions(&self) -> Vec<String> {
        let parts = self.body.split("name=\"action\" value=\"").skip(1);
        let mut words: Vec<_> = parts.filter_map(|part| Some(part.split_once('"')?.0.to_owned())).collect();
        words.sort();
        words.dedup();
        words
    }
}

/// What stands between two texts.
pub(crate) fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    text.split_once(start)?.1.split_once(end).map(|(inside, _)| inside)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Fields as a browser writes them.
pub(crate) fn form<'a>(fields: impl IntoIterator<Item = &'a (&'a str, &'a str)>) -> String {
    let pairs = fields.into_iter().map(|(name, value)| format!("{name}={}", encoded(value)));
    pairs.collect::<Vec<_>>().join("&")
}

pub(crate) fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
    let code = |byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(code).collect()
}
