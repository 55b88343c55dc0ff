//! A game step by step, and its record to download.

use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use sandtable_session::{Dice, Record};

use super::table::{Fragment, html};
use super::table_request::TableRequest;
use crate::app_error::AppError;
use crate::pages;

/// A step of the game.
pub(super) async fn replay(request: TableRequest) -> Result<Response, AppError> {
    let TableRequest { visitor, fields, fragment, .. } = &request;
    let table = request.snapshot().await?;
    let page = table.replay(visitor, fields.text("ply").parse().ok(), fields.text("as"));
    Ok(html(match fragment {
        Fragment::Inside(_) => pages::replay_fragment(visitor, &page),
        Fragment::Whole => pages::replay(visitor, &page),
    }))
}

/// What happened since a step, to be shown one thing after the other.
pub(super) async fn scenes(request: TableRequest) -> Result<Response, AppError> {
    let from = request.fields.text("from").parse().unwrap_or(usize::MAX);
    let table = request.snapshot().await?;
    let steps = table.scene_steps(&request.visitor, from);
    Ok(html(pages::scenes(&request.visitor, table.game().id(), &steps)))
}

/// The record; it holds every secret, and so is nobody's before the end.
pub(super) async fn record(request: TableRequest) -> Result<Response, AppError> {
    let text = match request.snapshot().await {
        Ok(table) => table.record().ok_or_else(AppError::not_yours)?,
        Err(error) if error.is_too_old() => old_record(&request).await?,
        Err(error) => return Err(error),
    };
    let name = format!("attachment; filename=\"{}.record\"", request.id);
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text)
        .into_response())
}

/// The record of a game that nobody can go on with here, as it is stored: for those at the table, and for all once it is over.
async fn old_record(request: &TableRequest) -> Result<String, AppError> {
    let (row, steps) =
        request.app.store.load(&request.id).await.map_err(|error| request.app.failed(error))?;
    let sits = row.seats.iter().any(|seat| seat.owner.guest() == Some(request.guest()));
    if !(row.over || sits || row.host == request.guest()) {
        return Err(AppError::not_yours());
    }
    let dice = Dice::from_key(row.dice_key.0);
    let lines = steps.iter().map(|step| step.line.parse());
    let record = Record {
        game: row.game,
        rules: row.rules,
        options: row.options,
        state: row.state,
        dice: dice.commitment(),
        steps: lines.collect::<Result<_, String>>().map_err(|_| AppError::unreadable())?,
        key: dice.key().filter(|_| row.over),
    };
    Ok(record.to_string())
}
