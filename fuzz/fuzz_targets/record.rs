//! Any text is a record that prints as it was read and may be replayed, or is refused.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sandtable_session::Record;

fuzz_target!(|text: &str| {
    let Ok(record) = Record::parse(text) else { return };
    assert_eq!(record.to_string(), text, "a record has one text");
    if let Some(package) = sandtable_games::find(&record.game) {
        drop(package.title.load(&record));
    }
});
