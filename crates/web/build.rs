//! Puts the rules of every game (`docs/rules/<language>/<game>.md`) into the crate, so that a new game needs no line of code.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let rules = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../docs/rules").canonicalize()?;
    println!("cargo:rerun-if-changed={}", rules.display());
    let mut list = String::from("&[\n");
    for language in sorted(&rules)? {
        for file in sorted(&language)?.iter().filter(|file| file.extension().is_some_and(|ext| ext == "md")) {
            let text = file.display().to_string();
            writeln!(list, "({:?}, {:?}, include_str!({text:?})),", stem(&language), stem(file))?;
        }
    }
    list.push(']');
    fs::write(Path::new(&env::var("OUT_DIR")?).join("rules.rs"), list)?;
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
