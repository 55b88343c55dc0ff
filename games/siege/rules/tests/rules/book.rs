//! The tables of the rules text, so that tests can compare them with those of the code: what players read is what is
//! played.

const RULES: &str = include_str!("../../../text/en.md");

/// The text of a paragraph, with its table.
fn paragraph(number: &str) -> &'static str {
    let start = RULES.find(&format!("\n**{number}**")).expect("a paragraph") + 1;
    let end =
        RULES[start..].find("\n**").or(RULES[start..].find("\n## ")).map_or(RULES.len(), |end| start + end);
    &RULES[start..end]
}

/// The rows of a paragraph's table, each once for every word in backticks in its first column: that word, then the
/// other columns.
pub(crate) fn rows(number: &str) -> Vec<(&'static str, Vec<&'static str>)> {
    let lines = paragraph(number).lines().filter(|line| line.starts_with("| `"));
    let split =
        |line: &'static str| -> Vec<&str> { line.trim_matches('|').split('|').map(str::trim).collect() };
    lines.map(split).flat_map(|cells| words(cells[0]).map(move |word| (word, cells[1..].to_vec()))).collect()
}

fn words(cell: &'static str) -> impl Iterator<Item = &'static str> {
    cell.split('`').skip(1).step_by(2)
}

/// `3 each` is 3, a dash is nothing.
pub(crate) fn number(cell: &str) -> u8 {
    cell.split(' ').next().and_then(|word| word.parse().ok()).unwrap_or(0)
}

/// The rows of a table that begins with dice, `2 or 5`: the second column by face.
pub(crate) fn dice(paragraph_number: &str) -> [&'static str; 6] {
    let mut ways = [""; 6];
    for line in paragraph(paragraph_number).lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        for face in cells[0].split(" or ").filter_map(|face| face.parse::<usize>().ok()) {
            ways[face - 1] = cells[1];
        }
    }
    ways
}
