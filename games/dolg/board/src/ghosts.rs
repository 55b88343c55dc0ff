//! Where a unit would lie: the values of a range worth a name and the flush poses of a charge, each with a handle to click.

use maud::{Markup, html};
use sandtable_board::Click;
use sandtable_dolg::ids::{Side, UnitId};
use sandtable_dolg::space::{Heading, Pose, Wing, flush_pose, wheel};
use sandtable_dolg::{Element, Frame, Gait};

use super::Drawing;
use super::plane::degrees;

/// Handles nearer to each other than this, in 0.1 mm, would cover each other: the panel has them all.
const APART: i32 = 170;
/// How far before a card its direction is shown.
const HANDLE: i32 = 800;

/// A pose one click away.
struct Ghost {
    pose: Pose,
    /// Where its handle is.
    handle: (i32, i32),
    word: String,
    name: String,
}

impl Drawing<'_> {
    /// All poses that one click leads to.
    pub(super) fn ghosts(&self) -> Markup {
        let Some(unit) = self.acting().and_then(|unit| self.unit(unit)) else { return html! {} };
        let mut ghosts = self.flush_ghosts();
        ghosts.extend(self.mark_ghosts(unit.unit, unit.pose));
        let mut shown: Vec<(i32, i32)> = self.centres();
        html! {
            @for (nth, ghost) in ghosts.iter().enumerate() {
                @if is_apart(&shown, ghost.handle) {
                    @let () = shown.push(ghost.handle);
                    (self.ghost(nth, ghost))
                }
            }
        }
    }

    fn ghost(&self, nth: usize, ghost: &Ghost) -> Markup {
        let (x, y) = ghost.handle;
        html! {
            button.d-handle id={ "h-" (nth) } form="act" name="action" value=(ghost.word) title=(ghost.name) aria-label=(ghost.name) style=(self.plane.style(x, y)) {}
            div.d-ghost aria-hidden="true" style={ (self.plane.style(ghost.pose.x.into(), ghost.pose.y.into())) ";--r:" (degrees(self.plane.turn(ghost.pose.heading))) } {}
        }
    }

    /// The middles of the cards that can be clicked.
    fn centres(&self) -> Vec<(i32, i32)> {
        let live = self.view.units.iter().filter(|unit| self.is_live(Element::Unit(unit.unit)));
        live.map(|unit| (unit.pose.x.into(), unit.pose.y.into())).collect()
    }

    /// The places along the edges of the enemy that was picked.
    fn flush_ghosts(&self) -> Vec<Ghost> {
        let picked = self.context.clickables.picked.last().and_then(|word| word.parse::<UnitId>().ok());
        let Some(target) = picked.and_then(|unit| self.unit(unit)) else { return Vec::new() };
        let rect = target.pose.rect();
        let ghost = |(element, click): &(String, Click)| {
            let (Ok(Element::Flush(edge, offset)), Click::Act(word, say)) = (element.parse(), click) else {
                return None;
            };
            let pose = flush_pose(&rect, edge, offset.into());
            Some(Ghost {
                pose,
                handle: (pose.x.into(), pose.y.into()),
                word: word.clone(),
                name: self.say(say),
            })
        };
        self.context.clickables.elements.iter().filter_map(ghost).collect()
    }

    fn mark_ghosts(&self, unit: UnitId, pose: Pose) -> Vec<Ghost> {
        let ghost = |mark: &sandtable_board::MarkLine| {
            let element = mark.element.parse().ok()?;
            let (pose, handle) = self.led_to(unit, pose, element, mark.amount)?;
            Some(Ghost { pose, handle, word: mark.word.clone(), name: self.say(&mark.say) })
        };
        self.context.clickables.marks.iter().filter_map(ghost).collect()
    }

    /// The pose after an action of a range, and where its handle is.
    fn led_to(&self, unit: UnitId, pose: Pose, element: Element, amount: i32) -> Option<(Pose, (i32, i32))> {
        let centre = |pose: Pose| (pose, (i32::from(pose.x), i32::from(pose.y)));
        Some(match element {
            Element::Advance => {
                let end = self.advanced(pose, amount);
                (end, place(end.moved(self.way(pose), 315)))
            }
            Element::Wheel(wing) => {
                let end = wheel(pose, wing, amount);
                (end, corner(end, wing))
            }
            Element::Rotate => turned(pose, pose.turned(amount).heading),
            Element::Drift => (pose, place(pose.moved(pose.heading.turned(amount), HANDLE))),
            Element::Face => turned(pose, forward(unit.side()).turned(amount)),
            Element::Across => centre(Pose { x: amount as i16, ..pose }),
            Element::Depth => centre(Pose { y: self.deep(unit.side(), amount) as i16, ..pose }),
            _ => return None,
        })
    }

    /// Which way it goes straight now: on, back, or as it was said before.
    fn way(&self, pose: Pose) -> Heading {
        match self.top() {
            Some(Frame::Drift { direction, .. }) => pose.heading.turned(direction.into()),
            Some(Frame::Back { .. }) => pose.heading.reversed(),
            _ => pose.heading,
        }
    }

    /// Withdrawal keeps the heading, a retreat turns about (10.5, 10.6).
    fn advanced(&self, pose: Pose, length: i32) -> Pose {
        let end = pose.moved(self.way(pose), length);
        match self.top() {
            Some(Frame::Back { trip, .. }) if trip.gait == Gait::Retreat => end.turned(360),
            _ => end,
        }
    }

    /// A depth from a side's own edge as a place on the table.
    pub(super) fn deep(&self, side: Side, depth: i32) -> i32 {
        if side == Side::South { depth } else { self.plane.table.height - depth }
    }
}

/// Straight at the enemy.
fn forward(side: Side) -> Heading {
    Heading::new(if side == Side::South { 0 } else { 360 })
}

fn turned(pose: Pose, heading: Heading) -> (Pose, (i32, i32)) {
    (Pose { heading, ..pose }, place(pose.moved(heading, HANDLE)))
}

fn place(pose: Pose) -> (i32, i32) {
    (pose.x.into(), pose.y.into())
}

/// The front corner that goes the whole way in a wheel.
fn corner(end: Pose, wing: Wing) -> (i32, i32) {
    let side = end.heading.turned(-wing.sign() * 180);
    place(end.moved(end.heading, 315).moved(side, 440))
}

fn is_apart(shown: &[(i32, i32)], (x, y): (i32, i32)) -> bool {
    shown.iter().all(|(left, top)| (left - x).abs().max((top - y).abs()) >= APART)
}
