//! Everything the game can say is in both languages: names and reasons by their lists, the rest by playing.

use natisk::ids::{Board, Line, Side, Stratagem, Theatre, Unit};
use natisk::{Action, Mode, Natisk, Options, Reason};
use speech::Lang;
use table::{Game, Message, Rng, Say, Seat, SettingKind, Sketch, State, Turn, Viewer};

fn check(message: &Message) {
    for lang in [Lang::En, Lang::Ru] {
        let said = speech::say(lang, message);
        assert!(!said.contains("natisk-") && !said.contains('{'), "{lang:?}: {message:?} reads `{said}`");
    }
}

#[test]
fn every_name_is_known() {
    let names = Side::ALL.iter().map(Say::say).chain(Theatre::ALL.iter().map(Say::say));
    let names = names.chain(Unit::ALL.iter().map(Say::say)).chain(Stratagem::ALL.iter().map(Say::say));
    names.for_each(|name| check(&name));
    let lines = Line::ALL.iter().map(|line| format!("natisk-line-{}", line.word().replace('.', "-")));
    let shelf = ["name", "tagline", "about", "length", "data-note"].map(|id| format!("natisk-{id}"));
    lines.chain(shelf).for_each(|id| check(&Message::new(id)));
    for reason in Reason::ALL {
        check(&Message::new(format!("natisk-ended-{reason}")).with("side", Side::Axis.say()));
        let ended = Message::new(format!("natisk-end-{reason}")).with("side", Side::Axis.say());
        check(&ended.with("points", 25).with("rival_points", 3));
    }
}

#[test]
fn every_option_is_explained() {
    for setting in Natisk::settings() {
        let id = format!("natisk-option-{}", setting.name);
        check(&Message::new(format!("{id}-help")));
        if let SettingKind::Choice { words } = setting.kind {
            for word in words {
                check(&Message::new(format!("{id}-{word}")));
            }
        }
        check(&Message::new(id));
    }
}

#[test]
fn every_refused_option_is_explained() {
    let usual = Options::default;
    let blank = "research army 4 blitz".parse().unwrap();
    for options in [
        Options { blanks: vec![blank; 7], ..usual() },
        Options { bot_points: 25, ..usual() },
        Options { bot_steps: 11, ..usual() },
    ] {
        check(&Natisk::setup(&options).unwrap_err().say);
    }
}

/// Plays a random game and says all there is to say at every step: the question, the choices, the board, what
/// happened as everybody heard it, and why other actions are refused.
fn say_a_game(options: &Options, seed: u64, strange: &[Action]) {
    let mut state = Natisk::setup(options).unwrap();
    let seats = Natisk::seats(options).len();
    let mut rng = Rng::new(seed);
    loop {
        let mut events = Vec::new();
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut events);
            }
            Turn::Seat(_) => {
                let mut legal = Vec::new();
                state.legal(&mut legal);
                check(&state.ask().expect("a seat is asked").say());
                for action in &legal {
                    check(&action.say());
                }
                strange
                    .iter()
                    .filter(|&&one| !state.is_legal(one))
                    .for_each(|&one| check(&state.why_not(one)));
                state.apply(rng.pick(&legal), &mut events);
            }
        }
        for viewer in Viewer::all(seats) {
            let heard = events.iter().filter_map(|event| natisk::State::mask(event, viewer));
            heard.for_each(|event| check(&event.say()));
        }
        state.view(Viewer::Seat(Seat(0))).sketch().iter().for_each(check);
    }
    check(&state.outcome().expect("the game is over").reason);
}

#[test]
fn whole_games_can_be_told() {
    let strange: Vec<Action> = [
        "place army1 we-1-1",
        "place spy po-3-2",
        "place navy3 ee-1-1",
        "place army3 boston-1",
        "place air1 dallas-2",
        "advance pacific",
        "advance boston",
        "take we-3-1",
        "open new-york",
        "open boston",
        "open pacific",
        "bomb 3",
        "favour africa",
        "done",
    ]
    .map(|action| action.parse().unwrap())
    .to_vec();
    for board in [Board::Base, Board::Nippon] {
        for mode in [Mode::Duel, Mode::Solo] {
            let options = Options { board, mode, ..Options::default() };
            (0..6).for_each(|seed| say_a_game(&options, seed, &strange));
        }
    }
}
