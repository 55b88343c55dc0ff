//! What is clicked, dragged and said in March.

use std::ops::RangeInclusive;

use sandtable_core::{Amount, Message, Range, Rules, Say, Shown, Target, Turn};

use super::{Order, Question, Road, Thing, flaw};

impl<const FLAW: u8> Road<FLAW> {
    /// The stretches offered to the column to move.
    fn offered(&self) -> Vec<RangeInclusive<i32>> {
        let mut stretches = self.stretches();
        if FLAW == flaw::LOST_RANGE {
            stretches.truncate(1);
        }
        match stretches[..] {
            [ref near, ref far] if FLAW == flaw::BRIDGED_GAP => vec![*near.start()..=*far.end()],
            _ => stretches,
        }
    }

    /// How many miles bring the column to move nearest to this mile; none if it is near enough where it is.
    fn nearest(&self, mile: i32) -> Option<i32> {
        let here = i32::from(self.mile());
        let distance = |miles: &i32| (here + miles - mile).abs();
        let best = self.stretches().into_iter().flatten().min_by_key(distance)?;
        (distance(&best) < distance(&0)).then_some(best)
    }
}

impl<const FLAW: u8> Shown for Road<FLAW> {
    type Ask = Question;
    type Element = Thing;

    fn ask(&self) -> Option<Question> {
        matches!(self.turn(), Turn::Seat(_)).then_some(Question::Order)
    }

    fn path(&self, order: Order, out: &mut Vec<Thing>) {
        let column = Thing::Column { side: self.side() };
        match order {
            Order::Camp => out.push(Thing::Camp),
            Order::March { miles } if FLAW == flaw::CROOKED_PATH && miles.0 == 3 => {
                out.extend([column, Thing::Mile { mile: 3 }]);
            }
            Order::March { .. } => out.extend([column, Thing::Road]),
            Order::Patrol => out.extend([column, Thing::Patrol]),
        }
    }

    fn ranges(&self, out: &mut Vec<Range<Order>>) {
        if !matches!(self.turn(), Turn::Seat(_)) {
            return;
        }
        out.extend(self.offered().into_iter().map(|stretch| Range {
            first: Order::March { miles: Amount(*stretch.start()) },
            to: *stretch.end(),
            step: 1,
            unit: "march-miles",
            measures: &[],
        }));
    }

    fn why_not(&self, order: Order) -> Message {
        match order {
            Order::March { miles } if FLAW == flaw::TALKATIVE_REFUSAL => {
                let is_there = self.cache.map(i32::from) > Some(i32::from(self.mile()) + miles.0);
                Message::new(if is_there { "march-why-no-stop" } else { "march-why-no-patrol" })
            }
            Order::March { miles } if miles.0 > i32::from(self.left) => {
                Message::new("march-why-too-far").with("miles", self.left)
            }
            Order::March { .. } => Message::new("march-why-no-stop"),
            Order::Patrol => Message::new("march-why-no-patrol"),
            Order::Camp => Message::new("table-why-not-listed"),
        }
    }

    fn why_not_click(&self, thing: Thing, _picked: &[Thing]) -> Option<Message> {
        match thing {
            Thing::Camp if FLAW == flaw::TALKATIVE_CLICK => {
                Some(Message::new("march-cache").with("mile", self.cache?))
            }
            Thing::Column { side } if side != self.side() => {
                Some(Message::new("march-why-not-yours").with("side", side.say()))
            }
            _ => None,
        }
    }

    fn steer(&self, thing: Thing, target: Target<Thing>, out: &mut Vec<Order>) {
        let mile = match target {
            _ if FLAW == flaw::STEERS_TO_CACHE => self.cache.map_or(0, i32::from),
            Target::Point { x, .. } => x,
            Target::Element(Thing::Mile { mile }) => mile.into(),
            Target::Element(_) => return,
        };
        if thing == (Thing::Column { side: self.side() }) {
            out.extend(self.nearest(mile).map(|miles| Order::March { miles: Amount(miles) }));
        }
    }
}
