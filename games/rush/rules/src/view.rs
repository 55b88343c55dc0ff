//! What a viewer sees, and the worlds it may imagine. The only secret of the game is which cards of a squad are in a
//! hand and which in the hangar (2.9, 2.11): what came into a squad and what left it everybody saw. So the whole squad of
//! everybody is shown, added up, the depot as a pile only to its owner (2.10).

use sandtable_core::{Hidden, Message, Rng, Say, Seat, Sketch, Viewer};
use serde::Serialize;

use crate::cards::Cards;
use crate::flow::{Frame, attackers_of};
use crate::ids::{Achievement, BASES, Card, Nation, Side, Spot};
use crate::scoring::{Score, counted};
use crate::setup::Options;
use crate::state::{Base, Deeds, PLAYERS, Reason, State};
use crate::tables::{CardRow, Limit};
use crate::words::{Event, list, power, say_cards};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// What the game was set up with.
    pub options: Options,
    /// The players, in the order of their seats.
    pub players: Vec<PlayerView>,
    /// The reserve, the card farthest from the deck first.
    pub reserve: Vec<Card>,
    /// How many vehicles are in the deck.
    pub deck: u16,
    /// The vehicle discard.
    pub discard: Cards,
    /// The card on top of it.
    pub discard_top: Option<Card>,
    /// What is out of the game.
    pub graveyard: Cards,
    /// What is left of the medal decks, by nation.
    pub medals: Vec<MedalsView>,
    /// The achievements in play, with what each player has for them and who would get them now.
    pub achievements: Vec<AchievementView>,
    /// Who began.
    pub first: Side,
    /// Whose turn it is.
    pub mover: Side,
    /// The round, counted from 1; 0 before the first turn.
    pub round: u16,
    /// What the mover has done in this turn.
    pub deeds: Deeds,
    /// The purchase in the making.
    pub purchase: Option<PurchaseView>,
    /// The attackers that have not struck yet; they still lie in the hand.
    pub attackers: Vec<Card>,
    /// Why this is the last round, if it is.
    pub trigger: Option<Reason>,
    /// What is still to be done, the most urgent last.
    pub frames: Vec<Frame>,
    /// Why it is over.
    pub ending: Option<Reason>,
}

/// A player as the viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Who.
    pub side: Side,
    /// The hand, if the viewer may see it.
    pub hand: Option<Cards>,
    /// How many cards are in it.
    pub hand_size: u16,
    /// What the hangar holds, in no order; for its owner.
    pub hangar: Option<Cards>,
    /// How many cards are in it.
    pub hangar_size: u16,
    /// The depot, for its owner.
    pub depot: Option<Cards>,
    /// How many cards are in it.
    pub depot_size: u16,
    /// The card on top of it, unless Repair has just taken it away.
    pub depot_top: Option<Card>,
    /// The three spots, each with the base that stands there.
    pub bases: [(Spot, Option<Base>); BASES],
    /// Hand, hangar and depot added up.
    pub squad: Cards,
    /// What the player would have if the game ended now.
    pub score: Score,
}

/// What is left of a medal deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct MedalsView {
    /// Whose.
    pub nation: Nation,
    /// Singles.
    pub singles: u8,
    /// Doubles.
    pub doubles: u8,
}

/// An achievement in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AchievementView {
    /// Which.
    pub achievement: Achievement,
    /// What each player has for it, by seat.
    pub counts: Vec<u8>,
    /// Who would get it now.
    pub holder: Option<Side>,
}

/// A purchase in the making.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PurchaseView {
    /// The cards to be bought.
    pub cards: Vec<Card>,
    /// What they cost together.
    pub cost: u8,
    /// The resources paid.
    pub paid: u8,
    /// The resources still missing.
    pub missing: u8,
}

impl Hidden for State {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let squads = self.final_squads();
        let scores = self.scores_of(&squads);
        View {
            options: self.options,
            players: self.sides().map(|side| self.player_view(side, scores[side.index()], viewer)).collect(),
            reserve: self.reserve.iter().collect(),
            deck: self.deck.total(),
            discard: self.discard,
            discard_top: self.discard_top,
            graveyard: self.graveyard,
            medals: Nation::ALL.iter().map(|&nation| self.medals_view(nation)).collect(),
            achievements: self.in_play().map(|one| self.achievement_view(one, &squads)).collect(),
            first: self.first,
            mover: self.mover,
            round: self.round,
            deeds: self.deeds,
            purchase: self.purchase_view(),
            attackers: self.attackers().collect(),
            trigger: self.trigger,
            frames: self.frames.iter().collect(),
            ending: self.ending,
        }
    }

    /// Only the draw of step III is hidden (2.9).
    fn mask(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event.clone() {
            Event::Drew { side, card } => Event::Drew { side, card: card.seen_by(viewer) },
            open => open,
        })
    }

    /// What the seat cannot see is which cards of the others are in their hands. What everybody knows of a hand stays in it.
    fn determinize(&mut self, seat: Seat, rng: &mut Rng) {
        for side in self.sides() {
            if side.seat() == seat || self.is_open(side) || self.ending.is_some() {
                continue;
            }
            let squad = self.squad_mut(side);
            let known: Cards = squad.known.iter().flatten().copied().collect();
            let unknown = squad.hand.total() - known.total();
            for card in known.each() {
                squad.hand.take(card);
            }
            squad.hangar.pour(&squad.hand);
            squad.hand = known;
            for _ in 0..unknown {
                let card = squad.hangar.draw(rng);
                squad.hand.put(card);
            }
        }
    }
}

impl State {
    fn player_view(&self, side: Side, score: Score, viewer: Viewer) -> PlayerView {
        let squad = self.squad(side);
        let owner = viewer == Viewer::Seat(side.seat());
        let spot = |slot: usize| Spot { side, slot: slot as u8 };
        PlayerView {
            side,
            hand: (owner || self.is_open(side) || self.ending.is_some()).then_some(squad.hand),
            hand_size: squad.hand.total(),
            hangar: (owner || self.ending.is_some()).then_some(squad.hangar),
            hangar_size: squad.hangar.total(),
            depot: (owner || self.ending.is_some()).then_some(squad.depot),
            depot_size: squad.depot.total(),
            depot_top: squad.top,
            bases: std::array::from_fn(|slot| (spot(slot), squad.bases[slot])),
            squad: squad.cards(),
            score,
        }
    }

    fn medals_view(&self, nation: Nation) -> MedalsView {
        let left = |card| self.medals.count(card);
        MedalsView { nation, singles: left(Card::single(nation)), doubles: left(Card::double(nation)) }
    }

    fn achievement_view(&self, achievement: Achievement, squads: &[Cards; PLAYERS]) -> AchievementView {
        let counts = self.sides().map(|side| counted(achievement, &squads[side.index()]));
        AchievementView { achievement, counts: counts.collect(), holder: self.holder(achievement, squads) }
    }

    fn purchase_view(&self) -> Option<PurchaseView> {
        (self.frames.top() == Some(Frame::Purchase)).then(|| {
            let (costs, paid) = (self.costs(self.purchase.basket), self.purchase.paid);
            PurchaseView {
                cards: self.basket(self.purchase.basket).collect(),
                cost: costs.iter().sum(),
                paid: paid.total(),
                missing: paid.missing(costs),
            }
        })
    }

    /// The attackers that have not struck yet (9.2).
    pub(crate) fn attackers(&self) -> impl Iterator<Item = Card> {
        let (nation, attackers) = match self.frames.top() {
            Some(Frame::Declare { nation, attackers } | Frame::Strike { nation, attackers, .. }) => {
                (nation, attackers)
            }
            _ => (Nation::Ussr, 0),
        };
        attackers_of(nation, attackers)
    }
}

impl Sketch for View {
    fn sketch(&self) -> Vec<Message> {
        let mut lines = vec![self.head()];
        lines.push(
            Message::new("rush-sketch-achievements")
                .with("achievements", list(self.achievements.iter().map(AchievementView::say))),
        );
        lines.push(
            Message::new("rush-sketch-medals").with("decks", list(self.medals.iter().map(MedalsView::say))),
        );
        lines.push(Message::new("rush-sketch-reserve"));
        lines.extend(self.reserve.iter().map(|&card| card_line(card)));
        lines.extend(self.players.iter().flat_map(|player| player.lines(self.mover)));
        if let Some(purchase) = &self.purchase {
            lines.push(
                Message::new("rush-sketch-purchase")
                    .with("cards", list(purchase.cards.iter().map(Say::say)))
                    .with("cost", purchase.cost)
                    .with("paid", purchase.paid)
                    .with("missing", purchase.missing),
            );
        }
        lines
    }
}

impl View {
    fn head(&self) -> Message {
        Message::new(if self.trigger.is_some() { "rush-sketch-last-round" } else { "rush-sketch-round" })
            .with("round", self.round)
            .with("side", self.mover.say())
            .with("deck", self.deck)
    }
}

impl Say for AchievementView {
    fn say(&self) -> Message {
        match self.holder {
            Some(side) => Message::new("rush-sketch-held")
                .with("achievement", self.achievement.say())
                .with("side", side.say()),
            None => self.achievement.say(),
        }
    }
}

impl Say for MedalsView {
    fn say(&self) -> Message {
        Message::new("rush-sketch-deck")
            .with("nation", self.nation.say())
            .with("singles", self.singles)
            .with("doubles", self.doubles)
    }
}

/// A card of the reserve with what is printed on it.
fn card_line(card: Card) -> Message {
    let row = card.row();
    let says = Message::new("rush-sketch-card")
        .with("word", card.word())
        .with("card", card.say())
        .with("cost", row.cost)
        .with("resources", row.resources.unwrap_or(0))
        .with("strength", row.strength)
        .with("armour", row.armour)
        .with("abilities", list(row.abilities().map(|ability| power(card, ability)).chain(limits(row))));
    match (row.nation, row.class) {
        (Some(nation), Some(class)) => says.with("nation", nation.say()).with("class", class.say()),
        _ => says,
    }
}

/// What limits the use of a card (5.10, 9.12).
fn limits(row: &CardRow) -> impl Iterator<Item = Message> {
    let limit = match row.limit {
        Limit::None => None,
        Limit::Bases => Some("rush-limit-bases"),
        Limit::Vehicles => Some("rush-limit-vehicles"),
    };
    limit.into_iter().chain(row.national.map(|_| "rush-national")).map(Message::new)
}

impl PlayerView {
    /// Numbers, bases, and the hand where it is seen.
    fn lines(&self, mover: Side) -> Vec<Message> {
        let mut lines = vec![
            Message::new("rush-sketch-player")
                .with("side", self.side.say())
                .with("hand", self.hand_size)
                .with("hangar", self.hangar_size)
                .with("depot", self.depot_size)
                .with("medals", self.score.total),
        ];
        lines.extend(self.bases.iter().filter_map(|&(spot, base)| Some(base_line(spot, base?))));
        if let Some(hand) = self.hand.filter(|hand| !hand.is_empty()) {
            let id = if self.side == mover { "rush-sketch-hand" } else { "rush-sketch-next-hand" };
            lines.push(Message::new(id).with("cards", say_cards(&hand)));
        }
        lines
    }
}

fn base_line(spot: Spot, base: Base) -> Message {
    let health = |damaged| Message::new(if damaged { "rush-damaged-word" } else { "rush-sound-word" });
    let id = if base.defender.is_some() { "rush-sketch-guarded" } else { "rush-sketch-base" };
    let line = Message::new(id).with("spot", spot.to_string()).with("base", health(base.damaged));
    match base.defender {
        Some(defender) => line.with("card", defender.card.say()).with("vehicle", health(defender.damaged)),
        None => line,
    }
}
