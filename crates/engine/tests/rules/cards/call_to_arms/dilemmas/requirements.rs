//! What dilemmas ask for: each way to meet them, and crews that just do not.

use crate::support::cards::dilemmas_requirements::At::{Planet, Space};
use crate::support::cards::dilemmas_requirements::asks;

/// 3C003 Close Call, 3S016 Justice or Vengeance, 3S021 Psycho-Kinetic Attack, 3C017 Miner Disagreement,
/// 3C027 Sheer Lunacy, 2C013 Houdini Mines, 2C023 Subspace Accident: the ways out of the smaller ones. 2E-DIL-25
#[test]
fn the_ways_out_of_single_losses() {
    asks(
        Planet,
        "3C003",
        &["Dohlem; Shandor; Lopez; Anara", "T'Lor; Galnar; Anara"],
        &["Dohlem; Shandor; Altman", "T'Lor; Anara"],
    );
    asks(
        Planet,
        "3S016",
        &["Brilgar; Lopez; J'Dan", "Brilgar; Soto"],
        &["Brilgar; J'Dan", "Meraht; J'Dan; Lopez"],
    );
    asks(
        Planet,
        "3S021",
        &["Martin; Emok; Lopez", "Daniel Kwan; Lopez"],
        &["Martin; Lopez", "Daniel Kwan; Mills"],
    );
    asks(
        Planet,
        "3C017",
        &["Martin; Meraht; Keeve Falor", "Emok; T'Lara"],
        &["Martin; Rixx", "Dohlem; Shandor; Anara; Lopez"],
    );
    asks(
        Space,
        "3C027",
        &["Jabara; T'Lor"],
        &["Jabara; Martin", "T'Lor; Weld Ram"],
    );
    asks(
        Planet,
        "2C013",
        &[
            "Altman; Anara; Davies; T'Lor",
            "Bandee; T'Lor; Lopez; Mills; Jerax",
        ],
        &["Altman; Anara; Davies", "Bandee; T'Lor; Lopez; Mills"],
    );
    asks(
        Space,
        "2C023",
        &["Hoya; Dohlem", "Davies; Anara"],
        &["Hoya; Anara", "Davies; T'Lor"],
    );
}
