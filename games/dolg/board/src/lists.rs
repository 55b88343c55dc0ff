//! Before the battle: factions, generals and units to muster, ground to lay, units to deploy; and the army as it stands.

use maud::{Markup, html};
use sandtable_core::Message;
use sandtable_dolg::ids::{Faction, General, Ground, Kind, Side};
use sandtable_dolg::tables::{Branch, Preset};
use sandtable_dolg::{ArmyView, Element, Frame};

use super::field::ground_rule;
use super::unit::{body_sign, weapon_sign};
use super::{Drawing, icon};

impl Drawing<'_> {
    /// What is chosen from now.
    pub(super) fn lists(&self) -> Markup {
        match self.top() {
            Some(Frame::Faction { .. }) => html! { (self.presets()) (self.factions()) },
            Some(Frame::Lead { side }) => html! { (self.presets()) (self.generals(side)) },
            Some(Frame::Muster { side }) => html! { (self.muster(side)) },
            Some(Frame::Lay { .. }) => self.grounds(),
            Some(Frame::Deploy { .. } | Frame::Place { .. }) => self.reserve(),
            _ => html! {},
        }
    }

    fn factions(&self) -> Markup {
        html! {
            section.d-list { h3 { (self.text("factions")) }
                @for &faction in &Faction::LEADING {
                    (self.entry(Element::Faction(faction), "4.1", &self.context.name(&faction), &html! {}))
                }
            }
        }
    }

    /// The armies that can be taken whole.
    fn presets(&self) -> Markup {
        let open = |preset: &&Preset| self.is_live(Element::Preset(**preset));
        let mut presets = Preset::ALL.iter().filter(open).peekable();
        html! {
            @if presets.peek().is_some() {
                section.d-list { h3 { (self.text("presets")) }
                    @for preset in presets {
                        (self.entry(Element::Preset(*preset), "4.10", &self.context.name(preset), &html! { small { (self.preset_units(*preset)) } }))
                    }
                }
            }
        }
    }

    fn preset_units(&self, preset: Preset) -> String {
        let row = preset.row();
        let units =
            row.units.iter().map(|(kind, number)| format!("{number} \u{d7} {}", self.context.name(kind)));
        let leader = self.context.name(&row.general);
        std::iter::once(leader).chain(units).collect::<Vec<_>>().join(", ")
    }

    fn generals(&self, side: Side) -> Markup {
        let faction = self.view.armies[side.index()].faction;
        let fits = |general: &&General| faction.is_some_and(|faction| general.leads(faction));
        html! {
            section.d-list { h3 { (self.text("generals")) }
                @for general in General::ALL.iter().filter(fits) {
                    @let row = general.row();
                    @let line = Message::new("dolg-board-general").with("leadership", row.leadership).with("radius", row.radius).with("percent", row.percent);
                    (self.entry(Element::General(*general), "17.1", &self.context.name(general), &html! { small { (self.say(&line)) } }))
                }
            }
        }
    }

    /// The units that may be mustered, with the points so far.
    fn muster(&self, side: Side) -> Markup {
        let army = &self.view.armies[side.index()];
        let Some(faction) = army.faction else { return html! {} };
        let mercenaries = self.view.options.mercenaries;
        let open = |kind: &&Kind| faction.takes(**kind, mercenaries);
        html! {
            (self.roster(army))
            section.d-list { h3 { (self.text("units")) }
                @for kind in Kind::ALL.iter().filter(open) { (self.kind_entry(*kind, army)) }
            }
        }
    }

    fn kind_entry(&self, kind: Kind, army: &ArmyView) -> Markup {
        let row = kind.row();
        let taken = army.reserve.map_or(0, |reserve| reserve.count(kind));
        let line = Message::new("dolg-board-price")
            .with("points", row.points)
            .with("taken", taken)
            .with("copies", row.copies);
        self.entry(
            Element::Kind(kind),
            "3.1",
            &self.context.name(&kind),
            &html! {
                span.d-signs { (icon(body_sign(row))) @if let Some(sign) = weapon_sign(row) { (icon(sign)) } }
                small { (self.say(&line)) }
                small { (self.profile(row)) }
                small { (self.traits(kind)) }
            },
        )
    }

    fn traits(&self, kind: Kind) -> String {
        kind.row().each_trait().map(|one| self.context.name(&one)).collect::<Vec<_>>().join(", ")
    }

    /// The army so far: its points against those agreed on, its units and branches.
    fn roster(&self, army: &ArmyView) -> Markup {
        let (Some(reserve), Some(points), Some(general)) = (army.reserve, army.points, army.general) else {
            return html! {};
        };
        let all = general.total(points);
        let limit = self.view.options.points;
        let line = Message::new("dolg-board-points")
            .with("total", all)
            .with("limit", limit)
            .with("units", reserve.total());
        html! {
            section.d-roster {
                h3 { (self.text("army")) }
                p { (self.say(&line)) }
                meter min="0" max=(limit) value=(all) aria-label=(self.say(&line)) {}
                ul { @for (kind, number) in reserve.iter() { li { (number) " \u{d7} " (self.context.name(&kind)) } } }
                p.d-branches { @for (branch, number) in branches(army) { span.badge { (self.context.name(&branch)) " " (number) } } }
            }
        }
    }

    fn grounds(&self) -> Markup {
        let placed = |ground: &&Ground| ground.row().placed;
        html! {
            section.d-list { h3 { (self.text("grounds")) }
                @for ground in Ground::ALL.iter().filter(placed) {
                    (self.entry(Element::Ground(*ground), ground_rule(*ground), &self.context.name(ground),
                        &html! { small { (self.help("ground", ground.word())) } }))
                }
            }
        }
    }

    /// The viewer's units that are not on the table yet.
    fn reserve(&self) -> Markup {
        let army = self.view.armies.iter().find(|army| Some(army.side) == self.side);
        let Some((army, reserve)) = army.and_then(|army| Some((army, army.reserve?))) else {
            return html! {};
        };
        html! {
            section.d-list { h3 { (self.say(&Message::new("dolg-board-reserve").with("units", reserve.total()))) }
                @for kind in reserve.kinds() { (self.kind_entry(kind, army)) }
            }
        }
    }

    /// A line of a list.
    fn entry(&self, element: Element, rule: &str, name: &str, more: &Markup) -> Markup {
        let word = element.to_string();
        html! {
            div.d-entry data-element=(word) data-rule=(rule) {
                b aria-hidden="true" { (name) }
                (more)
                (self.context.click_layer(&word, name))
            }
        }
    }
}

/// How many units of each branch there are.
fn branches(army: &ArmyView) -> Vec<(Branch, u8)> {
    let count = |branch: Branch| {
        let units = army.reserve.iter().flat_map(sandtable_core::Bag::iter);
        units.filter(|(kind, _)| kind.row().branch() == branch).map(|(_, number)| number).sum::<u8>()
    };
    Branch::ALL.iter().map(|&branch| (branch, count(branch))).filter(|(_, number)| *number > 0).collect()
}
