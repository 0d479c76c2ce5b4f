# Decks: what is wrong with a list, what to do about it, and what is said about the lines of a file.

deck-fault = fault: { $what } ({ $rule })
deck-warning = warning: { $what } ({ $rule })
deck-no-card = there is no card { $id }
deck-no-mission = { $card } is of type { $kind } and cannot be one of the five missions
deck-no-dilemma = { $card } is of type { $kind } and cannot be in a dilemma pile
deck-no-deck-card = { $card } is of type { $kind } and cannot be in a deck
deck-missions =
    { $n ->
        [one] 1 mission
       *[other] { $n } missions
    }; there must be exactly { $exactly }
deck-dilemmas =
    { $n ->
        [one] 1 dilemma
       *[other] { $n } dilemmas
    } in the pile; there must be at least { $least }
deck-cards = { count-cards } in the deck; there must be at least { $least }
deck-cards-in-all = { count-cards } in total; there must be at least { $least }
deck-same-missions = { $n } missions named { $name }; all must be different
deck-copies = { $n } cards named { $title }; at most { $most } are allowed
deck-forbids = { $card } does not let its player command { $other }
deck-no-headquarters = no headquarters: personnel, ships and equipment can enter play only through card texts
deck-homeless = no headquarters accepts { count-cards } of type { $kind }
deck-other-set = { $card } is from a set that is not allowed
deck-nobody-aboard = nobody can staff { $ship }: no { $affiliation } personnel in the deck
deck-unstaffed = nobody can staff { $ship }: the deck does not have all the icons it needs

## What to do about it

deck-advice = { $what }: { $remedy }
deck-remedy-no-card = correct the code or remove it
deck-remedy-line = correct line { $line }
deck-remedy-misplaced = it belongs in: { $part }
deck-remedy-missions-add =
    add { $n ->
        [one] 1 mission
       *[other] { $n } missions
    }
deck-remedy-missions-remove =
    remove { $n ->
        [one] 1 mission
       *[other] { $n } missions
    }
deck-remedy-dilemmas =
    add { $n ->
        [one] 1 dilemma
       *[other] { $n } dilemmas
    }
deck-remedy-cards = add { count-cards } to the deck
deck-remedy-cards-in-all = add { count-cards }
deck-remedy-same-missions = keep one of them and choose others
deck-remedy-copies =
    remove { $n ->
        [one] 1 of them
       *[other] { $n } of them
    }
deck-remedy-forbids = keep only one of the two
deck-remedy-other-set = replace it with a card from the sets { $sets }
deck-remedy-headquarters = add a headquarters to the missions
deck-remedy-homeless = add a headquarters that accepts them, or remove them
deck-remedy-nobody-aboard = add { $affiliation } personnel, or remove the ship
deck-remedy-unstaffed = add personnel with these icons, or remove the ship

## The parts of a deck

part-missions = missions
part-dilemmas = dilemma pile
part-deck = deck
part-seed = seed deck
part-draw = draw deck
part-sites = sites
part-tent = Q's Tent side deck
part-referee = Referee side deck
part-dyson = Dyson Sphere side deck
part-continuum = Q-Continuum side deck
part-bridge = Battle Bridge side deck
part-tribbles = Tribble side deck

## First Edition

first-misplaced = { $card } is of type { $kind } and may not be in the { $zone }
first-remedy-misplaced = move or remove it
first-same-location = { $one } and { $other } are at the same location
first-remedy-same-location = replace one of them
first-seeds = the seed deck has { $n } cards, at most { $most } are allowed
first-remedy-seeds = remove { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
first-beneath = { $title } is in the seed deck { $n } times, but at most { $most } copies may be seeded beneath missions
first-no-seed = { $card } cannot be seeded
first-remedy-no-seed = move it to the draw deck or remove it
first-draw = the draw deck has { $n } cards, at least { $least } are needed
first-useless = { $card } is of type { $kind } and has no use in the draw deck
first-remedy-useless = move it to the seed deck
first-sites = { $n } sites, at most { $most } may be seeded
first-remedy-sites = move { $n } to the draw deck
first-opened-twice = two cards of the seed deck open a { $side } side deck
first-remedy-opened-twice = keep one of them
first-closed = nothing in the seed deck opens the { $side }
first-remedy-closed = add its doorway to the seed deck
first-side-most = the { $side } has { $n } cards, its doorway allows { $most }
first-remedy-side-most = remove { $n }
first-different = { $card } is in the { $side } more than once
first-banned = { $card } is banned
first-remedy-remove = remove it
first-borg-only = { $card } is only for decks that play Borg
first-not-borg = { $card } may not be in a deck that plays Borg
first-no-deck = there are not enough supported First Edition cards for such a deck

## Reading a file

deck-file-large = the file is larger than { $most } MB, too large for a deck
deck-file-long = the file has more than { $most } lines with cards, too many for a deck
deck-file-binary = the file is not text
deck-file-empty = the file contains no cards
deck-line = line { $line }: { $what }
deck-line-meant = { $what }; { $hint }
deck-line-unknown = there is no card named “{ $name }”
deck-line-several = several cards are named “{ $name }”
deck-line-guessed = “{ $name }” was read as { $card }
deck-line-code = the number next to “{ $name }” belongs to another card; the name was used
deck-line-moved = { $card } is of type { $kind }; moved from { $from } to { $to }
deck-line-beside = “{ $name }” ({ $n }) is left out: { $zone } is not part of a deck
deck-line-quantity = the number of “{ $name }” must be from 1 to { $most }
deck-line-heading = “{ $name }” is not a known part of a deck; the cards below it are sorted by type
deck-line-count = the heading says { $says }, but below it { $n ->
        [one] is 1 card
       *[other] are { $n } cards
    }
deck-line-name = “{ $name }” was read as the name of the deck
deck-line-game = the file is for { $game }, not for the Second Edition
deck-line-broken-off = the file ends in the middle of an element
deck-line-stray = unexpected text “{ $text }”
deck-line-element = the element “{ $name }” is unknown and is left out
deck-line-nameless = a card without a name

## Decks on the command line

deck-refused = { $deck } is not a legal deck:{ $why }
deck-refused-hint = `spaceline deck check { $deck }` lists everything that is wrong
deck-file-hint = `spaceline deck --help` describes the supported deck formats
no-such-deck = there is no deck or file named { $name }
no-such-deck-hint = `spaceline deck list` lists the starter decks
decks-too-many = { $n } decks for { $players } players: name at most one per player
deck-not-legal-n =
    { $deck } is not legal: { $n ->
        [one] 1 fault
       *[other] { $n } faults
    }
deck-not-legal-hint = every fault names its rule; `spaceline rules show` explains it
deck-unknown-rulebook = unknown rulebook “{ $found }”; use 2002 or 2003
deck-legal = The deck is legal.
deck-sizes =
    { $name }: { $missions ->
        [one] 1 mission
       *[other] { $missions } missions
    }, { $dilemmas ->
        [one] 1 dilemma
       *[other] { $dilemmas } dilemmas
    }, { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    } in the deck
deck-note = note: { $what }
deck-part-missions = Missions ({ $n })
deck-part-dilemmas = Dilemma pile ({ $n })
deck-part-deck = Deck ({ $n })
deck-name-lost = { $format } cannot store the deck's name and notes
deck-file-exists-hint = use another file name for --out, or remove the old file first
deck-written = Wrote { $file }.
deck-not-converted =
    { $deck } is not converted: { $n ->
        [one] 1 line is not understood
       *[other] { $n } lines are not understood
    }
deck-not-converted-hint = correct the file, or use --partly to convert the rest
deck-no-home = no headquarters is named { $name } or plays such cards
deck-no-home-hint = the headquarters are { $names }
deck-no-affiliation = there is no affiliation { $name }
deck-affiliations = the affiliations are { $names }
deck-zone = { $zone }: { $n }
count-decks =
    { $n ->
        [one] 1 deck
       *[other] { $n } decks
    }

stats-missions = Skills for the missions
stats-mission = { $name } ({ $points } points, span { $span })
stats-or = or
stats-skill = { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }, { $levels } at once
stats-total = { $n } average personnel
stats-other = other
stats-enough = covered
stats-lacking = missing
stats-costs = Costs
stats-average = { $n } on average
stats-ships = Ships, and { $command } command and { $staff } staff icons to staff them
stats-dilemmas = Dilemmas: { $planet } planet, { $space } space, { $dual } dual
stats-homeless = No headquarters of the deck plays these
stats-species = Species
stats-keywords = Keywords
stats-icons = Icons
stats-opening = Odds from { $n } drawn hands
stats-personnel = At least { $n } personnel in the opening hand: { $chance }
stats-ship = A ship in the opening hand: { $chance }
stats-spent = Of the first seven counters, { $n } can be spent on cards in hand
stats-crew = A ship and personnel who meet the requirements, among the first cards:
stats-after = { $cards } cards { $chance }
stats-percent = { $n } %
