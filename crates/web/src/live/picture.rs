//! The table as one guest may see it: everything a page is made from, and nothing more.

use maud::Markup;
use speech::Lang;
use store::Holder as Kept;
use table::{Message, Outcome, Seat, SeatSet, Viewer};

use super::Desk;
use super::desk::TALK;
use crate::guard::seal::fresh_id;
use crate::model::{
    ChatLine, ChoiceLine, Holder, Hot, LogLine, Plea, SeatLine, TableLine, TablePage, Visitor,
};
use crate::{House, boards, pages};

/// So many steps of the log are on the page; the replay has them all.
const RECENT: usize = 40;

impl Desk {
    /// The page of the table for a visitor who has clicked so far and wrote these notes.
    pub(crate) fn page(
        &mut self,
        house: &House,
        visitor: &Visitor,
        picked: Vec<String>,
        notes: Option<String>,
    ) -> TablePage {
        let notice = self.notices.remove(&visitor.guest);
        let viewer = self.viewer(&visitor.guest);
        let choices = self.choices(viewer);
        let picked = leading_on(picked, &choices);
        let hot = Hot::new(&choices, &picked);
        let log_from = self.kept.game.ply().saturating_sub(RECENT);
        let curtain = self.curtain(&visitor.guest);
        // Behind the curtain nothing is drawn.
        let log = if curtain.is_some() { Vec::new() } else { self.log_lines(viewer, visitor.lang, log_from) };
        let game = &*self.kept.game;
        let board = match curtain {
            Some(_) => Markup::default(),
            None => boards::draw(game, viewer, &hot, visitor),
        };
        TablePage {
            id: self.row.id.clone(),
            game: game.id(),
            version: self.row.version,
            age: game.age(),
            ply: game.ply(),
            viewer,
            seats: self.seat_lines(house, &visitor.guest),
            ask: if choices.is_empty() { None } else { game.ask() },
            picked,
            move_id: fresh_id(),
            board,
            log,
            log_from,
            can_undo: seat_of(viewer).is_some_and(|seat| self.can_undo(seat)),
            can_plead: self.can_plead(viewer),
            can_resign: seat_of(viewer).is_some_and(|seat| self.plays(&visitor.guest, seat))
                && !self.is_over(),
            play_on: seat_of(viewer).is_some_and(|seat| self.go_on_without(&visitor.guest, seat)),
            can_rematch: self.is_over() && !self.seats_of(&visitor.guest).is_empty(),
            rematch: self.row.rematch.clone(),
            plea: self.plea_line(&visitor.guest),
            chat: self.chat_lines(),
            notes,
            outcome: self.outcome(),
            together: game.allies(Seat(0)).len() == game.seats().len(),
            dice: game.dice().commitment().map(|commitment| commitment.to_string()).unwrap_or_default(),
            curtain,
            notice,
            choices,
        }
    }

    /// What the viewer may do now.
    pub(crate) fn choices(&self, viewer: Viewer) -> Vec<ChoiceLine> {
        let is_asked = self.to_move().is_some_and(|seat| {
            viewer == Viewer::Seat(seat) && matches!(self.holder(seat), Some(Kept::Guest(_)))
        });
        if !is_asked {
            return Vec::new();
        }
        let choices = self.kept.game.choices().into_iter();
        choices
            .map(|choice| ChoiceLine {
                word: choice.word,
                say: choice.say,
                path: choice.path,
                preview: Vec::new(),
            })
            .collect()
    }

    fn seat_lines(&self, house: &House, guest: &str) -> Vec<SeatLine> {
        let words = self.kept.game.seats().iter().copied();
        let seats = words.zip((0u8..).map(Seat)).map(|(word, seat)| SeatLine {
            seat,
            word,
            holder: self.holder_line(seat, guest),
            to_move: self.to_move() == Some(seat),
            thinking: self.is_thinking(seat),
            link: self.link(house, seat, guest),
            changes: self.changes(guest, seat),
        });
        seats.collect()
    }

    /// A bot to move is thinking, here or at another node.
    fn is_thinking(&self, seat: Seat) -> bool {
        self.to_move() == Some(seat) && self.holder(seat).is_some_and(|holder| holder.bot().is_some())
    }

    fn holder_line(&self, seat: Seat, guest: &str) -> Holder {
        let row = &self.row.seats[seat.index()];
        let name = row.name.clone().unwrap_or_default();
        match &row.holder {
            Kept::Open => Holder::Open,
            Kept::Guest(holder) => {
                Holder::Person { name, here: holder == guest, present: self.presence.is_here(holder) }
            }
            Kept::Bot(level) => Holder::Bot { level: level.clone(), stands_in_for: None },
            Kept::StandIn { bot, .. } => Holder::Bot { level: bot.clone(), stands_in_for: Some(name) },
        }
    }

    /// The link to a seat, for its holder; to an open one, for the host.
    fn link(&self, house: &House, seat: Seat, guest: &str) -> Option<String> {
        let holder = self.holder(seat)?;
        let may_know = match holder {
            Kept::Open => self.row.host == guest,
            holder => holder.guest() == Some(guest),
        };
        let token = || self.token(house, seat, 0);
        may_know.then(|| format!("{}/s/{}", house.address(), token()))
    }

    fn can_plead(&self, viewer: Viewer) -> bool {
        let Some(seat) = seat_of(viewer) else { return false };
        let is_quiet = !self.is_over() && self.plea().is_none();
        is_quiet && matches!(self.holder(seat), Some(Kept::Guest(_))) && self.plea_ply(seat).is_some()
    }

    fn plea_line(&self, guest: &str) -> Option<Plea> {
        let plea = self.plea()?;
        Some(Plea {
            by: Seat(plea.by_seat),
            to_ply: plea.to_ply as usize,
            can_answer: self.can_answer(guest),
        })
    }

    fn chat_lines(&self) -> Vec<ChatLine> {
        let last = &self.chat[self.chat.len().saturating_sub(TALK)..];
        last.iter().map(|said| ChatLine { name: said.name.clone(), text: said.text.clone() }).collect()
    }

    /// The latest of the log; what happened since the viewer's own last step is news.
    fn log_lines(&mut self, viewer: Viewer, lang: Lang, from: usize) -> Vec<LogLine> {
        let mut log = self.kept.log(viewer, lang, from);
        let own = |line: &LogLine| !line.undone && line.seat.map(Viewer::Seat) == Some(viewer);
        if let Some(last) = log.iter().rposition(own) {
            log[last + 1..].iter_mut().for_each(|line| line.news = true);
        }
        log
    }

    /// Who won and why, also if somebody gave up: then all who were not on their side.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let game = &self.kept.game;
        let Some(loser) = self.resigned() else { return game.outcome() };
        let side = game.allies(loser);
        let winners =
            (0..game.seats().len() as u8).map(Seat).filter(|&seat| !side.has(seat)).collect::<SeatSet>();
        let name = Message::new(format!("{}-side-{}", game.id(), game.seats()[loser.index()]));
        let reason = Message::new("house-resigned").with("seat", name);
        Some(Outcome { winners, scores: Vec::new(), reason })
    }
}

/// What was picked, if something is left to click after it. What was picked for an earlier question may be no answer to
/// this one, or a whole one.
fn leading_on(picked: Vec<String>, choices: &[ChoiceLine]) -> Vec<String> {
    let leads = |choice: &ChoiceLine| choice.path.len() > picked.len() && choice.path.starts_with(&picked);
    if choices.iter().any(leads) { picked } else { Vec::new() }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}

/// The choices among the options that make it another game: those with words that are not the usual ones.
fn variant(house: &House, row: &store::TableRow, visitor: &Visitor) -> Vec<String> {
    let Some(title) = house.title(&row.game) else { return Vec::new() };
    let usual = title.defaults();
    let chosen = |setting: table::Setting| {
        let word = row.options.get(setting.name)?.as_str()?.to_owned();
        let is_usual = usual.get(setting.name).and_then(|word| word.as_str()) == Some(&word);
        (!is_usual).then(|| visitor.text(&format!("{}-option-{}-{word}", row.game, setting.name)))
    };
    title.settings().into_iter().filter_map(chosen).collect()
}

/// A table in a list.
pub(crate) fn table_line(house: &House, row: &store::TableRow, visitor: &Visitor) -> TableLine {
    let to_move = row.turn.and_then(|seat| row.seats.get(usize::from(seat)));
    let is_mine =
        |seat: &store::SeatRow| matches!(&seat.holder, Kept::Guest(guest) if *guest == visitor.guest);
    let bot = |seat: &store::SeatRow| seat.holder.bot().map(|level| pages::bot_name(visitor, level));
    let person = |seat: &store::SeatRow| seat.name.clone().or_else(|| bot(seat));
    TableLine {
        id: row.id.clone(),
        game: row.game.clone(),
        variant: variant(house, row, visitor),
        people: row.seats.iter().filter_map(person).collect(),
        your_turn: !row.over && to_move.is_some_and(is_mine),
        over: row.over,
        ply: row.ply as usize,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(path: &[&str]) -> ChoiceLine {
        let path = path.iter().map(ToString::to_string).collect();
        ChoiceLine { word: String::new(), say: Message::new("done"), path, preview: Vec::new() }
    }

    #[test]
    fn what_was_picked_counts_while_it_leads_on() {
        let choices = [choice(&["hand-wire"]), choice(&["hand-il2", "e1"])];
        let picked = |element: &str| leading_on(vec![element.to_owned()], &choices);
        assert_eq!(picked("hand-il2"), ["hand-il2"]);
        assert!(picked("hand-wire").is_empty(), "a whole answer leaves nothing to click");
        assert!(picked("e1").is_empty() && picked("hand-ap").is_empty());
    }
}
