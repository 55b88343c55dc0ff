//! Plays at many tables at once, a move a second at each, and tells how long the server took.
//!
//! It plays over loopback only and never longer or at more tables than a machine of one's own can bear: it is a measure,
//! not a weapon.

mod client;
mod figures;
mod page;
mod player;
mod server;
mod soak;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use client::Manner;
use figures::Figures;
use player::{Asked, Order, Player};
use server::Server;
use soak::Soak;
use tokio::task::JoinSet;
use tokio::time::Instant;

/// Plays at many tables of a Sandtable server on this machine and measures it.
#[derive(Parser)]
struct Args {
    /// How many tables.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u16).range(1..=5000))]
    tables: u16,
    /// The game; unless told, the first on the server's shelf.
    #[arg(long)]
    game: Option<String>,
    /// An option of the game, such as one that makes it a solo game; may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, String)>,
    /// How long to play.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// The server, on this machine; started without limits (`sandtable serve --no-limits`).
    #[arg(long, default_value = "127.0.0.1:7440")]
    address: SocketAddr,
    /// The server's process, to tell its memory.
    #[arg(long)]
    pid: Option<u32>,
    /// Start a server, with a fresh database in memory, and stop it afterwards.
    #[arg(long)]
    start: bool,
    /// The program to start: `sandtable` beside this one unless told.
    #[arg(long)]
    server: Option<PathBuf>,
    /// The folder for the database of a started server.
    #[arg(long, default_value = "/dev/shm")]
    folder: PathBuf,
    /// Let a page listen at every table.
    #[arg(long)]
    watch: bool,
    /// How many moves per second at each table.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    rate: u32,
    #[command(flatten)]
    manner: Manner,
    /// Instead of measuring, let people come and go for this many minutes, and print the server's memory every minute.
    #[arg(long, value_name = "MINUTES", value_parser = clap::value_parser!(u32).range(1..=1440))]
    soak: Option<u32>,
    /// Print the figures as Markdown.
    #[arg(long)]
    markdown: bool,
}

impl Args {
    /// The time from one move at a table to the next.
    fn period(&self) -> Duration {
        Duration::from_secs(1) / self.rate
    }
}

fn option(text: &str) -> Result<(String, String)> {
    let pair = text.split_once('=').with_context(|| format!("`{text}` should be `name=value`"))?;
    Ok((format!("option.{}", pair.0), pair.1.to_owned()))
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let args = Args::parse();
    let started = if args.start { Some(Server::start(args.server.clone(), &args.folder)?) } else { None };
    let address = started.as_ref().map_or(args.address, |server| server.address);
    ensure!(
        address.ip().is_loopback(),
        "`{address}` should be an address of this machine, such as 127.0.0.1:7440"
    );
    let pid = started.as_ref().map(Server::pid).or(args.pid);
    if let Some(minutes) = args.soak {
        let order = Order { watch: true, ..order(address, &args).await? };
        let soak = Soak::new(address, order, args.period(), minutes);
        return soak.run(args.tables, pid).await;
    }
    let figures = measure(&args, address, pid).await?;
    println!("{}", if args.markdown { figures.markdown() } else { figures.text() });
    Ok(())
}

async fn measure(args: &Args, address: SocketAddr, pid: Option<u32>) -> Result<Figures> {
    let mut figures = Figures::new(args.tables, args.seconds);
    let memory = || pid.and_then(server::memory);
    figures.memory.push(("server memory at start", memory()));
    let players = seated(address, args, &mut figures).await?;
    figures.memory.push(("server memory with all tables open", memory()));
    let work = || [pid.and_then(server::work), server::work(std::process::id()), server::stolen()];
    let before = work();
    let start = Instant::now();
    let end = start + Duration::from_secs(args.seconds);
    let mut playing = JoinSet::new();
    for (nth, player) in players.into_iter().enumerate() {
        // The tables do not move in step: their moves are spread over the period.
        let first = start + args.period().mul_f64(nth as f64 / f64::from(args.tables));
        playing.spawn(player.play(first, end, args.period()));
    }
    while let Some(asked) = playing.join_next().await {
        figures.take(asked?);
    }
    let after = work();
    [figures.work, figures.own_work, figures.stolen] =
        std::array::from_fn(|whose| Some(after[whose]?.saturating_sub(before[whose]?)));
    figures.memory.push(("server memory at the end", memory()));
    Ok(figures)
}

/// How many guests come in at once.
const DOOR: usize = 32;

/// Everybody at a table of their own.
async fn seated(address: SocketAddr, args: &Args, figures: &mut Figures) -> Result<Vec<Player>> {
    let mut coming = JoinSet::new();
    let mut players = Vec::new();
    let order = Arc::new(order(address, args).await?);
    for seed in 0..u64::from(args.tables) {
        if coming.len() == DOOR {
            players.extend(come_in(&mut coming, figures).await?);
        }
        coming.spawn(Player::sit_down(address, seed, Arc::clone(&order)));
    }
    while !coming.is_empty() {
        players.extend(come_in(&mut coming, figures).await?);
    }
    Ok(players)
}

/// The table everybody opens.
async fn order(address: SocketAddr, args: &Args) -> Result<Order> {
    let game = match &args.game {
        Some(game) => game.clone(),
        None => client::first_game(address).await?,
    };
    // Strangers come to watch.
    let own = [("seat0", "me"), ("public", "true")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    let fields = args.options.iter().cloned().chain(own).collect();
    Ok(Order { path: format!("/new/{game}"), fields, watch: args.watch, manner: args.manner })
}

async fn come_in(
    coming: &mut JoinSet<Result<(Player, Asked)>>,
    figures: &mut Figures,
) -> Result<Option<Player>> {
    let Some(came) = coming.join_next().await else { return Ok(None) };
    let (player, asked) = came??;
    figures.take(asked);
    Ok(Some(player))
}
