//! How often the review of a game finds a mistake that was planted in it (docs/bench.md):
//!
//! ```sh
//! cargo run --release -p sandtable-games --example planted -- natisk 50 level3 60
//! ```
//!
//! The game, how many games, who plays them, and how many seconds a review may take. What follows are options, `players=2`.

use std::env;
use std::time::Duration;

use sandtable_bots::{BotSpec, Budget, Planted, Planting, ReviewPlan};
use serde_json::{Map, Value};

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let arg = |at: usize, usual: &str| args.get(at).cloned().unwrap_or_else(|| usual.to_owned());
    let title = sandtable_games::find(&arg(0, "natisk")).expect("a game").title;
    let games: u64 = arg(1, "50").parse().expect("a number of games");
    let bot: BotSpec = arg(2, "level3").parse().expect("a bot");
    let seconds = arg(3, "60").parse().expect("a number of seconds");
    let options = options(args.get(4..).unwrap_or_default());
    let budget = Budget::Time(Duration::from_secs(seconds));
    let mut found = Vec::new();
    for seed in 1..=games {
        let review = ReviewPlan { bot: BotSpec::Level(4), budget, seed };
        let planting = Planting { bot, worse: 0.15, simulations: 400, review, seed };
        let planted = title.plant(&options, &planting).expect("options of the game");
        println!("{seed}: {planted:?}");
        found.extend(planted);
    }
    println!("{}", line(title.id(), games, &found));
}

/// Numbers and switches are what they look like, anything else is a word.
fn options(words: &[String]) -> Value {
    let pairs = words.iter().filter_map(|word| word.split_once('='));
    let value = |text: &str| serde_json::from_str(text).unwrap_or_else(|_| Value::from(text));
    pairs.map(|(name, text)| (name.to_owned(), value(text))).collect::<Map<_, _>>().into()
}

/// A row of the table.
fn line(game: &str, games: u64, found: &[Planted]) -> String {
    let among = found.iter().filter(|one| one.place.is_some()).count();
    let first = found.iter().filter(|one| one.place == Some(0)).count();
    let mut times: Vec<_> = found.iter().map(|one| one.time.as_secs_f64()).collect();
    times.sort_by(f64::total_cmp);
    let median = times.get(times.len() / 2).copied().unwrap_or_default();
    let mut plies: Vec<_> = found.iter().map(|one| one.plies).collect();
    plies.sort_unstable();
    let plies = plies.get(plies.len() / 2).copied().unwrap_or_default();
    format!("| {game} | {games} | {} | {among} | {first} | {plies} | {median:.1} s |", found.len())
}
