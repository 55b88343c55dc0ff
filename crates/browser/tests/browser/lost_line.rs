//! Two people over an invitation, with a line that fails.

use anyhow::{Context, Result};
use browser::{Fingers, House, Line, Person};
use store::testing::Postgres;

/// Two people at one table: the host, and a guest who came by the link over a line that can be cut.
struct Pair {
    host: Person,
    guest: Person,
    line: Line,
    _houses: Vec<House>,
}

impl Pair {
    async fn meet() -> Result<Pair> {
        let pair = Pair::at(vec![House::open().await?]).await?;
        pair.host.until("document.querySelector('#seat-allies .there') !== null").await?;
        Ok(pair)
    }

    /// The host goes to the first house, the guest to the last.
    async fn at(houses: Vec<House>) -> Result<Pair> {
        let line = Line::to(houses[houses.len() - 1].address()).await?;
        let (host, guest) = tokio::try_join!(Person::new(houses[0].address()), Person::new(line.address()))?;
        host.open_table("natisk", &[], &["me", "link"]).await?;
        let invitation: String = host.ask("document.querySelector('#link-allies').value").await?;
        let (_, token) = invitation.split_once("/s/").context("the invitation should name the seat")?;
        guest.visit(&format!("/s/{token}")).await?;
        guest.find("main#table").await?;
        host.until("document.querySelector('#seat-allies .person') !== null").await?;
        Ok(Pair { host, guest, line, _houses: houses })
    }

    /// Both play until it is the guest's turn and one click is missing to make the step.
    async fn up_to_the_last_click(&self, fingers: &mut Fingers) -> Result<()> {
        while self.guest.glance().await?.turn != "mine" {
            self.host.step(fingers).await?;
            self.follow().await?;
        }
        while !self.guest.sees("#board button.hot").await? {
            self.guest.click_something(fingers).await?;
        }
        Ok(())
    }

    /// Waits until both see the same step, and whose turn it is.
    async fn follow(&self) -> Result<u64> {
        let ply = self.host.glance().await?.ply;
        self.guest.until(&format!("Number(document.querySelector('main').dataset.ply) >= {ply}")).await?;
        let ply = self.guest.glance().await?.ply;
        self.host.at_ply(ply).await?;
        Ok(ply)
    }

    /// How many steps of the guest the host sees in the log.
    async fn steps_of_guest(&self) -> Result<usize> {
        self.host.ask("document.querySelectorAll('#log-lines .mark.seat-1').length").await
    }

    /// Plays some steps, each followed by both.
    async fn play(&self, steps: usize, fingers: &mut Fingers) -> Result<()> {
        for _ in 0..steps {
            let mover = if self.host.glance().await?.turn == "mine" { &self.host } else { &self.guest };
            let ply = mover.step(fingers).await?.ply;
            self.host.at_ply(ply).await?;
            self.follow().await?;
        }
        self.host.expect_no_faults().await?;
        self.guest.expect_no_faults().await
    }
}

#[tokio::test]
async fn two_people_play_over_a_link() -> Result<()> {
    Pair::meet().await?.play(10, &mut Fingers::new(7)).await
}

#[tokio::test]
async fn two_people_play_at_two_nodes_over_one_database() -> Result<()> {
    let database = Postgres::database().await;
    let houses = vec![House::node(&database).await?, House::node(&database).await?];
    Pair::at(houses).await?.play(8, &mut Fingers::new(16)).await
}

#[tokio::test]
async fn a_move_made_while_the_line_is_down_arrives_once() -> Result<()> {
    let pair = Pair::meet().await?;
    pair.up_to_the_last_click(&mut Fingers::new(8)).await?;
    let before = pair.steps_of_guest().await?;
    pair.line.cut();
    pair.host.until("document.querySelector('#seat-allies .away') !== null").await?;
    pair.guest.click("#board button.hot").await?;
    pair.guest.until("document.querySelector('#notice').textContent.trim() !== ''").await?;
    assert_eq!(pair.steps_of_guest().await?, before, "nothing has arrived yet");
    pair.line.mend();
    pair.host.until("document.querySelector('#seat-allies .there') !== null").await?;
    pair.host
        .until(&format!("document.querySelectorAll('#log-lines .mark.seat-1').length > {before}"))
        .await?;
    pair.follow().await?;
    assert_eq!(pair.steps_of_guest().await?, before + 1, "and it was made once");
    Ok(())
}

#[tokio::test]
async fn a_move_whose_answer_was_lost_is_not_made_again() -> Result<()> {
    let pair = Pair::meet().await?;
    pair.up_to_the_last_click(&mut Fingers::new(9)).await?;
    let before = pair.steps_of_guest().await?;
    pair.line.mute();
    pair.guest.click("#board button.hot").await?;
    pair.host
        .until(&format!("document.querySelectorAll('#log-lines .mark.seat-1').length > {before}"))
        .await?;
    pair.line.cut();
    pair.guest.until("document.querySelector('#notice').textContent.trim() !== ''").await?;
    pair.line.mend();
    pair.guest.until("!document.querySelector('main').hasAttribute('aria-busy')").await?;
    pair.follow().await?;
    assert_eq!(pair.steps_of_guest().await?, before + 1, "sent twice, made once");
    Ok(())
}

#[tokio::test]
async fn what_happened_while_the_line_was_down_is_shown_when_it_is_back() -> Result<()> {
    let pair = Pair::meet().await?;
    let mut fingers = Fingers::new(10);
    while pair.host.glance().await?.turn != "mine" {
        pair.guest.step(&mut fingers).await?;
        pair.host.at_ply(pair.guest.glance().await?.ply).await?;
    }
    pair.line.cut();
    pair.guest.until("document.querySelector('#line-state.lost') !== null").await?;
    let moved = pair.host.step(&mut fingers).await?;
    pair.line.mend();
    pair.guest.at_ply(moved.ply).await?;
    pair.guest.until("document.querySelector('#line-state.lost') === null").await
}

/// Holds back the answers to what is sent from this page until they are let go.
const HOLD_ANSWERS: &str = "
    const real = window.fetch;
    const gate = new Promise((open) => (window.letGo = open));
    window.fetch = async (address, how) => {
        const answer = await real(address, how);
        if (how?.method === 'POST') await gate;
        return answer;
    };
";

#[tokio::test]
async fn what_is_sent_before_the_last_answer_came_is_not_lost() -> Result<()> {
    let pair = Pair::meet().await?;
    pair.up_to_the_last_click(&mut Fingers::new(17)).await?;
    let before = pair.guest.glance().await?;
    pair.guest.run::<()>(HOLD_ANSWERS).await?;
    pair.guest.click("#board button.hot").await?;
    pair.host.until(&format!("Number(document.querySelector('main').dataset.ply) > {}", before.ply)).await?;
    pair.guest.write("#chat-text", "hello").await?;
    pair.guest.click("#chat .btn").await?;
    pair.guest.run::<()>("window.letGo()").await?;
    pair.host.until("document.querySelector('#chat-lines')?.textContent.includes('hello') === true").await?;
    pair.follow().await?;
    pair.guest.until("location.search === ''").await?;
    pair.guest.expect_no_faults().await
}
