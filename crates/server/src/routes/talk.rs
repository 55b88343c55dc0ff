//! Talk at a table, among those who sit there, and notes a guest keeps about it; nobody else sees the notes, or that they
//! were written.

use axum::response::Response;

use super::table_request::TableRequest;
use crate::app_error::AppError;

/// How long a line of chat may be.
const CHAT: usize = 500;
/// How much can be noted.
const NOTES: usize = 5000;

/// Says something.
pub(super) async fn chat(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    request.check_belongs(&live)?;
    let text = request.fields.text("text").trim().chars();
    let text: String = text.filter(|c| !c.is_control()).take(CHAT).collect();
    if text.is_empty() {
        return request.answer(live, Ok(())).await;
    }
    let said = live.add_chat(&request.app, request.guest(), &request.visitor.name, &text).await;
    request.answer(live, said).await
}

/// Stores the notes.
pub(super) async fn notes(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    request.check_belongs(&live)?;
    let is_plain = |c: &char| !c.is_control() || *c == '\n';
    let text: String = request.fields.text("text").chars().filter(is_plain).take(NOTES).collect();
    let written = live.write_note(&request.app, request.guest(), &text).await;
    request.answer(live, written).await
}
