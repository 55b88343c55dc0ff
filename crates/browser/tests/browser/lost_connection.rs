//! Two people who met by an invitation, over a connection that fails; and a server that asks to wait.

use anyhow::{Context, Result};
use sandtable_browser::{FlakyProxy, Person, RandomPlayer, Screen, TestServer};
use sandtable_store::testing::Postgres;

use crate::{midgame, start_at};

/// Two people at one table: the host, and a guest who came by the link over a proxy that can fail.
struct Pair {
    host: Person,
    guest: Person,
    proxy: FlakyProxy,
    _servers: Vec<TestServer>,
}

impl Pair {
    async fn meet() -> Result<Pair> {
        let pair = Pair::at(vec![TestServer::start(sandtable_games::all()).await?]).await?;
        pair.host.until("document.querySelector('#seat-allies .there') !== null").await?;
        Ok(pair)
    }

    /// The host goes to the first server, the guest to the last.
    async fn at(servers: Vec<TestServer>) -> Result<Pair> {
        let proxy = FlakyProxy::to(servers[servers.len() - 1].address()).await?;
        let (host, guest) =
            tokio::try_join!(Person::new(servers[0].address()), Person::new(proxy.address()))?;
        host.open_table("natisk", &[], &["me", "link"]).await?;
        let invitation: String = host.eval("document.querySelector('#link-allies').value").await?;
        let (_, token) = invitation.split_once("/s/").context("the invitation should name the seat")?;
        guest.take_seat(token).await?;
        host.until("document.querySelector('#seat-allies .person') !== null").await?;
        Ok(Pair { host, guest, proxy, _servers: servers })
    }

    /// Both play until it is the guest's turn and one click is missing to make the step.
    async fn up_to_the_last_click(&self, player: &mut RandomPlayer) -> Result<()> {
        while self.guest.state().await?.turn != "mine" {
            player.step(&self.host).await?;
            self.follow().await?;
        }
        player.pick_all_but_the_last(&self.guest).await
    }

    /// Waits until both see the same step.
    async fn follow(&self) -> Result<u64> {
        let ply = self.host.state().await?.ply;
        self.guest.at_least_ply(ply).await?;
        let ply = self.guest.state().await?.ply;
        self.host.at_ply(ply).await?;
        Ok(ply)
    }

    /// How many steps of the guest the host sees in the log.
    async fn steps_of_guest(&self) -> Result<usize> {
        self.host.eval("document.querySelectorAll('#log-lines .mark.seat-1').length").await
    }

    /// Plays some steps, each followed by both.
    async fn play(&self, steps: usize, player: &mut RandomPlayer) -> Result<()> {
        for _ in 0..steps {
            let mover = if self.host.state().await?.turn == "mine" { &self.host } else { &self.guest };
            let ply = player.step(mover).await?.ply;
            self.host.at_ply(ply).await?;
            self.follow().await?;
        }
        self.host.expect_no_errors().await?;
        self.guest.expect_no_errors().await
    }
}

#[tokio::test]
async fn two_people_play_over_a_link() -> Result<()> {
    Pair::meet().await?.play(10, &mut RandomPlayer::new(7)).await
}

#[tokio::test]
async fn two_people_play_at_two_nodes_over_one_database() -> Result<()> {
    let database = Postgres::database().await;
    let servers = vec![
        TestServer::node(sandtable_games::all(), &database).await?,
        TestServer::node(sandtable_games::all(), &database).await?,
    ];
    Pair::at(servers).await?.play(8, &mut RandomPlayer::new(16)).await
}

#[tokio::test]
async fn a_move_made_while_the_connection_is_down_arrives_once() -> Result<()> {
    let pair = Pair::meet().await?;
    pair.up_to_the_last_click(&mut RandomPlayer::new(8)).await?;
    let before = pair.steps_of_guest().await?;
    pair.proxy.cut();
    pair.host.until("document.querySelector('#seat-allies .away') !== null").await?;
    pair.guest.click("#board button.hot").await?;
    pair.guest.until(LOST).await?;
    assert_eq!(pair.steps_of_guest().await?, before, "nothing has arrived yet");
    pair.proxy.restore();
    pair.host.until("document.querySelector('#seat-allies .there') !== null").await?;
    pair.host
        .until(&format!("document.querySelectorAll('#log-lines .mark.seat-1').length > {before}"))
        .await?;
    pair.follow().await?;
    assert_eq!(pair.steps_of_guest().await?, before + 1, "and it was made once");
    Ok(())
}

#[tokio::test]
async fn a_move_whose_response_was_lost_is_not_made_again() -> Result<()> {
    let pair = Pair::meet().await?;
    pair.up_to_the_last_click(&mut RandomPlayer::new(9)).await?;
    let before = pair.steps_of_guest().await?;
    pair.proxy.lose_responses();
    pair.guest.click("#board button.hot").await?;
    pair.host
        .until(&format!("document.querySelectorAll('#log-lines .mark.seat-1').length > {before}"))
        .await?;
    pair.proxy.cut();
    pair.guest.until(LOST).await?;
    pair.proxy.restore();
    pair.guest.until("!document.querySelector('main').hasAttribute('aria-busy')").await?;
    pair.follow().await?;
    assert_eq!(pair.steps_of_guest().await?, before + 1, "sent twice, made once");
    Ok(())
}

#[tokio::test]
async fn what_happened_while_the_connection_was_down_is_shown_when_it_is_back() -> Result<()> {
    let pair = Pair::meet().await?;
    let mut player = RandomPlayer::new(10);
    while pair.host.state().await?.turn != "mine" {
        player.step(&pair.guest).await?;
        pair.host.at_ply(pair.guest.state().await?.ply).await?;
    }
    pair.proxy.cut();
    pair.guest.until(LOST).await?;
    let moved = player.step(&pair.host).await?;
    pair.proxy.restore();
    pair.guest.at_ply(moved.ply).await?;
    pair.guest.until("document.querySelector('#line-state.lost') === null").await
}

/// Is it said, in sight of whoever looks at the page, that the line is down?
const LOST: &str = "((line) => line?.matches('.lost') && line.checkVisibility() && line.textContent !== ''
    && line.getBoundingClientRect().top >= 0 && line.getBoundingClientRect().bottom < 150
    && line.getBoundingClientRect().width <= innerWidth)(document.querySelector('#line-state'))";

/// Does the page show something that was picked?
const PICKED: &str = "location.search.includes('pick=') && document.querySelector('#board .picked') !== null";

#[tokio::test]
async fn what_is_picked_while_the_connection_is_down_is_kept_and_sent() -> Result<()> {
    let pair = Pair::meet().await?;
    for screen in [Screen::Desktop, Screen::Phone] {
        pair.guest.use_screen(screen).await?;
        while pair.guest.state().await?.turn != "mine" {
            RandomPlayer::new(19).step(&pair.host).await?;
            pair.follow().await?;
        }
        pair.guest.until("document.querySelector('#board a.hot') !== null").await?;
        pair.proxy.cut();
        pair.guest.until(LOST).await?;
        pair.guest.click("#board a.hot").await?;
        pair.guest
            .run::<()>("document.querySelector('#board [data-element]:not(:has(.hot))').click()")
            .await?;
        pair.proxy.restore();
        pair.guest.until(PICKED).await?;
        pair.guest.until("document.querySelector('#line-state.lost') === null").await?;
        pair.proxy.cut();
        pair.guest.until(LOST).await?;
        assert!(pair.guest.eval::<bool>(PICKED).await?, "what was picked stays");
        pair.proxy.restore();
        pair.guest.click("#drop").await?;
        pair.guest.until("location.search === ''").await?;
    }
    let errors = pair.guest.errors().await?;
    assert!(errors.iter().all(|error| error.contains("net::ERR")), "something was thrown: {errors:?}");
    Ok(())
}

/// Holds back the responses to what this page sends until `letGo` is called.
const HOLD_RESPONSES: &str = "
    const real = window.fetch;
    const gate = new Promise((open) => (window.letGo = open));
    window.fetch = async (address, how) => {
        const response = await real(address, how);
        if (how?.method === 'POST') await gate;
        return response;
    };
";

#[tokio::test]
async fn what_is_sent_before_the_last_response_came_is_not_lost() -> Result<()> {
    let pair = Pair::meet().await?;
    pair.up_to_the_last_click(&mut RandomPlayer::new(17)).await?;
    let before = pair.guest.state().await?;
    pair.guest.run::<()>(HOLD_RESPONSES).await?;
    pair.guest.click("#board button.hot").await?;
    pair.host.at_least_ply(before.ply + 1).await?;
    pair.guest.write("#chat-text", "hello").await?;
    pair.guest.click("#chat .btn").await?;
    pair.guest.run::<()>("window.letGo()").await?;
    pair.host.until("document.querySelector('#chat-lines')?.textContent.includes('hello') === true").await?;
    pair.follow().await?;
    pair.guest.until("location.search === ''").await?;
    pair.guest.expect_no_errors().await
}

/// Answers the first requests of this page that match with the wish to wait a second.
const REFUSE_TWICE: &str = "
    const real = window.fetch;
    window.refused = 0;
    window.fetch = async (address, how) => {
        const isRefused = (how?.method === 'POST' || `${address}`.includes('pick=')) && window.refused < 2;
        if (!isRefused) return real(address, how);
        window.refused += 1;
        return new Response('', { status: 429, headers: { 'Retry-After': '1' } });
    };
";

#[tokio::test]
async fn a_move_that_is_asked_to_wait_is_made_later() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    RandomPlayer::new(18).pick_all_but_the_last(&person).await?;
    let before = person.state().await?;
    person.run::<()>(REFUSE_TWICE).await?;
    person.click("#board button.hot").await?;
    person.at_least_ply(before.ply + 1).await?;
    assert_eq!(person.eval::<u64>("window.refused").await?, 2, "the same page asked again");
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_pick_that_is_asked_to_wait_is_picked_later() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    person.run::<()>(REFUSE_TWICE).await?;
    person.click("#board a.hot").await?;
    person
        .until("location.search.includes('pick=') && document.querySelector('#board .picked') !== null")
        .await?;
    assert_eq!(person.eval::<u64>("window.refused").await?, 2, "the same page asked again");
    person.expect_no_errors().await
}
