//! Everything a game can say has its sentence in every language.

use record::{Dice, Table};
use serde_json::json;
use speech::{Lang, knows};
use table::{Arg, Message, Rng, Setting, SettingKind, Turn, Viewer};

fn check(message: &Message) {
    for &lang in Lang::ALL {
        assert!(knows(lang, &message.id), "no sentence for `{}` in `{lang}`", message.id);
        let said = speech::say(lang, message);
        assert!(!said.contains("{$") && !said.contains("{ $"), "an argument is missing: {said}");
    }
    for (_, arg) in &message.args {
        if let Arg::Message(inner) = arg {
            check(inner);
        }
    }
}

fn check_table(table: &dyn Table) {
    table.ask().iter().for_each(check);
    table.choices().iter().for_each(|choice| check(&choice.say));
    for viewer in Viewer::all(table.seats().len()) {
        table.sketch(viewer).iter().for_each(check);
    }
    table.outcome().iter().for_each(|outcome| check(&outcome.reason));
}

fn check_log(table: &dyn Table) {
    for viewer in Viewer::all(table.seats().len()) {
        for entry in table.log(viewer, 0) {
            entry.say.iter().for_each(check);
            entry.events.iter().for_each(|told| check(&told.say));
        }
    }
}

fn play_through(mut table: Box<dyn Table>, rng: &mut Rng) {
    loop {
        check_table(table.as_ref());
        match table.turn() {
            Turn::Over => return check_log(table.as_ref()),
            Turn::Chance => drop(table.luck(None).expect("dice are there")),
            Turn::Seat(seat) => {
                let choices = table.choices();
                let choice = &choices[rng.below(choices.len() as u32) as usize];
                table.act(seat, &choice.word).expect("what is listed is legal");
            }
        }
    }
}

fn setting_messages(game: &str, setting: &Setting) -> Vec<String> {
    let id = format!("{game}-option-{}", setting.name);
    let words = match setting.kind {
        SettingKind::Choice { words } => words,
        _ => &[],
    };
    let words = words.iter().map(|word| format!("{id}-{word}"));
    [id.clone(), format!("{id}-help")].into_iter().chain(words).collect()
}

/// The default options, and each word of each choice once.
fn option_sets(title: &dyn bots::Gym) -> Vec<serde_json::Value> {
    let mut sets = vec![json!({})];
    for setting in title.settings() {
        if let SettingKind::Choice { words } = setting.kind {
            sets.extend(words.iter().map(|word| json!({ setting.name: word })));
        }
    }
    sets
}

#[test]
fn every_title_seat_and_option_has_its_words() {
    for title in titles::all() {
        let id = title.id();
        let mut ids: Vec<_> =
            ["title", "tagline", "about", "length"].iter().map(|what| format!("{id}-{what}")).collect();
        for options in option_sets(*title) {
            let seats = title.seats(&options).expect("options of the list");
            ids.extend(seats.iter().map(|seat| format!("{id}-side-{seat}")));
        }
        ids.extend(title.settings().iter().flat_map(|setting| setting_messages(id, setting)));
        for id in ids {
            check(&Message::new(id));
        }
    }
}

#[test]
fn every_sentence_of_random_games_is_known() {
    let mut rng = Rng::new(1);
    for title in titles::all() {
        for options in option_sets(*title) {
            for seed in 0..3 {
                play_through(title.open(&options, Dice::from_seed(seed)).expect("good options"), &mut rng);
            }
        }
    }
}
