//! What must hold in every position, tried on random battles: for two, and against the rulebook's AI. `SANDTABLE_LONG=250`
//! plays five hundred of each kind for two, `SANDTABLE_LONG=300` three hundred of each kind alone.

use sandtable_core::Hidden as _;
use sandtable_dolg::{
    Action, Dolg, Frame, GeneralChoice, Opponent, Options, ScenarioChoice, State, Ties, VictoryChoice,
};

use sandtable_testkit::Walk;

fn points(points: u16) -> Options {
    Options { points, ..Options::default() }
}

fn solo(points: u16) -> Options {
    Options { points, opponent: Opponent::Ai, ..Options::default() }
}

fn scenario(scenario: ScenarioChoice) -> Options {
    Options { scenario, ..solo(500) }
}

mod two {
    use super::{Dolg, Options, VictoryChoice, points};

    sandtable_testkit::laws! {
        game: Dolg,
        options: [
            ("500", points(500)),
            ("1000", Options { mercenaries: true, victory: VictoryChoice::Annihilation, ..points(1000) }),
            ("1800", Options { victory: VictoryChoice::Rolled, army_check: true, nightfall: true, ..points(1800) }),
            ("terrain", Options { terrain: true, victory: VictoryChoice::General, ..points(800) }),
        ],
        games: 2,
        steps: 40_000,
    }
}

mod alone {
    use super::{Dolg, GeneralChoice, Opponent, Options, ScenarioChoice, Ties, scenario, solo};

    sandtable_testkit::laws! {
        game: Dolg,
        options: [
            ("500", solo(500)),
            ("1000", Options {
                ties: Ties::Player,
                ai_orders: true,
                ai_events: true,
                ai_general: GeneralChoice::Random,
                terrain: true,
                ..solo(1000)
            }),
            ("1800", solo(1800)),
            ("both", Options { opponent: Opponent::AiBoth, mercenaries: true, thirds: true, ..solo(700) }),
            ("graupius", scenario(ScenarioChoice::Graupius)),
            ("eagle", scenario(ScenarioChoice::Eagle)),
            ("tapae", scenario(ScenarioChoice::Tapae)),
        ],
        games: 1,
        steps: 40_000,
    }
}

/// The same random stream leads to the same imagined world from the truth and from any world that looks alike (5.3, 5.5).
#[test]
fn imagining_starts_from_nothing_hidden() {
    let options = Options { mercenaries: true, ..points(1000) };
    for seed in 0..4 {
        let mut walk = Walk::<Dolg>::new(&options, seed, 400);
        walk.each(|walk| {
            for seat in walk.seats() {
                let mut alike = walk.state().clone();
                alike.determinize(seat, &mut walk.rng);
                let stream = walk.rng.branch();
                let [one, other] = [walk.state(), &alike].map(|start| {
                    let mut world = start.clone();
                    world.determinize(seat, &mut stream.clone());
                    world
                });
                assert!(one == other, "{seat:?} imagines by what is hidden, seed {seed}, ply {}", walk.ply());
            }
        });
    }
}

#[test]
fn things_are_small() {
    assert!(size_of::<Action>() <= 12, "an action takes {} bytes", size_of::<Action>());
    assert!(size_of::<Frame>() <= 32, "a frame takes {} bytes", size_of::<Frame>());
    assert!(size_of::<State>() <= 4096, "a position takes {} bytes", size_of::<State>());
}
