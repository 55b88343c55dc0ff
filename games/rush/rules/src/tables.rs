//! The printed components. Each row says how it is known: barracks, medals, bases and achievements are as printed,
//! and so are strength and armour of the tank classes. The list of vehicles is reconstructed, because the rulebook
//! does not print it: the vehicles are real (two of them, ZiS-5 and Opel Blitz, are known to be cards), the numbers and
//! abilities are ours, within all that the rulebook says of them. The memo cards are no part of a game (1.13).

use sandtable_core::Source;

use crate::ids::{Ability, Achievement, Card, Class, Nation};

/// Which of the two icons an SPG bears; it makes no difference (1.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// No SPG.
    None,
    /// The triangle: a tank destroyer.
    Destroyer,
    /// The square: artillery.
    Artillery,
}

/// What a card may strike (9.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// Anything.
    None,
    /// Only vs bases.
    Bases,
    /// Only vs vehicles.
    Vehicles,
}

/// A card as printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct CardRow {
    /// Which one.
    pub card: Card,
    /// How it is known.
    pub source: Source,
    /// Of vehicles and medals.
    pub nation: Option<Nation>,
    /// Of vehicles.
    pub class: Option<Class>,
    /// The icon of an SPG.
    pub mark: Mark,
    /// What it costs in the reserve.
    pub cost: u8,
    /// What it pays; none if it has no resource mark (1.7).
    pub resources: Option<u8>,
    /// The only nation its resources pay for (5.10).
    pub national: Option<Nation>,
    /// Strength.
    pub strength: u8,
    /// Armour.
    pub armour: u8,
    /// Its abilities, as bits of [`Ability`].
    pub abilities: u8,
    /// The number of Reinforcement or Research; no card has both.
    pub number: u8,
    /// What it may strike.
    pub limit: Limit,
    /// The medals it shows.
    pub medals: u8,
}

impl CardRow {
    /// Has it this ability?
    #[inline]
    pub const fn can(&self, ability: Ability) -> bool {
        self.abilities & ability.bit() != 0
    }

    /// Its abilities, in order.
    pub fn abilities(&self) -> impl Iterator<Item = Ability> + use<> {
        let bits = self.abilities;
        Ability::ALL.iter().copied().filter(move |ability| bits & ability.bit() != 0)
    }

    const fn with(mut self, ability: Ability) -> CardRow {
        self.abilities |= ability.bit();
        self
    }

    const fn reinforcement(mut self, number: u8) -> CardRow {
        self.number = number;
        self.with(Ability::Reinforcement)
    }

    const fn research(mut self, number: u8) -> CardRow {
        self.number = number;
        self.with(Ability::Research)
    }

    const fn only(mut self, limit: Limit) -> CardRow {
        self.limit = limit;
        self
    }

    const fn national(mut self) -> CardRow {
        self.national = self.nation;
        self
    }

    const fn paying(mut self, resources: u8) -> CardRow {
        self.resources = Some(resources);
        self
    }
}

const fn common(card: Card) -> CardRow {
    CardRow {
        card,
        source: Source::Printed,
        nation: None,
        class: None,
        mark: Mark::None,
        cost: 0,
        resources: None,
        national: None,
        strength: 0,
        armour: 0,
        abilities: 0,
        number: 0,
        limit: Limit::None,
        medals: 0,
    }
}

const fn medal(nation: Nation, card: Card, medals: u8) -> CardRow {
    CardRow { nation: Some(nation), medals, ..common(card).paying(medals) }
}

const fn vehicle(nation: Nation, class: Class, card: Card, cost: u8, resources: u8) -> CardRow {
    let source = Source::Reconstructed;
    CardRow { source, nation: Some(nation), class: Some(class), cost, ..common(card).paying(resources) }
}

const fn light(nation: Nation, card: Card, cost: u8, resources: u8) -> CardRow {
    CardRow { strength: 1, armour: 1, ..vehicle(nation, Class::Light, card, cost, resources) }
}

const fn medium(nation: Nation, card: Card, cost: u8, resources: u8) -> CardRow {
    CardRow { strength: 1, armour: 2, ..vehicle(nation, Class::Medium, card, cost, resources) }
}

const fn spg(nation: Nation, card: Card, mark: Mark, cost: u8, resources: u8) -> CardRow {
    CardRow { strength: 2, armour: 1, mark, ..vehicle(nation, Class::Spg, card, cost, resources) }
}

const fn heavy(nation: Nation, card: Card, cost: u8, resources: u8) -> CardRow {
    CardRow { strength: 2, armour: 2, ..vehicle(nation, Class::Heavy, card, cost, resources) }
}

const fn support(nation: Nation, card: Card, cost: u8, resources: u8, strength: u8, armour: u8) -> CardRow {
    CardRow { strength, armour, ..vehicle(nation, Class::Support, card, cost, resources) }
}

use Nation::{France, Germany, Usa, Ussr};

/// Every card that can lie in a squad, in the order of [`Card`] (1.3, 1.6, 1.8, 1.9).
#[rustfmt::skip]
pub static CARDS: [CardRow; Card::COUNT] = [
    common(Card::Engineers).paying(1),
    common(Card::Technicians).research(1),
    common(Card::Volunteers).with(Ability::Draft),
    medal(Ussr, Card::SingleUssr, 1),
    medal(Germany, Card::SingleGermany, 1),
    medal(Usa, Card::SingleUsa, 1),
    medal(France, Card::SingleFrance, 1),
    medal(Ussr, Card::DoubleUssr, 2),
    medal(Germany, Card::DoubleGermany, 2),
    medal(Usa, Card::DoubleUsa, 2),
    medal(France, Card::DoubleFrance, 2),
    common(Card::Base),
    light(Ussr, Card::Ms1, 0, 0),
    light(Ussr, Card::T26, 1, 1).with(Ability::Draft),
    light(Ussr, Card::Bt2, 1, 1).with(Ability::Reconnaissance),
    light(Ussr, Card::Bt7, 2, 1).with(Ability::Sabotage),
    light(Ussr, Card::T50, 2, 2).reinforcement(1),
    medium(Ussr, Card::T28, 2, 3).national(),
    medium(Ussr, Card::T34, 2, 2).with(Ability::Draft),
    medium(Ussr, Card::T43, 3, 3),
    medium(Ussr, Card::T3485, 3, 2).reinforcement(1),
    medium(Ussr, Card::T44, 4, 4).with(Ability::Draft),
    spg(Ussr, Card::Su26, Mark::Artillery, 0, 1).only(Limit::Bases),
    spg(Ussr, Card::Su76, Mark::Destroyer, 1, 1).only(Limit::Vehicles),
    spg(Ussr, Card::Su85, Mark::Destroyer, 3, 2).research(3),
    spg(Ussr, Card::S51, Mark::Artillery, 3, 2).with(Ability::Assault).only(Limit::Bases),
    spg(Ussr, Card::Isu152, Mark::Destroyer, 4, 3).with(Ability::Assault),
    heavy(Ussr, Card::Kv1, 5, 2).with(Ability::Invulnerability),
    heavy(Ussr, Card::Kv2, 5, 3).with(Ability::Assault),
    heavy(Ussr, Card::Is2, 5, 6).national(),
    heavy(Ussr, Card::Is3, 6, 5).with(Ability::Draft),
    heavy(Ussr, Card::Is7, 8, 6).reinforcement(2),
    support(Ussr, Card::Zis5, 2, 3, 0, 0),
    support(Ussr, Card::Gaz67, 3, 0, 0, 0).reinforcement(2),
    support(Ussr, Card::Ba10, 0, 1, 1, 1).with(Ability::Reconnaissance).only(Limit::Vehicles),
    support(Ussr, Card::Voroshilovets, 2, 1, 0, 1).with(Ability::Repair),
    support(Ussr, Card::Bm13, 2, 1, 2, 0).with(Ability::Assault).only(Limit::Bases),
    light(Germany, Card::PzKpfwI, 0, 0),
    light(Germany, Card::PzKpfwIi, 1, 0).reinforcement(1),
    light(Germany, Card::PzKpfw35T, 2, 3).national(),
    light(Germany, Card::PzKpfw38T, 1, 1).research(2),
    light(Germany, Card::PzKpfwIiLuchs, 2, 2).with(Ability::Reconnaissance),
    medium(Germany, Card::PzKpfwIii, 3, 1).with(Ability::Repair),
    medium(Germany, Card::PzKpfwIv, 3, 1).with(Ability::Assault),
    medium(Germany, Card::Vk3002Db, 2, 2).research(4),
    medium(Germany, Card::PzKpfwVPanther, 4, 3).reinforcement(1),
    medium(Germany, Card::PantherIi, 5, 4).with(Ability::Invulnerability),
    spg(Germany, Card::Wespe, Mark::Artillery, 0, 1).only(Limit::Bases),
    spg(Germany, Card::Hetzer, Mark::Destroyer, 1, 1).only(Limit::Vehicles),
    spg(Germany, Card::StugIii, Mark::Destroyer, 3, 3),
    spg(Germany, Card::Hummel, Mark::Artillery, 4, 4).with(Ability::Assault).only(Limit::Bases),
    spg(Germany, Card::Jagdpanther, Mark::Destroyer, 4, 3).with(Ability::Sabotage).only(Limit::Vehicles),
    heavy(Germany, Card::Vk3601H, 4, 2),
    heavy(Germany, Card::PzKpfwViTiger, 5, 3).with(Ability::Repair),
    heavy(Germany, Card::Vk4501P, 5, 6).national(),
    heavy(Germany, Card::PzKpfwViTigerIi, 6, 4).with(Ability::Invulnerability),
    heavy(Germany, Card::PzKpfwViiiMaus, 8, 5).with(Ability::Invulnerability).with(Ability::Repair),
    support(Germany, Card::OpelBlitz, 1, 2, 0, 0).with(Ability::Draft),
    support(Germany, Card::Kubelwagen, 2, 1, 0, 0).with(Ability::Sabotage),
    support(Germany, Card::SdKfz222, 2, 1, 1, 1).with(Ability::Reconnaissance).reinforcement(1),
    support(Germany, Card::Bergepanther, 3, 2, 0, 2).with(Ability::Repair),
    support(Germany, Card::Panzerwerfer42, 2, 0, 2, 1).with(Ability::Assault).only(Limit::Bases),
    light(Usa, Card::M2LightTank, 0, 0),
    light(Usa, Card::T1Cunningham, 1, 1).research(2),
    light(Usa, Card::M3Stuart, 1, 2),
    light(Usa, Card::M5Stuart, 2, 2).reinforcement(1),
    light(Usa, Card::M24Chaffee, 4, 2).reinforcement(2),
    medium(Usa, Card::M2MediumTank, 1, 1).with(Ability::Reconnaissance),
    medium(Usa, Card::M3Lee, 3, 4).national(),
    medium(Usa, Card::M4Sherman, 3, 2).reinforcement(1),
    medium(Usa, Card::M4a3e2Jumbo, 4, 2).with(Ability::Invulnerability),
    medium(Usa, Card::M26Pershing, 6, 4).reinforcement(2),
    spg(Usa, Card::M10Wolverine, Mark::Destroyer, 1, 1).only(Limit::Vehicles),
    spg(Usa, Card::M12, Mark::Artillery, 2, 3).national(),
    spg(Usa, Card::M7Priest, Mark::Artillery, 3, 2).with(Ability::Assault).only(Limit::Bases),
    spg(Usa, Card::M18Hellcat, Mark::Destroyer, 3, 2).with(Ability::Sabotage).only(Limit::Vehicles),
    spg(Usa, Card::M36Jackson, Mark::Destroyer, 4, 3).reinforcement(1),
    heavy(Usa, Card::T1HeavyTank, 4, 4).national(),
    heavy(Usa, Card::M6, 4, 2),
    heavy(Usa, Card::T29, 6, 4).reinforcement(1),
    heavy(Usa, Card::T32, 6, 5).with(Ability::Draft),
    heavy(Usa, Card::M103, 7, 5).with(Ability::Assault),
    support(Usa, Card::GmcCckw, 3, 4, 0, 0),
    support(Usa, Card::WillysMb, 2, 2, 1, 0).reinforcement(1).with(Ability::Reconnaissance),
    support(Usa, Card::M8Greyhound, 2, 2, 1, 1).with(Ability::Reconnaissance).only(Limit::Vehicles),
    support(Usa, Card::M16Mgmc, 2, 2, 0, 1).with(Ability::Draft),
    support(Usa, Card::M32, 3, 2, 0, 2).with(Ability::Repair),
    light(France, Card::RenaultFt, 0, 0),
    light(France, Card::HotchkissH35, 1, 1).research(2),
    light(France, Card::Fcm36, 1, 2),
    light(France, Card::Amx12T, 3, 3).with(Ability::Reconnaissance).reinforcement(1),
    light(France, Card::Amx1390, 4, 3).with(Ability::Sabotage),
    medium(France, Card::RenaultD2, 2, 3).national(),
    medium(France, Card::RenaultG1, 1, 1).research(3),
    medium(France, Card::SomuaS35, 2, 2).with(Ability::Reconnaissance),
    medium(France, Card::Lorraine40T, 4, 3).with(Ability::Sabotage),
    medium(France, Card::BatChatillon25T, 5, 4).reinforcement(1),
    spg(France, Card::RenaultFtBs, Mark::Artillery, 0, 0).with(Ability::Reconnaissance).only(Limit::Bases),
    spg(France, Card::SomuaSau40, Mark::Destroyer, 2, 1).research(2).only(Limit::Vehicles),
    spg(France, Card::Amx105Am, Mark::Artillery, 2, 2),
    spg(France, Card::Lorraine155, Mark::Artillery, 4, 4).with(Ability::Assault).only(Limit::Bases),
    spg(France, Card::Amx50Foch, Mark::Destroyer, 4, 4),
    heavy(France, Card::Char2c, 4, 0).research(4),
    heavy(France, Card::B1Bis, 5, 2).with(Ability::Invulnerability),
    heavy(France, Card::Arl44, 5, 4).with(Ability::Draft),
    heavy(France, Card::Amx50100, 6, 6).reinforcement(1).national(),
    heavy(France, Card::Amx50B, 7, 5).reinforcement(2),
    support(France, Card::CitroenU23, 1, 1, 0, 0).with(Ability::Reconnaissance).with(Ability::Draft),
    support(France, Card::RenaultUe, 2, 4, 0, 1).national(),
    support(France, Card::LafflyW15Tcc, 2, 1, 2, 0).reinforcement(1).only(Limit::Vehicles),
    support(France, Card::Panhard178, 3, 1, 1, 1).with(Ability::Reconnaissance).with(Ability::Sabotage),
    support(France, Card::Lorraine37l, 3, 3, 0, 1).with(Ability::Repair),
];

/// The barracks cards of a player with their numbers (2.3).
pub const BARRACKS: [(Card, u8, Source); 3] = [
    (Card::Engineers, 4, Source::Printed),
    (Card::Technicians, 1, Source::Printed),
    (Card::Volunteers, 1, Source::Printed),
];

/// The medal cards of each nation that show one medal (1.8).
pub const SINGLES: u8 = 9;
/// And those that show two.
pub const DOUBLES: u8 = 3;
/// What a destroyed base is worth (13.8).
pub const BASE_MEDALS: u8 = 3;
/// What an achievement is worth.
pub const ACHIEVEMENT_MEDALS: u8 = 5;
/// The cards of a full hand (2.4, 3.13).
pub const HAND: u8 = 3;
/// The cards of a full reserve (2.5).
pub const RESERVE: usize = 4;
/// How many vehicles of each class a nation has (1.4), and how that is known.
pub const CLASS_SIZE: (u8, Source) = (5, Source::Inferred);

/// What an achievement counts (1.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counts {
    /// Base cards.
    Bases,
    /// Vehicles of a class.
    Class(Class),
    /// Medals of a nation.
    Medals(Nation),
    /// Medal cards that show two.
    Doubles,
    /// All cards.
    Cards,
}

/// What each achievement counts, in the order of [`Achievement`], and how that is known.
pub const ACHIEVEMENTS: [(Achievement, Counts, Source); Achievement::COUNT] = [
    (Achievement::Bases, Counts::Bases, Source::Printed),
    (Achievement::Light, Counts::Class(Class::Light), Source::Printed),
    (Achievement::Medium, Counts::Class(Class::Medium), Source::Printed),
    (Achievement::Spg, Counts::Class(Class::Spg), Source::Printed),
    (Achievement::Heavy, Counts::Class(Class::Heavy), Source::Printed),
    (Achievement::Support, Counts::Class(Class::Support), Source::Printed),
    (Achievement::MedalsUssr, Counts::Medals(Ussr), Source::Printed),
    (Achievement::MedalsGermany, Counts::Medals(Germany), Source::Printed),
    (Achievement::MedalsUsa, Counts::Medals(Usa), Source::Printed),
    (Achievement::MedalsFrance, Counts::Medals(France), Source::Printed),
    (Achievement::Doubles, Counts::Doubles, Source::Printed),
    (Achievement::Cards, Counts::Cards, Source::Printed),
];
