//! The table as lines of text, for a terminal.

use sandtable_core::{Message, Say, Sketch};

use crate::ids::Tokens;
use crate::messages::list;
use crate::view::{FoeView, PlayerView, SectorView, View};

impl Sketch for View {
    fn sketch(&self) -> Vec<Message> {
        let mut lines = vec![self.head_line()];
        lines.extend(self.sectors.iter().map(sector_line));
        lines.extend(self.foes.iter().map(foe_line));
        lines.extend(self.players.iter().map(player_line));
        if let Some(tokens) = self.marshal {
            lines.push(Message::new("siege-sketch-marshal").with("tokens", tokens_said(tokens)));
        }
        if let Some(known) = self.known.as_ref().filter(|known| !known.is_empty()) {
            let cards = known.iter().rev().map(Say::say).collect::<Vec<_>>();
            lines.push(Message::new("siege-sketch-known").with("cards", list(cards.into_iter())));
        }
        lines
    }
}

impl View {
    fn head_line(&self) -> Message {
        Message::new("siege-sketch-head")
            .with("player", self.active.say())
            .with("phase", self.phase.say())
            .with("reserve", self.reserve)
            .with("deck", self.deck.total())
            .with("discard", self.discard.total())
            .with("science", self.science_deck.total())
    }
}

fn sector_line(view: &SectorView) -> Message {
    let state = |standing: bool, fires: u8| match (standing, fires) {
        (false, _) => Message::new("siege-sketch-missing"),
        (true, 0) => Message::new("siege-sketch-standing"),
        (true, fires) => Message::new("siege-sketch-burning").with("fires", fires),
    };
    let id = if view.science { "siege-sketch-science" } else { "siege-sketch-sector" };
    let pillbox = if view.pillbox { "siege-sketch-pillbox" } else { "siege-sketch-no-pillbox" };
    Message::new(id)
        .with("sector", view.sector.number())
        .with("color", view.sector.color().say())
        .with("wall", state(view.wall, view.wall_fires))
        .with("pillbox", Message::new(pillbox))
        .with("building", state(view.building, view.building_fires))
}

fn foe_line(view: &FoeView) -> Message {
    let id = if view.hedgehogs { "siege-sketch-foe-hedgehogs" } else { "siege-sketch-foe" };
    Message::new(id)
        .with("foe", view.foe.to_string())
        .with("token", view.token.say())
        .with("cell", view.cell.say())
        .with("armor", view.armor)
        .with("fires", view.fires)
}

fn player_line(view: &PlayerView) -> Message {
    let cards: Vec<Message> = view.hand.each().map(|card| card.say()).collect();
    Message::new("siege-sketch-player")
        .with("player", view.player.say())
        .with("points", view.points)
        .with("cards", list(cards.into_iter()))
}

fn tokens_said(tokens: Tokens) -> Message {
    let tokens: Vec<Message> = tokens.each().map(|token| token.say()).collect();
    list(tokens.into_iter())
}
