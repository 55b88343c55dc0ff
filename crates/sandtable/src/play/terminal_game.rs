//! A game from where it stands to its end, or until the people leave.
//!
//! One person at the terminal hears everything as it happens. Several share it: each hears what happened since they
//! last sat there, behind a curtain that says whose turn it is to look.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Result, bail};
use sandtable_bots::{Advice, BotSpec, PlayableTitle, Thought};
use sandtable_core::{ArmyList, Message, Rng, Seat, Turn, Viewer};
use sandtable_session::{Refusal, RefusalKind, Table, Undone, Wishes, only_answer};

use super::offer::Offer;
use super::players::Player;
use super::prompt::{self, Typed};
use crate::program::Program;
use crate::{record_file, rules, telling};

/// Who gives hints, how long it thinks, and how many choices it names.
const ADVISER: BotSpec = BotSpec::LEVELS[3];
const HINT_TIME: Duration = Duration::from_secs(2);
const HINTS: usize = 3;

/// A game with everybody around it.
pub(super) struct TerminalGame<'a> {
    pub(super) title: &'static dyn PlayableTitle,
    pub(super) table: Box<dyn Table>,
    pub(super) players: Vec<Player>,
    /// Up to which ply each seat has heard what happened.
    pub(super) heard: Vec<usize>,
    /// What each seat has put off.
    pub(super) wishes: Vec<Wishes>,
    /// The armies that seats bring as soon as they can.
    pub(super) armies: Vec<Option<ArmyList>>,
    /// Who looks at the screen.
    pub(super) looking: Option<Seat>,
    /// Can the screen be cleared?
    pub(super) clears: bool,
    pub(super) program: &'a Program,
    pub(super) rng: Rng,
    /// Where the finished game is kept, if not beside its name.
    pub(super) keeps: Option<PathBuf>,
    pub(super) input: &'a mut dyn BufRead,
    pub(super) out: &'a mut dyn Write,
}

/// Does the game go on?
#[derive(PartialEq)]
enum Next {
    GoOn,
    Leave,
}

impl TerminalGame<'_> {
    /// Plays to the end, or until somebody quits.
    pub(super) fn play(&mut self) -> Result<()> {
        self.tell("sandtable-welcome-help")?;
        loop {
            match self.table.turn() {
                Turn::Over => return self.finish(),
                Turn::Chance => drop(self.table.luck(None)?),
                Turn::Seat(seat) => {
                    if self.move_of(seat)? == Next::Leave {
                        return self.tell("sandtable-left");
                    }
                }
            }
            if let Some(viewer) = self.only_viewer() {
                self.catch_up(viewer)?;
            }
        }
    }

    fn move_of(&mut self, seat: Seat) -> Result<Next> {
        if self.table.takes_army()
            && let Some(army) = self.armies[seat.index()].take()
        {
            return self.bring(seat, &army);
        }
        match &mut self.players[seat.index()] {
            Player::Person => match self.answer_for(seat) {
                Some(action) => self.table.act(seat, &action).map(|()| Next::GoOn).map_err(Into::into),
                None => self.person(seat),
            },
            Player::Bot(bot) => {
                let action = bot.choose(&*self.table.position(), seat, &mut self.rng);
                self.table.act(seat, &action)?;
                Ok(Next::GoOn)
            }
        }
    }

    /// Musters an army from a file by ordinary actions.
    fn bring(&mut self, seat: Seat, army: &ArmyList) -> Result<Next> {
        match self.table.bring_army(army) {
            Ok(actions) => actions.iter().try_for_each(|action| self.table.act(seat, action))?,
            Err(why) => bail!("`{}`: {}", army.name, self.program.say(&why)),
        }
        Ok(Next::GoOn)
    }

    fn person(&mut self, seat: Seat) -> Result<Next> {
        if self.draw_curtain(seat)? == Next::Leave {
            return Ok(Next::Leave);
        }
        self.catch_up(Viewer::Seat(seat))?;
        self.show(seat)?;
        let offers = Offer::all(self.table.as_ref());
        self.list(&offers)?;
        self.show_ways_to_put_off()?;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let Some(line) = self.line()? else { return Ok(Next::Leave) };
            if let Some(next) = self.obey(seat, prompt::read(&line, &offers))? {
                return Ok(next);
            }
        }
    }

    /// Does what was typed; something, once the position has changed or the person leaves.
    fn obey(&mut self, seat: Seat, typed: Typed) -> Result<Option<Next>> {
        match typed {
            Typed::Act(action) => return self.act(seat, &action),
            Typed::Amount(word, amount) => {
                let action = self.table.with_amount(&word, amount)?;
                return self.act(seat, &action);
            }
            Typed::Undo => return self.take_back(seat, |table, seat| table.undo(seat)),
            Typed::Restart => return self.take_back(seat, |table, seat| table.restart_turn(seat)),
            Typed::Quit => return Ok(Some(Next::Leave)),
            Typed::Save(path) => self.save(&path)?,
            Typed::Log => telling::log(self.table.as_ref(), Viewer::Seat(seat), 0, self.program, self.out)?,
            Typed::Help => self.tell("sandtable-play-help")?,
            Typed::Hint => self.hint()?,
            Typed::PutOff(subject) => return self.put_off(seat, subject.as_deref()),
            Typed::AskAgain(offer) => self.ask_again(seat, offer.as_deref())?,
            Typed::Rules(wanted) => {
                rules::look_up(self.table.id(), &wanted, self.program, self.out)?;
            }
            Typed::Wrong(why) => self.say(&why)?,
        }
        Ok(None)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Option<Next>> {
        if self.table.act(seat, action).is_ok() {
            return Ok(Some(Next::GoOn));
        }
        let why = self.table.explain(seat, action);
        self.say(&Message::new("sandtable-refused").with("text", action).with("why", why))?;
        Ok(None)
    }

    /// What the program answers for a person: where there is nothing to choose and others wait, and what they have put off.
    fn answer_for(&mut self, seat: Seat) -> Option<String> {
        let table = self.table.as_ref();
        let only = if self.players.len() > 1 { only_answer(table, seat) } else { None };
        only.or_else(|| self.wishes[seat.index()].answer(table))
    }

    fn put_off(&mut self, seat: Seat, subject: Option<&str>) -> Result<Option<Next>> {
        match self.wishes[seat.index()].put_off(self.table.as_ref(), subject) {
            Some(decline) => self.act(seat, &decline),
            None => self.tell("sandtable-cannot-put-off").map(|()| None),
        }
    }

    fn ask_again(&mut self, seat: Seat, offer: Option<&str>) -> Result<()> {
        let wishes = &mut self.wishes[seat.index()];
        if offer.is_some_and(|offer| wishes.revoke(offer)) {
            return self.tell("sandtable-asked-again");
        }
        let standing = wishes.standing(self.table.as_ref()).map(|wish| {
            let message = Message::new("sandtable-put-off").with("wish", wish.say());
            message.with("offer", wish.offer.as_str())
        });
        let standing: Vec<_> = standing.collect();
        if standing.is_empty() {
            return self.tell("sandtable-nothing-put-off");
        }
        standing.iter().try_for_each(|wish| self.say(wish))
    }

    /// How the offer can be put off, if it comes again and again.
    fn show_ways_to_put_off(&mut self) -> Result<()> {
        let Some(offer) = self.table.repeated_offer() else { return Ok(()) };
        if let Some(period) = self.table.period() {
            self.say(&Message::new("sandtable-can-put-off").with("period", period.name))?;
        }
        let words: Vec<_> = offer.subjects.iter().map(|subject| subject.word).collect();
        if words.is_empty() {
            return Ok(());
        }
        self.say(&Message::new("sandtable-can-wait-for").with("words", words.join(" | ")))
    }

    fn take_back(
        &mut self,
        seat: Seat,
        back: impl FnOnce(&mut dyn Table, Seat) -> Result<Undone, Refusal>,
    ) -> Result<Option<Next>> {
        match back(self.table.as_mut(), seat) {
            Ok(Undone { ply, .. }) => {
                self.heard.iter_mut().for_each(|heard| *heard = ply.min(*heard));
                self.say(&Message::new("sandtable-taken-back").with("ply", ply as i64))?;
                Ok(Some(Next::GoOn))
            }
            Err(Refusal { kind: RefusalKind::NoUndo, .. }) => self.tell("sandtable-no-undo").map(|()| None),
            Err(refusal) => Err(refusal.into()),
        }
    }

    fn save(&mut self, path: &Path) -> Result<()> {
        match record_file::write(path, &self.table.record()) {
            Ok(()) => self.say(&Message::new("sandtable-written").with("file", path.display().to_string())),
            Err(why) => self.say(&Message::new("sandtable-not-written").with("why", format!("{why:#}"))),
        }
    }

    /// What a strong bot would do and why, and the next best.
    fn hint(&mut self) -> Result<()> {
        let thought = Thought { bot: ADVISER, limit: HINT_TIME, seed: self.rng.bits() };
        let advice = self.title.advise(&*self.table.position(), &thought, HINTS);
        let Some((best, others)) = advice.split_first() else { return Ok(()) };
        self.say(&of_advice("sandtable-hint", best))?;
        best.reasons()
            .try_for_each(|reason| self.say(&Message::new("sandtable-hint-reason").with("reason", reason)))?;
        others.iter().try_for_each(|other| {
            self.say(&of_advice("sandtable-hint-other", other).with("worse", other.compared(best)))
        })
    }

    /// With several people at one terminal, nobody looks before the seat is handed over.
    fn draw_curtain(&mut self, seat: Seat) -> Result<Next> {
        let is_shared = self.players.iter().filter(|player| player.is_person()).count() > 1;
        if !is_shared || self.looking == Some(seat) {
            return Ok(Next::GoOn);
        }
        if self.clears {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        let name = telling::seat(self.table.as_ref(), seat, self.program);
        self.say(&Message::new("sandtable-curtain").with("seat", name))?;
        self.looking = Some(seat);
        Ok(if self.line()?.is_some() { Next::GoOn } else { Next::Leave })
    }

    /// The one pair of eyes at the terminal, if it is one: a person's, or the public's when only bots play.
    fn only_viewer(&self) -> Option<Viewer> {
        let mut people = (0..self.players.len()).filter(|&seat| self.players[seat].is_person());
        match (people.next(), people.next()) {
            (None, _) => Some(Viewer::Public),
            (Some(seat), None) => Some(Viewer::Seat(Seat(seat as u8))),
            _ => None,
        }
    }

    /// Tells what happened since the viewer last heard.
    fn catch_up(&mut self, viewer: Viewer) -> Result<()> {
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Public => 0,
        };
        telling::log(self.table.as_ref(), viewer, self.heard[place], self.program, self.out)?;
        self.heard[place] = self.table.ply();
        Ok(())
    }

    fn show(&mut self, seat: Seat) -> Result<()> {
        writeln!(self.out)?;
        telling::position(self.table.as_ref(), Viewer::Seat(seat), self.program, self.out)?;
        let name = telling::seat(self.table.as_ref(), seat, self.program);
        let ask = self.table.ask().unwrap_or_else(|| Message::new("sandtable-choose"));
        writeln!(self.out)?;
        self.say(&Message::new("sandtable-ask").with("seat", name).with("ask", ask))
    }

    fn list(&mut self, offers: &[Offer]) -> Result<()> {
        for (index, offer) in offers.iter().enumerate() {
            let (say, word) = (self.program.say(&offer.say()), offer.word());
            writeln!(self.out, "{:>3}. {say}  [{word}]", index + 1)?;
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<()> {
        let viewer = self.only_viewer().unwrap_or(Viewer::Public);
        writeln!(self.out)?;
        telling::position(self.table.as_ref(), viewer, self.program, self.out)?;
        writeln!(self.out)?;
        if let Some(outcome) = self.table.outcome() {
            telling::outcome(self.table.as_ref(), &outcome, self.program, self.out)?;
        }
        let path = self.keeps.take().unwrap_or_else(|| self.usual_file());
        self.save(&path)
    }

    /// Named by the commitment of the dice, which no two games share.
    fn usual_file(&self) -> PathBuf {
        let dice =
            self.table.dice().commitment().map(|commitment| commitment.to_string()).unwrap_or_default();
        let short = dice.get(..8).unwrap_or("by-hand");
        PathBuf::from(format!("{}-{short}.record", self.table.id()))
    }

    /// The next line typed, whatever its bytes; none when the input has ended.
    fn line(&mut self) -> Result<Option<String>> {
        let mut bytes = Vec::new();
        let count = self.input.read_until(b'\n', &mut bytes)?;
        Ok((count > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }

    fn say(&mut self, message: &Message) -> Result<()> {
        writeln!(self.out, "{}", self.program.say(message))?;
        Ok(())
    }

    fn tell(&mut self, id: &'static str) -> Result<()> {
        self.say(&Message::new(id))
    }
}

/// A sentence about a choice that a bot advises.
fn of_advice(id: &'static str, advice: &Advice) -> Message {
    Message::new(id).with("say", advice.say.clone()).with("action", advice.word.as_str())
}
