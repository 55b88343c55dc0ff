//! Phase 4: playing cards (4, 5, 10.8, 16, 17). `list` says what can be played, `bundle` makes hits of cards, `effects`
//! does what cards do to the board, `hands` what they do to hands and decks, `refusal` says why not, `conceivable` what somebody may try.

mod bundle;
mod conceivable;
mod effects;
mod hands;
mod list;
mod reach;
mod refusal;

use sandtable_core::{Flow, Log};

use crate::frame::Frame;
use crate::ids::{Card, Player};
use crate::messages::Event;
use crate::state::State;
use crate::words::Action;

impl State {
    /// What a frame of this phase does when its time comes, or whether it waits.
    pub(crate) fn step_play<L: Log<Event>>(&mut self, frame: Frame, log: &mut L) -> Flow {
        match frame {
            Frame::Play => self.frames.wait_if(self.is_in(self.active)),
            Frame::Sweep => self.done_then(|state| state.sweep(log)),
            Frame::Again { card, mods, player } => {
                let sights = self.widest_sights(card, mods, self.hand(player));
                let any = self.found_by(sights).next().is_some();
                self.frames.wait_if(any) // 16.10
            }
            Frame::Assign { player, color, points } => self.step_assign(player, color, points, log),
            Frame::Engineers { player, left } => self.step_engineers(player, left),
            Frame::Retrain { player, dropped } => self.step_retrain(player, dropped),
            Frame::Recruits { player, left } => self.step_recruits(player, left),
            Frame::Mobilise { player, left } => self.step_mobilise(player, left),
            Frame::Look { player, left } => self.step_look(player, left, log),
            Frame::Lay { laid, .. } => self.frames.wait_if(self.known.len() > laid as usize + 1),
            _ => Flow::Wait,
        }
    }

    /// Does what was chosen.
    pub(crate) fn act_play<L: Log<Event>>(&mut self, frame: Frame, action: Action, log: &mut L) {
        match frame {
            Frame::Play if action == Action::Done => self.frames.done(),
            Frame::Play => self.play_card(self.active, action, log),
            Frame::Joint { player } => {
                self.frames.done();
                self.play_card(player, action, log);
            }
            Frame::Aim { .. } | Frame::Again { .. } => self.aim(frame, action, log),
            Frame::Assign { player, color, points } => self.assign((player, color, points), action, log),
            Frame::Redeploy { player, foe } | Frame::Eject { player, foe } => {
                self.relocate(player, foe, action, log);
            }
            Frame::Provoke { player, foe } => self.provoke(player, foe, action, log),
            Frame::Engineers { player, left } => self.build(player, left, action, log),
            Frame::Retrain { player, dropped } => self.retrain(player, dropped, action, log),
            Frame::Keep { player } => self.keep(player, action, log),
            Frame::Lay { player, laid } => self.lay(player, laid, action, log),
            _ => unreachable!("`{action}` was not listed for {frame:?}"),
        }
    }

    /// Plays a card, or several together; a player who joins in may also decline (16.16).
    fn play_card<L: Log<Event>>(&mut self, player: Player, action: Action, log: &mut L) {
        match action {
            Action::Done => {}
            Action::Hit(card, foe) => self.hit(player, card, foe, log),
            Action::Boost(card, modifier, twist) => self.boost(player, (card, modifier, twist), log),
            Action::Combined(color, foe) => self.combined(color, foe, log),
            Action::Target(card, foe) => {
                self.begin(player, card, log);
                self.play_on_enemy(player, card, foe, log);
            }
            Action::Sector(card, sector) => {
                self.begin(player, card, log);
                self.play_on_sector(player, card, sector, log);
            }
            Action::Cell(card, cell) => {
                self.begin(player, card, log);
                self.play_on_cell(player, card, cell, log);
            }
            Action::Color(card, color) => {
                self.begin(player, card, log);
                self.play_on_color(player, card, color, log);
            }
            Action::Play(card) => {
                self.begin(player, card, log);
                self.play_alone(player, card, log);
            }
            Action::Salvage(card) => self.salvage(player, card, log),
            Action::Shift(from, to) => self.shift_pillbox(player, from, to, log),
            Action::Joint(partner) => self.ask_to_join(partner, log),
            Action::Wall(sector) => self.wall(player, sector, log),
            Action::Douse(card, structure) => self.douse(player, card, structure, log),
            Action::Rebuild(card, sector) => self.rebuild(player, card, sector, log),
            other => unreachable!("`{other}` was not listed"),
        }
    }

    /// A card leaves the hand; it goes to its pile when everything above `Sweep` is done (4.1).
    fn begin<L: Log<Event>>(&mut self, player: Player, card: Card, log: &mut L) {
        self.frames.call(Frame::Sweep);
        self.lay_out(player, card, log);
    }

    fn lay_out<L: Log<Event>>(&mut self, player: Player, card: Card, log: &mut L) {
        self.hand_mut(player).take(card);
        self.in_play.put(card);
        log.add(Event::Played { player, card });
    }

    fn sweep<L: Log<Event>>(&mut self, log: &mut L) {
        for card in self.in_play.take_all().each() {
            self.bin(card, log);
        }
    }
}
