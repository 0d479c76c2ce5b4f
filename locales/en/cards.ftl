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
