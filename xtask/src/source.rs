//! What lies in the folders of the project. A folder that is not there is empty.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// All Rust text under a folder, tests in subfolders too.
pub(crate) fn source(folder: &Path) -> Result<String> {
    let mut text = String::new();
    for path in tree(folder)?.iter().filter(|path| path.extension().is_some_and(|ext| ext == "rs")) {
        text += &fs::read_to_string(path).with_context(|| format!("could not read {}", path.display()))?;
        text.push('\n');
    }
    Ok(text)
}

/// Every file under a folder, in order.
pub(crate) fn tree(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in entries(folder)? {
        if path.is_dir() { files.extend(tree(&path)?) } else { files.push(path) }
    }
    Ok(files)
}

/// The names of the folders in a folder.
pub(crate) fn folders(parent: &Path) -> Result<Vec<String>> {
    let paths = entries(parent)?.into_iter().filter(|path| path.is_dir());
    Ok(paths.filter_map(|path| path.file_name()?.to_str().map(str::to_owned)).collect())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
