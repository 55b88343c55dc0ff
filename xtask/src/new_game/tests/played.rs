//! A program with a new game is tried: whole games between bots and by hand.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

use super::http::Client;

/// Two bots play it to its end before a watcher.
pub(super) fn in_the_terminal(program: &Path, game: &str) -> Result<()> {
    let bots = ["play", game, "--lang", "en", "--seed", "1", "--seat", "red=random", "--seat", "blue=greedy"];
    let output = Command::new(program).args(bots).stdin(Stdio::null()).output()?;
    let told = String::from_utf8_lossy(&output.stdout);
    ensure!(output.status.success() && told.contains("The side to lead has no card left"), "{output:?}");
    Ok(())
}

/// Another program hosts it.
pub(super) fn by_the_engine(program: &Path, game: &str) -> Result<()> {
    let requests =
        format!("{{\"id\":1,\"do\":\"new\",\"game\":\"{game}\",\"seed\":1}}\n{{\"id\":2,\"do\":\"turn\"}}\n");
    let mut engine =
        Command::new(program).arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    engine.stdin.take().context("a pipe")?.write_all(requests.as_bytes())?;
    let output = engine.wait_with_output()?;
    let answers = String::from_utf8_lossy(&output.stdout);
    ensure!(answers.lines().count() == 2 && !answers.contains("error"), "{answers}");
    Ok(())
}

/// A server under way; it dies with the test.
struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    fn start(program: &Path, database: &Path) -> Result<Server> {
        let mut command = Command::new(program);
        command.args(["serve", "--no-limits", "--port", "0", "--database"]).arg(database);
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let mut line = String::new();
        BufReader::new(process.stdout.take().context("a pipe")?).read_line(&mut line)?;
        let (_, address) = line.split_once("http://").with_context(|| format!("no address in `{line}`"))?;
        let address = address.trim_end_matches(|c: char| !c.is_ascii_digit()).parse()?;
        Ok(Server { process, address })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// More turns than any game of the template has, with a curtain before each.
const TURNS: usize = 60;

/// Two people at one screen play it to its end, by the forms of the page.
pub(super) fn over_http(program: &Path, game: &str, database: &Path) -> Result<()> {
    let server = Server::start(program, database)?;
    let mut client = Client { address: server.address, cookie: String::new(), csrf: String::new() };
    client.greet()?;
    let opened = client.post(&format!("/new/{game}"), &[("seat0", "me"), ("seat1", "here")])?;
    let table = opened.header("location").context("a table is opened")?.to_owned();
    for _ in 0..TURNS {
        if is_over(&client, &table, game)? {
            return Ok(());
        }
    }
    anyhow::bail!("the game should be over after {TURNS} turns")
}

/// Takes one turn, or lifts the curtain before it; true if there is none to take.
fn is_over(client: &Client, table: &str, game: &str) -> Result<bool> {
    let page = client.get(table)?;
    let value = |name| page.value(name).with_context(|| format!("the form has no `{name}`"));
    if page.body.contains("data-curtain") {
        client.post(&format!("{table}/lift"), &[("seat", &value("seat")?)])?;
        return Ok(false);
    }
    ensure!(page.body.contains(&format!("id=\"{game}\"")), "the board should be drawn: {}", page.body);
    let Some(action) = page.actions().into_iter().next() else {
        ensure!(page.body.contains("/rematch\""), "nothing can be done, but the game goes on: {}", page.body);
        return Ok(true);
    };
    let (seat, revision, id) = (value("seat")?, value("revision")?, value("move")?);
    let fields = [("seat", &*seat), ("revision", &*revision), ("move", &*id), ("action", &*action)];
    let answer = client.post(&format!("{table}/act"), &fields)?;
    ensure!(answer.is_move_taken(), "{}: {}", answer.status, answer.body);
    Ok(false)
}
