//! Taking back: alone, or with the consent of the others.

use axum::response::Response;

use super::visit::{Visit, asked};
use crate::live::Play;
use crate::trouble::Trouble;

/// The last step.
pub(super) async fn undo(visit: Visit) -> Result<Response, Trouble> {
    take_back(visit, Play::Undo).await
}

/// All steps since the last commit point.
pub(super) async fn restart(visit: Visit) -> Result<Response, Trouble> {
    take_back(visit, Play::Restart).await
}

async fn take_back(mut visit: Visit, play: Play<'_>) -> Result<Response, Trouble> {
    let asked = asked(&visit.desk, &visit.visitor, &visit.fields)?;
    let played = visit.desk.play(&visit.house, &asked, play).await;
    visit.answer(played).await
}

/// Asks the others.
pub(super) async fn plead(mut visit: Visit) -> Result<Response, Trouble> {
    let asked = asked(&visit.desk, &visit.visitor, &visit.fields)?;
    let pleaded = visit.desk.plead(&visit.house, &asked).await;
    visit.answer(pleaded).await
}

/// Answers whoever asks.
pub(super) async fn answer(mut visit: Visit) -> Result<Response, Trouble> {
    let yes = visit.fields.text("answer") == "yes";
    let answered = visit.desk.answer(&visit.house, &visit.visitor.guest, yes).await;
    visit.answer(answered).await
}
