//! Draws positions of Natisk into files, to be looked at in a browser:
//! `cargo run -p web --example natisk_boards -- DIR`. Games are played at random until such a position comes up.

use std::fs;
use std::path::Path;

use anyhow::Context as _;
use maud::{Markup, PreEscaped, html};
use natisk::ids::Board;
use natisk::{Ask, Mode, Natisk, Options};
use record::{Dice, Session, Table};
use speech::Lang;
use table::{Rng, Seat, State as _, Turn, Viewer};
use web::model::{ChoiceLine, Hot, Visitor};

const PAGE_STYLE: &str = include_str!("../assets/sandtable.css");
const BOARD_STYLE: &str = include_str!("../assets/natisk.css");

/// A position worth looking at.
struct Shot {
    name: &'static str,
    board: Board,
    mode: Mode,
    /// Not before this step.
    from: usize,
    /// What has to be asked.
    wanted: fn(Ask) -> bool,
    /// How many elements are picked already.
    picks: usize,
    lang: Lang,
    watching: bool,
}

const PLACING: fn(Ask) -> bool = |ask| matches!(ask, Ask::Place);

fn shots() -> Vec<Shot> {
    let plain = |name, board, mode, from| {
        let (wanted, picks, lang, watching) = (PLACING, 0, Lang::En, false);
        Shot { name, board, mode, from, wanted, picks, lang, watching }
    };
    let base = |name, from| plain(name, Board::Base, Mode::Duel, from);
    let nippon = |name, from| plain(name, Board::Nippon, Mode::Duel, from);
    vec![
        base("base-opening", 0),
        Shot { picks: 1, lang: Lang::Ru, ..base("base-middle", 60) },
        base("base-late", 85),
        Shot { wanted: |ask| matches!(ask, Ask::Take { .. }), lang: Lang::Ru, ..base("base-spoils", 40) },
        Shot { wanted: |ask| matches!(ask, Ask::Advance { .. }), ..base("base-advance", 40) },
        Shot { wanted: |ask| matches!(ask, Ask::Follow { .. }), ..base("base-blitz", 20) },
        Shot { watching: true, ..base("base-watching", 60) },
        nippon("nippon-opening", 0),
        Shot { picks: 1, lang: Lang::Ru, ..nippon("nippon-middle", 60) },
        Shot { wanted: |ask| matches!(ask, Ask::Open { .. }), ..nippon("nippon-open", 20) },
        plain("solo-base", Board::Base, Mode::Solo, 40),
        Shot { lang: Lang::Ru, ..plain("solo-nippon", Board::Nippon, Mode::Solo, 40) },
        Shot { wanted: |ask| matches!(ask, Ask::Bomb), ..plain("solo-bomb", Board::Base, Mode::Solo, 20) },
    ]
}

fn main() -> anyhow::Result<()> {
    let folder = std::env::args().nth(1).context("say into which folder to draw")?;
    for shot in shots() {
        let board = (1..400).find_map(|seed| take(&shot, seed)).context(shot.name)?;
        let file = Path::new(&folder).join(format!("{}.html", shot.name));
        fs::write(&file, page(&board).into_string()).with_context(|| file.display().to_string())?;
        println!("{} {} bytes", file.display(), board.into_string().len());
    }
    Ok(())
}

/// Plays at random until the position is reached.
fn take(shot: &Shot, seed: u64) -> Option<Markup> {
    let options = Options { board: shot.board, mode: shot.mode, ..Options::default() };
    let mut session: Session<Natisk> = Session::new(options, Dice::from_seed(seed)).ok()?;
    let mut rng = Rng::new(seed);
    loop {
        match session.turn() {
            Turn::Over => return None,
            Turn::Chance => drop(session.roll().ok()?),
            Turn::Seat(seat)
                if session.ply() >= shot.from && session.state().ask().is_some_and(shot.wanted) =>
            {
                return Some(draw(shot, &session, seat));
            }
            Turn::Seat(seat) => {
                let action = rng.pick(&session.legal());
                session.act(seat, action).ok()?;
            }
        }
    }
}

fn draw(shot: &Shot, session: &Session<Natisk>, seat: Seat) -> Markup {
    let visitor = Visitor { guest: String::new(), name: String::new(), lang: shot.lang, csrf: String::new() };
    if shot.watching {
        return web::boards::draw(session, Viewer::Public, &Hot::default(), &visitor);
    }
    let lines = session.choices().into_iter().map(|choice| ChoiceLine {
        word: choice.word,
        say: choice.say,
        path: choice.path,
        preview: Vec::new(),
    });
    let lines: Vec<ChoiceLine> = lines.collect();
    let picked = &lines[lines.len() / 2].path[..shot.picks];
    web::boards::draw(session, Viewer::Seat(seat), &Hot::new(&lines, picked), &visitor)
}

/// The board on a page of its own, in the place the table gives it.
fn page(board: &Markup) -> Markup {
    html! {
        (maud::DOCTYPE)
        meta charset="utf-8";
        meta name="viewport" content="width=device-width, initial-scale=1";
        style { (PreEscaped(PAGE_STYLE)) (PreEscaped(BOARD_STYLE)) }
        body.at-table {
            div.top {}
            main { div.stage { div.board { (board) } } div.panel {} }
        }
    }
}
