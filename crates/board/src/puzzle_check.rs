//! What must hold of every list of puzzles, written once for the tests of all boards. Whether their solutions are right is tested where
//! the rules are.

use std::collections::BTreeSet;
use std::fs;

use sandtable_core::{Turn, Viewer};
use sandtable_i18n::{Catalogue, Lang, Locale};
use sandtable_session::Puzzle;

use crate::{Package, TEXTS, path_of};

/// Looks at each puzzle of a package: the list is that of the files in the folder, each can be read, is asked in both languages, its
/// solutions can be clicked, and it is drawn the same for a seat that imagines what it cannot see.
pub fn check_puzzles(package: &Package, folder: &str) -> Result<(), String> {
    let listed: BTreeSet<String> =
        package.puzzles.iter().map(|puzzle| format!("{}.txt", puzzle.id)).collect();
    let files = fs::read_dir(folder).map_err(|why| format!("{folder}: {why}"))?;
    let kept = files.flatten().map(|file| file.file_name().to_string_lossy().into_owned()).collect();
    if listed != kept {
        return Err(format!("the list {listed:?} should be that of the files, {kept:?}"));
    }
    let catalogue = Catalogue::new([TEXTS, package.texts]).map_err(|why| why.to_string())?.shared();
    for text in package.puzzles {
        let puzzle: Puzzle = text.text.parse().map_err(|why| format!("puzzle {}: {why}", text.id))?;
        for &lang in Lang::ALL {
            let checked = check_puzzle(package, &puzzle, &Locale::new(&catalogue, lang));
            checked.map_err(|why| format!("puzzle {} ({lang}): {why}", text.id))?;
        }
    }
    Ok(())
}

fn check_puzzle(package: &Package, puzzle: &Puzzle, locale: &Locale) -> Result<(), String> {
    let table = puzzle.table(package.title).map_err(|why| why.to_string())?;
    let Turn::Seat(seat) = table.turn() else { return Err("nobody is to move".to_owned()) };
    let imagined = package.title.imagine(&*table.position(), seat, 1);
    let dice = sandtable_session::Dice::by_hand();
    let imagined = package.title.set_by(table.rules(), &table.options(), &imagined, dice);
    let imagined = imagined.map_err(|why| why.to_string())?;
    let viewer = Viewer::Seat(seat);
    if imagined.view(viewer) != table.view(viewer) || imagined.choices() != table.choices() {
        return Err("the seat sees something else in the world it imagines".to_owned());
    }
    for solution in &puzzle.solutions {
        if path_of(&*imagined, solution).is_empty() {
            return Err(format!("nothing is to be clicked for `{solution}`"));
        }
        let said = table.describe(solution).map(|say| locale.say(&say)).unwrap_or_default();
        if said.is_empty() || said.contains('[') {
            return Err(format!("`{solution}` is not said: {said}"));
        }
    }
    Ok(())
}
