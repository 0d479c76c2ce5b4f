//! What dilemmas ask for: each way to meet them, and crews that just do not.

use crate::support::cards::dilemmas_requirements::At::{Planet, Space};
use crate::support::cards::dilemmas_requirements::asks;

/// 2U010 Flim-Flam Artist, 3C006 Depression, 1C018 Console Overload, 1R023 Drumhead, 2U001 A Klingon Matter,
/// 1C019 Contamination, 1C022 Debris Field: what keeps them off. 2E-DIL-25
#[test]
fn more_ways_out() {
    asks(
        Planet,
        "2U010",
        &["Dohlem; T'Lor; Galnar"],
        &["Dohlem; T'Lor; Anara"],
    );
    asks(
        Planet,
        "3C006",
        &["Brilgar; Dohlem", "Bandee; Emok"],
        &["Brilgar; Bandee"],
    );
    asks(
        Space,
        "1C018",
        &["Anara; Altman; Emok", "T'Lor; Galnar"],
        &["Anara; Emok"],
    );
    asks(
        Space,
        "1R023",
        &["Brilgar; J'Dan"],
        &["Anara; J'Dan", "Anara; Hoya"],
    );
    asks(
        Planet,
        "1C019",
        &["Anara; Emok", "Emok; Martin"],
        &["Altman; Emok"],
    );
    asks(
        Space,
        "1C022",
        &["Hoya; Anara", "Lian T'su; Anara"],
        &["Anara; Altman"],
    );
    asks(
        Planet,
        "2U001",
        &[
            "Emok; Rogesh; Mopak",
            "Rixx; T'Lara; Davies; Van Orton; Chagrith; Anara",
        ],
        &["Emok; Soto; Anara"],
    );
}
