//! What the browser pretends to be: a desk or a phone, by day or by night.

/// The size of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// 1440 by 900.
    Desk,
    /// 390 by 844, to be touched.
    Phone,
}

impl Screen {
    /// Both.
    pub const ALL: [Screen; 2] = [Screen::Desk, Screen::Phone];

    /// Width and height.
    pub fn size(self) -> (u32, u32) {
        match self {
            Screen::Desk => (1440, 900),
            Screen::Phone => (390, 844),
        }
    }

    /// Its name in the names of files.
    pub fn word(self) -> &'static str {
        match self {
            Screen::Desk => "desk",
            Screen::Phone => "phone",
        }
    }
}

/// The colours asked for.
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

    /// Its name, also for style sheets.
    pub fn word(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}
