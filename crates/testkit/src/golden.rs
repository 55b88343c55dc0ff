//! Text that must stay as it is, kept in files beside the tests.

use std::path::Path;
use std::{env, fs};

/// Compares a text with `tests/golden/<name>.txt` of the crate whose test calls it.
///
/// With `SANDTABLE_BLESS=1` the file is written instead.
#[macro_export]
macro_rules! golden {
    ($name:expr, $text:expr $(,)?) => {
        $crate::golden(env!("CARGO_MANIFEST_DIR"), $name, &$text)
    };
}

/// Compares a text with `tests/golden/<name>.txt` under `crate_folder`; [`golden!`](crate::golden!) fills that in.
pub fn golden(crate_folder: &str, name: &str, text: &str) {
    let blessed = env::var("SANDTABLE_BLESS").is_ok_and(|value| value == "1");
    compare(&Path::new(crate_folder).join("tests/golden").join(format!("{name}.txt")), text, blessed);
}

fn compare(file: &Path, text: &str, blessed: bool) {
    if blessed {
        return write(file, text);
    }
    let shown = file.display();
    let bless = "if it is right, run the test again with SANDTABLE_BLESS=1 and commit the file";
    let Ok(kept) = fs::read_to_string(file) else { panic!("{shown} is missing; {bless}") };
    if let Some(difference) = first_difference(&kept, text) {
        panic!("{shown} differs from what the test gives\n{difference}\n{bless}");
    }
}

fn write(file: &Path, text: &str) {
    let folder = file.parent().expect("a golden file lies in a folder");
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(file, text));
    written.unwrap_or_else(|why| panic!("{} cannot be written: {why}", file.display()));
}

/// The first line where two texts part, if they do.
fn first_difference(kept: &str, given: &str) -> Option<String> {
    if kept == given {
        return None;
    }
    let (mut kept, mut given) = (kept.split('\n'), given.split('\n'));
    (1..).find_map(|number| match (kept.next(), given.next()) {
        (one, other) if one == other => None,
        (one, other) => {
            let show = |line: Option<&str>| line.map_or("(the end)".to_owned(), |line| format!("`{line}`"));
            Some(format!("line {number}\n  kept:  {}\n  given: {}", show(one), show(other)))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::caught;

    #[test]
    fn the_first_different_line_is_named() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(first_difference("a\nb\nc", "a\nx\ny").unwrap(), "line 2\n  kept:  `b`\n  given: `x`");
        assert_eq!(first_difference("a", "a\nb").unwrap(), "line 2\n  kept:  (the end)\n  given: `b`");
        assert_eq!(first_difference("a\n", "a").unwrap(), "line 2\n  kept:  ``\n  given: (the end)");
    }

    #[test]
    fn a_blessed_text_is_kept_and_another_is_refused() {
        let file = env::temp_dir().join(format!("testkit-golden-{}/blessed.txt", std::process::id()));
        let missing = caught(|| compare(&file, "one\n", false)).unwrap_err();
        assert!(missing.contains("is missing") && missing.contains("SANDTABLE_BLESS=1"), "{missing}");
        compare(&file, "one\n", true);
        compare(&file, "one\n", false);
        let differs = caught(|| compare(&file, "two\n", false)).unwrap_err();
        assert!(differs.contains("given: `two`") && differs.contains("SANDTABLE_BLESS=1"), "{differs}");
        fs::remove_dir_all(file.parent().unwrap()).unwrap();
    }
}
