//! What the program says of every game has its sentence in every language. What a game itself says is tested with the
//! game.

use sandtable_core::{Message, SettingKind};
use sandtable_testkit::{catalogue_of, check_said};
use serde_json::json;

/// The default options, and each word of each choice once.
fn option_sets(title: &dyn sandtable_bots::PlayableTitle) -> Vec<serde_json::Value> {
    let mut sets = vec![json!({})];
    for setting in title.settings() {
        if let SettingKind::Choice { words } = setting.kind {
            sets.extend(words.iter().map(|word| json!({ setting.name: word })));
        }
    }
    sets
}

#[test]
fn every_title_and_seat_has_its_words() {
    for package in sandtable_games::all() {
        let (title, catalogue) = (package.title, catalogue_of(package.texts));
        let words = ["title", "tagline", "about", "length"].map(str::to_owned);
        let every = option_sets(title).into_iter();
        let seats = every.flat_map(|options| title.seats(&options).expect("options of the list"));
        for word in words.into_iter().chain(seats.map(|seat| format!("side-{seat}"))) {
            check_said(&catalogue, &Message::new(format!("{}-{word}", title.id())));
        }
    }
}
