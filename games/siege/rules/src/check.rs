//! The invariants of a position. A position set up by hand passes here before anybody plays it, so that rules code
//! can trust what it finds.

use std::collections::BTreeMap;

use sandtable_core::notation::variant_name;
use sandtable_core::{Checked, Rules, ensure};

use crate::frame::Frame;
use crate::ids::{Card, Cards, FoeId, Phase, Player, Token, Tokens};
use crate::options::{Edition, Variant};
use crate::setup::Parts;
use crate::state::{Foe, HA_GO, MOVED, PILLBOXES, State};
use crate::tables::Rank;

/// More frames than this never lie on the stack while a seat or luck decides.
const DEEPEST: usize = 14;

impl Checked for State {
    fn census(&self) -> BTreeMap<String, u32> {
        let cards = self.count_cards().into_iter().map(|(card, n)| (format!("card {card}"), u32::from(n)));
        let tokens =
            self.count_tokens().into_iter().map(|(token, n)| (format!("token {token}"), u32::from(n)));
        let ha_go = [(format!("token {}", Token::HaGo), u32::from(self.count_ha_go()))];
        cards.chain(tokens).chain(ha_go).collect()
    }

    fn check(&self) -> Result<(), String> {
        self.check_players()?;
        self.check_pieces()?;
        self.check_city()?;
        self.foes().try_for_each(|(id, foe)| self.check_foe(id, foe))?;
        self.frames.iter().try_for_each(|frame| self.check_frame(frame))?;
        self.check_rest()
    }
}

impl State {
    /// Every card and where it is.
    pub(crate) fn count_cards(&self) -> BTreeMap<Card, u8> {
        let mut counts = BTreeMap::new();
        let piles =
            [self.deck, self.discard, self.in_play, self.science_deck, self.science_discard, self.gone];
        let all = piles.iter().chain(self.hands.all()).flat_map(Cards::each).chain(self.known.iter());
        all.for_each(|card| *counts.entry(card).or_default() += 1);
        counts
    }

    /// Every token and where it is, Ha-Go apart; an ultra is counted as its substitute.
    pub(crate) fn count_tokens(&self) -> BTreeMap<Token, u8> {
        let mut counts = BTreeMap::new();
        let piles =
            [self.reserve, self.spent, self.marshal, self.aside, self.buried, self.fallen, self.claimed];
        let placed = self.frames.iter().filter_map(|frame| match frame {
            Frame::Place { token } | Frame::Spend { token } => Some(token),
            _ => None,
        });
        let all = piles.iter().chain(self.trophies.all()).flat_map(Tokens::each);
        let all = all.chain(self.foes().map(|(_, foe)| foe.token)).chain(placed);
        let all = all.filter(|&token| token != Token::HaGo);
        all.for_each(|token| *counts.entry(token.substitute()).or_default() += 1);
        counts
    }

    fn count_ha_go(&self) -> u8 {
        let board = self.foes().filter(|(_, foe)| foe.token == Token::HaGo).count() as u8;
        self.ha_go.saturating_add(self.fallen_ha_go).saturating_add(board)
    }

    fn check_players(&self) -> Result<(), String> {
        let most = if self.has_marshal() { 5 } else { 6 };
        ensure((1..=most).contains(&self.defenders), || format!("1 to {most} defenders"))?;
        let known = |player: Player| player.index() < self.defenders as usize;
        ensure(known(self.active), || format!("`{}` does not play here", self.active))?;
        let rest = self.defenders as usize..;
        let idle = self.hands.all()[rest.clone()].iter().all(Cards::is_empty);
        let idle = idle && self.trophies.all()[rest.clone()].iter().all(Tokens::is_empty);
        let idle = idle && self.owned[rest].iter().all(Option::is_none);
        ensure(idle && self.fallen_players >> self.defenders == 0, || {
            format!("only {} defenders play here", self.defenders)
        })?;
        let empty = |player: Player| self.is_in(player) || self.hand(player).is_empty();
        ensure(self.players().all(empty), || "who is out has no cards".to_owned())?;
        let mut owned: Vec<_> = self.owned.iter().flatten().collect();
        owned.sort_unstable();
        ensure(owned.windows(2).all(|pair| pair[0] != pair[1]), || "a building has one owner".to_owned())
    }

    fn check_pieces(&self) -> Result<(), String> {
        let parts = Parts::new(self.edition, self.variants);
        let cards = self.count_cards();
        for &card in Card::ALL {
            let (wanted, found) = (parts.cards.count(card), cards.get(&card).copied().unwrap_or(0));
            ensure(wanted == found, || format!("{found} of `{card}`, but there are {wanted}"))?;
        }
        let tokens = self.count_tokens();
        for &token in Token::ALL.iter().filter(|&&token| token != Token::HaGo && !token.is_ultra()) {
            let wanted = parts.tokens.count(token) + parts.substitutes.count(token);
            let found = tokens.get(&token).copied().unwrap_or(0);
            ensure(wanted == found, || format!("{found} of `{token}`, but there are {wanted}"))?;
        }
        let wanted = if self.edition == Edition::Wunderwaffe { HA_GO } else { 0 };
        let found = self.count_ha_go();
        ensure(wanted == found, || format!("{found} Ha-Go, but there are {wanted}"))?;
        self.check_piles()
    }

    /// Everything lies where it can lie.
    fn check_piles(&self) -> Result<(), String> {
        let main = |cards: Cards| cards.kinds().all(|card| !card.is_science());
        let science = |cards: Cards| cards.kinds().all(Card::is_science);
        ensure(
            main(self.deck) && main(self.discard) && self.known.iter().all(|card| !card.is_science()),
            || "science cards lie in the main deck or its discard pile".to_owned(),
        )?;
        ensure(science(self.science_deck) && science(self.science_discard), || {
            "main cards lie in the science deck or its discard pile".to_owned()
        })?;
        ensure(self.labs || self.science_deck.is_empty() && self.science_discard.is_empty(), || {
            "the science deck is out of the game".to_owned()
        })?;
        let hidden = |tokens: Tokens| tokens.kinds().all(|token| !token.is_ultra() && token != Token::HaGo);
        ensure(
            hidden(self.reserve) && hidden(self.marshal) && hidden(self.aside) && hidden(self.spent),
            || "ultras and Ha-Go are never hidden nor discarded".to_owned(),
        )?;
        let settled =
            |tokens: &Tokens| tokens.kinds().all(|token| !token.is_substitute() && token != Token::HaGo);
        let dead = [self.buried, self.fallen, self.claimed];
        ensure(dead.iter().chain(self.trophies.all()).all(settled), || {
            "substitutes and Ha-Go are never trophies".to_owned()
        })?;
        ensure(self.has_marshal() || self.marshal.is_empty(), || "nobody leads the enemy".to_owned())
    }

    fn check_city(&self) -> Result<(), String> {
        let all = self.walls | self.pillboxes | self.buildings;
        ensure(all < 64, || "there are six sectors".to_owned())?;
        ensure(self.pillboxes & !self.walls == 0, || "a pillbox lies on a wall".to_owned())?;
        ensure(self.pillboxes.count_ones() <= PILLBOXES, || format!("{PILLBOXES} pillboxes at most"))?;
        let sound = |mask: u8, fires: [u8; 6]| {
            (0..6).all(|at| fires[at] <= 2 && (fires[at] == 0 || mask >> at & 1 == 1))
        };
        ensure(sound(self.walls, self.wall_fires) && sound(self.buildings, self.building_fires), || {
            "one or two fire tokens, and only on what stands".to_owned()
        })?;
        ensure(self.pillboxes == self.pillboxes & !burning(self.wall_fires), || {
            "no pillbox lies on a burning wall".to_owned()
        })?;
        let placed = self.phase == Phase::Setup || self.science.is_some() == self.is_wunderwaffe();
        ensure(placed, || "Wunderwaffe has a science centre, the base game none".to_owned())?;
        ensure(!self.labs || self.is_wunderwaffe(), || "the base game has no science deck".to_owned())
    }

    fn check_foe(&self, id: FoeId, foe: Foe) -> Result<(), String> {
        let row = foe.token.row();
        let known = foe.token.is_enemy() && !foe.token.is_substitute();
        ensure(known, || format!("`{}` does not stand on the board", foe.token))?;
        let lowest = u8::from(row.rank != Rank::Crew);
        ensure((lowest..=row.armor).contains(&foe.armor), || {
            format!("{id}: `{}` has armour {lowest} to {}", foe.token, row.armor)
        })?;
        ensure(foe.marks & MOVED == 0 || self.rules_number() >= 2, || {
            format!("{id}: before rules 2 moves are not remembered")
        })?;
        let bare = foe.is_touchable() || foe.fires() == 0 && !foe.has_hedgehogs();
        ensure(bare, || format!("{id}: nothing lies on a repair crew"))
    }

    fn check_frame(&self, frame: Frame) -> Result<(), String> {
        let plays = |player: Player| {
            ensure(player.index() < self.defenders as usize, || format!("`{player}` does not play here"))
        };
        let on_board = |foe: FoeId| ensure(self.foe(foe).is_some(), || format!("{foe} is not on the board"));
        match frame {
            Frame::Claim { player }
            | Frame::Turn { player }
            | Frame::Joint { player }
            | Frame::Keep { player } => plays(player),
            Frame::Draw { player, left, .. }
            | Frame::Refill { player, left }
            | Frame::Look { player, left } => plays(player)
                .and(ensure(left <= 60, || format!("{left} cards in `{}`", variant_name(&frame)))),
            Frame::Answer { to, give, want, .. } => plays(to)
                .and(ensure(self.hand(self.active).has(give) && self.hand(to).has(want), || {
                    format!("nobody can swap `{give}` for `{want}`")
                })),
            Frame::Engineers { player, left }
            | Frame::Recruits { player, left }
            | Frame::Mobilise { player, left }
            | Frame::Toll { player, left, .. } => plays(player).and(ensure(left < self.defenders, || {
                format!("{left} players in `{}`", variant_name(&frame))
            })),
            Frame::Aim { player, card, .. } | Frame::Again { player, card, .. } => {
                plays(player).and(ensure(self.in_play.has(card), || format!("`{card}` is not in play")))
            }
            Frame::Assign { player, .. } | Frame::Retrain { player, .. } => plays(player),
            Frame::Lay { player, laid } => plays(player)
                .and(ensure((laid as usize) < self.known.len(), || "nothing is left to lay".to_owned())),
            Frame::Redeploy { player, foe }
            | Frame::Eject { player, foe }
            | Frame::Provoke { player, foe } => plays(player).and(on_board(foe)),
            Frame::Bury { by } | Frame::Mend { by } => plays(by),
            Frame::Dice { foe } | Frame::Appear { foe } => on_board(foe),
            Frame::Collisions { next } => ensure(next < 12, || "there are 12 structures".to_owned()),
            Frame::Conscript { .. } | Frame::Orders | Frame::Second | Frame::More { .. } => {
                ensure(self.has_marshal(), || format!("`{}` without a Fieldmarshal", variant_name(&frame)))
            }
            Frame::ChooseSubstitutes { left } | Frame::Substitutes { left } => {
                ensure(u16::from(left) <= self.substitutes_left().total(), || format!("{left} substitutes"))
            }
            Frame::Mix { left } => {
                ensure(u16::from(left) <= self.mixable().total(), || format!("{left} tokens to mix out"))
            }
            Frame::Lot | Frame::Spend { .. } | Frame::Stung { .. } if self.rules_number() < 2 => {
                Err("there is no such frame before rules 2".to_owned())
            }
            Frame::Spend { token } => ensure(!token.is_enemy(), || format!("`{token}` is no event")),
            Frame::Stung { points, .. } => ensure(points <= 3, || format!("{points} points of damage")),
            Frame::Starters { left } => ensure(left <= 6, || "there are six starters".to_owned()),
            _ => Ok(()),
        }
    }

    /// The game waits for a seat or for luck with something to choose from, or it is over.
    fn check_rest(&self) -> Result<(), String> {
        ensure(self.frames.len() <= DEEPEST, || format!("more than {DEEPEST} frames"))?;
        ensure(self.rules_number() < 2 || self.settles_strikes(), || {
            "what answers a first strike waits below the second".to_owned()
        })?;
        ensure(self.ending.is_some() == self.frames.is_empty(), || {
            "a game is over exactly if it has an ending and no frames".to_owned()
        })?;
        ensure(self.has(Variant::OwnBuildings) || self.fallen_players == 0, || {
            "only with `own_buildings` somebody can be out".to_owned()
        })?;
        let (mut legal, mut chances) = (Vec::new(), Vec::new());
        self.legal(&mut legal);
        self.chances(&mut chances);
        let waits = self.ending.is_some() || !legal.is_empty() || !chances.is_empty();
        ensure(waits && self.rests(), || {
            format!("nothing can be chosen or drawn for `{}`", self.frames.top_name())
        })
    }
}

impl State {
    /// Is there something left of what the top frame counts?
    fn rests(&self) -> bool {
        match self.frames.top() {
            Some(Frame::Mix { left } | Frame::Starters { left } | Frame::Conscript { left }) => left > 0,
            Some(Frame::Substitutes { left } | Frame::ChooseSubstitutes { left }) => left > 0,
            Some(Frame::Draw { left, .. } | Frame::Look { left, .. } | Frame::Refill { left, .. }) => {
                left > 0
            }
            Some(Frame::Exchange { left, .. } | Frame::Trade { left } | Frame::More { left }) => left > 0,
            Some(Frame::Answer { left, .. }) => left > 0,
            Some(Frame::Reveal) => self.queue > 0,
            Some(Frame::Returns) => self.returns > 0,
            _ => true,
        }
    }

    /// Is a second strike still part of the moment of the first (8.4)?
    fn settles_strikes(&self) -> bool {
        let others = |frame: &Frame| !matches!(frame, Frame::Stung { .. });
        let frames: Vec<Frame> = self.frames.iter().filter(others).collect();
        let is_again = |frame: &Frame| matches!(frame, Frame::Again { .. });
        let is_settled = |pair: &[Frame]| !is_again(&pair[1]) || matches!(pair[0], Frame::Bury { .. });
        frames.windows(2).all(is_settled) && !frames.first().is_some_and(is_again)
    }
}

/// The sectors with fire, as bits.
fn burning(fires: [u8; 6]) -> u8 {
    (0..6).fold(0, |mask, at| mask | u8::from(fires[at] > 0) << at)
}
