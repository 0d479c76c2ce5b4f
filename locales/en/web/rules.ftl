## The rules reference
rules = Rules
rules-lead = Every rule that Spaceline enforces, in plain words. Wherever a rule decides something in a game, its number is shown, such as 2E-ATT-04.
rules-search = Search the rules
rules-area = Subject
rules-all-areas = All subjects
rules-found = { $count ->
    [0] No rule matches. Try another word, or all subjects.
    [one] One rule
   *[other] { $count } rules
}
rules-in-english = Not translated yet.
rules-details-in-english = The example and remarks are in English.
rules-example = Example
rules-part-why = Why it was decided this way
rules-part-in2002 = In the rulebook of 2002
rules-part-more = With three or more players
rules-part-source = Source
rules-mentioned-by = Rules that refer to this one
rules-neighbours = The rules before and after
rules-none = There is no rule { $id }
