//! What is printed on the map, the pieces, the nation sheets and the tracks. The rulebook at hand has the rules and the
//! lists of victory spaces, but neither the map nor the set-up nor the sheets; so each row says where it comes from (1.10).

#![allow(clippy::enum_glob_use, reason = "tables name nearly every variant")]

use sandtable_core::{Source, Split};

use crate::ids::{Deed, Nation, Response, Side, Space, Track, Unit};

/// A space of the map (1.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpaceRow {
    /// Which.
    pub space: Space,
    /// The nation whose colour it has (1.4).
    pub home: Option<Nation>,
    /// The sides that score it (12.1).
    pub victory: &'static [Side],
    /// Where its name and its place among the victory spaces come from.
    pub source: Source,
    /// Where its colour comes from.
    pub home_source: Source,
}

/// A line between two spaces (1.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineRow {
    /// One end.
    pub ends: [Space; 2],
    /// Only for the USSR and Japan?
    pub restricted: bool,
    /// The land that controls it, if it is a strait.
    pub gate: Option<Space>,
    /// Where it comes from.
    pub source: Source,
}

/// A kind of piece (1.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnitRow {
    /// Which.
    pub unit: Unit,
    /// Who commands it.
    pub nation: Nation,
    /// Is it Italian, French or Chinese (1.6)?
    pub minor: bool,
    /// Is it a fleet?
    pub fleet: bool,
    /// 1 or 2.
    pub strength: u8,
}

/// Where pieces lie at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On the map.
    Map(Space),
    /// In the Reserve of their nation.
    Reserve,
    /// In the Losses of their nation; Chinese armies in their pool.
    Losses,
}

/// Pieces of the set-up (2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupRow {
    /// Which kind.
    pub unit: Unit,
    /// Where.
    pub place: Place,
    /// How many.
    pub count: u8,
    /// Where it comes from.
    pub source: Source,
}

/// A response box (11.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResponseRow {
    /// Which.
    pub response: Response,
    /// On whose sheet it is printed.
    pub sheet: Nation,
    /// After which action of that nation.
    pub after: Deed,
    /// Who may play it.
    pub players: &'static [Nation],
    /// Where its name comes from; who, when and what are reconstructed for all.
    pub source: Source,
}

const AXIS: &[Side] = &[Side::Axis];
const ALLIES: &[Side] = &[Side::Allies];
const BOTH: &[Side] = &[Side::Axis, Side::Allies];
const NOBODY: &[Side] = &[];

const fn space(
    space: Space,
    home: Option<Nation>,
    victory: &'static [Side],
    source: Source,
    home_source: Source,
) -> SpaceRow {
    SpaceRow { space, home, victory, source, home_source }
}

/// The spaces, in their order (1.3, 1.4, 12.1).
pub const SPACES: [SpaceRow; Space::COUNT] = {
    use Nation::{Germany, Japan, Uk, Usa, Ussr};
    use Source::{Inferred, Printed, Reconstructed};
    [
        space(Space::Germany, Some(Germany), ALLIES, Printed, Inferred),
        space(Space::Poland, Some(Germany), ALLIES, Printed, Inferred),
        space(Space::Italy, Some(Germany), ALLIES, Printed, Inferred),
        space(Space::Uk, Some(Uk), AXIS, Printed, Inferred),
        space(Space::NorthAfrica, Some(Uk), AXIS, Printed, Inferred),
        space(Space::MiddleEast, Some(Uk), NOBODY, Reconstructed, Reconstructed),
        space(Space::India, Some(Uk), AXIS, Printed, Inferred),
        space(Space::Australia, Some(Uk), AXIS, Printed, Inferred),
        space(Space::Usa, Some(Usa), AXIS, Printed, Inferred),
        space(Space::Philippines, Some(Usa), AXIS, Printed, Inferred),
        space(Space::Moscow, Some(Ussr), AXIS, Printed, Inferred),
        space(Space::NorthUssr, Some(Ussr), AXIS, Printed, Inferred),
        space(Space::SouthUssr, Some(Ussr), AXIS, Printed, Inferred),
        space(Space::Stalingrad, Some(Ussr), AXIS, Printed, Inferred),
        space(Space::Siberia, Some(Ussr), NOBODY, Inferred, Reconstructed),
        space(Space::Japan, Some(Japan), ALLIES, Printed, Inferred),
        space(Space::France, None, BOTH, Printed, Inferred),
        space(Space::Balkans, None, BOTH, Printed, Inferred),
        space(Space::Scandinavia, None, NOBODY, Inferred, Reconstructed),
        space(Space::China, None, ALLIES, Printed, Reconstructed),
        space(Space::SoutheastAsia, None, NOBODY, Inferred, Reconstructed),
        space(Space::NorthSea, None, NOBODY, Printed, Printed),
        space(Space::Atlantic, None, NOBODY, Inferred, Printed),
        space(Space::Baltic, None, NOBODY, Reconstructed, Printed),
        space(Space::Mediterranean, None, NOBODY, Reconstructed, Printed),
        space(Space::IndianOcean, None, NOBODY, Reconstructed, Printed),
        space(Space::SeaOfJapan, None, NOBODY, Reconstructed, Printed),
        space(Space::WestPacific, None, NOBODY, Reconstructed, Printed),
        space(Space::SouthPacific, None, NOBODY, Inferred, Printed),
        space(Space::NorthPacific, None, BOTH, Printed, Printed),
        space(Space::EastPacific, None, BOTH, Printed, Printed),
    ]
};

const fn line(one: Space, other: Space, source: Source) -> LineRow {
    LineRow { ends: [one, other], restricted: false, gate: None, source }
}

const fn restricted(one: Space, other: Space) -> LineRow {
    LineRow { ends: [one, other], restricted: true, gate: None, source: Source::Reconstructed }
}

const fn strait(one: Space, other: Space, gate: Space) -> LineRow {
    LineRow { ends: [one, other], restricted: false, gate: Some(gate), source: Source::Reconstructed }
}

/// How many lines there are.
pub const LINE_COUNT: usize = 69;

/// The lines: over land, along coasts and across seas, and the straits (1.7).
pub const LINES: [LineRow; LINE_COUNT] = {
    use Source::{Inferred, Reconstructed};
    use Space::*;
    [
        line(France, Germany, Inferred),
        line(France, Italy, Reconstructed),
        line(Germany, Italy, Reconstructed),
        line(Germany, Poland, Reconstructed),
        line(Germany, Balkans, Reconstructed),
        line(Italy, Balkans, Reconstructed),
        line(Poland, Balkans, Reconstructed),
        line(Poland, NorthUssr, Reconstructed),
        line(Poland, SouthUssr, Reconstructed),
        line(Balkans, SouthUssr, Reconstructed),
        line(Scandinavia, NorthUssr, Reconstructed),
        line(NorthUssr, Moscow, Inferred),
        line(NorthUssr, SouthUssr, Reconstructed),
        line(SouthUssr, Moscow, Reconstructed),
        line(SouthUssr, Stalingrad, Reconstructed),
        line(Moscow, Stalingrad, Reconstructed),
        line(Moscow, Siberia, Reconstructed),
        line(Stalingrad, Siberia, Reconstructed),
        restricted(Stalingrad, MiddleEast),
        line(NorthAfrica, MiddleEast, Reconstructed),
        line(MiddleEast, India, Reconstructed),
        line(India, SoutheastAsia, Reconstructed),
        line(SoutheastAsia, China, Reconstructed),
        restricted(Siberia, China),
        line(Uk, NorthSea, Inferred),
        line(Uk, Atlantic, Inferred),
        line(France, NorthSea, Inferred),
        line(France, Mediterranean, Reconstructed),
        line(Germany, NorthSea, Reconstructed),
        line(Germany, Baltic, Reconstructed),
        line(Poland, Baltic, Reconstructed),
        line(Scandinavia, NorthSea, Inferred),
        line(Scandinavia, Baltic, Reconstructed),
        line(NorthUssr, Baltic, Reconstructed),
        line(Italy, Mediterranean, Inferred),
        line(Balkans, Mediterranean, Reconstructed),
        line(NorthAfrica, Mediterranean, Inferred),
        line(NorthAfrica, Atlantic, Inferred),
        line(MiddleEast, Mediterranean, Reconstructed),
        line(MiddleEast, IndianOcean, Reconstructed),
        line(India, IndianOcean, Reconstructed),
        line(SoutheastAsia, IndianOcean, Reconstructed),
        line(SoutheastAsia, WestPacific, Reconstructed),
        line(Australia, IndianOcean, Reconstructed),
        line(Australia, SouthPacific, Inferred),
        line(Philippines, WestPacific, Reconstructed),
        line(Philippines, SouthPacific, Reconstructed),
        line(China, SeaOfJapan, Reconstructed),
        line(China, WestPacific, Reconstructed),
        line(Japan, SeaOfJapan, Reconstructed),
        line(Japan, WestPacific, Reconstructed),
        line(Japan, NorthPacific, Reconstructed),
        restricted(Siberia, SeaOfJapan),
        line(Usa, Atlantic, Reconstructed),
        line(Usa, EastPacific, Inferred),
        line(NorthSea, Atlantic, Reconstructed),
        line(Atlantic, IndianOcean, Reconstructed),
        line(IndianOcean, SouthPacific, Reconstructed),
        line(SeaOfJapan, WestPacific, Reconstructed),
        line(SeaOfJapan, NorthPacific, Reconstructed),
        line(WestPacific, NorthPacific, Reconstructed),
        line(WestPacific, SouthPacific, Reconstructed),
        line(SouthPacific, EastPacific, Inferred),
        line(NorthPacific, EastPacific, Reconstructed),
        strait(NorthSea, Baltic, Scandinavia),
        strait(Atlantic, Mediterranean, NorthAfrica),
        strait(Mediterranean, IndianOcean, MiddleEast),
        strait(IndianOcean, WestPacific, SoutheastAsia),
        strait(Atlantic, EastPacific, Usa),
    ]
};

/// Pacific sectors, as responses mean them (11.1).
pub const PACIFIC: [Space; 4] =
    [Space::WestPacific, Space::SouthPacific, Space::NorthPacific, Space::EastPacific];

const fn unit(unit: Unit, nation: Nation, fleet: bool, strength: u8) -> UnitRow {
    UnitRow { unit, nation, minor: false, fleet, strength }
}

const fn minor(unit: Unit, nation: Nation, fleet: bool) -> UnitRow {
    UnitRow { unit, nation, minor: true, fleet, strength: 1 }
}

/// The kinds of pieces, in their order (1.5, 1.6).
pub const UNITS: [UnitRow; Unit::COUNT] = {
    use Nation::{Germany, Japan, Uk, Usa, Ussr};
    [
        unit(Unit::GermanFleet1, Germany, true, 1),
        unit(Unit::GermanFleet2, Germany, true, 2),
        minor(Unit::ItalianFleet, Germany, true),
        unit(Unit::GermanArmy1, Germany, false, 1),
        unit(Unit::GermanArmy2, Germany, false, 2),
        minor(Unit::ItalianArmy, Germany, false),
        unit(Unit::BritishFleet1, Uk, true, 1),
        unit(Unit::BritishFleet2, Uk, true, 2),
        unit(Unit::BritishArmy1, Uk, false, 1),
        unit(Unit::BritishArmy2, Uk, false, 2),
        minor(Unit::FrenchArmy, Uk, false),
        unit(Unit::JapaneseFleet1, Japan, true, 1),
        unit(Unit::JapaneseFleet2, Japan, true, 2),
        unit(Unit::JapaneseArmy1, Japan, false, 1),
        unit(Unit::JapaneseArmy2, Japan, false, 2),
        unit(Unit::SovietArmy1, Ussr, false, 1),
        unit(Unit::SovietArmy2, Ussr, false, 2),
        unit(Unit::AmericanFleet1, Usa, true, 1),
        unit(Unit::AmericanFleet2, Usa, true, 2),
        unit(Unit::AmericanArmy1, Usa, false, 1),
        unit(Unit::AmericanArmy2, Usa, false, 2),
        minor(Unit::ChineseArmy, Usa, false),
    ]
};

const fn on(unit: Unit, space: Space, count: u8, source: Source) -> SetupRow {
    SetupRow { unit, place: Place::Map(space), count, source }
}

const fn reserve(unit: Unit, count: u8, source: Source) -> SetupRow {
    SetupRow { unit, place: Place::Reserve, count, source }
}

const fn losses(unit: Unit, count: u8) -> SetupRow {
    SetupRow { unit, place: Place::Losses, count, source: Source::Reconstructed }
}

/// The set-up (2.1).
pub const SETUP: &[SetupRow] = {
    use Source::{Inferred, Reconstructed};
    use Unit::*;
    &[
        on(GermanArmy2, Space::Germany, 1, Reconstructed),
        on(GermanArmy1, Space::Germany, 1, Reconstructed),
        on(GermanArmy2, Space::Poland, 1, Reconstructed),
        on(ItalianArmy, Space::Italy, 1, Reconstructed),
        on(GermanFleet1, Space::Baltic, 1, Reconstructed),
        on(ItalianFleet, Space::Mediterranean, 1, Reconstructed),
        reserve(GermanArmy1, 2, Reconstructed),
        reserve(GermanFleet1, 1, Reconstructed),
        losses(GermanArmy2, 2),
        losses(GermanArmy1, 1),
        losses(GermanFleet2, 1),
        losses(ItalianArmy, 1),
        on(BritishArmy1, Space::Uk, 1, Inferred),
        on(FrenchArmy, Space::France, 1, Inferred),
        on(BritishFleet1, Space::NorthSea, 1, Inferred),
        on(BritishFleet1, Space::Atlantic, 1, Inferred),
        reserve(BritishArmy1, 1, Inferred),
        reserve(BritishFleet1, 2, Reconstructed),
        reserve(BritishFleet2, 1, Reconstructed),
        losses(BritishArmy2, 2),
        losses(BritishArmy1, 2),
        losses(BritishFleet2, 1),
        on(JapaneseArmy1, Space::Japan, 1, Reconstructed),
        on(JapaneseArmy1, Space::China, 1, Reconstructed),
        on(JapaneseFleet2, Space::WestPacific, 1, Inferred),
        on(JapaneseFleet1, Space::SeaOfJapan, 1, Reconstructed),
        reserve(JapaneseArmy1, 1, Reconstructed),
        reserve(JapaneseFleet1, 1, Reconstructed),
        losses(JapaneseArmy2, 2),
        losses(JapaneseArmy1, 1),
        losses(JapaneseFleet2, 1),
        losses(JapaneseFleet1, 1),
        on(SovietArmy1, Space::Moscow, 1, Reconstructed),
        on(SovietArmy1, Space::NorthUssr, 1, Reconstructed),
        on(SovietArmy1, Space::SouthUssr, 1, Reconstructed),
        on(SovietArmy1, Space::Siberia, 1, Inferred),
        reserve(SovietArmy1, 2, Reconstructed),
        losses(SovietArmy2, 4),
        losses(SovietArmy1, 1),
        on(AmericanArmy1, Space::Usa, 1, Inferred),
        on(AmericanFleet1, Space::EastPacific, 1, Inferred),
        reserve(AmericanArmy1, 1, Reconstructed),
        reserve(AmericanFleet1, 1, Reconstructed),
        losses(AmericanArmy2, 3),
        losses(AmericanArmy1, 1),
        losses(AmericanFleet2, 4),
        losses(AmericanFleet1, 2),
        losses(ChineseArmy, 3),
    ]
};

/// Where the tracks of each nation begin: Build, Air, Naval Air (2.2). Build 2 is printed; that Germany leads in the air and Japan at
/// sea is inferred.
pub const TRACK_STARTS: [[u8; Track::COUNT]; Nation::COUNT] =
    [[2, 1, 0], [2, 0, 0], [2, 0, 1], [2, 0, 0], [2, 0, 0]];

/// Where they end (1.8): reconstructed. The USSR has no Naval Air.
pub const TRACK_ENDS: [[u8; Track::COUNT]; Nation::COUNT] =
    [[5, 3, 3], [5, 3, 3], [5, 3, 3], [5, 3, 0], [5, 3, 3]];

/// The first year and the number of years (3.1).
pub const FIRST_YEAR: u16 = 1940;
/// 1940 to 1945.
pub const YEARS: usize = 6;

/// The action markers of each nation by year (2.3): those of 1940 are printed for the Axis and for the Allies together; the
/// split among the Allies and one more for the USA in each year up to 1944 are inferred, the rest is reconstructed.
pub const MARKERS: [[u8; Nation::COUNT]; YEARS] =
    [[3, 2, 2, 1, 1], [3, 2, 2, 2, 2], [3, 3, 2, 3, 3], [3, 3, 2, 4, 4], [3, 3, 2, 4, 5], [3, 3, 2, 4, 5]];

/// The most Political Will (1.9).
pub const MOST_WILL: u8 = 12;

/// The most armies, or fleets, of a nation in a space (4.4).
pub const STACK: u8 = 3;

/// What the Atlantic Wall adds (8.4).
pub const WALL: u8 = 2;

/// What each face of a die adds (8.5).
pub const DICE: [u8; 6] = [0, 0, 0, 1, 1, 2];

const fn response(
    response: Response,
    sheet: Nation,
    after: Deed,
    players: &'static [Nation],
    source: Source,
) -> ResponseRow {
    ResponseRow { response, sheet, after, players, source }
}

/// The response boxes, sheet by sheet, top to bottom (11.1).
pub const RESPONSES: [ResponseRow; Response::COUNT] = {
    use Deed::{Attack, Build, Industry, Redeploy};
    use Nation::{Germany, Japan, Uk, Usa, Ussr};
    use Response::*;
    use Source::{Inferred, Reconstructed};
    [
        response(StrategicBombing, Germany, Build, &[Uk, Usa], Reconstructed),
        response(GeneralWinter, Germany, Attack, &[Ussr], Reconstructed),
        response(Evacuation, Germany, Attack, &[Uk], Reconstructed),
        response(CodeBreaking, Germany, Attack, &[Uk, Usa], Inferred),
        response(Partisans, Germany, Redeploy, &[Ussr, Uk], Reconstructed),
        response(FactoryRaids, Germany, Industry, &[Uk, Usa], Reconstructed),
        response(SubmarineCampaign, Japan, Build, &[Usa], Reconstructed),
        response(ChineseNationalists, Japan, Attack, &[Usa, Uk], Inferred),
        response(ChineseCommunists, Japan, Redeploy, &[Ussr], Reconstructed),
        response(Magic, Japan, Redeploy, &[Usa], Reconstructed),
        response(OilEmbargo, Japan, Industry, &[Usa], Reconstructed),
        response(UBoats, Uk, Build, &[Germany], Reconstructed),
        response(LendLeaseUk, Uk, Build, &[Usa], Reconstructed),
        response(AfrikaKorps, Uk, Attack, &[Germany], Reconstructed),
        response(SouthernArmy, Uk, Attack, &[Japan], Reconstructed),
        response(CommerceRaiders, Uk, Redeploy, &[Germany], Reconstructed),
        response(UnrestInIndia, Uk, Redeploy, &[Japan], Reconstructed),
        response(Blitz, Uk, Industry, &[Germany], Reconstructed),
        response(LendLeaseUssr, Ussr, Build, &[Usa, Uk], Inferred),
        response(LuftwaffeInterdiction, Ussr, Build, &[Germany], Reconstructed),
        response(BackhandBlow, Ussr, Attack, &[Germany], Reconstructed),
        response(KwantungArmy, Ussr, Redeploy, &[Japan], Reconstructed),
        response(Encirclement, Ussr, Redeploy, &[Germany], Reconstructed),
        response(FactoriesOverrun, Ussr, Industry, &[Germany], Reconstructed),
        response(Drumbeat, Usa, Build, &[Germany], Reconstructed),
        response(Kamikaze, Usa, Attack, &[Japan], Reconstructed),
        response(PanzerReserve, Usa, Attack, &[Germany], Reconstructed),
        response(WolfPacks, Usa, Redeploy, &[Germany], Reconstructed),
        response(Isolationism, Usa, Industry, &[Germany, Japan], Reconstructed),
    ]
};

/// Who shares the nations, in the order of their seats: Germany, United Kingdom, Japan, USSR, USA (2.6). Reconstructed, but one
/// each for five.
pub const SPLITS: &[Split] = &[
    Split { word: "two", players: &[0, 1, 0, 1, 1] },
    Split { word: "three", players: &[0, 1, 0, 2, 1] },
    Split { word: "four", players: &[0, 1, 2, 3, 1] },
    Split { word: "five", players: &[0, 1, 2, 3, 4] },
];
