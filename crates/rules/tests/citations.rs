//! Which functions are tests and what they cite.

use rules::citations::{Citations, merge, scan};

fn names(citations: &Citations, id: &str) -> Vec<String> {
    let refs = citations.get(id).map_or(&[][..], Vec::as_slice);
    refs.iter().map(|test| test.name.clone()).collect()
}

#[test]
fn ids_count_in_doc_comments_attributes_and_bodies() {
    let found = scan(
        "a.rs",
        r##"
/// 2E-ATT-01 and 2E-ATT-02.
#[rstest]
#[case("2E-ATT-03", 1)]
fn one(#[case] id: &str, #[case] n: u8) {
    // 2E-ATT-04
    assert_eq!(refusal().rule, "2E-ATT-05");
    let text = r#"2E-ATT-06 "}" "#;
    if n > 1 { panic!("{}", '}') } // 2E-ATT-07
}
"##,
    );
    let ids: Vec<&String> = found.keys().collect();
    assert_eq!(
        ids,
        [
            "2E-ATT-01",
            "2E-ATT-02",
            "2E-ATT-03",
            "2E-ATT-04",
            "2E-ATT-05",
            "2E-ATT-06",
            "2E-ATT-07"
        ]
    );
    let test = &found["2E-ATT-07"][0];
    assert_eq!(
        (test.file.as_str(), test.line, test.name.as_str()),
        ("a.rs", 5, "one")
    );
}

#[test]
fn what_is_not_a_test_cites_nothing() {
    let found = scan(
        "a.rs",
        r#"
//! 2E-ATT-01
// #[test] fn gone() { "2E-ATT-01" }
/// 2E-ATT-02
fn helper<'a>(x: &'a str) -> char { "2E-ATT-03"; '"' }
/// 2E-ATT-04
#[cfg(test)]
mod tests {
    use super::*; // 2E-ATT-05
    #[test]
    fn real() {} // 2E-ATT-06
    fn after() { "2E-ATT-07" }
}
const RULE: &str = "2E-ATT-08";
"#,
    );
    assert_eq!(found, Citations::new());
}

#[test]
fn functions_in_proptest_are_tests() {
    let found = scan(
        "a.rs",
        "
proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]
    /// 2E-WIN-01
    #[test]
    fn with_attribute(seed in 0u64..5, (a, b) in pair()) { prop_assert!(seed < 5); }
    fn without(x: u8) { /* 2E-WIN-02 /* nested */ 2E-WIN-03 */ }
}
fn outside() { let id = \"2E-WIN-04\"; }
",
    );
    assert_eq!(names(&found, "2E-WIN-01"), ["with_attribute"]);
    assert_eq!(names(&found, "2E-WIN-02"), ["without"]);
    assert_eq!(names(&found, "2E-WIN-03"), ["without"]);
    assert!(!found.contains_key("2E-WIN-04"));
}

#[test]
fn only_whole_ids_count() {
    let source = "#[tokio::test]\nasync fn t() { /* 12E-ATT-01 2E-ATT-1 2E-att-02 2E--03 2E-ATT-04..05 2E-ATT-100 */ }";
    let found = scan("a.rs", source);
    let ids: Vec<&String> = found.keys().collect();
    assert_eq!(ids, ["2E-ATT-04", "2E-ATT-100"]);
}

#[test]
fn broken_source_is_read_as_far_as_it_goes() {
    for source in [
        "#[test] fn",
        "#[",
        "\"",
        "r#\"",
        "'",
        "'\\",
        "/*",
        "proptest! {",
        "#[test] fn a( { 2E-",
        "ß'ü",
    ] {
        scan("a.rs", source);
    }
    let open = scan("a.rs", "#[test] fn a() { \"2E-ATT-01\"");
    assert_eq!(names(&open, "2E-ATT-01"), ["a"]);
}

#[test]
fn files_are_put_together() {
    let mut all = scan("a.rs", "#[test] fn a() { /* 2E-ATT-01 2E-ATT-01 */ }");
    merge(
        &mut all,
        scan("b.rs", "#[test] fn b() { /* 2E-ATT-01 2E-ATT-02 */ }"),
    );
    assert_eq!(names(&all, "2E-ATT-01"), ["a", "b"]);
    assert_eq!(names(&all, "2E-ATT-02"), ["b"]);
}
