//! Dragging things about the board by real events of the mouse or of a finger. A thing is named by its element.

use anyhow::{Context, Result, ensure};
use sandtable_core::Turn;
use sandtable_session::Table;
use serde_json::json;
use thirtyfour::Key;

use crate::page_state::PageState;
use crate::person::Person;

/// What carries a thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pointer {
    Mouse,
    Finger,
}

/// A point of the screen.
type Point = [f64; 2];

/// A thing of the board, something that takes it, and a stranger that does not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drag {
    /// What is dragged.
    pub thing: String,
    /// Where it can be dropped.
    pub target: String,
    /// Where it cannot.
    pub stranger: String,
}

/// A thing that is being dragged; it hangs at the pointer until it is let go.
#[must_use]
pub struct Dragging<'a> {
    person: &'a Person,
    pointer: Pointer,
    at: Point,
}

/// Where a thing lies on the board.
fn place(thing: &str) -> String {
    format!("#board [data-element='{thing}']")
}

impl Person {
    /// The first thing here that can be dragged onto one of those but not onto another.
    pub async fn find_drag(&self, table: &dyn Table, here: &str, there: &str) -> Result<Drag> {
        let Turn::Seat(seat) = table.turn() else { anyhow::bail!("nobody is to move") };
        let (things, places) = (self.elements(here).await?, self.elements(there).await?);
        let takes =
            |thing: &str, place: &str| table.steer(seat, thing, place).is_ok_and(|chain| !chain.is_empty());
        let found = things.iter().find_map(|thing| {
            let target = places.iter().find(|place| takes(thing, place))?.clone();
            let stranger = places.iter().find(|place| !takes(thing, place))?.clone();
            Some(Drag { thing: thing.clone(), target, stranger })
        });
        found.with_context(|| format!("nothing of {things:?} is for some of {places:?} only"))
    }

    async fn elements(&self, selector: &str) -> Result<Vec<String>> {
        let all = format!("[...document.querySelectorAll({})]", json!(format!("#board {selector}")));
        self.eval(&format!(
            "{all}.filter((node) => node.checkVisibility()).map((node) => node.dataset.element)"
        ))
        .await
    }

    /// Takes a thing with the mouse.
    pub async fn take(&self, thing: &str) -> Result<Dragging<'_>> {
        let at = self.bring_into_sight(thing).await?;
        let mut dragging = Dragging { person: self, pointer: Pointer::Mouse, at };
        dragging.mouse("mouseMoved").await?;
        dragging.mouse("mousePressed").await?;
        dragging.go([at[0] + 4.0, at[1] + 8.0]).await?;
        self.find(".dragged").await?;
        Ok(dragging)
    }

    /// Takes a thing with a finger that rests on it.
    pub async fn press_long(&self, thing: &str) -> Result<Dragging<'_>> {
        let at = self.bring_into_sight(thing).await?;
        let dragging = Dragging { person: self, pointer: Pointer::Finger, at };
        dragging.touch("touchStart").await?;
        self.find(".dragged").await?;
        Ok(dragging)
    }

    /// Swipes up from a thing without resting on it; how far the board went.
    pub async fn swipe_up(&self, thing: &str) -> Result<f64> {
        let at = self.bring_into_sight(thing).await?;
        let scrolled = "document.querySelector('#stage').scrollTop";
        let before: f64 = self.eval(scrolled).await?;
        let mut finger = Dragging { person: self, pointer: Pointer::Finger, at };
        finger.touch("touchStart").await?;
        for step in 1..=10 {
            finger.go([at[0], at[1] - 15.0 * f64::from(step)]).await?;
        }
        finger.let_go().await?;
        Ok(self.eval::<f64>(scrolled).await? - before)
    }

    /// A finger on the middle of something; where it is pulled to before it is lifted, if anywhere.
    pub async fn tap_and_pull(&self, selector: &str, way: [f64; 2]) -> Result<()> {
        self.find(selector).await?;
        let scroll = "scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })";
        self.run::<()>(&format!("document.querySelector({}).{scroll}", json!(selector))).await?;
        let middle = "(box => [box.left + box.width / 2, box.top + box.height / 2])";
        let at: Point = self
            .eval(&format!("{middle}(document.querySelector({}).getBoundingClientRect())", json!(selector)))
            .await?;
        let mut finger = Dragging { person: self, pointer: Pointer::Finger, at };
        finger.touch("touchStart").await?;
        let is_pulled = way.iter().any(|far| far.abs() > 0.0);
        for part in (1..=5).filter(|_| is_pulled) {
            let part = f64::from(part) / 5.0;
            finger.go([at[0] + way[0] * part, at[1] + way[1] * part]).await?;
        }
        finger.let_go().await
    }

    /// A finger on the middle of something.
    pub async fn tap(&self, selector: &str) -> Result<()> {
        self.tap_and_pull(selector, [0.0, 0.0]).await
    }

    /// Scrolls to a thing; its middle.
    async fn bring_into_sight(&self, thing: &str) -> Result<Point> {
        self.find(&place(thing)).await?;
        let scroll = "scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })";
        self.run::<()>(&format!("document.querySelector({}).{scroll}", json!(place(thing)))).await?;
        self.middle(thing).await
    }

    /// The middle of a thing that is on the screen.
    async fn middle(&self, thing: &str) -> Result<Point> {
        let middle_of = "box => [box.left + box.width / 2, box.top + box.height / 2]";
        let place = json!(place(thing));
        let middle: Point = self
            .eval(&format!("({middle_of})(document.querySelector({place}).getBoundingClientRect())"))
            .await?;
        let screen: Point = self.eval("[innerWidth, innerHeight]").await?;
        let is_seen = (0.0..screen[0]).contains(&middle[0]) && (0.0..screen[1]).contains(&middle[1]);
        ensure!(is_seen, "`{thing}` is out of sight: {middle:?} on {screen:?}");
        Ok(middle)
    }
}

impl Dragging<'_> {
    /// Carries it over something that takes it, and waits for what a drop would do.
    pub async fn over_target(&mut self, target: &str) -> Result<()> {
        self.go(self.person.middle(target).await?).await?;
        self.person.find(&format!("{}.drop-here", place(target))).await?;
        self.person.until("document.querySelector('#preview li') !== null").await
    }

    /// Carries it over something that does not take it; the reason that is shown.
    pub async fn over_stranger(&mut self, stranger: &str) -> Result<String> {
        self.go(self.person.middle(stranger).await?).await?;
        self.person.find(&format!("{}.drop-not", place(stranger))).await?;
        self.person.until("document.querySelector('#preview p') !== null").await?;
        self.person.text("#preview").await
    }

    /// Lets it go where it is.
    pub async fn let_go(self) -> Result<()> {
        match self.pointer {
            Pointer::Mouse => self.mouse("mouseReleased").await,
            Pointer::Finger => self.touch("touchEnd").await,
        }
    }

    async fn go(&mut self, to: Point) -> Result<()> {
        self.at = to;
        match self.pointer {
            Pointer::Mouse => self.mouse("mouseMoved").await,
            Pointer::Finger => self.touch("touchMove").await,
        }
    }

    async fn mouse(&self, what: &str) -> Result<()> {
        let [x, y] = self.at;
        let event = json!({ "type": what, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
        self.person.devtools("Input.dispatchMouseEvent", event).await?;
        Ok(())
    }

    async fn touch(&self, what: &str) -> Result<()> {
        let [x, y] = self.at;
        let points = if what == "touchEnd" { json!([]) } else { json!([{ "x": x, "y": y }]) };
        let event = json!({ "type": what, "touchPoints": points });
        self.person.devtools("Input.dispatchTouchEvent", event).await?;
        Ok(())
    }
}

/// Nothing hangs at the pointer, nothing is marked and nothing is foreseen.
const AT_REST: &str = "document.querySelector('.dragged, .drop-can, .drop-here, .drop-not') === null
    && document.querySelector('#preview').childElementCount === 0";

impl Person {
    /// Drags a thing about the board as people do: puts it back by Escape, drops it where it cannot be, and then where it
    /// can. Fails unless the page says each time what it should. The page after the move.
    pub async fn drag_about(&self, drag: &Drag) -> Result<PageState> {
        let before = self.my_turn().await?;
        self.put_back(drag).await.context("Escape should put it back")?;
        ensure!(self.state().await? == before, "Escape changes nothing");
        self.drop_on_stranger(drag).await.context("a drop on the wrong place should be refused")?;
        ensure!(self.state().await? == before, "a drop on the wrong place changes nothing");
        self.drop_on_target(self.take(&drag.thing).await?, &drag.target).await
    }

    /// Drops what is dragged on something that takes it; the page after the move.
    pub async fn drop_on_target(&self, mut dragging: Dragging<'_>, target: &str) -> Result<PageState> {
        let before = self.my_turn().await?;
        dragging.over_target(target).await?;
        dragging.let_go().await?;
        let after = self.changed_since(&before).await?;
        ensure!(after.ply > before.ply, "the drop plays the move: {after:?}");
        Ok(after)
    }

    async fn put_back(&self, drag: &Drag) -> Result<()> {
        let mut dragging = self.take(&drag.thing).await?;
        dragging.over_target(&drag.target).await?;
        self.press(Key::Escape).await?;
        self.until(AT_REST).await?;
        dragging.let_go().await
    }

    async fn drop_on_stranger(&self, drag: &Drag) -> Result<()> {
        let mut dragging = self.take(&drag.thing).await?;
        self.find(&format!("{}.drop-can", place(&drag.target))).await?;
        let is_marked = self.has(&format!("{}.drop-can", place(&drag.stranger))).await?;
        ensure!(!is_marked, "only what takes it is marked");
        let foretold = dragging.over_stranger(&drag.stranger).await?;
        dragging.let_go().await?;
        let told = self.explained().await?;
        ensure!(told == foretold, "the same reason before and after: `{foretold}`, `{told}`");
        ensure!(self.has("#notice p a[href^='/rules/']").await?, "with the paragraph: `{told}`");
        self.until(AT_REST).await
    }
}
