//! The table as lines of text, for the terminal.

use sandtable_core::{Message, Say, Sketch};

use crate::ids::{Nation, Unit};
use crate::view::{BattleView, NationView, Prospect, SpaceView, View};
use crate::words::list;

impl Sketch for View {
    fn sketch(&self) -> Vec<Message> {
        let mut lines = vec![self.head(), self.order_line()];
        lines.extend(self.nations.iter().flat_map(NationView::lines));
        lines.push(Message::new("onehour-sketch-china").with("pool", self.china_pool));
        lines.push(Message::new("onehour-sketch-map"));
        lines.extend(self.spaces.iter().filter_map(SpaceView::line));
        lines.extend(self.battle.iter().map(BattleView::line));
        lines.extend(self.prospects.iter().map(Prospect::line));
        lines
    }
}

impl View {
    fn head(&self) -> Message {
        Message::new("onehour-sketch-year")
            .with("year", self.year.to_string())
            .with("axis", self.will[0])
            .with("allies", self.will[1])
            .with("axis_spaces", self.victory[0].len())
            .with("allied_spaces", self.victory[1].len())
    }

    fn order_line(&self) -> Message {
        Message::new("onehour-sketch-order")
            .with("order", list(self.order.iter().map(Say::say)))
            .with("mover", self.mover.say())
            .with("passed", list(self.passed.iter().map(Say::say)))
    }
}

fn say_counts(counts: &[(Unit, u8)]) -> Message {
    list(
        counts.iter().map(|(unit, count)| {
            Message::new("onehour-count").with("unit", unit.say()).with("count", *count)
        }),
    )
}

impl NationView {
    fn lines(&self) -> [Message; 2] {
        let [build, air, naval] = self.tracks;
        let head = Message::new("onehour-sketch-nation")
            .with("nation", self.nation.say())
            .with("markers", self.markers)
            .with("build", build)
            .with("air", air)
            .with("naval", naval);
        let boxes = Message::new("onehour-sketch-boxes")
            .with("reserve", say_counts(&self.reserve))
            .with("losses", say_counts(&self.losses));
        [head, boxes]
    }
}

impl SpaceView {
    /// Empty spaces under their usual control are left out.
    fn line(&self) -> Option<Message> {
        let usual = self.space.home().map(Nation::side);
        if self.force.is_empty() && self.control == usual {
            return None;
        }
        let pieces: Vec<_> = self.force.kinds().map(|unit| (unit, self.force.count(unit))).collect();
        let control = match self.control {
            Some(side) => side.say(),
            None => Message::new("onehour-camp-nobody"),
        };
        Some(
            Message::new("onehour-sketch-space")
                .with("word", self.space.word())
                .with("space", self.space.say())
                .with("control", control)
                .with("pieces", say_counts(&pieces)),
        )
    }
}

impl BattleView {
    fn line(&self) -> Message {
        Message::new("onehour-sketch-battle")
            .with("space", self.target.say())
            .with("attack", self.attack)
            .with("defence", self.defence)
            .with("attack_reserves", self.attack_reserves)
            .with("defence_reserves", self.defence_reserves)
    }
}

impl Prospect {
    fn line(&self) -> Message {
        if self.defence == 0 {
            return Message::new("onehour-sketch-open").with("space", self.target.say());
        }
        Message::new("onehour-sketch-prospect")
            .with("space", self.target.say())
            .with("attack", self.attack)
            .with("defence", self.defence)
            .with("attack_reserves", self.attack_reserves)
            .with("defence_reserves", self.defence_reserves)
    }
}
