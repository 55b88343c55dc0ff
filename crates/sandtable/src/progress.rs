//! A bar that shows how much is done, where somebody can see it.

use indicatif::{ProgressBar, ProgressStyle};

/// Runs the work with a bar of this many games.
pub(crate) fn with_bar<T>(games: usize, work: impl FnOnce(&(dyn Fn(usize) + Sync)) -> T) -> T {
    let bar = ProgressBar::new(games as u64);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    let done = work(&|games| bar.set_position(games as u64));
    bar.finish_and_clear();
    done
}

/// Runs the work with a bar of percents.
pub(crate) fn with_percent<T>(work: impl FnOnce(&dyn Fn(u8)) -> T) -> T {
    with_bar(100, |show| work(&|percent| show(percent.into())))
}
