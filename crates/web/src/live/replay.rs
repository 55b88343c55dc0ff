//! The table at an earlier step, and the answers to questions about the present one.

use table::{Message, Seat, Viewer};

use super::Desk;
use super::kept::log_line;
use crate::boards;
use crate::model::{Hot, ReplayPage, Visitor};

impl Desk {
    /// The eyes a guest may look through: all, once the game is over.
    fn eyes(&self, guest: &str) -> Vec<Viewer> {
        if self.is_over() {
            return Viewer::all(self.kept.game.seats().len()).collect();
        }
        match self.viewer(guest) {
            Viewer::Public => vec![Viewer::Public],
            own @ Viewer::Seat(_) => vec![own, Viewer::Public],
        }
    }

    /// The eyes named by a word, or the guest's own.
    fn eyes_named(&self, guest: &str, word: &str) -> Viewer {
        let own = self.viewer(guest);
        let wanted =
            if word == "public" { Some(Viewer::Public) } else { self.kept.seat(word).map(Viewer::Seat) };
        wanted.filter(|wanted| self.eyes(guest).contains(wanted)).unwrap_or(own)
    }

    /// A step of the game, the last one if none is named.
    pub(crate) fn replay(&self, visitor: &Visitor, ply: Option<usize>, eyes: &str) -> ReplayPage {
        let game = &*self.kept.game;
        let last = game.ply();
        let ply = ply.unwrap_or(last).min(last);
        let viewer = self.eyes_named(&visitor.guest, eyes);
        let then = game.seek(ply);
        let then = then.as_deref().unwrap_or(game);
        ReplayPage {
            id: self.row.id.clone(),
            game: game.id(),
            seats: game.seats(),
            viewer,
            viewers: self.eyes(&visitor.guest),
            ply,
            last,
            board: boards::draw(then, viewer, &Hot::default(), visitor),
            log: then.log(viewer, 0).iter().map(|entry| log_line(entry, visitor.lang)).collect(),
            over: self.is_over(),
        }
    }

    /// The record as text, for a game that is over. One that was given up shows the key of its dice as well.
    pub(crate) fn record(&self) -> Option<String> {
        let mut record = self.kept.game.record();
        record.key = self.kept.game.dice().key();
        self.is_over().then(|| record.to_string())
    }

    /// What an action of the guest would do, as far as the seat can foresee.
    pub(crate) fn preview(&self, guest: &str, word: &str) -> Vec<Message> {
        match self.asked_seat(guest) {
            Some(seat) => self.kept.game.preview(seat, word).unwrap_or_default(),
            None => Vec::new(),
        }
    }

    /// The guest's seat to move, its curtain lifted.
    fn asked_seat(&self, guest: &str) -> Option<Seat> {
        self.to_move().filter(|&seat| self.viewer(guest) == Viewer::Seat(seat) && self.plays(guest, seat))
    }

    /// Why the guest, who picked so much already, cannot click this element now, or cannot do this if it is an action.
    /// The game is asked about the choices there are, with the element put into the place of one that could be clicked;
    /// the first reason worth telling is told. If there is none, the thing has nothing to do with the question.
    pub(crate) fn why_not(&self, guest: &str, thing: &str, picked: &[String]) -> Message {
        if self.is_over() {
            return Message::new("table-why-over");
        }
        let Some(seat) = self.asked_seat(guest) else { return Message::new("table-why-not-your-turn") };
        let choices = self.kept.game.choices();
        let fitting = choices.iter().filter(|choice| choice.path.starts_with(picked));
        let next: Vec<_> = fitting.map(|choice| (&choice.word, &choice.path[picked.len()..])).collect();
        if let Some((_, path)) = next.iter().find(|(_, path)| path.iter().any(|known| known == thing)) {
            return Message::new(if path[0] == thing { "table-why-legal" } else { "web-why-later" });
        }
        let swapped = next
            .iter()
            .flat_map(|(word, path)| path.iter().filter_map(|known| put_in_place(word, known, thing)));
        let words = std::iter::once(thing.to_owned()).chain(swapped);
        let mut reasons = words.map(|word| self.kept.game.explain(seat, &word));
        let is_offered = choices.iter().any(|choice| choice.path.iter().any(|known| known == thing));
        reasons.find(is_reason).unwrap_or_else(|| self.no_reason(is_offered))
    }

    /// What to say of a thing that no rule forbids: something else was picked, or something else is asked.
    fn no_reason(&self, is_offered: bool) -> Message {
        match self.kept.game.ask() {
            Some(_) if is_offered => Message::new("web-why-picked"),
            Some(question) => Message::new("web-why-other").with("question", question),
            None => Message::new("table-why-not-listed"),
        }
    }
}

/// Does it tell more than that something is not offered?
fn is_reason(why: &Message) -> bool {
    !["table-why-unreadable", "table-why-legal", "table-why-not-listed"].contains(&why.id.as_str())
}

/// The action with another element where `known` stands in it. An element such as `reserve-army2` stands there as `army2`,
/// and `blue-2-vehicle` as `blue-2`.
fn put_in_place(word: &str, known: &str, element: &str) -> Option<String> {
    let swap = |old: &str, new: &str| {
        let words: Vec<_> = word.split(' ').map(|part| if part == old { new } else { part }).collect();
        Some(words.join(" ")).filter(|swapped| swapped != word)
    };
    let bare = |text: &str| text.split_once('-').map(|(kind, name)| (kind.to_owned(), name.to_owned()));
    let plain = swap(known, element).or_else(|| swap(stem(known), stem(element)));
    plain.or_else(|| match (bare(known), bare(element)) {
        (Some((kind, old)), Some((same, new))) if kind == same => swap(&old, &new),
        _ => None,
    })
}

/// A place without the word for what stands on it.
fn stem(element: &str) -> &str {
    match element.rsplit_once('-') {
        Some((place, what)) if place.contains('-') && what.chars().all(char::is_alphabetic) => place,
        _ => element,
    }
}

#[cfg(test)]
mod tests {
    use super::put_in_place;

    #[test]
    fn an_element_takes_the_place_of_another() {
        let put = |known, element| put_in_place("place army2 we-1-2", known, element);
        assert_eq!(put("we-1-2", "ef-2-1").as_deref(), Some("place army2 ef-2-1"));
        assert_eq!(put("reserve-army2", "reserve-navy1").as_deref(), Some("place navy1 we-1-2"));
        assert_eq!(put("reserve-army2", "ef-2-1"), None);
        let strike = put_in_place("strike t-34 blue-2", "blue-2-vehicle", "red-1-vehicle");
        assert_eq!(strike.as_deref(), Some("strike t-34 red-1"));
    }
}
