//! Finding rules by id and by words.

#[test]
fn an_id_is_read_however_it_is_typed() {
    for typed in [
        "2E-ATT-04",
        "2e-att-04",
        "att-4",
        "ATT4",
        " Att 4 ",
        "2e att_04",
    ] {
        assert_eq!(
            rules::get(typed).unwrap().id.to_string(),
            "2E-ATT-04",
            "{typed}"
        );
    }
    assert_eq!(
        rules::difference("d9").unwrap().topic,
        "Face-up card in the dilemma pile"
    );
}

#[test]
fn an_unknown_id_is_given_back_with_the_nearest_that_exist() {
    let suggested = |typed: &str| rules::get(typed).unwrap_err().suggestions;
    assert_eq!(suggested("2E-ATT-13")[0], "2E-ATT-12");
    assert_eq!(suggested("2E-ATX-04")[0], "2E-ATT-04");
    assert_eq!(suggested("stff-3")[0], "2E-STAFF-03");
    assert_eq!(suggested("att")[0], "2E-ATT-01");
    assert!(suggested("warp").is_empty());
    assert_eq!(rules::get("warp").unwrap_err().typed, "warp");
    assert_eq!(
        rules::difference("D-99").unwrap_err().suggestions,
        ["D-47", "D-46", "D-45", "D-44"]
    );
}

#[test]
fn odd_ids_are_unknown_and_nothing_worse() {
    for typed in [
        "",
        " ",
        "2E",
        "2E-",
        "ATT-",
        "-4",
        "ATT-+4",
        "ATT-99999999",
        "ÄTT-4",
        "2E-ATT-04x",
    ] {
        assert!(rules::get(typed).is_err(), "{typed:?}");
    }
}

#[test]
fn a_search_wants_all_words_and_prefers_titles() {
    let ids = |words: &str| -> Vec<String> {
        rules::search(words)
            .iter()
            .map(|rule| rule.id.to_string())
            .collect()
    };
    assert_eq!(ids("third destroys")[0], "2E-DAM-04");
    assert_eq!(ids("STOPPED SHIP")[0], "2E-ATT-04");
    let captive = rules::search("captive");
    let first_without = captive
        .iter()
        .position(|rule| !rule.title.to_lowercase().contains("captive"));
    let last_with = captive
        .iter()
        .rposition(|rule| rule.title.to_lowercase().contains("captive"));
    assert!(last_with < first_without);
    assert!(ids("captive warpcore").is_empty());
    assert!(ids("  ").is_empty());
}
