//! The nouns of the game: sides, armies, units, generals, cards, orders, events, formations, terrain.

use std::fmt::Display;
use std::str::FromStr;

use sandtable_core::{Message, ParseError, Ranged, Say, Seat};

pub use crate::space::{Edge, Wing};
use crate::tables::{CARDS, CardRow, GENERALS, GeneralRow, UNITS, UnitRow};

sandtable_core::words! {
    /// A side; its seat has the same number (2.2).
    pub enum Side: "side" in "dolg-side" {
        /// Deploys at y = 0 and looks towards larger y.
        South = "south",
        /// Deploys at the opposite edge.
        North = "north",
    }
}

impl Side {
    /// The other side.
    #[inline]
    #[must_use]
    pub const fn enemy(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// Its seat.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side of a seat.
    pub fn of(seat: Seat) -> Side {
        Side::ALL[seat.index()]
    }

    /// The place in a list with one entry per side.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

sandtable_core::words! {
    /// Where the cards of units come from (4.1).
    pub enum Faction: "faction" in "dolg-faction" {
        /// The Roman Empire.
        Rome = "rome",
        /// Serve Rome.
        Auxilia = "auxilia",
        /// Celts and Britons.
        Celts = "celts",
        /// The Dacian kingdom.
        Dacia = "dacia",
        /// Germanic tribes.
        Germans = "germans",
        /// Parthia.
        Parthia = "parthia",
        /// Sarmatians.
        Sarmatians = "sarmatians",
        /// Serve anybody, where they are allowed.
        Mercenaries = "mercenaries",
    }
}

sandtable_core::words! {
    /// A kind of unit (3.1).
    pub enum Kind: "unit" in "dolg-kind" {
        /// Praetorian Guard.
        RomPraet = "rom-praet",
        /// Legionaries.
        RomLegion = "rom-legion",
        /// Veteran vexillation.
        RomVexil = "rom-vexil",
        /// Carroballistae.
        RomCarro = "rom-carro",
        /// Praetorian cavalry.
        RomPcav = "rom-pcav",
        /// Contarii.
        RomContar = "rom-contar",
        /// Legionary horse.
        RomEqleg = "rom-eqleg",
        /// Scorpions.
        RomScorp = "rom-scorp",
        /// Ballista.
        RomBalli = "rom-balli",
        /// Cohort of Britons.
        AuxBrit = "aux-brit",
        /// Cohort of Cantabrians.
        AuxCant = "aux-cant",
        /// Cohort of Batavians.
        AuxBatav = "aux-batav",
        /// Cohort of Thracians.
        AuxThrac = "aux-thrac",
        /// Syrian archers.
        AuxSyr = "aux-syr",
        /// Balearic slingers.
        AuxBale = "aux-bale",
        /// Numidian horsemen.
        AuxNumid = "aux-numid",
        /// Ala of Gauls.
        AuxAla = "aux-ala",
        /// Noble Britons.
        CelNoble = "cel-noble",
        /// Pict warriors.
        CelPict = "cel-pict",
        /// Celtic spearmen.
        CelSpear = "cel-spear",
        /// Armed farmers.
        CelFarmer = "cel-farmer",
        /// Caledonian javelinmen.
        CelJavel = "cel-javel",
        /// Celtic slingers.
        CelSling = "cel-sling",
        /// British horsemen.
        CelHorse = "cel-horse",
        /// Chariots.
        CelChar = "cel-char",
        /// Pileati nobles.
        DacPile = "dac-pile",
        /// Falxmen.
        DacFalx = "dac-falx",
        /// Comati warriors.
        DacComa = "dac-coma",
        /// Dacian spearmen.
        DacSpear = "dac-spear",
        /// Dacian levy.
        DacLevy = "dac-levy",
        /// Dacian archers.
        DacArch = "dac-arch",
        /// Dacian skirmishers.
        DacJavel = "dac-javel",
        /// Dacian cavalry.
        DacCav = "dac-cav",
        /// Roxolani cataphracts.
        DacRox = "dac-rox",
        /// Chieftain's comitatus.
        GerComit = "ger-comit",
        /// Germanic warriors.
        GerWarr = "ger-warr",
        /// Chatti spearmen.
        GerChatti = "ger-chatti",
        /// Germanic youths.
        GerYouth = "ger-youth",
        /// Germanic archers.
        GerArch = "ger-arch",
        /// Germanic horsemen.
        GerCav = "ger-cav",
        /// Bastarnae warriors.
        GerBast = "ger-bast",
        /// Parthian cataphracts.
        ParCata = "par-cata",
        /// Camel cataphracts.
        ParCamel = "par-camel",
        /// Horse archers.
        ParHbow = "par-hbow",
        /// Noble horse archers.
        ParNob = "par-nob",
        /// Hillmen.
        ParHill = "par-hill",
        /// City spearmen.
        ParSpear = "par-spear",
        /// Foot archers.
        ParArch = "par-arch",
        /// Sarmatian cataphracts.
        SarCata = "sar-cata",
        /// Sarmatian lancers.
        SarLanc = "sar-lanc",
        /// Sarmatian horse archers.
        SarHbow = "sar-hbow",
        /// Subject foot.
        SarFoot = "sar-foot",
        /// Subject archers.
        SarArch = "sar-arch",
        /// Noble retinue on foot.
        SarNoble = "sar-noble",
        /// Cretan archers.
        MerCret = "mer-cret",
        /// Rhodian slingers.
        MerRhod = "mer-rhod",
        /// Iazyges lancers.
        MerIazy = "mer-iazy",
        /// Gallic mercenaries.
        MerGaul = "mer-gaul",
        /// Thracian peltasts.
        MerThra = "mer-thra",
    }
}

sandtable_core::words! {
    /// A general (17.1).
    pub enum General: "general" in "dolg-general" {
        /// Unknown general.
        Unknown = "unknown",
        /// Hadrian.
        Hadrian = "hadrian",
        /// Trajan.
        Trajan = "trajan",
        /// Agricola.
        Agricola = "agricola",
        /// Lusius Quietus.
        Quietus = "quietus",
        /// Cornelius Fuscus.
        Fuscus = "fuscus",
        /// Scathach.
        Scathach = "scathach",
        /// Boudica.
        Boudica = "boudica",
        /// Calgacus.
        Calgacus = "calgacus",
        /// Caratacus.
        Caratacus = "caratacus",
        /// Decebalus.
        Decebalus = "decebalus",
        /// Vezinas.
        Vezinas = "vezinas",
        /// Diegis.
        Diegis = "diegis",
        /// Arminius.
        Arminius = "arminius",
        /// Masyos.
        Masyos = "masyos",
        /// Osroes I.
        Osroes = "osroes",
        /// Surena.
        Surena = "surena",
        /// Susagus.
        Susagus = "susagus",
        /// Zanticus.
        Zanticus = "zanticus",
    }
}

sandtable_core::words! {
    /// The upper half of a card, O01 to O20 (7.1 to 7.20).
    pub enum Order: "order" in "dolg-order" {
        /// 7.1
        Skirmish = "skirmish",
        /// 7.2
        Probe = "probe",
        /// 7.3
        Mobilization = "mobilization",
        /// 7.4
        GeneralMobilization = "general-mobilization",
        /// 7.5
        FullMobilization = "full-mobilization",
        /// 7.6
        CavalryAdvance = "cavalry-advance",
        /// 7.7
        OrganizedWithdrawal = "organized-withdrawal",
        /// 7.8
        AimRelease = "aim-release",
        /// 7.9
        JavelinVolley = "javelin-volley",
        /// 7.10
        Regroup = "regroup",
        /// 7.11
        OrganizeUnits = "organize-units",
        /// 7.12
        FieldMedics = "field-medics",
        /// 7.13
        Reinforce = "reinforce",
        /// 7.14
        RecoverOfficers = "recover-officers",
        /// 7.15
        ForcedMarch = "forced-march",
        /// 7.16
        Stampede = "stampede",
        /// 7.17
        OfficersCall = "officers-call",
        /// 7.18
        Scouts = "scouts",
        /// 7.19
        Transfer = "transfer",
        /// 7.20
        InspiringLeader = "inspiring-leader",
    }
}

sandtable_core::words! {
    /// The lower half of a card, E01 to E20 (13.1 to 13.20).
    pub enum CombatEvent: "event" in "dolg-event" {
        /// 13.1
        IntensiveShooting = "intensive-shooting",
        /// 13.2
        ChangeOfWind = "change-of-wind",
        /// 13.3
        WellAimedVolley = "well-aimed-volley",
        /// 13.4
        RaiseShields = "raise-shields",
        /// 13.5
        OutOfMissiles = "out-of-missiles",
        /// 13.6
        Resist = "resist",
        /// 13.7
        CounterAttack = "counter-attack",
        /// 13.8
        FuriousAssault = "furious-assault",
        /// 13.9
        CrushingBlow = "crushing-blow",
        /// 13.10
        Ambush = "ambush",
        /// 13.11
        SpearsAgainstHorses = "spears-against-horses",
        /// 13.12
        OfficersSlain = "officers-slain",
        /// 13.13
        GeneralWounded = "general-wounded",
        /// 13.14
        WarCries = "war-cries",
        /// 13.15
        Confusion = "confusion",
        /// 13.16
        Veterans = "veterans",
        /// 13.17
        HoldTheLine = "hold-the-line",
        /// 13.18
        PanicSpreads = "panic-spreads",
        /// 13.19
        ReservesCloseUp = "reserves-close-up",
        /// 13.20
        Lull = "lull",
    }
}

sandtable_core::words! {
    /// One of the 98 action cards (6.2).
    pub enum Card: "card" {
        /// Skirmish; Well-aimed volley.
        K01 = "k01",
        /// Skirmish; Crushing blow.
        K02 = "k02",
        /// Skirmish; Veterans.
        K03 = "k03",
        /// Skirmish; Out of missiles.
        K04 = "k04",
        /// Skirmish; Spears against horses.
        K05 = "k05",
        /// Skirmish; Intensive shooting.
        K06 = "k06",
        /// Skirmish; Counter-attack.
        K07 = "k07",
        /// Skirmish; War cries.
        K08 = "k08",
        /// Skirmish; Well-aimed volley.
        K09 = "k09",
        /// Skirmish; Crushing blow.
        K10 = "k10",
        /// Probe; Hold the line.
        K11 = "k11",
        /// Probe; Resist!.
        K12 = "k12",
        /// Probe; Spears against horses.
        K13 = "k13",
        /// Probe; Intensive shooting.
        K14 = "k14",
        /// Probe; Counter-attack.
        K15 = "k15",
        /// Probe; War cries.
        K16 = "k16",
        /// Probe; Well-aimed volley.
        K17 = "k17",
        /// Probe; Crushing blow.
        K18 = "k18",
        /// Probe; Hold the line.
        K19 = "k19",
        /// Probe; Resist!.
        K20 = "k20",
        /// Probe; Officers slain.
        K21 = "k21",
        /// Probe; Intensive shooting.
        K22 = "k22",
        /// Probe; Furious assault.
        K23 = "k23",
        /// Probe; Confusion.
        K24 = "k24",
        /// Mobilization; Raise shields.
        K25 = "k25",
        /// Mobilization; Crushing blow.
        K26 = "k26",
        /// Mobilization; Panic spreads.
        K27 = "k27",
        /// Mobilization; Resist!.
        K28 = "k28",
        /// Mobilization; Officers slain.
        K29 = "k29",
        /// Mobilization; Change of wind.
        K30 = "k30",
        /// Mobilization; Furious assault.
        K31 = "k31",
        /// Mobilization; Confusion.
        K32 = "k32",
        /// Mobilization; Raise shields.
        K33 = "k33",
        /// Mobilization; Ambush.
        K34 = "k34",
        /// General mobilization; Panic spreads.
        K35 = "k35",
        /// General mobilization; Resist!.
        K36 = "k36",
        /// General mobilization; Officers slain.
        K37 = "k37",
        /// General mobilization; Change of wind.
        K38 = "k38",
        /// General mobilization; Furious assault.
        K39 = "k39",
        /// General mobilization; Veterans.
        K40 = "k40",
        /// Full mobilization; Raise shields.
        K41 = "k41",
        /// Full mobilization; Ambush.
        K42 = "k42",
        /// Full mobilization; Reserves close up.
        K43 = "k43",
        /// Full mobilization; Counter-attack.
        K44 = "k44",
        /// Cavalry advance; General wounded.
        K45 = "k45",
        /// Cavalry advance; Change of wind.
        K46 = "k46",
        /// Cavalry advance; Furious assault.
        K47 = "k47",
        /// Cavalry advance; Veterans.
        K48 = "k48",
        /// Cavalry advance; Out of missiles.
        K49 = "k49",
        /// Organized withdrawal; Spears against horses.
        K50 = "k50",
        /// Organized withdrawal; Lull.
        K51 = "k51",
        /// Organized withdrawal; Counter-attack.
        K52 = "k52",
        /// Aim, release; War cries.
        K53 = "k53",
        /// Aim, release; Well-aimed volley.
        K54 = "k54",
        /// Aim, release; Crushing blow.
        K55 = "k55",
        /// Aim, release; Hold the line.
        K56 = "k56",
        /// Aim, release; Out of missiles.
        K57 = "k57",
        /// Aim, release; Spears against horses.
        K58 = "k58",
        /// Javelin volley; Intensive shooting.
        K59 = "k59",
        /// Javelin volley; Counter-attack.
        K60 = "k60",
        /// Javelin volley; War cries.
        K61 = "k61",
        /// Javelin volley; Well-aimed volley.
        K62 = "k62",
        /// Javelin volley; Crushing blow.
        K63 = "k63",
        /// Javelin volley; Hold the line.
        K64 = "k64",
        /// Regroup; Resist!.
        K65 = "k65",
        /// Regroup; Spears against horses.
        K66 = "k66",
        /// Regroup; Intensive shooting.
        K67 = "k67",
        /// Regroup; Furious assault.
        K68 = "k68",
        /// Organize units; War cries.
        K69 = "k69",
        /// Organize units; Well-aimed volley.
        K70 = "k70",
        /// Organize units; Crushing blow.
        K71 = "k71",
        /// Organize units; Panic spreads.
        K72 = "k72",
        /// Field medics; Resist!.
        K73 = "k73",
        /// Field medics; Officers slain.
        K74 = "k74",
        /// Field medics; Intensive shooting.
        K75 = "k75",
        /// Field medics; Furious assault.
        K76 = "k76",
        /// Reinforce a unit; Confusion.
        K77 = "k77",
        /// Reinforce a unit; Raise shields.
        K78 = "k78",
        /// Reinforce a unit; Crushing blow.
        K79 = "k79",
        /// Recover officers; Panic spreads.
        K80 = "k80",
        /// Recover officers; Resist!.
        K81 = "k81",
        /// Recover officers; Officers slain.
        K82 = "k82",
        /// Forced march; Change of wind.
        K83 = "k83",
        /// Forced march; Furious assault.
        K84 = "k84",
        /// Forced march; Confusion.
        K85 = "k85",
        /// Forced march; Raise shields.
        K86 = "k86",
        /// Forced march; Ambush.
        K87 = "k87",
        /// Stampede; Reserves close up.
        K88 = "k88",
        /// Stampede; Resist!.
        K89 = "k89",
        /// Officers' call; Officers slain.
        K90 = "k90",
        /// Officers' call; Change of wind.
        K91 = "k91",
        /// Officers' call; Furious assault.
        K92 = "k92",
        /// Scouts; Veterans.
        K93 = "k93",
        /// Scouts; Raise shields.
        K94 = "k94",
        /// Scouts; Ambush.
        K95 = "k95",
        /// Transfer of the general; Lull.
        K96 = "k96",
        /// Transfer of the general; Counter-attack.
        K97 = "k97",
        /// Inspiring leader; General wounded.
        K98 = "k98",
    }
}

sandtable_core::words! {
    /// What a unit can do that others cannot (18).
    pub enum Trait: "trait" in "dolg-trait" {
        /// Screens the line: passes through friends, shoots and gets away.
        Skirmisher = "skirmisher",
        /// Strikes first in a frontal charge.
        Onrush = "onrush",
        /// More damage in a mounted frontal charge.
        Lance = "lance",
        /// More hits in its own charge.
        Fury = "fury",
        /// Those it charges check their morale.
        Fear = "fear",
        /// Chariots.
        Chariot = "chariot",
        /// Replaces a random event, plays two.
        Elite = "elite",
        /// Replaces a random event, has better morale.
        Veteran = "veteran",
        /// Gives way to an onrush.
        Levy = "levy",
        /// At home in woods.
        Woodsman = "woodsman",
        /// Crosses rivers.
        Swimmer = "swimmer",
        /// Shoots only if it holds.
        Artillery = "artillery",
        /// Has the formation of this name.
        Phalanx = "phalanx",
        /// Has the formation of this name.
        ShieldWall = "shield-wall",
        /// Has the formation of this name.
        Testudo = "testudo",
        /// Has the formation of this name.
        Square = "square",
        /// Has the formation of this name.
        Wedge = "wedge",
    }
}

sandtable_core::words! {
    /// A formation (15.1).
    pub enum Formation: "formation" in "dolg-formation" {
        /// 15.3
        ShieldWall = "shield-wall",
        /// 15.4
        Testudo = "testudo",
        /// 15.5
        Phalanx = "phalanx",
        /// 15.6
        Square = "square",
        /// 15.7
        Wedge = "wedge",
    }
}

sandtable_core::words! {
    /// A kind of ground (16).
    pub enum Ground: "ground" in "dolg-ground" {
        /// 16
        Wood = "wood",
        /// 16
        Hill = "hill",
        /// 16
        Marsh = "marsh",
        /// 16
        River = "river",
        /// 16
        Ford = "ford",
        /// 16
        Rough = "rough",
        /// 16
        Road = "road",
        /// 16
        Works = "works",
        /// 16
        Village = "village",
    }
}

sandtable_core::words! {
    /// What decides the battle (19.1).
    pub enum Victory: "victory condition" in "dolg-victory" {
        /// Half of the points destroyed or fleeing.
        Losses = "losses",
        /// Every unit destroyed or fleeing.
        Annihilation = "annihilation",
        /// The death of the general.
        General = "general",
    }
}

sandtable_core::words! {
    /// What lies on a unit card besides wounds (3.6).
    pub enum Mark: "mark" in "dolg-mark" {
        /// 14.4
        Broken = "broken",
        /// 14.5
        Fleeing = "fleeing",
        /// 13.12
        NoOfficers = "no-officers",
        /// 13.16, 18
        Veteran = "veteran",
        /// In this turn (6.4).
        Activated = "activated",
        /// It has moved, or done what it does instead, in this turn (8.1).
        Moved = "moved",
        /// By regular movement (11.8).
        Regular = "regular",
        /// It may shoot in this turn (8.11).
        Aimed = "aimed",
        /// It has shot in this turn (11.1).
        Shot = "shot",
        /// It charged in this turn (9.6).
        Charged = "charged",
        /// A forced march since its last turn (8.4).
        Marched = "marched",
        /// It failed to withdraw in this turn (10.5).
        Shaken = "shaken",
        /// It has checked for fear in this battle (18).
        Frightened = "frightened",
        /// It may only go back in this turn (7.7).
        Backwards = "backwards",
        /// One UD more in this turn (7.15, 17.8).
        Hurried = "hurried",
        /// Its charge began on rough ground (16.5).
        RoughStart = "rough-start",
        /// The general joined it freely in this turn (17.6).
        Visited = "visited",
        /// It lies on the table.
        Standing = "standing",
        /// It is destroyed, or has left the table.
        Destroyed = "destroyed",
    }
}

sandtable_core::words! {
    /// A wing counter (15.8).
    pub enum Counter: "wing counter" in "dolg-counter" {
        /// None.
        Free = "free",
        /// Of the extended line.
        Extended = "extended",
        /// Of an envelopment.
        Enveloping = "enveloping",
    }
}

sandtable_core::words! {
    /// Why a unit checks its morale (14.1).
    pub enum Cause: "cause" in "dolg-cause" {
        /// Wounds in a combat (14.1).
        Wounds = "wounds",
        /// 18
        Fear = "fear",
        /// 13.14
        WarCries = "war-cries",
        /// 7.11
        Organize = "organize",
        /// 7.16
        Stampede = "stampede",
        /// 10.5
        Withdrawal = "withdrawal",
        /// 14.9
        Rally = "rally",
        /// 17.5
        GeneralLost = "general-lost",
    }
}

sandtable_core::words! {
    /// How a battle ends (19).
    pub enum Ending: "ending" in "dolg-end" {
        /// 19.2
        Losses = "losses",
        /// 19.3
        Annihilation = "annihilation",
        /// 19.4
        General = "general",
        /// 19.5
        ArmyCheck = "army-check",
        /// 19.6
        TurnLimit = "turn-limit",
        /// 19.7
        Nightfall = "nightfall",
        /// 25.1
        Aim = "aim",
    }
}

impl Kind {
    /// What is printed on its cards.
    #[inline]
    pub fn row(self) -> &'static UnitRow {
        &UNITS[self as usize]
    }
}

impl General {
    /// What is printed on his card.
    #[inline]
    pub fn row(self) -> &'static GeneralRow {
        &GENERALS[self as usize]
    }
}

impl Card {
    /// What is printed on it.
    #[inline]
    pub fn row(self) -> &'static CardRow {
        &CARDS[self as usize]
    }
}

impl Formation {
    /// The trait a unit needs for it (15.1, 18.13).
    pub const fn needs(self) -> Trait {
        match self {
            Formation::ShieldWall => Trait::ShieldWall,
            Formation::Testudo => Trait::Testudo,
            Formation::Phalanx => Trait::Phalanx,
            Formation::Square => Trait::Square,
            Formation::Wedge => Trait::Wedge,
        }
    }
}

/// The most units of a side (4.8).
pub const MOST_UNITS: usize = 48;
/// The places for units of both sides.
pub const PLACES: usize = 2 * MOST_UNITS;

/// A unit in play by its place: those of the south first. Its notation counts from 1, `s7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct UnitId(u8);

impl UnitId {
    /// The unit in this place of both armies' list.
    #[inline]
    pub const fn at(place: usize) -> UnitId {
        UnitId(place as u8)
    }

    /// The unit of this side that was deployed in this order, counted from 0.
    #[inline]
    pub const fn of(side: Side, nth: usize) -> UnitId {
        UnitId((side as usize * MOST_UNITS + nth) as u8)
    }

    /// Its place in both armies' list.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        if (self.0 as usize) < MOST_UNITS { Side::South } else { Side::North }
    }

    /// Which of its side, counted from 0.
    #[inline]
    pub const fn nth(self) -> usize {
        self.0 as usize % MOST_UNITS
    }
}

impl Display for UnitId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let letter = if self.side() == Side::South { 's' } else { 'n' };
        write!(f, "{letter}{}", self.nth() + 1)
    }
}

impl FromStr for UnitId {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<UnitId, ParseError> {
        let wrong = || ParseError::new(text, "a unit, s1 to s48 or n1 to n48");
        let (side, number) = match text.split_at_checked(1) {
            Some(("s", number)) => (Side::South, number),
            Some(("n", number)) => (Side::North, number),
            _ => return Err(wrong()),
        };
        let nth = number.parse().ok().filter(|nth: &usize| nth.to_string() == number);
        let nth = nth.filter(|nth| (1..=MOST_UNITS).contains(nth)).ok_or_else(wrong)?;
        Ok(UnitId::of(side, nth - 1))
    }
}

impl Ranged for UnitId {}

/// Its word; what stands there, the position says.
impl Say for UnitId {
    fn say(&self) -> Message {
        Message::new("dolg-unit").with("unit", self.to_string())
    }
}

sandtable_core::serde_as_word!(UnitId);
