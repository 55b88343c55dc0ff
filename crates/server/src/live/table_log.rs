//! What is written beside the game: its log in sentences, the chat, notices to single guests and their private notes.
//!
//! The latest lines of the log are remembered in words for as long as they stand: to describe them again is to replay
//! their steps.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use maud::html;
use sandtable_core::{Message, Seat, Viewer};
use sandtable_i18n::{Lang, Locale};
use sandtable_session::{Entry, Table};
use sandtable_store::{ChatMessage, SeatEvent};

use super::replayed_game::ReplayedGame;
use super::seat_history::{SeatHistory, sentence};
use crate::model::{ChatLine, LogLine};
use crate::pages::told;

/// How far back in the chat a table looks when it is loaded, in lines.
const READ_CHAT: u64 = 300;
/// How many lines of chat are shown of each guest, and how many characters of them: one who talks without end neither makes
/// everybody's page long nor drives out what the others said.
const SHOWN_LINES: usize = 20;
const SHOWN_CHARACTERS: usize = 1500;
/// How many notices wait at most; they are only remarks.
const MOST_NOTICES: usize = 1000;

/// What is written beside a game. Clones of the log and the chat are cheap; see [`TableLog::snapshot`].
#[derive(Default)]
pub(crate) struct TableLog {
    pages: LogSnapshot,
    /// Shown once, to one guest.
    notices: HashMap<String, Message>,
    /// What guests noted, as far as somebody asked.
    notes: HashMap<String, String>,
}

/// The log and the chat at one moment.
#[derive(Clone, Default)]
pub(crate) struct LogSnapshot {
    chat: Arc<Vec<ChatMessage>>,
    texts: Arc<LogTexts>,
}

impl TableLog {
    pub(crate) fn new(chat: Vec<ChatMessage>) -> TableLog {
        let mut log = TableLog::default();
        log.add_chat(chat);
        log
    }

    /// The number of the line of chat before the first that is read, out of this many.
    pub(crate) fn first_read(said: u64) -> u64 {
        said.saturating_sub(READ_CHAT)
    }

    pub(crate) fn snapshot(&self) -> LogSnapshot {
        self.pages.clone()
    }

    /// The number of the last line of chat that is here.
    pub(crate) fn last_chat(&self) -> u64 {
        self.pages.chat.last().map_or(0, |message| message.seq)
    }

    /// Adds to the chat; what is not shown any more is forgotten.
    pub(crate) fn add_chat(&mut self, messages: Vec<ChatMessage>) {
        let said = self.pages.chat.iter().cloned().chain(messages).rev();
        let mut shown = Shown::default();
        let mut latest: Vec<_> = said.filter(|message| shown.has_room_for(message)).collect();
        latest.reverse();
        self.pages.chat = Arc::new(latest);
    }

    /// Forgets the words of steps that may have been taken back. Older snapshots keep theirs.
    pub(crate) fn forget_texts(&mut self) {
        self.pages.texts = Arc::default();
    }

    /// Tells a guest something the next time they look.
    pub(crate) fn notify(&mut self, guest: &str, message: Message) {
        if self.notices.len() > MOST_NOTICES {
            self.notices.clear();
        }
        self.notices.insert(guest.to_owned(), message);
    }

    pub(crate) fn take_notice(&mut self, guest: &str) -> Option<Message> {
        self.notices.remove(guest)
    }

    /// The notices of another copy of this log are still to be shown.
    pub(crate) fn take_notices_of(&mut self, other: &mut TableLog) {
        self.notices = std::mem::take(&mut other.notices);
    }

    pub(crate) fn note(&self, guest: &str) -> Option<&str> {
        self.notes.get(guest).map(String::as_str)
    }

    pub(crate) fn remember_note(&mut self, guest: &str, note: String) {
        self.notes.insert(guest.to_owned(), note);
    }

    pub(crate) fn forget_note(&mut self, guest: &str) {
        self.notes.remove(guest);
    }
}

impl LogSnapshot {
    /// The latest of the chat.
    pub(crate) fn chat_lines(&self, guest: &str) -> Vec<ChatLine> {
        let line = |message: &ChatMessage| ChatLine {
            number: message.seq,
            own: message.guest == guest,
            name: message.name.clone(),
            text: message.text.clone(),
        };
        self.chat.iter().map(line).collect()
    }

    /// What happened after this ply as the viewer may hear of it, in order, with what was taken back and what happened to the
    /// seats. What happened since the viewer's own last step is news.
    pub(crate) fn lines(
        &self,
        replayed: &ReplayedGame,
        viewer: Viewer,
        locale: &Locale,
        from: usize,
        history: &SeatHistory,
    ) -> Vec<LogLine> {
        let seats = SeatLines::new(history, replayed.game(), locale);
        let undone = |ply| {
            replayed
                .folded(ply, viewer)
                .map(|entry| LogLine { undone: true, ..log_line(entry, replayed.game(), locale) })
                .collect::<Vec<_>>()
        };
        let mut log = undone(from);
        log.extend(seats.at(from));
        for line in self.texts.standing(replayed.game(), viewer, locale, from) {
            let ply = line.ply;
            log.push(line);
            log.extend(undone(ply));
            log.extend(seats.at(ply));
        }
        mark_news(&mut log, viewer);
        log
    }
}

/// What happened to the seats, in words. What was written down in steps that were taken back since comes last.
struct SeatLines(Vec<LogLine>);

impl SeatLines {
    fn new(history: &SeatHistory, game: &dyn Table, locale: &Locale) -> SeatLines {
        let line = |event: &SeatEvent| {
            let word = game.seats().get(usize::from(event.seat)).copied().unwrap_or_default();
            let seat = Message::new(format!("{}-side-{word}", game.id()));
            LogLine {
                ply: game.ply().min(event.ply as usize),
                seat: Some(Seat(event.seat)),
                says: told(locale, game.id(), &sentence(event, seat)).into_string().into(),
                undone: false,
                news: false,
                seat_event: Some(event.seq),
            }
        };
        SeatLines(history.shown().into_iter().map(line).collect())
    }

    fn at(&self, ply: usize) -> impl Iterator<Item = LogLine> {
        self.0.iter().filter(move |line| line.ply == ply).cloned()
    }
}

/// How much of each guest's chat is shown: lines, characters.
#[derive(Default)]
struct Shown(HashMap<String, (usize, usize)>);

impl Shown {
    /// Counts the message in if it is not too much. Once one was too much, so are the guest's earlier ones.
    fn has_room_for(&mut self, message: &ChatMessage) -> bool {
        let (lines, characters) = self.0.entry(message.guest.clone()).or_default();
        *lines += 1;
        *characters += message.text.chars().count();
        *lines <= SHOWN_LINES && *characters <= SHOWN_CHARACTERS
    }
}

fn mark_news(log: &mut [LogLine], viewer: Viewer) {
    let own = |line: &LogLine| {
        !line.undone && line.seat_event.is_none() && line.seat.map(Viewer::Seat) == Some(viewer)
    };
    if let Some(last) = log.iter().rposition(own) {
        log[last + 1..].iter_mut().for_each(|line| line.news = true);
    }
}

/// The latest of the line of play in words, for the viewers and languages somebody asked for.
#[derive(Default)]
struct LogTexts(Mutex<HashMap<(Viewer, Lang), VecDeque<LogLine>>>);

impl LogTexts {
    /// The line of play after this ply as the viewer may hear of it.
    fn standing(&self, game: &dyn Table, viewer: Viewer, locale: &Locale, from: usize) -> Vec<LogLine> {
        let mut texts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let lines = texts.entry((viewer, locale.lang())).or_default();
        if lines.front().is_none_or(|first| first.ply > from + 1) {
            lines.clear();
        }
        let upto = lines.back().map_or(from, |last| last.ply);
        lines.extend(game.log(viewer, upto).iter().map(|entry| log_line(entry, game, locale)));
        let earlier = lines.iter().take_while(|line| line.ply <= from).count();
        lines.drain(..earlier);
        // A later snapshot may have added lines already.
        lines.iter().take_while(|line| line.ply <= game.ply()).cloned().collect()
    }
}

/// A line of the log. What came of a step says what it was; a step without consequences says it itself, and whose it was.
pub(crate) fn log_line(entry: &Entry, game: &dyn Table, locale: &Locale) -> LogLine {
    let deed = entry.say.as_ref().filter(|_| entry.events.is_empty());
    let deed = deed.map(|say| with_subject(say, entry.seat, game));
    let says = deed.iter().chain(entry.events.iter().map(|event| &event.say));
    let says = html! { @for say in says { (told(locale, game.id(), say)) } }.into_string().into();
    LogLine { ply: entry.ply, seat: entry.seat, says, undone: false, news: false, seat_event: None }
}

/// Who did it, and what.
fn with_subject(deed: &Message, seat: Option<Seat>, game: &dyn Table) -> Message {
    let Some(word) = seat.and_then(|seat| game.seats().get(seat.index())) else { return deed.clone() };
    let seat = Message::new(format!("{}-side-{word}", game.id()));
    Message::new("web-log-deed").with("seat", seat).with("deed", deed.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::replayed_game::tests::{locale, opened, played};

    #[test]
    fn the_log_is_the_same_for_who_asks_often_and_for_who_asks_once() {
        let (_, lines) = played();
        let locale = locale(Lang::Ru);
        let mut game = opened();
        let mut often = TableLog::default();
        for line in &lines {
            if game.follow(line).unwrap() {
                often.forget_texts();
            }
            let ply = game.game().ply();
            for from in [3, 1, 7, 0].map(|back| ply.saturating_sub(back)) {
                let viewer = Viewer::Seat(Seat(0));
                let log = often.snapshot().lines(&game, viewer, &locale, from, &SeatHistory::default());
                assert_eq!(
                    log,
                    LogSnapshot::default().lines(&game, viewer, &locale, from, &SeatHistory::default())
                );
                assert!(log.iter().filter(|line| !line.undone).map(|line| line.ply).eq(from + 1..=ply));
            }
        }
    }

    #[test]
    fn a_deed_says_whose_it_was_and_a_paragraph_is_a_link() {
        let (game, locale) = (opened(), locale(Lang::En));
        let deed = with_subject(&Message::new("web-draw"), Some(Seat(0)), game.game());
        let name = format!("{}-side-{}", game.game().id(), game.game().seats()[0]);
        assert_eq!(locale.say(&deed), format!("{}: {}", locale.text(&name), locale.text("web-draw")));
        let cited = told(&locale, "game", &Message::new("web-cited").with("rule", "9.14")).into_string();
        assert!(cited.contains("href=\"/rules/game#r9-14\""), "{cited}");
    }

    #[test]
    fn a_snapshot_does_not_hear_of_later_steps() {
        let (mut game, _) = played();
        let log = TableLog::default();
        let (before, locale) = (game.clone(), locale(Lang::En));
        let sandtable_core::Turn::Seat(seat) = game.game().turn() else { panic!("somebody is to move") };
        let word = game.game().choices()[0].word.clone();
        game.act(seat, &word).unwrap();
        let later = log.snapshot().lines(&game, Viewer::Public, &locale, 0, &SeatHistory::default());
        let earlier = log.snapshot().lines(&before, Viewer::Public, &locale, 0, &SeatHistory::default());
        let last = |lines: &[LogLine]| lines.iter().filter(|line| !line.undone).map(|line| line.ply).max();
        assert_eq!(last(&earlier), Some(before.game().ply()));
        assert_eq!(last(&later), Some(before.game().ply() + 1));
    }

    #[test]
    fn a_notice_is_shown_once_and_to_one_guest() {
        let mut log = TableLog::default();
        log.notify("ada", Message::new("web-stale"));
        assert_eq!(log.take_notice("bob"), None);
        assert_eq!(log.take_notice("ada"), Some(Message::new("web-stale")));
        assert_eq!(log.take_notice("ada"), None);
    }

    fn message(seq: u64, guest: &str, text: String) -> ChatMessage {
        ChatMessage { seq, guest: guest.to_owned(), name: guest.to_owned(), text, at: 0 }
    }

    #[test]
    fn only_the_latest_chat_is_shown() {
        let mut log = TableLog::new(vec![message(1, "ada", "1".to_owned())]);
        log.add_chat((2..=150).map(|seq| message(seq, "ada", seq.to_string())).collect());
        let shown = log.snapshot().chat_lines("ada");
        assert_eq!((shown.len(), shown[0].text.as_str(), log.last_chat()), (SHOWN_LINES, "131", 150));
    }

    #[test]
    fn who_talks_without_end_drives_out_only_their_own_lines() {
        let mut log = TableLog::new(vec![message(1, "ada", "hello".to_owned())]);
        log.add_chat((2..=999).map(|seq| message(seq, "eve", "&".repeat(500))).collect());
        let shown = log.snapshot().chat_lines("ada");
        assert_eq!(shown[0].text, "hello");
        assert_eq!(shown.len(), 1 + SHOWN_CHARACTERS / 500);
    }
}
