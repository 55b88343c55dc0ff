//! The small screen.

use anyhow::Result;
use sandtable_browser::{Owner, Scene, Screen};

use crate::{midgame, scene, start_at};

#[tokio::test]
async fn every_page_fits_a_phone_and_every_control_is_in_reach() -> Result<()> {
    let (server, person) = start_at(midgame).await?;
    let waiting = Scene { id: "waiting", owners: vec![Owner::Host, Owner::Open], ..scene(midgame)? };
    waiting.set_up(&server, &person.guest().await?).await?;
    person.use_screen(Screen::Phone).await?;
    let mut problems = Vec::new();
    for page in
        ["/", "/new/siege", "/t/scene", "/t/waiting", "/t/scene/replay", "/rules/natisk", "/armies/dolg"]
    {
        person.visit(page).await?;
        let found = person.check_reach().await?;
        problems.extend(found.into_iter().map(|problem| format!("{page}: {problem}")));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    person.expect_no_errors().await
}
