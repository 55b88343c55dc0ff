//! From options to the first position (5). There is no luck in it.

use sandtable_core::{BadOptions, Setting, Stack};
use serde::{Deserialize, Serialize};

use crate::automa::{Automa, EXAMPLE, MOST_LINES, OwnScenario};
use crate::cards::{Cards, all_cards};
use crate::flow::Frame;
use crate::ids::{Faction, General, PLACES, Side, Victory};
use crate::state::{Army, MOST_GROUNDS, Pairs, State, Unit};
use crate::tables::{POINTS, TABLES, Table};

/// What can be chosen before the game (20.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub struct Options {
    /// What each army may cost, its general counted (4.3).
    pub points: u16,
    /// The faction of the south (4.1).
    pub south: FactionChoice,
    /// The faction of the north (4.1).
    pub north: FactionChoice,
    /// May mercenaries be mustered (4.6)?
    pub mercenaries: bool,
    /// What decides the battle (5.9).
    pub victory: VictoryChoice,
    /// Do the sides lay pieces of ground (5.2)?
    pub terrain: bool,
    /// Does the night end the battle (19.7)?
    pub nightfall: bool,
    /// Does an army check its morale instead of losing at half (19.5)?
    pub army_check: bool,
    /// Who leads the north (21.1).
    pub opponent: Opponent,
    /// Who is the general of the AI (21.6).
    pub ai_general: GeneralChoice,
    /// Does the AI draw and play one card more (22.13)?
    pub ai_orders: bool,
    /// Does the AI draw until it has an event (24.7)?
    pub ai_events: bool,
    /// Who decides between what is equal for the AI (21.16).
    pub ties: Ties,
    /// Are the three sections of the field equally wide (21.8)?
    pub thirds: bool,
    /// Are units with javelins activated before missile units in an advance (22.10)?
    pub javelins_first: bool,
    /// A historical battle (25).
    pub scenario: ScenarioChoice,
    /// One of one's own, line by line (25.6).
    pub own_scenario: OwnScenario,
}

sandtable_core::words! {
    /// Who leads the north (21.1).
    pub enum Opponent: "opponent" {
        /// Another person, or a bot.
        Person = "person",
        /// The AI of the rulebook.
        Ai = "ai",
        /// The AI leads both sides in battle (21.18).
        AiBoth = "ai-both",
    }
}

sandtable_core::words! {
    /// Who decides between what is equal for the AI (21.16).
    pub enum Ties: "way to decide" {
        /// Luck.
        Dice = "dice",
        /// The player.
        Player = "player",
    }
}

sandtable_core::words! {
    /// A historical battle (25).
    pub enum ScenarioChoice: "scenario" {
        /// A battle for points.
        None = "none",
        /// 25.3
        Graupius = "graupius",
        /// 25.4
        Eagle = "eagle",
        /// 25.5
        Tapae = "tapae",
        /// 25.6
        Own = "own",
    }
}

sandtable_core::words! {
    /// The general of the AI (21.6).
    pub enum GeneralChoice: "choice of a general" {
        /// Who costs nothing.
        Unknown = "unknown",
        /// One of its faction or the unknown one.
        Random = "random",
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

impl GeneralChoice {
    /// The general, unless luck decides.
    pub const fn general(self) -> Option<General> {
        match self {
            GeneralChoice::Random => None,
            GeneralChoice::Unknown => Some(General::Unknown),
            // The names stand in the order of the generals, one word later.
            named => Some(General::ALL[named as usize - 1]),
        }
    }
}

sandtable_core::words! {
    /// Which faction a side musters (4.1).
    pub enum FactionChoice: "choice of a faction" {
        /// As its owner likes.
        Any = "any",
        /// With its auxilia.
        Rome = "rome",
        /// Celts and Britons.
        Celts = "celts",
        /// Dacians.
        Dacia = "dacia",
        /// Germanic tribes.
        Germans = "germans",
        /// Parthians.
        Parthia = "parthia",
        /// Sarmatians.
        Sarmatians = "sarmatians",
    }
}

impl FactionChoice {
    /// The faction, unless it is open.
    pub const fn faction(self) -> Option<Faction> {
        match self {
            FactionChoice::Any => None,
            FactionChoice::Rome => Some(Faction::Rome),
            FactionChoice::Celts => Some(Faction::Celts),
            FactionChoice::Dacia => Some(Faction::Dacia),
            FactionChoice::Germans => Some(Faction::Germans),
            FactionChoice::Parthia => Some(Faction::Parthia),
            FactionChoice::Sarmatians => Some(Faction::Sarmatians),
        }
    }
}

sandtable_core::words! {
    /// What decides the battle (5.9).
    pub enum VictoryChoice: "choice of a victory condition" {
        /// Half of the points.
        Losses = "losses",
        /// All units.
        Annihilation = "annihilation",
        /// The death of the general.
        General = "general",
        /// A die decides.
        Rolled = "rolled",
    }
}

impl VictoryChoice {
    /// The condition, unless a die decides.
    pub const fn victory(self) -> Option<Victory> {
        match self {
            VictoryChoice::Losses => Some(Victory::Losses),
            VictoryChoice::Annihilation => Some(Victory::Annihilation),
            VictoryChoice::General => Some(Victory::General),
            VictoryChoice::Rolled => None,
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            points: 1000,
            south: FactionChoice::Any,
            north: FactionChoice::Any,
            mercenaries: false,
            victory: VictoryChoice::Losses,
            terrain: false,
            nightfall: false,
            army_check: false,
            opponent: Opponent::Person,
            ai_general: GeneralChoice::Unknown,
            ai_orders: false,
            ai_events: false,
            ties: Ties::Dice,
            thirds: false,
            javelins_first: false,
            scenario: ScenarioChoice::None,
            own_scenario: OwnScenario(None),
        }
    }
}

/// The words of a choice, as a list for a form.
macro_rules! words_of {
    ($choice:ty) => {
        const {
            &{
                let mut words = [""; <$choice>::COUNT];
                let mut at = 0;
                while at < words.len() {
                    words[at] = <$choice>::ALL[at].word();
                    at += 1;
                }
                words
            }
        }
    };
}

impl Options {
    /// The options as data for a form.
    pub(crate) fn settings() -> Vec<Setting> {
        vec![
            Setting::number("points", i64::from(POINTS.0), i64::from(POINTS.1)),
            Setting::choice("south", words_of!(FactionChoice)),
            Setting::choice("north", words_of!(FactionChoice)),
            Setting::switch("mercenaries"),
            Setting::choice("victory", words_of!(VictoryChoice)),
            Setting::switch("terrain"),
            Setting::switch("nightfall"),
            Setting::switch("army_check"),
            Setting::choice("opponent", words_of!(Opponent)),
            Setting::choice("ai_general", words_of!(GeneralChoice)).when("opponent", "ai"),
            Setting::switch("ai_orders").when("opponent", "ai"),
            Setting::switch("ai_events").when("opponent", "ai"),
            Setting::choice("ties", words_of!(Ties)).when("opponent", "ai"),
            Setting::switch("thirds").when("opponent", "ai"),
            Setting::switch("javelins_first").when("opponent", "ai"),
            Setting::choice("scenario", words_of!(ScenarioChoice)).when("opponent", "ai"),
            Setting::lines("own_scenario", MOST_LINES, EXAMPLE).when("scenario", "own"),
        ]
    }

    /// Do they make a game?
    pub(crate) fn check(&self) -> Result<(), BadOptions> {
        if !(POINTS.0..=POINTS.1).contains(&self.points) {
            let why = format!("`{}` should be a number from {} to {}", self.points, POINTS.0, POINTS.1);
            return Err(BadOptions::new("points", why));
        }
        self.check_solo()
    }

    /// Is this side led by the rules of the solo game in battle (21.1)?
    pub const fn is_automated(&self, side: Side) -> bool {
        match self.opponent {
            Opponent::Person => false,
            Opponent::Ai => matches!(side, Side::North),
            Opponent::AiBoth => true,
        }
    }

    /// Is it a battle against the AI?
    pub const fn is_solo(&self) -> bool {
        !matches!(self.opponent, Opponent::Person)
    }

    /// The seats of the game: the AI has none.
    pub(crate) const fn seats(&self) -> &'static [&'static str] {
        if self.is_solo() { &["south"] } else { &["south", "north"] }
    }

    /// 21.6, 25.1, 25.6
    fn check_solo(&self) -> Result<(), BadOptions> {
        if !self.is_solo() {
            return Ok(());
        }
        if self.scenario == ScenarioChoice::Own && self.own_scenario.0.is_none() {
            return Err(BadOptions::new("own_scenario", format!("write lines such as `{EXAMPLE}`")));
        }
        let faulty = self.battle().and_then(|battle| battle.compulsory_fault(self.mercenaries));
        if let Some(why) = faulty {
            return Err(BadOptions::new("own_scenario", why));
        }
        let north = self.relevant().north;
        let named = self.ai_general.general().filter(|&general| general != General::Unknown);
        let leads = |general: General| north.faction().is_some_and(|faction| general.leads(faction));
        if let Some(general) = named.filter(|&general| !leads(general)) {
            let why = format!("`{general}` does not lead the faction of the north");
            return Err(BadOptions::new("ai_general", why));
        }
        Ok(())
    }

    /// What is said of the AI counts only where there is one.
    fn relevant(self) -> Options {
        let usual = Options::default();
        let Options { points, south, north, mercenaries, victory, terrain, nightfall, army_check, .. } = self;
        let for_two =
            Options { points, south, north, mercenaries, victory, terrain, nightfall, army_check, ..usual };
        match self.battle() {
            Some(battle) if self.is_solo() => battle.imposed(self),
            None if self.is_solo() => self,
            _ => for_two,
        }
    }

    /// The faction a side is bound to.
    pub(crate) const fn faction(&self, side: Side) -> Option<Faction> {
        match side {
            Side::South => self.south.faction(),
            Side::North => self.north.faction(),
        }
    }

    /// The size of the table follows the points alone (2.3).
    pub fn table(&self) -> Table {
        let fits = TABLES.iter().find(|(most, _)| self.points <= *most);
        fits.unwrap_or(&TABLES[TABLES.len() - 1]).1
    }
}

/// The first position; the options have been checked.
pub(crate) fn first_position(options: Options) -> State {
    let options = options.relevant();
    let mut state = State {
        options,
        victory: options.victory.victory(),
        armies: [Side::South, Side::North].map(|side| Army { faction: options.faction(side), ..Army::EMPTY }),
        units: [Unit::NONE; PLACES],
        grounds: options.battle().map_or([None; MOST_GROUNDS], |battle| battle.grounds),
        deck: all_cards(),
        discard: Cards::EMPTY,
        hands: [Cards::EMPTY; 2],
        known: [Cards::EMPTY; 2],
        shuffles: 0,
        turn: 0,
        mover: Side::South,
        first: Side::South,
        ordered: false,
        called_officers: false,
        hurrying: false,
        face_down: false,
        last_deployer: Side::South,
        fought: Pairs::new(),
        combat: None,
        frames: Stack::new(),
        ending: None,
        automa: options.is_solo().then_some(Automa::NEW),
    };
    state.frames.call(Frame::SetUp);
    state.settle(&mut sandtable_core::Quiet);
    state
}
