//! Which languages there are and how one is chosen.

sandtable_core::words! {
    /// A language the table speaks.
    pub enum Lang: "language" {
        /// English, which every missing sentence falls back to.
        En = "en",
        /// Russian.
        Ru = "ru",
    }
}

impl Lang {
    /// The language of a locale such as `ru_RU.UTF-8`, if we speak it.
    pub fn of_locale(locale: &str) -> Option<Lang> {
        locale.split(['_', '-', '.', '@']).next()?.to_lowercase().parse().ok()
    }

    /// The language the environment asks for: the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is set. English if
    /// we do not speak it.
    pub fn of_environment() -> Lang {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|locale| !locale.is_empty());
        locale.and_then(|locale| Lang::of_locale(&locale)).unwrap_or(Lang::En)
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn a_locale_names_its_language_first() {
        assert_eq!(Lang::of_locale("ru_RU.UTF-8"), Some(Lang::Ru));
        assert_eq!(Lang::of_locale("en-GB"), Some(Lang::En));
        assert_eq!(Lang::of_locale("ru"), Some(Lang::Ru));
        assert_eq!(Lang::of_locale("C.UTF-8"), None);
        assert_eq!(Lang::of_locale(""), None);
    }

    #[test]
    fn an_unknown_language_is_refused_with_the_known_ones() {
        let refused = "klingon".parse::<Lang>().unwrap_err().to_string();
        assert_eq!(refused, "`klingon` should be a language: one of en, ru");
    }
}
