## Many games: what they say of each other

games-interval = { $low } to { $high } %
games-interrupted = interrupted after { $n } of { $of } games; what is said is about those
simulate-bots-too-many = { $n } bots, but { $players } players
simulate-bots-too-many-hint = name at most one bot for each player with --bots, or more --players
simulate-game-broke-off = game { $n } broke off: a bug in the program
simulate-matrix = How often, in percent, the deck of the line wins against that of the column; behind it against all, with the 95 % interval:
simulate-by-deck = How often each deck wins:
simulate-all = all
simulate-deck = { $rate } ({ $interval })

## The page of `simulate --report`

report-written = The report is in { $page }, its numbers in { $data }.
report-folder-hint = name a folder for --report that can be written to
report-exists-hint = name another folder for --report, or remove the old report first
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
report-turns = Turns a game
report-ties = Ties
report-speed = Games a second
report-about-intervals = Behind every share stands the interval in which, with a confidence of 95 %, the true one lies (Wilson's score). Ties are nobody's wins.
report-win-rates = Win rates
report-bot = Bot
report-wins = Wins
report-rate = Win rate (95 %)
report-by-seat = Wins by seat: { $wins }
report-decks = Decks
report-deck = Deck
report-against = Against
report-about-matrix = How often, in percent, the deck of the line wins against the deck of the column: blue more than half, orange less. The letters are explained below.
report-pairs = All { $n } pairs in numbers
report-numbers = In numbers
report-more = { $n } more
report-lengths = Length of games
report-about-rounds = In rounds: a round is one turn of every player.
report-round = Round
report-points = Points over time
report-points-decks = By deck
report-about-points = The mean of the points at the end of each round; the band is one standard deviation to either side; of more than two lines it stands in the numbers. A game that is over keeps its last points.
report-missions = Missions
report-about-missions = { $begun } attempts were begun, { $solved } missions solved; { $short } attempts failed because those who were left did not meet the requirements, { $halted } because nobody was left.
report-mission = Mission
report-there = On the table
report-attempts = Attempts
report-solved = Solved
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
report-whom = Whom most
report-cards = Cards and winning
report-about-cards = Games in which the card came to hand against games of the same deck in which it did not, where there are at least { $n } of both. The difference of the win rates is in percentage points, with its 95 % interval. That two things go together does not make one the cause of the other: long games see more cards, and of so many cards some differ by chance.
report-no-cards = There are too few games to compare cards.
report-card = Card
report-drawn = Drawn (games)
report-not-drawn = Not drawn (games)
report-difference = Difference (95 %)
report-played = Played (games)

## One attempt, many times

attempt-progress = { $done } attempts, { $speed }, { $left } left
attempt-rate = { $mission }: { $n } of { $of } attempts succeed, { $rate } (95 %: { $interval })
attempt-crew = { $n } personnel against a pile of { $pile } dilemmas; an attempt meets { $faced } dilemmas, which stop { $stopped } and kill { $killed } personnel
attempt-why = Why it fails:
attempt-why-nobody = nobody is left: { $n }
attempt-why-short = the requirements are not met: { $n }
attempt-why-other = it ends in another way: { $n }
attempt-lacking = What is lacking then:
attempt-lacking-skill = { $skill } { $need }: { $n } times, there were { $have } on average
attempt-lacking-total = { $stat }>{ $need }: { $n } times, there were { $have } on average
attempt-dilemmas = The dilemmas: how often each was faced, how often it hit somebody, whom it stopped and killed in all, and how often nobody was left after it:
attempt-ended = Ended
attempt-no-mission = { $name } is no mission that can be attempted
attempt-no-mission-hint = name a planet or space mission by its title or number; spaceline cards list --type mission shows them
attempt-no-personnel = { $file } names no personnel
attempt-no-personnel-hint = one personnel a line, "2 Davies" for two of them; a ship and equipment may be among them
attempt-deck-needed = say who attempts
attempt-deck-needed-hint = --crew FILE for a list of personnel, or --deck DECK for crews drawn from a deck
attempt-no-dilemmas = { $file } has no dilemmas
attempt-no-dilemmas-hint = name a deck, whose dilemma pile is taken, or a list of dilemmas
attempt-no-ship = { $mission } is a space mission, and { $file } names no ship
attempt-no-ship-hint = add a line with a ship to the list
attempt-several-ships = { $file } names { $n } ships, but one attempt takes one ship
attempt-several-ships-hint = leave one ship in the list
attempt-copy = { $file }, line { $line }: { $card } is unique and stands in the list before
attempt-copy-hint = leave one of them in the list: nobody commands two copies of a unique card
attempt-refused = the crew cannot attempt { $mission }: { $why }
attempt-refused-hint = somebody in the crew has to have an affiliation that the mission shows, or be let by a text
attempt-too-small = { $deck } has { $have } different personnel that can be together, but a crew of { $size } is asked for
attempt-too-small-hint = ask for fewer with --size
attempt-no-crew = no crew of { $size } drawn from { $deck } may attempt { $mission } and meets its requirements
attempt-no-crew-hint = name a mission that the affiliations of the deck may attempt and its skills can complete, or ask for another --size
attempt-too-many = { $file } names { $n } cards; an attempt has room for { $most }
attempt-too-many-hint = shorten the list
attempt-not-laid-out = the attempt could not be laid out: { $why }
attempt-left-over = { $file }: not used here: { $cards }
attempt-broke-off = attempt { $n } broke off: a bug in the program
list-refused = not every line of { $file } is understood:{ $why }
list-refused-hint = correct the lines; a card is named by its title, with its subtitle where several share it, or by its number
