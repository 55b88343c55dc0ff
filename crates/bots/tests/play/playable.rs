//! Bots that know their game only by name.

use std::time::Duration;

use sandtable_bots::{Effort, Plan, PlayableTitle};
use sandtable_core::{Rng, Turn};
use sandtable_session::{Dice, TitleOf};
use serde_json::json;

use crate::toys::{Heaps, Press, Shells, ToyGame};

static TITLES: &[&dyn PlayableTitle] = &[
    &TitleOf::<ToyGame<Heaps>>::new(),
    &TitleOf::<ToyGame<Shells>>::new(),
    &TitleOf::<ToyGame<Press>>::new(),
];

fn plan(bots: &[&str]) -> Plan {
    Plan { bots: bots.iter().map(|bot| bot.parse().unwrap()).collect(), games: 10, seed: 1 }
}

#[test]
fn bots_play_whole_games() {
    for title in TITLES {
        for spec in ["random", "greedy", "ismcts:50", "ismcts:1ms"] {
            let mut bot = title.bot(spec.parse().unwrap());
            let mut table = title.open(&json!({}), Dice::from_seed(5)).unwrap();
            let mut rng = Rng::new(1);
            loop {
                match table.turn() {
                    Turn::Seat(seat) => {
                        let word = bot.choose(&*table.position(), seat, &mut rng);
                        table.act(seat, &word).unwrap();
                    }
                    Turn::Chance => _ = table.luck(None).unwrap(),
                    Turn::Over => break,
                }
            }
            assert!(table.outcome().is_some());
        }
    }
}

#[test]
fn series_are_played_by_name() {
    for title in TITLES {
        let report = title.simulate(&json!({}), &plan(&["random"]), &|_| ()).unwrap();
        assert_eq!((report.findings.game, report.findings.games), (title.id(), 10));
        let standings = title.arena(&json!({}), &plan(&["random", "greedy"]), &|_| ()).unwrap();
        assert_eq!((standings.game, standings.table.len()), (title.id(), 2));
    }
}

#[test]
fn a_report_is_json() {
    let report = TITLES[1].simulate(&json!({}), &plan(&["greedy", "random"]), &|_| ()).unwrap();
    let report = serde_json::to_value(report).unwrap();
    assert_eq!(report["findings"]["seats"][0]["bot"], "greedy");
    assert_eq!(report["findings"]["seats"][1]["seat"], "hider");
    assert_eq!(report["findings"]["steps"]["counts"]["2"], 10);
    assert!(report["pace"]["seconds"].is_number());
}

#[test]
fn bad_options_are_refused() {
    let error = TITLES[0].simulate(&json!({ "heaps": 4 }), &plan(&["random"]), &|_| ()).unwrap_err();
    assert!(error.to_string().contains("`heaps`"), "{error}");
    assert!(TITLES[0].playouts(&json!(7), Effort::Steps(1), 1).is_err());
}

#[test]
fn playouts_are_counted() {
    for effort in [Effort::Steps(1000), Effort::Time(Duration::from_millis(1))] {
        let playouts = TITLES[1].playouts(&json!({}), effort, 1).unwrap();
        assert_eq!(playouts.steps, 2 * playouts.games, "a shell game is luck and a guess");
        assert_eq!(playouts.action_bytes, 1);
        assert!(playouts.searched > 0 && playouts.steps_per_second() > 0.0);
    }
    assert_eq!(TITLES[1].playouts(&json!({}), Effort::Steps(1000), 1).unwrap().games, 500);
}
