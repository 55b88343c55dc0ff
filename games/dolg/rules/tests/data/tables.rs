//! The tables keep within all that is known of them.

use sandtable_core::Source;
use sandtable_dolg::ids::{Card, CombatEvent, Faction, Formation, General, Ground, Kind, Order, Trait};
use sandtable_dolg::tables::{
    Branch, CARDS, Class, EVENTS, FORMATIONS, GENERALS, GROUNDS, Missiles, ORDERS, OrderType, UNITS, UnitRow,
};

#[test]
fn rows_stand_in_the_order_of_their_names() {
    assert!(UNITS.iter().zip(Kind::ALL).all(|(row, &kind)| row.kind == kind));
    assert!(GENERALS.iter().zip(General::ALL).all(|(row, &general)| row.general == general));
    assert!(ORDERS.iter().zip(Order::ALL).all(|(row, &order)| row.order == order));
    assert!(EVENTS.iter().zip(CombatEvent::ALL).all(|(row, &event)| row.event == event));
    assert!(CARDS.iter().zip(Card::ALL).all(|(row, &card)| row.card == card));
    assert!(FORMATIONS.iter().zip(Formation::ALL).all(|(row, &formation)| row.formation == formation));
    assert!(GROUNDS.iter().zip(Ground::ALL).all(|(row, &ground)| row.ground == ground));
}

#[test]
fn r1_3_the_box_has_272_unit_cards() {
    let of =
        |faction| -> u8 { UNITS.iter().filter(|row| row.faction == faction).map(|row| row.copies).sum() };
    let counts: Vec<u8> = Faction::ALL.iter().map(|&faction| of(faction)).collect();
    assert_eq!(counts, [40, 30, 40, 40, 36, 34, 30, 22]);
    assert_eq!(counts.iter().map(|&count| u32::from(count)).sum::<u32>(), 272);
}

#[test]
fn words_of_units_begin_with_their_faction() {
    let prefixes = ["rom", "aux", "cel", "dac", "ger", "par", "sar", "mer"];
    assert!(UNITS.iter().all(|row| row.kind.word().starts_with(prefixes[row.faction as usize])));
}

#[test]
fn r3_8_branches_follow_from_the_printed_definition() {
    let of = |branch| {
        let rows = UNITS.iter().filter(|row| row.branch() == branch);
        rows.map(|row| row.kind.word()).collect::<Vec<_>>().join(" ")
    };
    let heavy = "rom-praet rom-legion rom-vexil aux-cant aux-batav cel-noble cel-pict dac-pile dac-falx ger-comit \
                 ger-warr ger-bast sar-noble mer-gaul";
    let light = "aux-brit aux-thrac cel-spear cel-farmer cel-javel dac-coma dac-spear dac-levy dac-javel ger-chatti \
                 ger-youth par-hill par-spear sar-foot mer-thra";
    let missile = "rom-carro aux-syr aux-bale cel-sling dac-arch ger-arch par-hbow par-nob par-arch sar-hbow \
                   sar-arch mer-cret mer-rhod";
    let mounted = "rom-pcav rom-contar rom-eqleg aux-numid aux-ala cel-horse cel-char dac-cav dac-rox ger-cav \
                   par-cata par-camel sar-cata sar-lanc mer-iazy";
    assert_eq!(of(Branch::Heavy), heavy);
    assert_eq!(of(Branch::Light), light);
    assert_eq!(of(Branch::Missile), missile);
    assert_eq!(of(Branch::Mounted), mounted);
    assert_eq!(of(Branch::Siege), "rom-scorp rom-balli");
}

/// What a trait adds to the price by which the reconstructed prices were made.
fn trait_price(one: Trait) -> i32 {
    match one {
        Trait::Fear => 20,
        Trait::Onrush => 16,
        Trait::Elite | Trait::Skirmisher => 12,
        Trait::Phalanx => 10,
        Trait::Testudo | Trait::Wedge | Trait::Lance | Trait::Fury => 8,
        Trait::Veteran => 6,
        Trait::Woodsman => 5,
        Trait::Swimmer => 4,
        Trait::Chariot | Trait::Levy | Trait::Artillery | Trait::ShieldWall | Trait::Square => 0,
    }
}

fn missile_price(missiles: Missiles) -> i32 {
    let sum = i32::from(missiles.attack.sum());
    if missiles.javelins { 10 + 2 * (sum - 6) } else { 8 * (sum - 4) + 4 * i32::from(missiles.long) }
}

fn computed_price(row: &UnitRow) -> i32 {
    let numbers = 8 * (i32::from(row.melee.sum()) - 4) + 5 * (i32::from(row.defence.sum()) - 9);
    let body =
        5 * (i32::from(row.morale) - 6) + 6 * (i32::from(row.life) - 5) + 6 * (i32::from(row.movement) - 4);
    let missiles = row.missiles.map_or(0, missile_price);
    let mounted = if row.is_mounted() { 25 } else { 0 };
    20 + numbers + body + missiles + mounted + row.each_trait().map(trait_price).sum::<i32>()
}

#[test]
fn prices_are_within_7_of_one_formula() {
    for row in UNITS.iter().filter(|row| row.class != Class::Siege) {
        let off = i32::from(row.points) - computed_price(row);
        assert!(
            off.abs() <= 7,
            "{} costs {}, the formula says {}",
            row.kind,
            row.points,
            computed_price(row)
        );
    }
}

#[test]
fn r7_21_the_deck_has_98_cards_of_four_types() {
    assert_eq!(ORDERS.iter().map(|row| row.copies).sum::<u8>(), 98);
    assert_eq!(EVENTS.iter().map(|row| row.copies).sum::<u8>(), 98);
    let of = |kind| ORDERS.iter().filter(|row| row.kind == kind).map(|row| row.copies).sum::<u8>();
    let types = [OrderType::Movement, OrderType::Shooting, OrderType::Recovery, OrderType::Command];
    assert_eq!(types.map(of), [52, 12, 18, 16]);
    assert!(
        ORDERS.iter().all(|row| {
            CARDS.iter().filter(|card| card.order == row.order).count() == row.copies as usize
        })
    );
    assert!(
        EVENTS.iter().all(|row| {
            CARDS.iter().filter(|card| card.event == row.event).count() == row.copies as usize
        })
    );
}

/// The events by number on the cards of each order.
const PAIRS: [&str; Order::COUNT] = [
    "3 9 16 5 11 1 7 14 3 9",
    "17 6 11 1 7 14 3 9 17 6 12 1 8 15",
    "4 9 18 6 12 2 8 15 4 10",
    "18 6 12 2 8 16",
    "4 10 19 7",
    "13 2 8 16 5",
    "11 20 7",
    "14 3 9 17 5 11",
    "1 7 14 3 9 17",
    "6 11 1 8",
    "14 3 9 18",
    "6 12 1 8",
    "15 4 9",
    "18 6 12",
    "2 8 15 4 10",
    "19 6",
    "12 2 8",
    "16 4 10",
    "20 7",
    "13",
];

#[test]
fn r6_2_the_halves_are_paired_as_listed() {
    for (&order, pairs) in Order::ALL.iter().zip(PAIRS) {
        let cards = CARDS.iter().filter(|card| card.order == order);
        let events: Vec<String> = cards.map(|card| (card.event as usize + 1).to_string()).collect();
        assert_eq!(events.join(" "), pairs, "{order}");
    }
}

#[test]
fn r1_4_every_row_says_how_it_is_known() {
    let with = |source: fn(&UnitRow) -> Source, wanted| UNITS.iter().filter(move |row| source(row) == wanted);
    assert_eq!(with(|row| row.name_source, Source::Printed).count(), 16);
    let priced: Vec<_> =
        with(|row| row.price_source, Source::Printed).map(|row| (row.kind, row.points)).collect();
    assert_eq!(priced, [(Kind::CelNoble, 120), (Kind::CelSpear, 70), (Kind::CelChar, 170)]);
    let percents = GENERALS.iter().filter(|row| row.percent_source == Source::Printed);
    let percents: Vec<_> = percents.map(|row| (row.general, row.percent)).collect();
    assert_eq!(percents, [(General::Unknown, 0), (General::Hadrian, 22), (General::Scathach, 20)]);
}
