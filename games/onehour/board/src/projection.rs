//! From degrees to the map: a plane of 1200 by 640 on which Europe has the most room. Longitudes have columns of their own in the
//! north and in the south, between which the map goes over from one to the other.

use super::coast::Degrees;

/// The width of the map.
pub(super) const WIDTH: u16 = 1200;
/// Its height.
pub(super) const HEIGHT: u16 = 640;

/// Latitude, and how far down it lies.
const ROWS: [(f32, f32); 8] = [
    (82.0, -60.0),
    (74.0, 2.0),
    (66.0, 78.0),
    (55.0, 190.0),
    (35.0, 372.0),
    (10.0, 480.0),
    (-12.0, 560.0),
    (-55.0, 690.0),
];

/// Longitude, and how far to the right it lies in the north and in the south.
const COLUMNS: [(f32, f32, f32); 22] = [
    (-170.0, -260.0, -300.0),
    (-80.0, -45.0, -40.0),
    (-60.0, -8.0, 15.0),
    (-30.0, 45.0, 95.0),
    (-12.0, 102.0, 175.0),
    (0.0, 195.0, 245.0),
    (10.0, 280.0, 300.0),
    (20.0, 365.0, 352.0),
    (30.0, 448.0, 405.0),
    (40.0, 525.0, 458.0),
    (50.0, 582.0, 508.0),
    (60.0, 620.0, 555.0),
    (80.0, 670.0, 645.0),
    (100.0, 722.0, 728.0),
    (120.0, 785.0, 812.0),
    (140.0, 860.0, 892.0),
    (160.0, 915.0, 950.0),
    (180.0, 955.0, 1000.0),
    (200.0, 990.0, 1040.0),
    (235.0, 1052.0, 1088.0),
    (280.0, 1165.0, 1180.0),
    (330.0, 1290.0, 1330.0),
];

/// Between these latitudes the columns go over from those of the south to those of the north.
const SOUTH: f32 = 12.0;
const NORTH: f32 = 50.0;

/// Where a point of the world lies on the map.
pub(super) fn project((lon, lat): Degrees) -> (f32, f32) {
    let rows: Vec<(f32, f32)> = ROWS.iter().map(|&(lat, y)| (-lat, y)).collect();
    let north = COLUMNS.map(|(lon, north, _)| (lon, north));
    let south = COLUMNS.map(|(lon, _, south)| (lon, south));
    let part = ((lat - SOUTH) / (NORTH - SOUTH)).clamp(0.0, 1.0);
    (between(&south, lon) * (1.0 - part) + between(&north, lon) * part, between(&rows, -lat))
}

/// The value at a place of a table of places and values, on the straight line between the two nearest.
fn between(table: &[(f32, f32)], at: f32) -> f32 {
    let next = table.partition_point(|&(place, _)| place < at).clamp(1, table.len() - 1);
    let [(from, low), (to, high)] = [table[next - 1], table[next]];
    low + (high - low) * (at - from) / (to - from)
}

/// The outline of an area, moved to the east by so many degrees, as a path.
pub(super) fn outline(points: &[Degrees], east: f32) -> String {
    let spots = points.iter().map(|&(lon, lat)| project((lon + east, lat)));
    let spots: Vec<String> = spots.map(|(x, y)| format!("{x:.0} {y:.0}")).collect();
    format!("M{}z", spots.join("L"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn east_is_to_the_right_and_north_is_up() {
        for lat in (-50..80).step_by(5).map(|lat| lat as f32) {
            for lon in (-75..325).step_by(5).map(|lon| lon as f32) {
                let (x, y) = project((lon, lat));
                assert!(project((lon + 5.0, lat)).0 > x, "{lon} {lat}");
                assert!(project((lon, lat + 2.0)).1 < y, "{lon} {lat}");
            }
        }
    }

    #[test]
    fn what_is_between_two_rows_lies_between_them() {
        assert!((between(&[(0.0, 10.0), (10.0, 30.0)], 5.0) - 20.0).abs() < 0.001);
        assert_eq!(outline(&[(0.0, 55.0), (10.0, 55.0)], 0.0), "M195 190L280 190z");
    }
}
