//! A seat acts, or gives up.

use axum::response::Response;

use super::visit::{Visit, asked};
use crate::live::Play;
use crate::trouble::Trouble;

/// A choice.
pub(super) async fn act(mut visit: Visit) -> Result<Response, Trouble> {
    let asked = asked(&visit.desk, &visit.visitor, &visit.fields)?;
    let played = visit.desk.play(&visit.house, &asked, Play::Act(visit.fields.text("action"))).await;
    if matches!(played, Ok(true)) {
        visit.house.metrics.count_move(visit.arrived.elapsed());
    }
    visit.answer(played).await
}

/// Giving up.
pub(super) async fn resign(mut visit: Visit) -> Result<Response, Trouble> {
    let asked = asked(&visit.desk, &visit.visitor, &visit.fields)?;
    let resigned = visit.desk.resign(&visit.house, &asked).await;
    visit.answer(resigned).await
}
