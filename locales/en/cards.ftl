# A card on paper: the labels of its facts, and what there is to say about lists of cards.

label-type = Type
label-place = Place
label-cost = Cost
label-icons = Icons
label-skills = Skills
label-staffing = Staffing
label-span = Span
label-points = Points
label-attempt = Attempt
label-requires = Requires
label-plays = Plays
label-keywords = Keywords
label-attributes = Attributes
label-text = Text
text-blank = Its game text is not understood: played as blank.
text-not-understood = not understood
text-readings = can be understood in { $n } ways
text-too-many-readings = can be understood in too many ways
any-affiliation = any affiliation
any-affiliation-except = any affiliation except { $list }
plays-equipment = equipment

cards-listed = { count-cards }, { $blank } with game text that is not understood
cards-written = { count-cards } written to { $file }
no-first-edition = there are no packs for the First Edition
no-first-edition-hint = export the Second Edition: --edition second
no-such-set = no set is called '{ $typed }'
no-such-set-hint = the sets are { $sets }
no-such-card = no single card is called '{ $name }'
no-such-card-list = 'spaceline cards list WORDS' finds cards by words
the-card-types = the types are personnel, ship, equipment, event, interrupt, mission, dilemma

## Cards: what is compiled, rendered, tested and used

cards-coverage-compiled = compiled
cards-coverage-rendered = rendered
cards-coverage-tests =
    { $n ->
        [one] 1 test
       *[other] { $n } tests
    }
cards-coverage-unused = Never used in { $n } games
cards-coverage-tested = tested: { $test }
cards-coverage-ability = { $name }, ability { $n } ({ $when }): { $tested }
cards-coverage-summary = { count-cards }: { $compiled } compiled, { $rendered } rendered, { $tested } tested; { $used } of { $abilities } abilities used in games ({ $games } games, seed { $seed }), { $neither } neither used nor tested
cards-coverage-faults = { $faults }
cards-coverage-hint = name the card's id in the doc comment of a test that plays it
cards-coverage-not-compiled = { count-cards } not compiled
cards-coverage-not-rendered = { count-cards } not rendered
cards-coverage-few = fewer than { $least } of 100 abilities used
cards-coverage-neither = { $n } neither used nor tested
cards-coverage-wrong =
    { $n ->
        [one] 1 game went wrong
       *[other] { $n } games went wrong
    }
