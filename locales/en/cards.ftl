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
label-special = Special equipment
label-other-end = Other end: { $what }
any-crew = any crew
any-away-team = any Away Team
except = { $what } except { $names }
see-text = see the text
text-blank = Its game text is not understood: it is played as a blank card.
text-in-english = (English: not rendered in this language yet.)
text-not-understood = not understood
text-readings = has { $n } possible readings
text-too-many-readings = has too many possible readings
text-points-to-nothing = refers to nothing mentioned before
text-points-to-two = could mean either of two cards mentioned before; describe the one you mean
text-forgotten = refers to a card that is no longer known once this card has been played
text-another-type = this card has another type
text-his-of-nobody = “his or her” refers to nobody
text-prevents-the-past = something that has already happened cannot be prevented
text-cost-is-paid = changes the cost of a card that is already paid for
text-contradicts = no card can match and not match at the same time
text-outside-each = what follows “each” belongs to each of them, which is not understood here
text-for-each-of-which = does not say whether “for each” goes with one number or with both
text-not-in-words = understood, but there are no words for it in { $lang ->
    [de] German
   *[en] English
 }
text-not-the-same = understood, but what would be shown means something else: “{ $text }”
text-too-long = a text can have at most { $most } words and signs
text-from-nowhere = does not say from where, or whose card
text-whose-personnel = does not say whose personnel, or where
text-wrong-grammar = error in the grammar: { $fault } in { $term }
any-affiliation = any affiliation
any-affiliation-except = any affiliation except { $list }
plays-equipment = equipment

cards-listed = { count-cards }, { $blank } with game text that is not understood
cards-written = { count-cards } written to { $file }
no-first-edition = games of the First Edition cannot be played yet
no-such-set = there is no set '{ $typed }'
no-such-set-hint = the sets are { $sets }
no-such-card = there is no single card named '{ $name }'
no-such-card-list = 'spaceline cards list WORDS' finds cards by words
the-card-types = the card types are personnel, ship, equipment, event, interrupt, mission, dilemma
