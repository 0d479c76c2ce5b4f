## Many games: what they say of each other

games-interval = { $low } to { $high } %
games-interrupted = interrupted after { $n } of { $of } games; the results cover only those
simulate-bots-too-many = { $n } bots, but { $players } players
simulate-bots-too-many-hint = name at most one bot per player with --bots, or add --players
simulate-game-broke-off = game { $n } crashed: this is a bug in Spaceline, please report it
simulate-matrix = How often, in percent, the deck in the row beats the deck in the column; then against all, with the 95 % interval:
simulate-by-deck = How often each deck wins:
simulate-all = all
simulate-deck = { $rate } ({ $interval })

## The page of `simulate --report`

report-written = Wrote the report to { $page } and its data to { $data }.
report-folder-hint = choose a writable folder for --report
report-exists-hint = choose another folder for --report, or remove the old report first
report-title =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    }: { $bots }
report-games = Games
report-seats = Seats
report-swapped = every bot in every seat
report-not-swapped = fixed
report-seed = Seed
report-turns = Turns per game
report-ties = Ties
report-speed = Games per second
report-about-intervals = Each share is followed by its 95 % confidence interval (Wilson score). Ties count as wins for nobody.
report-win-rates = Win rates
report-bot = Bot
report-wins = Wins
report-rate = Win rate (95 %)
report-by-seat = Wins by seat: { $wins }
report-decks = Decks
report-deck = Deck
report-against = Against
report-about-matrix = How often, in percent, the deck in the row beats the deck in the column: blue is more than half, orange less. The letters are explained below.
report-pairs = All { $n } pairs in numbers
report-numbers = In numbers
report-more = { $n } more
report-lengths = Length of games
report-about-rounds = In rounds: a round is one turn of every player.
report-round = Round
report-points = Points over time
report-points-decks = By deck
report-about-points = The mean points at the end of each round. The band shows one standard deviation on either side; with more than two lines, see the table. A finished game keeps its final points.
report-missions = Missions
report-about-missions = { $begun } attempts were made, { $solved } missions completed; { $short } attempts failed because the remaining personnel did not meet the requirements, { $halted } because nobody was left.
report-mission = Mission
report-there = In play
report-attempts = Attempts
report-solved = Completed
report-share = Share
report-by-round = By round
report-dilemmas = Dilemmas
report-about-dilemmas = Hit: how often it stopped or killed somebody when faced. Ended: how often nobody was left after it.
report-dilemma = Dilemma
report-faced = Faced
report-hit = Hit
report-stopped = Stopped
report-killed = Killed
report-ended = Ended the attempt
report-whom = Hit most often
report-cards = Cards and winning
report-about-cards = Games in which the card was drawn, compared with games of the same deck in which it was not, if there are at least { $n } of each. The difference of the win rates is in percentage points, with its 95 % interval. Correlation is not causation: more cards are drawn in long games, and among so many cards some differ by chance.
report-no-cards = There are too few games to compare cards.
report-card = Card
report-drawn = Drawn (games)
report-not-drawn = Not drawn (games)
report-difference = Difference (95 %)
report-played = Played (games)

## One attempt, many times

attempt-progress = { $done } attempts, { $speed }, { $left } left
attempt-rate = { $mission }: { $n } of { $of } attempts succeed, { $rate } (95 %: { $interval })
attempt-crew = { $n } personnel against a pile of { $pile } dilemmas; an attempt faces { $faced } dilemmas, which stop { $stopped } and kill { $killed } personnel
attempt-why = Why attempts fail:
attempt-why-nobody = nobody is left: { $n }
attempt-why-short = the requirements are not met: { $n }
attempt-why-other = it ends another way: { $n }
attempt-lacking = What is missing then:
attempt-lacking-skill = { $skill } { $need }: { $n } times, { $have } on average
attempt-lacking-total = { $stat }>{ $need }: { $n } times, { $have } on average
attempt-dilemmas = The dilemmas: how often each was faced, how often it hit somebody, how many it stopped and killed in total, and how often nobody was left after it:
attempt-ended = Ended
attempt-no-mission = { $name } is not a mission that can be attempted
attempt-no-mission-hint = name a planet or space mission by its title or number; `spaceline cards list --type mission` lists them
attempt-no-personnel = { $file } lists no personnel
attempt-no-personnel-hint = write one personnel per line, "2 Davies" for two of them; a ship and equipment may be included
attempt-deck-needed = no crew is given
attempt-deck-needed-hint = use --crew FILE for a list of personnel, or --deck DECK for crews drawn from a deck
attempt-no-dilemmas = { $file } has no dilemmas
attempt-no-dilemmas-hint = name a deck, whose dilemma pile is used, or a list of dilemmas
attempt-no-ship = { $mission } is a space mission, but { $file } lists no ship
attempt-no-ship-hint = add a line with a ship to the list
attempt-several-ships = { $file } lists { $n } ships, but an attempt uses only one
attempt-several-ships-hint = leave one ship in the list
attempt-copy = { $file }, line { $line }: { $card } is unique and already in the list
attempt-copy-hint = remove one of them: nobody can command two copies of a unique card
attempt-refused = the crew cannot attempt { $mission }: { $why }
attempt-refused-hint = somebody in the crew needs an affiliation shown on the mission, or a card text that allows the attempt
attempt-too-small = { $deck } has only { $have } different personnel who can be together, not enough for a crew of { $size }
attempt-too-small-hint = use a smaller --size
attempt-no-crew = no crew of { $size } from { $deck } can attempt { $mission } and meet its requirements
attempt-no-crew-hint = choose a mission that the deck's affiliations may attempt and its skills can complete, or another --size
attempt-too-many = { $file } lists { $n } cards; an attempt can have at most { $most }
attempt-too-many-hint = shorten the list
attempt-not-laid-out = the attempt could not be set up: { $why }
attempt-left-over = { $file }: not used: { $cards }
attempt-broke-off = attempt { $n } crashed: this is a bug in Spaceline, please report it
list-refused = not all lines of { $file } are understood:{ $why }
list-refused-hint = correct the lines; name a card by its title, with its subtitle if several cards share the title, or by its number
