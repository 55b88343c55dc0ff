//! The table as lines of text, for the terminal.

use sandtable_core::{Message, Say, Sketch};

use crate::cards::Cards;
use crate::view::{ArmyView, UnitView, View};
use crate::words::{list, say_cards};

impl Sketch for View {
    fn sketch(&self) -> Vec<Message> {
        let mut lines = vec![self.head()];
        lines.extend(self.armies.iter().flat_map(ArmyView::lines));
        lines.extend(self.grounds.iter().map(|area| {
            Message::new("dolg-sketch-ground")
                .with("ground", area.ground.say())
                .with("x", i32::from(area.x) / 10)
                .with("y", i32::from(area.y) / 10)
        }));
        lines.extend(self.units.iter().map(UnitView::line));
        lines
    }
}

impl View {
    fn head(&self) -> Message {
        Message::new("dolg-sketch-turn")
            .with("turn", self.turn)
            .with("last", self.last_turn)
            .with("side", self.mover.say())
            .with("deck", self.deck)
    }
}

impl ArmyView {
    fn lines(&self) -> Vec<Message> {
        let unknown = || Message::new("dolg-nothing");
        let mut lines = vec![
            Message::new("dolg-sketch-army")
                .with("side", self.side.say())
                .with("faction", self.faction.map_or_else(unknown, |faction| faction.say()))
                .with("general", self.general.map_or_else(unknown, |general| general.say()))
                .with("points", self.points.unwrap_or(0))
                .with("lost", self.lost.unwrap_or(0))
                .with("cards", self.hand_size),
        ];
        let hand = self.hand.filter(|hand| *hand != Cards::EMPTY);
        lines.extend(hand.map(|hand| Message::new("dolg-sketch-hand").with("cards", say_cards(&hand))));
        lines
    }
}

impl UnitView {
    fn line(&self) -> Message {
        let kind = self.kind.map_or_else(|| Message::new("dolg-face-down"), |kind| kind.say());
        Message::new("dolg-sketch-unit")
            .with("unit", self.unit.to_string())
            .with("kind", kind)
            .with("x", i32::from(self.pose.x) / 10)
            .with("y", i32::from(self.pose.y) / 10)
            .with("heading", self.pose.heading.half_degrees() / 2)
            .with("wounds", self.wounds)
            .with("marks", list(self.marks.iter().map(Say::say)))
    }
}
