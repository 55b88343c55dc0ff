//! How to find a passage in the rules of a game.

/// The number a paragraph opens with, as in `**3.4** ...`, and what follows it.
pub fn paragraph_number(line: &str) -> Option<(&str, &str)> {
    let (number, rest) = line.strip_prefix("**")?.split_once("**")?;
    number.starts_with(|c: char| c.is_ascii_digit()).then_some((number, rest))
}

/// What somebody wants to read: the paragraph of a number like `3.4`, the section of a number like `3`, every
/// paragraph with these words, or everything if nothing is said.
pub fn passages<'t>(rules: &'t str, wanted: &str) -> Vec<&'t str> {
    if wanted.is_empty() {
        return vec![rules];
    }
    if wanted.chars().all(|c| c.is_ascii_digit()) {
        let heading = format!("## {wanted}. ");
        return parts(rules, |line| line.starts_with("## "))
            .filter(|part| part.starts_with(&heading))
            .collect();
    }
    let opens = |line: &str| line.starts_with('#') || paragraph_number(line).is_some();
    let numbered = parts(rules, opens).filter_map(|part| Some((paragraph_number(part)?.0, part)));
    let sought = wanted.to_lowercase();
    let is_number = wanted.chars().all(|c| c.is_ascii_digit() || c == '.');
    let is_meant = |number: &str, part: &str| {
        if is_number { number == wanted } else { part.to_lowercase().contains(&sought) }
    };
    numbered.filter(|(number, part)| is_meant(number, part)).map(|(_, part)| part).collect()
}

/// The text in parts, each from a line that opens one up to the next.
fn parts(text: &str, opens: impl Fn(&str) -> bool) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let mut at = rest.find('\n').map_or(rest.len(), |end| end + 1);
        while at < rest.len() && !opens(&rest[at..]) {
            at += rest[at..].find('\n').map_or(rest.len() - at, |end| end + 1);
        }
        let (part, later) = rest.split_at(at);
        rest = later;
        (!part.is_empty()).then(|| part.trim_end())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Cup\n\nIntro.\n\n## 1. Parts\n\n**1.1** A die.\n\n| a |\n|---|\n\n**1.2** A cup.\n\n## 2. Play\n\n### Calls\n\n**2.1** Say *high*.\n\n**2.10** Or not.\n";

    #[test]
    fn a_number_finds_its_paragraph_with_all_that_belongs_to_it() {
        assert_eq!(passages(RULES, "1.1"), ["**1.1** A die.\n\n| a |\n|---|"]);
        assert_eq!(passages(RULES, "2.1"), ["**2.1** Say *high*."]);
        assert!(passages(RULES, "2.2").is_empty());
    }

    #[test]
    fn the_number_of_a_section_finds_all_of_it() {
        assert_eq!(
            passages(RULES, "2"),
            ["## 2. Play\n\n### Calls\n\n**2.1** Say *high*.\n\n**2.10** Or not."]
        );
        assert!(passages(RULES, "3").is_empty());
    }

    #[test]
    fn words_find_the_paragraphs_that_have_them() {
        assert_eq!(passages(RULES, "A CUP"), ["**1.2** A cup."]);
        assert!(passages(RULES, "intro").is_empty(), "it is no paragraph");
        assert!(passages(RULES, "dragon").is_empty());
    }

    #[test]
    fn nothing_in_particular_is_everything() {
        assert_eq!(passages(RULES, ""), [RULES]);
    }
}
