//! Everything the game can say is in both languages: names and reasons by their lists, the rest by playing.

use sandtable_core::{Arg, Game, Message, Say};
use sandtable_i18n::Catalogue;
use sandtable_natisk::ids::{Board, Line, Side, Stratagem, Theatre, Unit};
use sandtable_natisk::{Action, Event, Mode, Natisk, Options, Reason};
use sandtable_testkit::catalogue_of;

fn catalogue() -> Catalogue {
    catalogue_of(sandtable_i18n::texts!("natisk", "../text", "ftl"))
}

fn check_said(message: &Message) {
    sandtable_testkit::check_said(&catalogue(), message);
}

#[test]
fn every_name_is_known() {
    let names = Side::ALL.iter().map(Say::say).chain(Theatre::ALL.iter().map(Say::say));
    let names = names.chain(Unit::ALL.iter().map(Say::say)).chain(Stratagem::ALL.iter().map(Say::say));
    let names = names.chain(Line::ALL.iter().map(Say::say)).chain(Reason::ALL.iter().map(Say::say));
    names.for_each(|name| check_said(&name));
    let shelf = ["name", "tagline", "about", "length", "data-note"].map(|id| format!("natisk-{id}"));
    for id in shelf {
        check_said(&Message::new(id));
    }
    for reason in Reason::ALL {
        let ended = Message::new(format!("natisk-end-{reason}")).with("side", Side::Axis.say());
        check_said(&ended.with("points", 25).with("rival_points", 3));
    }
}

#[test]
fn a_campaign_is_announced_with_its_number_and_all_its_points() {
    let (side, theatre) = (Side::Allies, Theatre::Pacific);
    let said = Event::Campaign { side, theatre, campaign: 1, points: 3, bonus: 2 }.say();
    let want = Message::new("natisk-campaign").with("side", side.say()).with("theatre", theatre.say());
    assert_eq!(said, want.with("campaign", 2).with("points", 5).with("bonus", 2));
}

#[test]
fn a_marker_is_named_by_the_side_it_stands_on() {
    for (to, on) in [(-3, Side::Axis), (4, Side::Allies)] {
        let moved = Event::Moved { side: Side::Axis, theatre: Theatre::Africa, from: to + 1, to };
        let stands = Message::new("natisk-marker").with("side", on.say()).with("lead", to.abs());
        assert!(moved.say().args.contains(&("marker".into(), Arg::Message(stands))), "{to}");
    }
    let red = Event::Moved { side: Side::Axis, theatre: Theatre::Africa, from: 2, to: 0 }.say();
    let stands = Message::new("natisk-marker-red");
    assert!(red.args.contains(&("marker".into(), Arg::Message(stands))));
}

#[test]
fn every_option_is_explained() {
    sandtable_testkit::check_settings::<Natisk>(&catalogue());
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
        check_said(&Natisk::setup(&options, Natisk::RULES).unwrap_err().say);
    }
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
            for seed in 0..6 {
                sandtable_testkit::tell_game::<Natisk>(&catalogue(), &options, seed, |rng| {
                    rng.pick(&strange)
                });
            }
        }
    }
}
