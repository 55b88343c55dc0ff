//! What a viewer sees, what it hears of events, and the worlds it may imagine. Hands and discards are open, and what is
//! in a deck or the reserve follows from them; only the order is unknown, and with a Fieldmarshal his tokens, and to him
//! the cards a defender has looked at.

use sandtable_core::{Hidden, Rng, Seat, Viewer};
use serde::Serialize;

use crate::frame::Frame;
use crate::ids::{Card, Cards, Cell, FoeId, Phase, Player, Sector, Structure, Token, Tokens};
use crate::messages::Event;
use crate::options::{Edition, Mode, Variant};
use crate::state::{Ending, Foe, Offer, State, TurnMarks};
use crate::tables::SUBSTITUTES;
use crate::words::Action;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Which box.
    pub edition: Edition,
    /// How the players stand to each other.
    pub mode: Mode,
    /// The optional rules that are on.
    #[serde(rename = "rules")]
    pub variants: Vec<Variant>,
    /// Where the turn is.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Player,
    /// What holds until the end of the turn.
    pub turn: TurnMarks,
    /// The hand limit.
    pub limit: u8,
    /// The six sectors with what stands there.
    pub sectors: Vec<SectorView>,
    /// The enemies on the board, by slot.
    pub foes: Vec<FoeView>,
    /// The defenders.
    pub players: Vec<PlayerView>,
    /// What is in the main deck, known cards included.
    pub deck: Cards,
    /// The known cards on top of it, the deepest first; for those who know them.
    pub known: Option<Vec<Card>>,
    /// How many of its top cards somebody knows.
    pub known_cards: u8,
    /// The main discard pile.
    pub discard: Cards,
    /// Cards being played.
    pub in_play: Cards,
    /// What is in the science deck.
    pub science_deck: Cards,
    /// Its discard pile.
    pub science_discard: Cards,
    /// Is the science deck in the game?
    pub labs: bool,
    /// Cards that left the game.
    pub gone: Cards,
    /// How many tokens the reserve has.
    pub reserve: u16,
    /// How many tokens the Fieldmarshal holds.
    pub marshal_tokens: u16,
    /// The Fieldmarshal's tokens, for himself.
    pub marshal: Option<Tokens>,
    /// All tokens of which the viewer does not know where they are: in the reserve, out of the game, or held.
    pub unseen: Tokens,
    /// Substitutes out of the game, for the Fieldmarshal who chose.
    pub aside: Option<Tokens>,
    /// The enemy discard.
    pub spent: Tokens,
    /// Ultras out of the game.
    pub buried: Tokens,
    /// The dead that are not settled yet.
    pub fallen: Tokens,
    /// Those of them that are trophies.
    pub claimed: Tokens,
    /// Ha-Go among them.
    pub fallen_ha_go: u8,
    /// The pile of Ha-Go.
    pub ha_go: u8,
    /// Tokens still to be revealed.
    pub queue: u8,
    /// Tokens still to be returned to the reserve.
    pub returns: u8,
    /// Who was brought back and has not yet appeared.
    pub emerging: Option<FoeId>,
    /// The dice of Leopard 1 and Me.262 in this event; 0 if not rolled.
    pub dice: [u8; 2],
    /// The offers refused in this phase.
    pub refused: Vec<Offer>,
    /// What is still to be done, the most urgent last.
    pub frames: Vec<Frame>,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// A sector as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is seen on the table or not")]
pub struct SectorView {
    /// Which one.
    pub sector: Sector,
    /// Does its wall stand?
    pub wall: bool,
    /// How many fire tokens the wall has.
    pub wall_fires: u8,
    /// Is there a pillbox?
    pub pillbox: bool,
    /// Does its building stand?
    pub building: bool,
    /// How many fire tokens the building has.
    pub building_fires: u8,
    /// Is, or was, it the science centre?
    pub science: bool,
    /// Whose it is (19.16).
    pub owner: Option<Player>,
}

/// An enemy as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is seen on the table or not")]
pub struct FoeView {
    /// Its slot.
    pub foe: FoeId,
    /// Which token.
    pub token: Token,
    /// Where it stands.
    pub cell: Cell,
    /// Its present armour.
    pub armor: u8,
    /// Its fire tokens.
    pub fires: u8,
    /// Those caught in this phase 5.
    pub fresh: u8,
    /// Do hedgehogs lie on it?
    pub hedgehogs: bool,
    /// Has it ever taken damage?
    pub hobbled: bool,
    /// Does it attack a structure in this event?
    pub attacks: bool,
    /// Will it fire at the end of this event?
    pub fires_rocket: bool,
    /// The damage Type 61 has survived in this moment and not yet answered (14.9).
    pub stings: u8,
}

/// A defender as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Who.
    pub player: Player,
    /// The hand.
    pub hand: Cards,
    /// The trophies.
    pub trophies: Tokens,
    /// Their points.
    pub points: u16,
    /// Out of the game (19.16)?
    pub out: bool,
}

impl Hidden for State {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let marshal = self.is_marshal(viewer);
        let mut deck = self.deck;
        self.known.iter().for_each(|card| deck.put(card));
        View {
            edition: self.edition,
            mode: self.mode,
            variants: self.variants.iter().collect(),
            phase: self.phase,
            active: self.active,
            turn: self.turn,
            limit: self.limit(),
            sectors: Sector::ALL.map(|sector| self.sector_view(sector)).to_vec(),
            foes: self.foes().map(|(id, foe)| foe_view(id, foe)).collect(),
            players: self.players().map(|player| self.player_view(player)).collect(),
            deck,
            known: self.knows_top(viewer).then(|| self.known.iter().collect()),
            known_cards: self.known.len() as u8,
            discard: self.discard,
            in_play: self.in_play,
            science_deck: self.science_deck,
            science_discard: self.science_discard,
            labs: self.labs,
            gone: self.gone,
            reserve: self.reserve.total(),
            marshal_tokens: self.marshal.total(),
            marshal: marshal.then_some(self.marshal),
            unseen: self.unseen_by(marshal),
            aside: marshal.then_some(self.aside.only(SUBSTITUTES)),
            spent: self.spent,
            buried: self.buried,
            fallen: self.fallen,
            claimed: self.claimed,
            fallen_ha_go: self.fallen_ha_go,
            ha_go: self.ha_go,
            queue: self.queue,
            returns: self.returns,
            emerging: self.emerging,
            dice: self.dice,
            refused: self.refused.iter().collect(),
            frames: self.frames.iter().collect(),
            ending: self.ending,
        }
    }

    fn mask(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event.clone() {
            Event::Removed { token } => Event::Removed { token: token.seen_by(viewer) },
            Event::Substitute { token } => Event::Substitute { token: token.seen_by(viewer) },
            Event::Conscripted { token } => Event::Conscripted { token: token.seen_by(viewer) },
            Event::Looked { player, card } => Event::Looked { player, card: card.seen_by(viewer) },
            Event::Laid { player, card } => Event::Laid { player, card: card.seen_by(viewer) },
            open => open,
        })
    }

    /// Out of the game there are as many base tokens and as many substitutes as
    /// before, and the Fieldmarshal holds as many tokens.
    fn determinize(&mut self, seat: Seat, rng: &mut Rng) {
        let marshal = self.player(seat) == Player::Fieldmarshal;
        if marshal {
            self.redeal_known(rng);
            self.redeal_aside(false, rng);
            return;
        }
        let held = self.marshal.total();
        let hand = self.marshal.take_all();
        self.reserve.pour(&hand);
        self.redeal_aside(true, rng);
        for _ in 0..held {
            let token = self.reserve.draw(rng);
            self.marshal.put(token);
        }
    }

    /// The Fieldmarshal's substitutes and the order of looked-at cards are secret.
    fn disguise(&self, action: Action, viewer: Viewer) -> Option<Action> {
        match action {
            Action::Pick(_) => self.is_marshal(viewer).then_some(action),
            Action::Lay(_) => self.knows_top(viewer).then_some(action),
            _ => Some(action),
        }
    }
}

impl State {
    /// Does this viewer know the cards that were looked at?
    fn knows_top(&self, viewer: Viewer) -> bool {
        match viewer {
            _ if !self.has_marshal() => true,
            Viewer::Seat(seat) => self.player(seat) != Player::Fieldmarshal,
            Viewer::Public => false,
        }
    }

    fn is_marshal(&self, viewer: Viewer) -> bool {
        self.has_marshal() && viewer == Viewer::Seat(self.seat(Player::Fieldmarshal))
    }

    /// Reserve, tokens out of the game, and for the defenders the Fieldmarshal's hand.
    fn unseen_by(&self, marshal: bool) -> Tokens {
        let mut unseen = self.reserve;
        if marshal {
            unseen.pour(&self.aside.without(SUBSTITUTES)); // He chose them (18.10).
        } else {
            unseen.pour(&self.aside);
            unseen.pour(&self.marshal);
        }
        unseen
    }

    fn sector_view(&self, sector: Sector) -> SectorView {
        SectorView {
            sector,
            wall: self.has_wall(sector),
            wall_fires: self.fires_on(Structure::wall(sector)),
            pillbox: self.has_pillbox(sector),
            building: self.has_building(sector),
            building_fires: self.fires_on(Structure::building(sector)),
            science: self.science == Some(sector),
            owner: self.players().find(|owner| self.owned[owner.index()] == Some(sector)),
        }
    }

    fn player_view(&self, player: Player) -> PlayerView {
        PlayerView {
            player,
            hand: self.hand(player),
            trophies: self.trophies[player],
            points: self.points(player),
            out: !self.is_in(player),
        }
    }

    /// Exchanges the tokens out of the game for as many of the reserve: base tokens, and if wanted substitutes.
    fn redeal_aside(&mut self, substitutes: bool, rng: &mut Rng) {
        let (inside, base) = (self.aside.only(SUBSTITUTES).total(), self.aside.without(SUBSTITUTES).total());
        if base > 0 {
            let out = self.aside.without(SUBSTITUTES);
            self.aside = self.aside.only(SUBSTITUTES);
            self.reserve.pour(&out);
            for _ in 0..base {
                let token = self.mixable().sample(rng);
                self.reserve.take(token);
                self.aside.put(token);
            }
        }
        if substitutes && inside > 0 {
            let out = self.aside.only(SUBSTITUTES);
            self.aside = self.aside.without(SUBSTITUTES);
            self.reserve.pour(&out);
            for _ in 0..inside {
                let token = self.reserve.only(SUBSTITUTES).sample(rng);
                self.reserve.take(token);
                self.aside.put(token);
            }
        }
    }

    /// The Fieldmarshal does not know what the defenders looked at.
    fn redeal_known(&mut self, rng: &mut Rng) {
        let laid = match self.frames.top() {
            Some(Frame::Lay { laid, .. }) => laid as usize,
            Some(Frame::Keep { .. }) => 0,
            _ => self.known.len(),
        };
        let known = std::mem::take(&mut self.known);
        known.iter().for_each(|card| self.deck.put(card));
        for _ in 0..known.len() {
            let card = self.deck.draw(rng);
            self.known.push(card);
        }
        self.known.sort_above(laid);
    }
}

fn foe_view(id: FoeId, foe: Foe) -> FoeView {
    use crate::state::{ATTACKS, ENTERS, FIRES, STING};
    FoeView {
        foe: id,
        token: foe.token,
        cell: foe.cell,
        armor: foe.armor,
        fires: foe.fires(),
        fresh: foe.fresh(),
        hedgehogs: foe.has_hedgehogs(),
        hobbled: foe.is_hobbled(),
        attacks: foe.marks & (ATTACKS | ENTERS) != 0,
        fires_rocket: foe.marks & FIRES != 0,
        stings: foe.marks / STING,
    }
}
