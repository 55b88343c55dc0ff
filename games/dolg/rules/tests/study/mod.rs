//! Battles of the AI against itself (21.18), and what they were like; for the tests and for `benches/ai.rs`.

use std::collections::BTreeMap;

use sandtable_core::{Game as _, Judged as _, Rng, Rules as _, Turn};
use sandtable_dolg::tables::Preset;
use sandtable_dolg::{
    Action, Dolg, Event, FactionChoice, GeneralChoice, Item, Opponent, Options, Row, State,
};

/// The points for which every faction has an army.
pub(crate) const SIZES: [u16; 3] = [500, 1000, 1800];

const ARMIES: [(FactionChoice, [Preset; 3]); 6] = [
    (FactionChoice::Rome, [Preset::Rome500, Preset::Rome1000, Preset::Rome1800]),
    (FactionChoice::Celts, [Preset::Celts500, Preset::Celts1000, Preset::Celts1800]),
    (FactionChoice::Dacia, [Preset::Dacia500, Preset::Dacia1000, Preset::Dacia1800]),
    (FactionChoice::Germans, [Preset::Germans500, Preset::Germans1000, Preset::Germans1800]),
    (FactionChoice::Parthia, [Preset::Parthia500, Preset::Parthia1000, Preset::Parthia1800]),
    (FactionChoice::Sarmatians, [Preset::Sarmatians500, Preset::Sarmatians1000, Preset::Sarmatians1800]),
];

/// The end of a battle in which the south takes this army and the AI leads both sides; whoever watches hears of every step.
pub(crate) fn itself(options: &Options, army: Preset, seed: u64, watch: &mut dyn FnMut(&[Event])) -> State {
    let mut state = Dolg::setup(options, Dolg::RULES).expect("good options");
    let (mut rng, mut events) = (Rng::new(seed), Vec::new());
    loop {
        events.clear();
        match state.turn() {
            Turn::Over => return state,
            Turn::Chance => {
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut events);
            }
            Turn::Seat(_) => {
                let mut choices = Vec::new();
                state.candidates(&mut choices);
                let take = Action::Take(army);
                let quick = state.rollout_policy(&choices, &mut rng);
                state.apply(if choices.contains(&take) { take } else { quick }, &mut events);
            }
        }
        watch(&events);
    }
}

/// Won and fought.
type Score = (u32, u32);

/// What many battles of the AI against itself were like.
#[derive(Default, Debug)]
pub(crate) struct Study {
    pub battles: u64,
    /// Turns of a side.
    pub turns: u32,
    pub rows: BTreeMap<Row, u32>,
    pub items: BTreeMap<Item, u32>,
    /// By the faction of the south, which has a quick-start army.
    pub south: BTreeMap<FactionChoice, Score>,
    /// By the faction of the north, whose army was drafted.
    pub north: BTreeMap<FactionChoice, Score>,
    pub endings: BTreeMap<String, u32>,
}

impl Study {
    /// One battle more: every faction meets every other in turn, one time in four with mercenaries, and 36 of 72 under
    /// a general drawn for the north.
    pub(crate) fn add(&mut self, seed: u64, points: u16, watch: &mut dyn FnMut(&[Event])) {
        let (south, armies) = ARMIES[seed as usize % 6];
        let (north, _) = ARMIES[(seed / 6) as usize % 6];
        let size = SIZES.iter().position(|&one| one == points).expect("armies for these points");
        let drawn = [GeneralChoice::Unknown, GeneralChoice::Random];
        let options = Options {
            opponent: Opponent::AiBoth,
            points,
            north,
            mercenaries: seed.is_multiple_of(4),
            ai_general: drawn[(seed / 36) as usize % 2],
            ..Options::default()
        };
        let state = itself(&options, armies[size], seed, &mut |events| {
            for event in events {
                self.hear(event);
            }
            watch(events);
        });
        let outcome = state.outcome().expect("the battle ends");
        self.battles += 1;
        *self.endings.entry(outcome.reason.id.to_string()).or_default() += 1;
        let north_won = outcome.winners.is_empty();
        count(self.south.entry(south).or_default(), !north_won);
        count(self.north.entry(north).or_default(), north_won);
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::Follows { item, .. } => *self.items.entry(*item).or_default() += 1,
            Event::Behaviour { value, .. } => *self.rows.entry(Row::of(*value)).or_default() += 1,
            Event::Turn { .. } => self.turns += 1,
            _ => {}
        }
    }
}

fn count((won, fought): &mut Score, victory: bool) {
    (*won, *fought) = (*won + u32::from(victory), *fought + 1);
}
