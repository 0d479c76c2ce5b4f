## Decks: one's own and those that come with the program.
decks-title = Decks
decks-new = Build a deck
decks-go-on = Continue with your new deck
decks-own = Your decks
decks-none = You have not saved a deck yet. Build one, paste one, or start with a starter deck.
decks-changed = Changed { $when }
decks-change = Open
decks-remove = Delete
decks-remove-sure = Delete “{ $name }”? This cannot be undone.
decks-starters = Starter decks
decks-starters-lead = Ready to play, and yours to change: your changes are saved as a deck of your own.
decks-look = View and edit

## Building
deck-building = Build a deck
deck-new = New deck
deck-name = Name of the deck
deck-save = Save
deck-save-copy = Save as your own
deck-saved = Everything is saved.
deck-unsaved = Not saved yet. Your changes are kept in this browser.
deck-not-kept = Not saved yet. This browser cannot keep your changes: save the deck before you leave.
deck-restored = Your unsaved changes were restored.
deck-discard = Discard changes
deck-of = A deck by { $name }. You can change it and save it as your own.
deck-picker = Cards to choose from
deck-card = Card
deck-point = Point at a card to see it here.
deck-close = Close
deck-cancel = Cancel
deck-missions = Missions
deck-dilemmas = Dilemmas
deck-deck = Deck
deck-empty = The deck is empty.
deck-marked = has a problem
deck-add = One more { $card }
deck-remove = One fewer { $card }
deck-copies = { $n ->
    [one] copy
   *[other] copies
  }
deck-copies-in = { $n } in the deck
deck-verdict = Is the deck legal?
deck-legal = This deck can be played.
deck-illegal = { $n ->
    [one] One thing to fix:
   *[other] { $n } things to fix:
  }
deck-checking = Checking …
deck-not-legal = Not yet: see what needs to be fixed.
deck-not-begun = There is nothing to play yet.
deck-begin = A deck has five missions, a pile of dilemmas, and the cards you draw from. Search on this page and press + next to a card.
deck-terms = Rules and sets
deck-all-sets = all sets
deck-play = Play now
deck-level = Opponent
deck-level-cadet = Bot: Cadet
deck-level-ensign = Bot: Ensign
deck-level-commander = Bot: Commander
deck-level-admiral = Bot: Admiral

## Import and export
deck-import = Paste a list
deck-import-lead = Lists from other programs and sites work too: “2x Name”, “2 Name”, or XML. Nothing is dropped silently.
deck-import-text = The list
deck-import-read = Read
deck-import-file = Open a file
deck-import-line = Line { $line }:
deck-import-found = { $cards ->
    [one] One card understood
   *[other] { $cards } cards understood
  }{ $unclear ->
    [0] .
    [one] , one line not. What did you mean?
   *[other] , { $unclear } lines not. What did you mean?
  }
deck-import-take = Use this list
deck-import-take-some = { $unclear ->
    [one] Use it without that line
   *[other] Use it without those { $unclear } lines
  }
deck-export = Export and share
deck-link = Link to the deck; anyone with the link can see it
deck-link-none = Save the deck to get a link you can share.
deck-link-old = The link shows the saved version of the deck.
deck-public = Show the saved deck on your profile
deck-format = File format
deck-format-plain = Spaceline (plain text)
deck-format-plugin-text = Plugin (text)
deck-format-plugin-xml = Plugin (XML)
deck-format-site = Deck site
deck-format-nameless = This format has no room for the name and the notes of the deck.
deck-text = The deck as text
deck-copy = Copy
deck-copied = Copied.
deck-file = Save as a file

## Hands to try
draw-title = Test draw
draw-hand = Draw { $n } cards
draw-again = Draw again
draw-next = Draw the next card
draw-count = { $drawn } drawn, { $left } left

## Analysis
deck-analysis = Analysis
deck-skills-missions = Skills for the missions
deck-skills-missions-lead = What each mission requires (the line), and what your personnel who can be in play together provide. Game texts are not counted.
deck-covered = the deck has it all
deck-open = something is missing
deck-or = or
deck-need-other = Something else
deck-levels = { $measure } ({ $copies ->
    [one] 1 card
   *[other] { $copies } cards
  })
deck-people = { $n ->
    [0] nobody
    [one] 1 person
   *[other] ≈ { $n } people
  }
deck-costs = Costs
deck-average = { $n } on average
deck-attributes = Attributes, on average
deck-staffing = Staffing (the most any ship needs)
deck-posts = { $have } ({ $need })
deck-affiliations = Affiliations
deck-types = Types
deck-skills = Skills, by copies
deck-dilemma-costs = Costs of the dilemmas
deck-dilemma-kinds = Kinds of dilemmas
