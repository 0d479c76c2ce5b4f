# What is wrong with files: scenarios, packs, replays. Words in backquotes are words of those files.

in-file = { $file }: { $what }
at-place = line { $line }, column { $column }: { $what }
broken-file = { $file }: { $text }
no-card-called = there is no card named { $name }; { $hint }
did-you-mean = did you mean { $names }?

## Setting up

setup-players = a game needs 2 to { $most } players, not { $n } (2E-SETUP-09)
setup-unknown-card = player { $player }: unknown card { $card }
setup-too-many-cards = { $n } cards are too many for one game
setup-too-many-icons = the cards have { $n } different icons; a game can have { $most }

## Scenarios

scenario-fault = scenario: { $what }
scenario-hint = docs/scenarios.md describes the format
scenario-cannot-be-built = cannot be set up
scenario-rules = `rules` must be 2002, 2003 or first, not `{ $word }`
scenario-players = there must be 2 to { $most } players
scenario-segments = unknown segment `{ $word }`; use start, play, orders, discard or end
scenario-no-player = there is no player { $n }; the players are 1 to { $most }
scenario-no-switch = there is no switch `{ $word }`
scenario-colon-facts = `{ $word } NAME: facts` needs a colon
scenario-colon-cards = `{ $word } NAME: cards` needs a colon
scenario-no-name = a card needs a name
scenario-player-first = unknown word `{ $word }`; a line `player N` must come before any cards
scenario-player-has = unknown word `{ $word }`; a player has { $words }
scenario-too-many-cards = a scenario can have at most { $most } cards
scenario-flag = unknown flag `{ $word }`; the flags are { $words }
scenario-below-zero = { $n } is below zero
scenario-number = expected a number, found `{ $word }`
scenario-quotation = this quotation mark is never closed
scenario-needs-number = `{ $what }` needs a number after it, not `{ $word }`
scenario-needs-word = `{ $what }` needs a word after it
scenario-needs-brackets = `{ $what }` needs an expression in brackets after it
scenario-no-skill = `{ $word }` is not a skill
scenario-not-understood = `{ $word }` is not understood here
scenario-label-twice = the label `{ $label }` is given twice
scenario-no-place = card { $card } is in an impossible place
scenario-no-active = the player whose turn it is does not exist
scenario-no-owner = this card belongs to a player who does not exist
scenario-no-attempt = a stack needs an attempt
scenario-circle = cards lie on each other in a circle
scenario-ambiguous = several cards are named `{ $name }`: give the one you mean a label with `as`
scenario-card = { $card }: { $what }
scenario-not-placed = there is no card `{ $name }` in this scenario
scenario-no-mission = this is not a mission
scenario-place-row = only missions can be in a row
scenario-place-deck-cards = missions and dilemmas cannot be there (2E-CARD-02)
scenario-place-dilemmas = only dilemmas can be there (2E-CARD-23)
scenario-place-core = only events can be in a core (2E-PLAY-09)
scenario-place-captives = only personnel can be captives (2E-BRIG-01)
scenario-place-mission = only personnel, equipment and ships can be at a mission
scenario-place-space = nobody can be on a space mission (2E-BEAM-06)
scenario-place-no-ship = this is not a ship
scenario-place-aboard = only personnel and equipment can be aboard a ship
scenario-place-on = this kind of card is not played on others
scenario-damage = only ships can have damage (2E-DAM-01)
scenario-flag-stopped = only personnel and ships in play can be stopped (2E-GLOSS-24)
scenario-flag-down = only personnel and equipment in play can be face down (2E-SHOW-02)
scenario-flag-up = only dilemmas in a pile can be face up (2E-DIL-07)
scenario-flag-completed = only missions can be completed
scenario-flag-unseen = only an overcome dilemma can be unseen
scenario-flag-state = only personnel, ships and facilities of the First Edition in play can be damaged, disabled, in stasis or cloaked
scenario-flag-used = only ships use Range, and never less than zero

## Scripts

script-answer = answer: { $answer }
script-asked = asked: { $asked }
script-accepted = accepted here:
script-nobody-asked = nobody is asked anything: the game is over
script-refused = refused: { $why }
script-not-refused = accepted, but { $rule } should refuse it
script-other-rule = { $rule } should refuse it; it is refused by another rule: { $why }
script-changed = a refused answer changed the game
script-no-card = there is no card `{ $name }`; there are { $names }
script-no-card-but = there is no card `{ $name }`; did you mean { $meant }? There are { $names }
script-several-cards = several cards are called `{ $name }`: give one a label with `as`, or use { $names }
script-no-mission = `{ $name }` is not a mission
script-no-place = nobody can be at `{ $name }`: it is neither a ship nor a mission
script-no-player = there is no player `{ $word }`; there are players 1 to { $players }
script-word = `{ $word }` is not understood; use { $words }
script-word-missing = something is missing here: { $words }
script-too-much = nothing can follow here, but there is `{ $word }`
script-no-option = there is no option `{ $word }`
script-several-uses = several uses of `{ $card }` are possible: add `text N` or `offer N`
script-skipped = the turn of player { $player } has not begun: this question has to be answered first
script-cannot-skip = the turn of player { $player } has not begun: this question cannot be skipped
script-never-comes = the turn of player { $player } does not come
script-differs = { $fact }: expected { $expected }, found { $found }

## Requirements of missions

requirement-expected = character { $at }: expected { $what }
requirement-deepest = at most { $most } nested parentheses
requirement-term = a skill, an attribute total or "("
requirement-more = "and", "or" or the end

## Packs

catalogue-duplicate = packs { $first } and { $second } both have a card { $id }
catalogue-pack = pack { $pack }: { $what }
catalogue-too-many = there can be at most { $most } cards
pack-bad-code = expected set number, rarity (C, U, R, S, V, P or VP) and card number such as 1R087, found { $found }
pack-whole-number = expected a whole number
pack-number-fits = expected a number in the range of this field
pack-ends = expected more: the file ends here
pack-goes-on = expected the end of the file
pack-field = missing field `{ $field }`
pack-no-field = unknown field `{ $found }`, expected one of { $known }
pack-no-variant = unknown value `{ $found }`, expected one of { $known }
pack-id-twice = { $id } is already the id of cards[{ $first }]
pack-id-form = expected the form { $code }, found { $id }
pack-rarity = expected the rarity letter { $letter } in { $id }
pack-set-number = { $set } has set number { $n } in { $id }
pack-title = expected a title
pack-set = expected a set code
pack-no-keyword = { $word } is not a keyword
pack-species = expected one species, or two for mixed heritage
pack-level = expected a level of 1 or more for { $skill }
pack-skill-twice = { $skill } is listed twice
pack-headquarters-plays = a headquarters needs `plays`: the cards it accepts
pack-headquarters-requirements = a headquarters has no requirements
pack-mission-requirements = a planet or space mission needs `requirements`
pack-mission-points = a planet or space mission is worth points
pack-mission-plays = only a headquarters has `plays`
pack-two-editions = expected cards of one edition only

## First Edition cards

first-number = expected a number as cards print it ({ $like }), found { $found }
first-skill = unknown skill { $found }; nearest: { $near }
first-requirement = "{ $found }" is not a requirement that is understood
first-bad-id = expected a release and a number such as premiere-215, found { $found }
first-release = { $id } is not a card of the release { $set }
first-no-cost = First Edition cards have no cost
first-unique = a card is unique or has another mark, not both
first-characteristic = unknown characteristic { $found }; nearest: { $near }
first-region = unknown region { $found }; nearest: { $near }
first-icon = unknown icon { $found }; nearest: { $near }
first-species = unknown species { $found }; nearest: { $near }
first-affiliation = expected at least one affiliation
first-dots = { $n } dots with skills, but only { $most } dots in all
first-mission-kind = First Edition missions are planet, space or dual
first-location = a time location needs the name of its place
first-known-word = a word of the First Edition
first-value = a value as cards print it
first-release-of-id = the release of the id
first-staff = staffing requirements such as [Cmd] [Stf]
first-attempt = affiliations, or words about who may attempt the mission
first-tactic = a tactic with attack, defense and damage
first-tribbles = a number of tribbles

## Replays

replay-format = the replay has format { $found }; this program reads formats 1 to { $known }, a newer one may need a newer program
replay-other-cards = the replay was made with other cards (checksum { $recorded }, here { $here })
replay-header = the rules, seed or cards in the replay's header do not match its scenario
replay-scenario = the replay's scenario has an error: { $what }
replay-opening = the game starts differently (state { $recorded }, here { $here })
replay-refused = step { $step }: player { $who }'s answer is refused: { $refusal }
replay-differs = step { $step }: the state differs (recorded { $recorded }, here { $here })
replay-no-step = there is no step { $step }; the replay has { $steps } steps
replay-empty = the file is empty
setup-not-played-yet = decks with { $zone } cannot be played yet
scenario-place-edition = this edition has no such place
scenario-place-docked = only ships are docked, and only at facilities
