//! Replays every game in progress and compares the hashes, while the tables are open already: the latest first, since people come
//! back to those. A check that was interrupted goes on where it was.

use anyhow::Result;
use sandtable_store::{CheckProgress, StoreError, TablePlace};

use super::LiveTable;
use crate::App;

/// How many tables are listed at once; after each such part the progress is written down.
const PART: u32 = 1000;

/// The tables that were found to be damaged.
pub(crate) async fn check_tables(app: &App, now: u64) -> Result<Vec<String>> {
    let before = app.store.check_progress().await?;
    let mut damaged = Vec::new();
    let (mut after, mut count) = (None, 0);
    loop {
        let part = app.store.live_tables(after.as_ref(), PART).await?;
        let Some(last) = part.last().cloned() else { break };
        for place in part.into_iter().filter(|place| !is_done(before.as_ref(), place)) {
            count += 1;
            if !is_whole(app, &place.id).await {
                damaged.push(place.id);
            }
        }
        // Above the place of an interrupted check its own progress says more.
        if before.as_ref().is_none_or(|before| is_after(&last, &before.place)) {
            let progress = CheckProgress { began: now, place: last.clone() };
            app.store.put_check_progress(Some(&progress)).await?;
        }
        tracing::info!(count, damaged = damaged.len(), "tables checked so far");
        after = Some(last);
    }
    app.store.put_check_progress(None).await?;
    Ok(damaged)
}

/// Was it checked before the interruption, and not touched since?
fn is_done(before: Option<&CheckProgress>, place: &TablePlace) -> bool {
    before.is_some_and(|before| place.touched < before.began && !is_after(place, &before.place))
}

/// Does the table come later in the order of the check?
fn is_after(place: &TablePlace, other: &TablePlace) -> bool {
    place.touched < other.touched || (place.touched == other.touched && place.id > other.id)
}

async fn is_whole(app: &App, id: &str) -> bool {
    match LiveTable::read(app, id).await {
        Err(error @ StoreError::Damaged(_)) => {
            tracing::error!(table = id, %error, "the table is damaged");
            false
        }
        Err(StoreError::NotFound(_)) | Ok(_) => true, // somebody deleted it meanwhile
        Err(error) => {
            tracing::warn!(table = id, %error, "the table could not be checked");
            true
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(touched: u64, id: &str) -> TablePlace {
        TablePlace { touched, id: id.to_owned() }
    }

    #[test]
    fn an_interrupted_check_leaves_out_what_it_has_checked() {
        let before = CheckProgress { began: 100, place: place(50, "m") };
        let done = |touched, id| is_done(Some(&before), &place(touched, id));
        assert!(done(99, "z") && done(51, "z") && done(50, "m") && done(50, "a"));
        assert!(!done(50, "n") && !done(49, "a"), "not yet checked");
        assert!(!done(100, "a") && !done(120, "a"), "played at since");
        assert!(!is_done(None, &place(60, "a")));
    }
}
