//! Talk at a table, among those who sit there.

use axum::response::Response;

use super::visit::Visit;
use crate::trouble::Trouble;

/// How long a line may be.
const LONG: usize = 500;

/// Says something.
pub(super) async fn say(mut visit: Visit) -> Result<Response, Trouble> {
    visit.check_belongs()?;
    let text = visit.fields.text("text").trim().chars();
    let text: String = text.filter(|c| !c.is_control()).take(LONG).collect();
    if text.is_empty() {
        return visit.answer(Ok(())).await;
    }
    let said = visit.desk.say(&visit.house, &visit.visitor.guest, &visit.visitor.name, &text).await;
    visit.answer(said).await
}
