//! The combat under way or the last one, die by die; before a fight, what each die would be worth.

use maud::{Markup, html};
use sandtable_board::EventLog;
use sandtable_core::{Message, Say};
use sandtable_dolg::ids::UnitId;
use sandtable_dolg::{Combat, Dolg, Event, Prospect, Role, Strike, WOUNDS, percent};

use super::Drawing;

/// The most events of a combat that are shown.
const MOST: usize = 80;

/// The events of the latest combat, the first of them first.
pub(crate) fn recent_dice(events: &EventLog<'_, Dolg>) -> Vec<Event> {
    let mut found = Vec::new();
    for event in events.latest().take(MOST) {
        let begins = matches!(event, Event::Shot { .. } | Event::Fought { .. });
        if matches!(event, Event::Turn { .. } | Event::Ordered { .. } | Event::Moved { .. }) {
            return Vec::new();
        }
        found.push(event);
        if begins {
            found.reverse();
            return found;
        }
    }
    Vec::new()
}

impl Drawing<'_> {
    pub(super) fn combat(&self) -> Markup {
        html! {
            @if self.view.combat.is_some() || !self.dice.is_empty() {
                section.d-combat id="d-combat" data-rule="12.1" {
                    @if let Some(combat) = &self.view.combat { (self.under_way(combat)) } @else { h3 { (self.text("last-combat")) } }
                    (self.thrown())
                }
            }
            (self.prospects())
        }
    }

    /// Who meets whom, the events that work, and what the strikes are worth.
    fn under_way(&self, combat: &Combat) -> Markup {
        let [attacker, defender] = combat.units.map(|unit| self.view.name(unit));
        let id = if combat.ranged { "dolg-do-shoot" } else { "dolg-do-fight" };
        let title =
            Message::new(id).with("unit", attacker).with("target", defender.clone()).with("enemy", defender);
        html! {
            h3 { (self.say(&title)) }
            ul.d-played {
                @for (role, event) in combat.played.iter() {
                    li title=(self.help("event", event.word())) { (self.name(combat.unit(role))) ": " b { (self.context.name(&event)) } }
                }
                @if let Some(card) = combat.random {
                    @let event = card.row().event;
                    li.d-random title=(self.help("event", event.word())) { (self.text("random")) ": " b { (self.context.name(&event)) } " " (self.help("event", event.word())) }
                }
            }
        }
    }

    /// What the dice have shown.
    fn thrown(&self) -> Markup {
        html! {
            div.d-dice {
                @for event in &self.dice {
                    @match event {
                        Event::Struck { unit, .. } | Event::Shot { unit, .. } => { span.d-striker { (self.name(*unit)) } }
                        Event::HitRoll { face, hit, .. } => { (die(*face, *hit, "d-hit", &self.tell(event))) }
                        Event::DamageRoll { face, wound, .. } => { (die(*face, *wound, "d-damage", &self.tell(event))) }
                        Event::Wounded { .. } | Event::Checked { .. } | Event::Destroyed { .. } | Event::Broken { .. } | Event::Fled { .. } | Event::Happened { .. } => {
                            p { (self.tell(event)) }
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    /// What the fights one may choose now would be like; the one picked, or all.
    fn prospects(&self) -> Markup {
        let picked: Vec<UnitId> =
            self.context.clickables.picked.iter().filter_map(|word| word.parse().ok()).collect();
        let shown = |prospect: &&Prospect| picked.iter().all(|unit| prospect.units.contains(unit));
        let shown: Vec<_> = self.view.prospects.iter().filter(shown).collect();
        html! {
            @if !shown.is_empty() {
                section.d-prospects id="d-prospects" {
                    h3 data-rule="11.5" { (self.text("prospects")) }
                    @for prospect in shown { (self.prospect(prospect)) }
                }
            }
        }
    }

    fn prospect(&self, prospect: &Prospect) -> Markup {
        html! {
            div.d-prospect {
                @if let Some(edge) = prospect.edge {
                    @let title = Message::new("dolg-board-charge").with("unit", self.view.name(prospect.units[1])).with("edge", edge.say());
                    b { (self.say(&title)) }
                }
                @for &role in Role::ALL {
                    @if let Some((strike, dice)) = prospect.strikes[role as usize] { (self.strike(strike, dice)) }
                }
            }
        }
    }

    /// The numbers of a strike: dice, chance of each, expected wounds, and what one more would be worth.
    fn strike(&self, strike: Strike, dice: u8) -> Markup {
        let chance = strike.chance();
        let line = Message::new("dolg-board-strike")
            .with("unit", self.view.name(strike.by))
            .with("target", self.view.name(strike.target))
            .with("dice", dice)
            .with("percent", percent(chance))
            .with("wounds", WOUNDS.say((u32::from(dice) * chance) as i32));
        let numbers = Message::new("dolg-board-numbers")
            .with("hit", strike.hit)
            .with("dodge", strike.dodge)
            .with("damage", strike.damage)
            .with("shield", strike.shield);
        html! {
            p { (self.say(&line)) }
            p.small.quiet { (self.say(&numbers)) " " (self.worth(strike)) }
        }
    }

    /// What +1 hit and +1 damage would add.
    fn worth(&self, strike: Strike) -> String {
        let now = strike.chance();
        let gain = |better: Strike| percent(better.chance()) - percent(now);
        let hit = gain(Strike { hit: strike.hit + 1, ..strike });
        let damage = gain(Strike { damage: strike.damage + 1, ..strike });
        let id = match (hit, damage) {
            (0, 0) => "dolg-board-worth-nothing",
            (0, _) => "dolg-board-worth-damage",
            (_, 0) => "dolg-board-worth-hit",
            _ => "dolg-board-worth-both",
        };
        self.say(&Message::new(id).with("hit", hit).with("damage", damage))
    }
}

fn die(face: u8, good: bool, class: &str, name: &str) -> Markup {
    let good = if good { " d-good" } else { "" };
    html! { span class={ "d-die " (class) (good) } title=(name) { span aria-hidden="true" { (face) } span.sr { (name) } } }
}
