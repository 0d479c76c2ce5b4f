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
    }; it must be exactly { $exactly }
deck-dilemmas =
    { $n ->
        [one] 1 dilemma
       *[other] { $n } dilemmas
    } in the pile; it must be at least { $least }
deck-cards = { count-cards } in the deck; it must be at least { $least }
deck-cards-in-all = { count-cards } in all; it must be at least { $least }
deck-same-missions = { $n } missions called { $name }; all must be different
deck-copies = { $n } cards called { $title }; at most { $most } are allowed
deck-forbids = { $card } forbids its player to command { $other }
deck-no-headquarters = no headquarters: personnel, ships and equipment enter play only by text
deck-homeless = no headquarters accepts { count-cards } of type { $kind }
deck-other-set = { $card } is from a set that is not allowed
deck-nobody-aboard = nobody can staff { $ship }: no { $affiliation } personnel in the deck
deck-unstaffed = nobody can staff { $ship }: the deck has not all of its icons

## What to do about it

deck-advice = { $what }: { $remedy }
deck-remedy-no-card = correct the code or take it out
deck-remedy-line = correct line { $line }
deck-remedy-misplaced = it belongs in: { $part }
deck-remedy-missions-add =
    add { $n ->
        [one] 1 mission
       *[other] { $n } missions
    }
deck-remedy-missions-remove =
    take out { $n ->
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
    take out { $n ->
        [one] 1 of them
       *[other] { $n } of them
    }
deck-remedy-forbids = keep only one of the two
deck-remedy-other-set = replace it by a card of the sets { $sets }
deck-remedy-headquarters = put a headquarters among the missions
deck-remedy-homeless = add a headquarters that accepts them, or take them out
deck-remedy-nobody-aboard = add { $affiliation } personnel, or take the ship out
deck-remedy-unstaffed = add personnel with the icons, or take the ship out

## The parts of a deck

part-missions = missions
part-dilemmas = dilemma pile
part-deck = deck

## Reading a file

deck-file-large = the file is larger than { $most } MB: that is no deck
deck-file-long = the file has more than { $most } lines with cards: that is no deck
deck-file-binary = the file is not text
deck-file-empty = nothing in the file speaks of a card
deck-line = line { $line }: { $what }
deck-line-meant = { $what }; { $hint }
deck-line-unknown = no card is called “{ $name }”
deck-line-several = several cards are called “{ $name }”
deck-line-guessed = “{ $name }” is taken for { $card }
deck-line-code = the number beside “{ $name }” is that of another card; the name counts
deck-line-moved = { $card } is of type { $kind }; moved from { $from } to { $to }
deck-line-beside = “{ $name }” ({ $n }) is left out: { $zone } is no part of a deck
deck-line-quantity = the number of “{ $name }” must be from 1 to { $most }
deck-line-heading = “{ $name }” is not known as a part of a deck; the cards below it go where their type belongs
deck-line-count = the heading counts { $says }, below it { $n ->
        [one] is 1 card
       *[other] are { $n } cards
    }
deck-line-name = “{ $name }” is taken for the name of the deck
deck-line-game = the file is for { $game }, not for the Second Edition
deck-line-broken-off = the file breaks off within an element
deck-line-stray = “{ $text }” stands where no text belongs
deck-line-element = the element “{ $name }” is not known and is left out
deck-line-nameless = a card without a name

## Decks on the command line

deck-refused = { $deck } is no legal deck:{ $why }
deck-refused-hint = spaceline deck check { $deck } tells everything about it
deck-file-hint = spaceline deck --help shows the forms of decks that are read
no-such-deck = there is no deck and no file called { $name }
no-such-deck-hint = `spaceline deck list` shows the decks that come with the program
decks-too-many = { $n } decks for { $players } players: name one for each, or fewer
deck-not-legal-n =
    { $deck } is not legal: { $n ->
        [one] 1 fault
       *[other] { $n } faults
    }
deck-not-legal-hint = every fault names its rule; spaceline rules show explains it
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
deck-name-lost = { $format } has no place for the name of the deck and for notes
deck-file-exists-hint = name a new file for --out, or remove the old one first
deck-written = { $file } is written.
deck-not-converted =
    { $deck } is not converted: { $n ->
        [one] 1 line is not understood
       *[other] { $n } lines are not understood
    }
deck-not-converted-hint = correct the file, or use --partly to write the rest
deck-no-home = no headquarters is called { $name } or plays such cards
deck-no-home-hint = the headquarters are { $names }
count-decks =
    { $n ->
        [one] 1 deck
       *[other] { $n } decks
    }

stats-missions = Skills against missions
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
stats-opening = Odds from { $n } hands drawn
stats-personnel = At least { $n } personnel in the first hand: { $chance }
stats-ship = A ship in the first hand: { $chance }
stats-spent = Of the first seven counters { $n } can go into cards of the hand
stats-crew = A ship and personnel who meet the requirements, among the first cards:
stats-after = { $cards } cards { $chance }
stats-percent = { $n } %
