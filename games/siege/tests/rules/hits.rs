//! Section 4: what a hit card hits, and what it does not.

use crate::common::{Look, base, later};

#[test]
fn r4_3_a_hit_card_hits_its_line_in_its_colour() {
    for (arm, ring) in [("air", "air"), ("art", "art"), ("tank", "tank")] {
        for (color, sectors) in [("r", "1 2"), ("g", "3 4"), ("b", "5 6")] {
            let card = format!("{arm}-{color}");
            let mut position = later().hand(&card);
            for ring in ["rear", "air", "art", "tank", "city"] {
                position = (1..=6).fold(position, |position, sector| position.foe(&format!("hago {ring}-{sector}")));
            }
            let scene = position.buildings("1").scene();
            let hit: Vec<String> =
                scene.legal_after(&format!("hit {card}")).iter().map(|foe| scene.foe(foe)).collect();
            let wanted: Vec<String> =
                sectors.split(' ').map(|sector| format!("hago {ring}-{sector} armor 1")).collect();
            assert_eq!(hit, wanted, "{card}");
        }
    }
}
