# What the commands print, besides their help.

failure = error: { $message }
failure-hint = hint: { $hint }
cannot-write = cannot write: { $why }
cannot-write-file = cannot write { $file }: { $why }
file-too-large = the file is larger than { $most } MiB
cannot-read-file = cannot read { $file }: { $why }
# What the system says about a file.
io-not-found = { $text }
io-permission = { $text }
io-folder = { $text }
io-no-text = { $text }
io-full = { $text }
io-other = { $text }

## Rules

# Empty where the rules are in the reader's language.
ledger-is-english = { "" }
no-rule-has = no rule contains all of these words: { $words }
no-such-rule = there is no rule '{ $typed }'
no-such-rule-hint = rule ids look like 2E-ATT-04; 'spaceline rules search WORDS' finds rules by words
nearest-rules = similar ids: { $ids }
# Labels of at most 10 letters.
rule-why = Why
rule-test = Test
rule-example = Example
rule-players = 3+ players
rule-source = Source
rule-certainty = Certainty
rule-cited = Cited by
rules = Rules
no-test = no test
untestable = untestable
pending = pending
difference-behaviour = behaviour differs
difference-new = new in 2003
difference-clarification = clarification, same behaviour
difference-wording = wording only
coverage-area = Area
coverage-covered = Covered
coverage-untestable = Untestable
coverage-subject = Subject
coverage-missing = Missing
coverage-rules-missing = { count-rules } missing
coverage-neither = neither cited by a test nor listed as untestable:
coverage-faults =
    { $n ->
        [one] 1 fault
       *[other] { $n } faults
    } in the rules coverage
coverage-hint = cite the id in a test that fails when the rule is broken; docs/rules/untestable.ron lists the few rules (at most { $most }) that no test can check
coverage-too-many = { $n } rules are listed as untestable; the maximum is { $most }
coverage-unknown = { $id } is listed as untestable but is not in the ledger
coverage-repeated = { $id } is listed as untestable twice
coverage-unknown-pending = { $id } is listed as pending but is not in the ledger
coverage-no-longer = { $id } is listed as pending but has a test; remove it from the list
coverage-pending = { $n } pending
coverage-cites = { $test } cites { $id }, which is not in the ledger
coverage-summary = { count-rules }: { $covered } covered, { $untestable } untestable, { $missing } missing

## Simulated games

simulate-progress = { $done } games, { $speed }, { $left } left
simulate-speed =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $players } players in { $seconds } s: { $rate } games and { $choices } choices per second
simulate-size = { $choices } choices per game with { $options } options each, { $turns } turns per game, largest state { $bytes } bytes
simulate-size-bots = { $choices } choices per game, { $turns } turns per game, largest state { $bytes } bytes
simulate-ended = ended by { $by }: { $n }
ended-points = points
ended-empty-decks = empty decks
ended-concession = concession
simulate-bot = bot { $n }, { $bot }
simulate-won = { $bot }: won { $n }, { $rate } (95 %: { $interval })
simulate-ties = ties: { $n }
simulate-answers = { $bot }: time per answer { $median } ms (median), at most { $most } ms for 95 %, { $mean } ms on average
simulate-wrong =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    } failed; the first: { $first }
simulate-wrong-hint = this is a bug in Spaceline: please report it with the seed
simulate-limit-hint = games of this length need a larger --max-choices
simulate-first = the First Edition is simulated with two players, generated decks and random players
simulate-first-hint = leave out --players, --decks, --bots and --report
simulate-refused = seed { $seed }: an offered answer was refused: { $refusal }
simulate-no-end = seed { $seed }: no end after { $most } choices
simulate-broke-off = a game crashed: this is a bug in Spaceline, please report it
deck-not-legal = the deck generated from seed { $seed } is not legal: { $why }

## Recorded games

replay-heading = { $names }; rules { $rules }, seed { $seed }, { $n ->
        [one] 1 answer
       *[other] { $n } answers
    }
replay-against = { " against " }
replay-goes-on = the game is not over
replay-tie = tied
replay-won = won by { $who }
replay-end = { $end }; score { $score }
replay-verified =
    { $n ->
        [one] 1 answer
       *[other] { $n } answers
    }, every state matches
replay-verified-in-part =
    { $n ->
        [one] 1 answer
       *[other] { $n } answers
    }, all legal; { $compared } states compared, and they match
replay-played =
    { $n ->
        [one] 1 answer
       *[other] { $n } answers
    }, all legal; the file has no states that this version can compare
replay-no-text = this is not a text file
replay-hint-name = name a file written by `spaceline play --record`
replay-hint-text = replays are text files with one answer per line
replay-hint-cut = the file may be truncated or edited by hand
replay-hint-packs = add --any-packs to run it anyway
replay-hint-changed = the file was made by another version of the game, or was edited
replay-not-written = the replay could not be written: { $why }
no-such-player = there is no player { $n }
no-such-player-hint = this game has players 1 to { $n }

## Beginning to play

needs-terminal = 'spaceline { $command }' needs a terminal for its input and output
needs-terminal-hint = run it in a terminal window, without pipes
file-exists = { $file } already exists
file-exists-hint = use another file name for --record, or remove the old file first
no-such-seat = there is no seat { $n }
no-such-seat-hint = seats are numbered 1 to { $n }
bots-too-many =
    { $n ->
        [one] 1 bot
       *[other] { $n } bots
    } for { $seats ->
        [0] no seats: people play all seats
        [one] 1 seat
       *[other] { $seats } seats
    }
bots-too-many-hint = name at most one bot for each seat without a person; the last one takes all remaining seats
no-such-seed = a seed is a whole number from 0 to { $most }
no-such-pace = use slow, normal, fast, off, or milliseconds from 0 to { $most }
and-more = and { $n } more

## Game text

explain-understood = Understood as: { $types }
explain-several = As { $kind }, this has { $n } possible readings:
explain-reading = Reading { $n }
explain-abilities = In the card language:
explain-english = In English:
explain-german = In German:
explain-no-words = This cannot be rendered yet.
explain-nearest = expected here: { $nearest }
explain-failed = the text is not understood
explain-failed-hint = the text before the pointer is understood; 'spaceline cards show' shows texts in words that are understood
try-line = line { $line }, { $card }:
try-declined =
    { $n ->
        [one] 1 text is not understood
       *[other] { $n } texts are not understood
    }
try-needs-terminal-hint = --check only compiles the cards and shows them
try-hint = 'spaceline text try --help' describes the file format
card-file-empty = the file contains no card
card-file-no-fact = line { $line }: expected a fact such as 'cost: 2', found '{ $found }'
card-file-no-key = line { $line }: unknown fact '{ $found }'; try: { $known }
card-file-twice = line { $line }: '{ $key }' is given twice; a new card begins with its title
card-file-place = line { $line }, `{ $key }`
card-file-fault = line { $line }, `{ $key }`: { $what }
card-file-needs = this card needs a line '{ $key }: …' with { $expected }
card-file-attributes = three whole numbers such as 5 6 5
card-file-unique = yes or no
card-file-kind = planet, space, dual or headquarters
card-file-quadrant = Alpha, Gamma or Delta
near-skill = a skill
near-affiliation = an affiliation icon
near-icon = an icon
near-quadrant = a quadrant
near-keyword = a keyword
near-species = a species
near-class = a ship class
near-title = a card title
near-region = a region
near-attribute = an attribute
near-number-word = a number in words
near-number = a number
near-signed = + or - and a number

## Coverage of the cards

count-tests =
    { $n ->
        [one] 1 test
       *[other] { $n } tests
    }
count-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
card-coverage-compiled = compiled
card-coverage-rendered = rendered
card-coverage-never = Never used in { count-games }
card-coverage-test = tested: { $test }
card-coverage-ability = ability { $n }
card-coverage-summary = { count-cards }: { $compiled } compiled, { $rendered } rendered, { $tested } tested; { $used } of { $abilities } abilities used in { count-games } (seed { $seed }), { $neither } neither used nor tested
card-coverage-not-compiled = { count-cards } not compiled
card-coverage-not-rendered = { count-cards } not rendered
card-coverage-few = fewer than { $least } of 100 abilities used
card-coverage-neither = { $n } neither used nor tested
card-coverage-wrong =
    { $n ->
        [one] 1 game failed
       *[other] { $n } games failed
    }
card-coverage-game = game { $game }: { $what }
card-coverage-refused = an offered answer was refused: { $refusal }
card-coverage-no-end = no end after { $most } choices
card-coverage-hint = name the card's id in the doc comment of a test that plays it
