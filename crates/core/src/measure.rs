//! Numbers as people read and write them: what is counted in small steps is shown in units with digits after the point.

use serde::Serialize;

use crate::{Arg, Message};

/// A unit of measure that people know, for numbers that are counted in smaller steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Measure {
    /// The id of the message that names it, with the argument `amount`.
    pub unit: &'static str,
    /// How many steps make one: 10 if tenths are counted.
    pub per: i32,
    /// How many digits after the point are shown.
    pub digits: u32,
}

impl Measure {
    /// The measure in which the number is counted.
    pub const fn whole(unit: &'static str) -> Measure {
        Measure { unit, per: 1, digits: 0 }
    }

    /// An amount in this measure.
    pub fn say(&self, amount: i32) -> Message {
        Message::new(self.unit).with("amount", self.number(amount))
    }

    /// The number alone: whole, so that it may choose a plural, or said by `table-decimal`.
    fn number(&self, amount: i32) -> Arg {
        let (whole, part) = self.parts(amount);
        if part.is_empty() {
            return Arg::Number(if amount < 0 { -whole } else { whole });
        }
        let sign = if amount < 0 { "\u{2212}" } else { "" };
        Message::new("table-decimal").with("whole", format!("{sign}{whole}")).with("part", part).into()
    }

    /// The number as forms have it: `12.5`.
    pub fn write(&self, amount: i32) -> String {
        let (whole, part) = self.parts(amount);
        let sign = if amount < 0 { "-" } else { "" };
        let point = if part.is_empty() { "" } else { "." };
        format!("{sign}{whole}{point}{part}")
    }

    /// The number without its sign: the whole, and the digits after the point without zeros at their end.
    fn parts(&self, amount: i32) -> (i64, String) {
        let (scale, per) = (10_i64.pow(self.digits), i64::from(self.per));
        let scaled = (2 * i64::from(amount).abs() * scale + per) / (2 * per);
        let part = format!("{:01$}", scaled % scale, self.digits as usize);
        (scaled / scale, part.trim_end_matches('0').to_owned())
    }
}

/// The amount nearest to a number that somebody wrote, with a point or a comma, if so many steps make one.
pub fn read_amount(text: &str, per: i32) -> Option<i32> {
    /// More digits than any measure has.
    const MOST_DIGITS: usize = 6;
    let text = text.trim();
    let (negative, text) = match text.strip_prefix(['-', '\u{2212}']) {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let is_number = |digits: &str| digits.bytes().all(|digit| digit.is_ascii_digit());
    if !is_number(whole) || !is_number(part) || part.len() > MOST_DIGITS || whole.is_empty() {
        return None;
    }
    let digits: i64 = format!("{whole}{part}").parse().ok()?;
    let scale = 10_i64.pow(part.len() as u32);
    let amount = (2 * digits.checked_mul(per.into())? + scale) / (2 * scale);
    i32::try_from(if negative { -amount } else { amount }).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MM: Measure = Measure { unit: "mm", per: 10, digits: 1 };

    #[test]
    fn amounts_are_written_with_as_many_digits_as_they_need() {
        let written = [250, 255, 0, -5, 7].map(|amount| MM.write(amount));
        assert_eq!(written, ["25", "25.5", "0", "-0.5", "0.7"]);
        let ud = Measure { unit: "ud", per: 500, digits: 2 };
        assert_eq!([250, 333, 499, 1].map(|amount| ud.write(amount)), ["0.5", "0.67", "1", "0"]);
        assert_eq!(Measure::whole("miles").write(-12), "-12");
    }

    #[test]
    fn whole_numbers_may_choose_a_plural_and_others_have_the_mark_of_their_language() {
        assert_eq!(MM.say(-20), Message::new("mm").with("amount", -2));
        let half = Message::new("table-decimal").with("whole", "\u{2212}0").with("part", "5");
        assert_eq!(MM.say(-5), Message::new("mm").with("amount", half));
    }

    #[test]
    fn what_is_written_reads_back_and_the_rest_is_rounded() {
        for amount in -300..300 {
            assert_eq!(read_amount(&MM.write(amount), 10), Some(amount));
        }
        let read = [" 25,5 ", "\u{2212}3", "7.25", "7.24", "12"].map(|text| read_amount(text, 10));
        assert_eq!(read, [Some(255), Some(-30), Some(73), Some(72), Some(120)]);
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in ["", "x", "+5", "1.2.3", ".5", "--1", "1e3", "99999999999", "1.2345678", "0x10"] {
            assert_eq!(read_amount(text, 10), None, "{text}");
        }
    }
}
