//! Puts every language file of `locales/` and the rules of every game (`docs/rules`) into the crate, so that a new file
//! or a new game needs no line of code.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    take_in("locales", "ftl")?;
    take_in("docs/rules", "md")
}

/// Writes the list of the files `<folder>/<language>/<name>.<ending>`: language, name and text of each.
fn take_in(folder: &str, ending: &str) -> Result<(), Box<dyn Error>> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..").canonicalize()?;
    let folder = root.join(folder);
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut list = String::from("&[\n");
    for language in sorted(&folder)? {
        for file in sorted(&language)?.iter().filter(|file| file.extension().is_some_and(|ext| ext == ending))
        {
            let text = file.display().to_string();
            writeln!(list, "({:?}, {:?}, include_str!({text:?})),", stem(&language), stem(file))?;
        }
    }
    list.push(']');
    fs::write(Path::new(&env::var("OUT_DIR")?).join(format!("{ending}.rs")), list)?;
    Ok(())
}

fn sorted(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut paths: Vec<_> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> &str {
    path.file_stem().and_then(|name| name.to_str()).unwrap_or_default()
}
