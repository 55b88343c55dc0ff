//! What would a strong bot do? The answer takes as long as it thinks; the table goes on meanwhile.

use axum::response::Response;
use sandtable_core::Message;

use super::table_request::TableRequest;
use crate::app_error::AppError;
use crate::live::hints;

/// The page with the hint, or with the reason why there is none.
pub(super) async fn ask(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let wanted = request.move_request(&live)?;
    let question = live.ask_hint(&request.app, &wanted).await.map_err(|error| request.app.failed(error))?;
    if let Some(question) = question {
        drop(live);
        let is_answered = hints::think(&request.app, question, request.address()).await;
        live = request.live().await?;
        if !is_answered {
            live.notify(request.guest(), Message::new("web-hint-waits"));
        }
    }
    request.answer(live, Ok(())).await
}
