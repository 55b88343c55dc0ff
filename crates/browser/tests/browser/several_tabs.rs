//! Several tabs of one browser: one of them listens for all, and one that nobody sees still says whose turn it is.

use anyhow::{Context, Result};
use sandtable_browser::{Person, RandomPlayer, TestServer};
use serde_json::json;

/// Two people at one table, the guest at a browser of their own.
struct Pair {
    host: Person,
    guest: Person,
    _server: TestServer,
}

impl Pair {
    /// It is the guest's turn.
    async fn meet() -> Result<Pair> {
        let server = TestServer::start(sandtable_games::all()).await?;
        let (host, guest) = tokio::try_join!(Person::new(server.address()), Person::new(server.address()))?;
        Pair { host, guest, _server: server }.begin().await
    }

    async fn begin(self) -> Result<Pair> {
        self.host.open_table("natisk", &[], &["me", "link"]).await?;
        let invitation: String = self.host.eval("document.querySelector('#link-allies').value").await?;
        let (_, token) = invitation.split_once("/s/").context("the invitation should name the seat")?;
        self.guest.take_seat(token).await?;
        self.host.until("document.querySelector('#seat-allies .person') !== null").await?;
        self.play_until("theirs").await?;
        Ok(self)
    }

    /// Both play until it is the host's turn, or the guest's.
    async fn play_until(&self, turn: &str) -> Result<u64> {
        let mut player = RandomPlayer::new(20);
        loop {
            let guest = self.guest.state().await?;
            if (guest.turn == "mine") == (turn == "theirs") {
                return Ok(guest.ply);
            }
            let mover = if guest.turn == "mine" { &self.guest } else { &self.host };
            let after = player.step(mover).await?;
            self.guest.at_least_ply(after.ply).await?;
        }
    }

    /// How many pages the server counts.
    async fn watchers(&self, wanted: u32) -> Result<()> {
        let asked = "await fetch('/metrics').then((answer) => answer.text())";
        let pattern = format!("sandtable_watchers {wanted}\\n");
        let body = format!(
            "const done = arguments[0];
            (async () => {{ while (!({asked}).includes('{pattern}')) await new Promise((go) => setTimeout(go, 50)); done(); }})();"
        );
        self.guest.run_async(&body).await
    }
}

/// Lets a page believe that nobody, or somebody, sees it.
fn seen(is_seen: bool) -> String {
    format!(
        "Object.defineProperty(document, 'hidden', {{ configurable: true, get: () => {} }});
        document.dispatchEvent(new Event('visibilitychange'));",
        !is_seen
    )
}

/// Does the tab say that it is one's turn, by its title and its sign?
const SAYS_MY_TURN: &str = "document.title.startsWith('\\u25cf')
    && document.querySelector('link[rel=icon]').href.includes('icon-turn')";

#[tokio::test]
async fn a_tab_in_the_background_says_that_it_is_my_turn() -> Result<()> {
    let pair = Pair::meet().await?;
    let path = pair.host.path().await?;
    pair.watchers(2).await?;
    pair.host.run::<()>(&seen(false)).await?;
    pair.host.open_tab().await?;
    pair.host.visit(&path).await?;
    pair.watchers(2).await.context("one stream serves both tabs of the host")?;
    pair.host.switch_to_tab(0).await?;
    assert!(!pair.host.eval::<bool>(SAYS_MY_TURN).await?);
    let before = pair.host.state().await?;
    let ply = pair.play_until_host().await?;
    pair.host.until(SAYS_MY_TURN).await?;
    assert_eq!(pair.host.state().await?, before, "what nobody sees is not fetched");
    pair.host.run::<()>(&seen(true)).await?;
    pair.host.at_ply(ply).await?;
    pair.host.expect_no_errors().await
}

impl Pair {
    /// The guest plays until it is the host's turn, whose page may be behind.
    async fn play_until_host(&self) -> Result<u64> {
        let mut player = RandomPlayer::new(21);
        while self.guest.state().await?.turn == "mine" {
            player.step(&self.guest).await?;
        }
        Ok(self.guest.state().await?.ply)
    }
}

#[tokio::test]
async fn when_the_tab_that_listens_is_closed_another_takes_over() -> Result<()> {
    let pair = Pair::meet().await?;
    let path = pair.host.path().await?;
    pair.host.open_tab().await?;
    pair.host.visit(&path).await?;
    pair.host.close_tab().await?;
    pair.host.switch_to_tab(0).await?;
    let ply = pair.play_until_host().await?;
    pair.host.at_ply(ply).await?;
    pair.watchers(2).await?;
    pair.host.expect_no_errors().await
}

/// Counts tones, notifications and questions for permission instead of making them.
const COUNT_ALERTS: &str = "
    window.alerts = { tones: 0, notices: 0, asked: 0 };
    const Real = window.AudioContext;
    window.AudioContext = class extends Real { constructor() { super(); window.alerts.tones += 1; } };
    window.Notification = class {
        static permission = 'default';
        static async requestPermission() { window.alerts.asked += 1; return (Notification.permission = 'granted'); }
        constructor() { window.alerts.notices += 1; }
        addEventListener() {}
    };
";

#[tokio::test]
async fn whoever_wishes_hears_a_tone_and_sees_a_notification() -> Result<()> {
    let pair = Pair::meet().await?;
    pair.host.run::<()>(COUNT_ALERTS).await?;
    pair.host.run::<()>(&seen(false)).await?;
    pair.play_until_host().await?;
    pair.host.until(SAYS_MY_TURN).await?;
    assert_eq!(alerts(&pair.host).await?, [0, 0, 0], "nothing unless it is wished");
    pair.host.run::<()>(&seen(true)).await?;
    pair.host.click("#me summary").await?;
    pair.host.click("label:has(#alert-sound)").await?;
    pair.host.click("label:has(#alert-notice)").await?;
    pair.host.until("window.alerts.asked === 1 && localStorage['alert-notice'] === 'yes'").await?;
    pair.host.click("#me summary").await?;
    pair.play_until("theirs").await?;
    pair.host.run::<()>(&seen(false)).await?;
    pair.play_until_host().await?;
    pair.host.until("window.alerts.notices === 1").await?;
    assert_eq!(alerts(&pair.host).await?, [2, 1, 1], "one tone as a sample, one for the turn");
    Ok(())
}

async fn alerts(person: &Person) -> Result<[u32; 3]> {
    person.eval("[window.alerts.tones, window.alerts.notices, window.alerts.asked]").await
}

/// No Web Locks, as where a page did not come over https; and a slow clock that is quick.
const WITHOUT_LOCKS: &str = "
    delete Navigator.prototype.locks;
    const real = window.setInterval;
    window.setInterval = (does, pause) => real(does, Math.min(pause, 100));
";

#[tokio::test]
async fn without_web_locks_a_hidden_tab_asks_now_and_then() -> Result<()> {
    let pair = Pair::meet().await?;
    let source = json!({ "source": WITHOUT_LOCKS });
    pair.host.devtools("Page.addScriptToEvaluateOnNewDocument", source).await?;
    pair.host.reload().await?;
    pair.guest.until("document.querySelector('#seat-axis .there') !== null").await?;
    let ply = pair.play_until_host().await?;
    pair.host.at_ply(ply).await?;
    pair.play_until("theirs").await?;
    pair.host.run::<()>(&seen(false)).await?;
    pair.play_until_host().await?;
    pair.host.until(SAYS_MY_TURN).await?;
    pair.host.expect_no_errors().await
}
