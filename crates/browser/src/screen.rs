//! What the browser pretends to be: a desktop or a phone, in the light or the dark theme, with or without motion.

/// The size of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// 1440 by 900.
    Desktop,
    /// 1920 by 1080.
    Wide,
    /// 1280 by 720.
    Laptop,
    /// 1024 by 768.
    Old,
    /// 390 by 844, with touch.
    Phone,
    /// 844 by 390, with touch.
    PhoneOnItsSide,
}

impl Screen {
    /// Those that pictures are taken on.
    pub const ALL: [Screen; 2] = [Screen::Desktop, Screen::Phone];

    /// Width and height.
    pub fn size(self) -> (u32, u32) {
        match self {
            Screen::Desktop => (1440, 900),
            Screen::Wide => (1920, 1080),
            Screen::Laptop => (1280, 720),
            Screen::Old => (1024, 768),
            Screen::Phone => (390, 844),
            Screen::PhoneOnItsSide => (844, 390),
        }
    }

    /// Its name in file names.
    pub fn word(self) -> &'static str {
        match self {
            Screen::Desktop => "desk",
            Screen::Wide => "wide",
            Screen::Laptop => "laptop",
            Screen::Old => "old",
            Screen::Phone => "phone",
            Screen::PhoneOnItsSide => "side",
        }
    }
}

/// The preferred colour scheme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// Both.
    pub const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];

    /// Its name in style sheets and file names.
    pub fn word(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// How much motion the person prefers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// Pieces may fly.
    Full,
    /// As little as possible.
    Reduced,
}

impl Motion {
    /// Its name in style sheets.
    pub fn word(self) -> &'static str {
        match self {
            Motion::Full => "no-preference",
            Motion::Reduced => "reduce",
        }
    }
}
