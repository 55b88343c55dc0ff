//! Notes a guest keeps about a table; nobody else sees them, or that they were written.

use axum::response::Response;

use super::visit::Visit;
use crate::trouble::Trouble;

/// How much can be noted.
const LONG: usize = 5000;

/// Keeps the notes.
pub(super) async fn write(mut visit: Visit) -> Result<Response, Trouble> {
    visit.check_belongs()?;
    let is_plain = |c: &char| !c.is_control() || *c == '\n';
    let text: String = visit.fields.text("text").chars().filter(is_plain).take(LONG).collect();
    let kept = visit.desk.write_note(&visit.house, &visit.visitor.guest, &text).await;
    visit.answer(kept).await
}
