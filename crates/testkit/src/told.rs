//! Whatever a game says is there in every language: a missing sentence or argument shows in what is said.

use std::collections::BTreeSet;

use sandtable_core::prelude::*;

use sandtable_core::{Game, Message, Rng, Rules, Seat, SettingKind, Sketch, State, Turn, Viewer};
use sandtable_i18n::{Catalogue, Lang, Texts};

use crate::position::first_position;

/// Checks that a text says the same in every language, and gives the catalogue of it.
pub fn catalogue_of(texts: Texts) -> Catalogue {
    let differences = sandtable_i18n::differences(&texts);
    assert!(differences.is_empty(), "{}: the languages differ:\n{}", texts.name, differences.join("\n"));
    Catalogue::new([texts]).unwrap_or_else(|why| panic!("{why}"))
}

/// Checks that every language says this message, and whatever is in it.
pub fn check_said(catalogue: &Catalogue, message: &Message) {
    let game = message.id.split('-').next().unwrap_or_default();
    for &lang in Lang::ALL {
        let said = catalogue.say(lang, message);
        let is_whole = !said.contains(&format!("{game}-")) && !said.contains('{');
        assert!(is_whole, "{lang:?}: {message:?} reads `{said}`");
    }
}

/// Checks the name and the help of every option, and the names of its choices.
pub fn check_settings<G: Game>(catalogue: &Catalogue) {
    for setting in G::settings() {
        let id = format!("{}-option-{}", G::ID, setting.name);
        check_said(catalogue, &Message::new(format!("{id}-help")));
        if let SettingKind::Choice { words } = setting.kind {
            for word in words {
                check_said(catalogue, &Message::new(format!("{id}-{word}")));
            }
        }
        check_said(catalogue, &Message::new(id));
    }
}

/// Plays a random game by each number of the rules and says all there is to say at every step: the question, the choices, the
/// board, what happened as everybody heard it, and why odd actions are refused. Gives the refusals.
pub fn tell_game<G: Game>(
    catalogue: &Catalogue,
    options: &G::Options,
    seed: u64,
    mut odd: impl FnMut(&mut Rng) -> <G::State as Rules>::Action,
) -> Vec<Message> {
    let numbers = G::OLDEST_RULES..=G::RULES;
    numbers.flat_map(|rules| tell_by_rules::<G>(rules, catalogue, options, seed, &mut odd)).collect()
}

fn tell_by_rules<G: Game>(
    rules: u32,
    catalogue: &Catalogue,
    options: &G::Options,
    seed: u64,
    mut odd: impl FnMut(&mut Rng) -> <G::State as Rules>::Action,
) -> Vec<Message> {
    let mut state = first_position::<G>(rules, options);
    let viewers: Vec<Viewer> = Viewer::all(G::seats(options).len()).collect();
    let (mut rng, mut refusals, mut legal) = (Rng::new(seed), Vec::new(), Vec::new());
    let mut all: Vec<<G::State as Rules>::Event> = Vec::new();
    let mut teller = Teller { catalogue, notation: BTreeSet::new() };
    loop {
        let mut events = Vec::new();
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut events);
            }
            Turn::Seat(seat) => {
                legal.clear();
                state.legal(&mut legal);
                teller.learn(&state, &legal);
                teller.check_position(&state, seat, &legal);
                let strange = odd(&mut rng);
                refusals.extend((!state.is_legal(strange)).then(|| state.why_not(strange)));
                state.apply(rng.pick(&legal), &mut events);
            }
        }
        all.extend_from_slice(&events);
        for &viewer in &viewers {
            for event in events.iter().filter_map(|event| G::State::mask(event, viewer)) {
                teller.check(&state.describe_event(&event, viewer));
            }
        }
    }
    for line in viewers.iter().flat_map(|&viewer| state.view(viewer).sketch()) {
        check_said(catalogue, &line);
    }
    for seat in (0..G::seats(options).len() as u8).map(Seat) {
        state.tally(seat, &mut all.iter()).iter().for_each(|line| teller.check(&line.say));
    }
    teller.check(&state.outcome().expect("the game is over").reason);
    for refusal in &refusals {
        teller.check(refusal);
    }
    refusals
}

/// Says things, and knows which words are notation.
struct Teller<'a> {
    catalogue: &'a Catalogue,
    /// The words of actions and elements so far that no language has: those with a digit.
    notation: BTreeSet<String>,
}

impl Teller<'_> {
    fn learn<S: State>(&mut self, state: &S, legal: &[S::Action]) {
        for &action in legal {
            let mut path = Vec::new();
            state.path(action, &mut path);
            let written = path.iter().map(ToString::to_string).chain([action.to_string()]);
            for text in written {
                self.notation.extend(text.split(' ').filter(|word| is_notation(word)).map(str::to_owned));
            }
        }
    }

    /// The sentence is whole in every language, and people are told no word of the notation.
    fn check(&self, message: &Message) {
        check_said(self.catalogue, message);
        for &lang in Lang::ALL {
            let said = self.catalogue.say(lang, message);
            let mut words = said.split(|c: char| !c.is_alphanumeric() && c != '-');
            let word = words.find(|word| self.notation.contains(*word));
            assert!(word.is_none(), "{lang:?}: `{said}` has a word of the notation: {word:?}");
        }
    }

    /// What the seat to move is asked, what it may do, and what it sees.
    fn check_position<S: State>(&self, state: &S, seat: Seat, legal: &[S::Action]) {
        self.check(&state.describe_ask(state.ask().expect("a seat is asked")));
        for action in legal {
            self.check(&state.describe(*action));
            if let Some(forecast) = state.forecast(*action) {
                self.check(&forecast);
            }
        }
        let mut shortcuts = Vec::new();
        state.shortcuts(&mut shortcuts);
        for shortcut in &shortcuts {
            self.check(&shortcut.say);
        }
        for line in state.view(Viewer::Seat(seat)).sketch() {
            check_said(self.catalogue, &line);
        }
    }
}

/// Letters and a digit: `we-1-2`, `e5`. A number alone is a number in every language.
fn is_notation(word: &str) -> bool {
    let has = |what: fn(&char) -> bool| word.chars().any(|c| what(&c));
    has(char::is_ascii_digit) && has(char::is_ascii_lowercase)
}
