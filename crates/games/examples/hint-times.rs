//! How long a hint takes (docs/bench.md):
//!
//! ```sh
//! cargo run --release -p sandtable-games --example hint-times -- natisk 40
//! ```
//!
//! The game, and how many hints, each in another game that level 2 plays with the usual options.

use std::env;
use std::time::{Duration, Instant};

use sandtable_bots::{BotSpec, PlayableTitle, Thought};
use sandtable_core::{Rng, Turn};
use sandtable_session::{Dice, Table};

/// As at the table in the browser.
const BOT: BotSpec = BotSpec::Level(4);
const LIMIT: Duration = Duration::from_secs(2);
const TOLD: usize = 3;

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let arg = |at: usize, usual: &str| args.get(at).cloned().unwrap_or_else(|| usual.to_owned());
    let title = sandtable_games::find(&arg(0, "natisk")).expect("a game").title;
    let hints: u64 = arg(1, "40").parse().expect("a number of hints");
    let mut times: Vec<f64> = (1..=hints).map(|seed| time_of_a_hint(title, seed)).collect();
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    println!("| {} | {hints} | {:.0} ms | {:.0} ms | {:.0} ms |", title.id(), at(0.5), at(0.9), at(1.0));
}

/// In milliseconds.
fn time_of_a_hint(title: &dyn PlayableTitle, seed: u64) -> f64 {
    let table = question(title, seed);
    let start = Instant::now();
    let advice = title.advise(&*table.position(), &Thought { bot: BOT, limit: LIMIT, seed }, TOLD);
    assert!(!advice.is_empty(), "a seat with choices gets advice");
    1000.0 * start.elapsed().as_secs_f64()
}

/// A seat with something to decide, any such question of a game being as likely as any other.
fn question(title: &dyn PlayableTitle, seed: u64) -> Box<dyn Table> {
    let mut rng = Rng::new(seed);
    let mut table = title.open(&title.defaults(), Dice::from_seed(seed)).expect("options of the game");
    let mut bot = title.bot(BotSpec::Level(2));
    let mut asked = None;
    let mut questions = 0;
    loop {
        match table.turn() {
            Turn::Seat(seat) => {
                if table.choices().len() > 1 {
                    questions += 1;
                    if rng.below(questions) == 0 {
                        asked = Some(table.copy());
                    }
                }
                let word = bot.choose(&*table.position(), seat, &mut rng);
                table.act(seat, &word).expect("what a bot does is legal");
            }
            Turn::Chance => {
                table.luck(None).expect("luck decides");
            }
            Turn::Over => return asked.expect("a game asks something"),
        }
    }
}
