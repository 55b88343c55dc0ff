//! An app for a test, and browsers without script: they keep a cookie, follow links and send forms.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use sandtable_board::Package;
use sandtable_server::{App, Config, Limits};
use tower::ServiceExt;

/// A folder that goes away with the test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        let mut name = [0; 8];
        getrandom::fill(&mut name).unwrap();
        let folder = std::env::temp_dir().join(format!("sandtable-web-{:016x}", u64::from_le_bytes(name)));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    pub(crate) fn database(&self) -> String {
        self.0.join("tables.db").to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// An app with its routes.
pub(crate) struct TestApp {
    pub(crate) app: Arc<App>,
    pub(crate) router: Router,
    pub(crate) folder: Arc<Folder>,
}

impl TestApp {
    pub(crate) async fn new() -> TestApp {
        TestApp::over(Arc::new(Folder::new())).await
    }

    /// An app over what another one has left.
    pub(crate) async fn over(folder: Arc<Folder>) -> TestApp {
        TestApp::run(Config::new(folder.database(), sandtable_games::all()).for_tests(), folder).await
    }

    pub(crate) async fn run(config: Config, folder: Arc<Folder>) -> TestApp {
        let app = App::open(config).await.unwrap();
        TestApp { router: sandtable_server::router(Arc::clone(&app)), app, folder }
    }

    /// An app of the usual games with these limits.
    pub(crate) async fn with_limits(limits: Limits) -> TestApp {
        let folder = Arc::new(Folder::new());
        let config = Config::new(folder.database(), sandtable_games::all()).for_tests();
        TestApp::run(Config { limits, ..config }, folder).await
    }

    /// An app with the council as its only game.
    pub(crate) async fn with_council() -> TestApp {
        TestApp::with_games(crate::council::PACKAGES).await
    }

    /// An app with these games.
    pub(crate) async fn with_games(packages: &'static [Package]) -> TestApp {
        let folder = Arc::new(Folder::new());
        TestApp::run(Config::new(folder.database(), packages).for_tests(), folder).await
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser { router: self.router.clone(), cookie: None, csrf: String::new() }
    }
}

/// An answer, read to its end.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) status: StatusCode,
    pub(crate) location: Option<String>,
    pub(crate) body: String,
}

/// Somebody's browser.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) router: Router,
    pub(crate) cookie: Option<String>,
    pub(crate) csrf: String,
}

impl Browser {
    /// One request, no redirect followed.
    pub(crate) async fn send(&mut self, mut request: Request<Body>) -> Page {
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert(header::COOKIE, cookie.parse().unwrap());
        }
        let response = self.router.clone().oneshot(request).await.unwrap();
        let text = |name| response.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
        if let Some(set) = text(header::SET_COOKIE) {
            self.cookie = set.split(';').next().map(str::to_owned);
        }
        let (status, location) = (response.status(), text(header::LOCATION));
        let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        let page = Page { status, location, body: String::from_utf8(body.to_vec()).unwrap() };
        if let Some(csrf) = page.value("csrf") {
            self.csrf = csrf;
        }
        page
    }

    /// Follows a link to its end.
    pub(crate) async fn get(&mut self, path: &str) -> Page {
        let mut page = self.send(Request::get(path).body(Body::empty()).unwrap()).await;
        for _ in 0..5 {
            let Some(next) = page.location.clone() else { break };
            page = self.send(Request::get(next).body(Body::empty()).unwrap()).await;
        }
        page
    }

    /// Sends a form; the answer is not followed.
    pub(crate) async fn form(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        if self.csrf.is_empty() {
            self.get("/").await;
        }
        let fields = fields.iter().copied().chain([("csrf", self.csrf.as_str())]);
        let body: Vec<_> = fields.map(|(name, value)| format!("{name}={}", encoded(value))).collect();
        let request = Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.send(request.body(Body::from(body.join("&"))).unwrap()).await
    }

    /// Sends a form and follows the answer.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Page {
        let page = self.form(path, fields).await;
        match &page.location {
            Some(next) => self.get(next).await,
            None => page,
        }
    }

    /// Follows the link of a seat and sits down there.
    pub(crate) async fn sit(&mut self, link: &str) -> Page {
        let page = self.get(link).await;
        if page.says("id=\"invitation\"") { self.post(link, &[]).await } else { page }
    }

    /// Opens a table of natisk with these options and seats; its address.
    pub(crate) async fn open(&mut self, fields: &[(&str, &str)]) -> String {
        self.open_game("natisk", fields).await
    }

    pub(crate) async fn open_game(&mut self, game: &str, fields: &[(&str, &str)]) -> String {
        let page = self.form(&format!("/new/{game}"), fields).await;
        page.location.unwrap_or_else(|| panic!("no table: {} {}", page.status, page.body))
    }

    /// Does the form of the page with this action.
    pub(crate) async fn act(&mut self, table: &str, page: &Page, action: &str) -> Page {
        self.post(&format!("{table}/act"), &page.move_fields(&[("action", action)]).pairs()).await
    }

    /// Looks until it is this browser's turn or the game is over.
    pub(crate) async fn wait(&mut self, table: &str) -> Page {
        for _ in 0..5000 {
            let page = self.get(table).await;
            if !page.actions().is_empty() || page.is_over() {
                return page;
            }
            tokio::time::sleep(Duration::from_millis(4)).await;
        }
        panic!("nobody moves at {table}")
    }
}

/// Fields that own their text.
pub(crate) struct OwnFields(Vec<(String, String)>);

impl OwnFields {
    pub(crate) fn pairs(&self) -> Vec<(&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
    }
}

impl Page {
    /// The value of the first input with this name.
    pub(crate) fn value(&self, name: &str) -> Option<String> {
        self.between(&format!("name=\"{name}\" value=\""))
    }

    fn between(&self, start: &str) -> Option<String> {
        let (_, rest) = self.body.split_once(start)?;
        rest.split_once('"').map(|(value, _)| value.to_owned())
    }

    /// What the page's form would do.
    pub(crate) fn actions(&self) -> Vec<String> {
        let parts = self.body.split("name=\"action\" value=\"").skip(1);
        parts.filter_map(|part| part.split_once('"')).map(|(word, _)| word.to_owned()).collect()
    }

    /// The fields of the form that makes a move, and these.
    pub(crate) fn move_fields(&self, more: &[(&str, &str)]) -> OwnFields {
        let own =
            ["seat", "revision", "move"].map(|name| (name.to_owned(), self.value(name).unwrap_or_default()));
        let more = more.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        OwnFields(own.into_iter().chain(more).collect())
    }

    pub(crate) fn revision(&self) -> usize {
        self.value("revision").expect("a table has a revision").parse().unwrap()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.body.contains("/rematch\"")
    }

    /// The secret links on the page.
    pub(crate) fn links(&self) -> Vec<String> {
        let parts = self.body.split("/s/").skip(1);
        parts.map(|part| format!("/s/{}", part.split('"').next().unwrap())).collect()
    }

    pub(crate) fn says(&self, text: &str) -> bool {
        self.body.contains(text)
    }
}

pub(crate) fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
