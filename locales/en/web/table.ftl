## The table: what is around the game
table-title = Game: { $players }
table-phases = Parts of the turn
table-phase-PlayAndDraw = Play and draw
    .short = Play
table-phase-Orders = Execute orders
    .short = Orders
table-phase-Discard = Discard
    .short = Discard
table-turn = Turn { $n } · { $who }
table-watchers =
    { $n ->
        [one] 1 watching
       *[other] { $n } watching
    }
table-aside = Card and log
table-tabs = Log or chat
table-log = Log
table-chat = Chat
table-keys = Signs and keys
table-close = Close
table-mine = Your missions
table-mission = Selected mission
table-nothing = Nothing here.

## Connection
table-status-open = Connected
    .short = Connected
table-status-connecting = Connecting …
    .short = Connecting …
table-status-waiting = The connection is lost; reconnecting. Nothing is lost.
    .short = Reconnecting …
table-status-refused = The server will not let you in.
    .short = Not let in

## Players
table-player = { $who }
table-you = You
table-away = away
table-gone = conceded
table-bot = bot
table-score =
    { $n ->
        [one] 1 point of { $goal }
       *[other] { $n } points of { $goal }
    }
table-your-turn = your turn
table-their-turn = their turn
table-counters =
    { $n ->
        [one] 1 counter
       *[other] { $n } counters
    }
table-pile-hand = Hand
table-pile-deck = Deck
table-pile-pile = Dilemmas
table-pile-discard = Discard
table-pile-core = Core
table-pile-brig = Brig
table-pile-removed = Removed
table-pile-limbo = Being played
table-pile-of = { $pile } of { $who } ({ $n })
table-planet = planet
table-space = space
table-win-hint = To win: { $goal } points, with at least one planet mission and one space mission completed

## Missions and those at them
table-missions-of = Missions of { $who }
table-kind-Planet = planet mission
table-kind-Space = space mission
table-kind-Headquarters = headquarters
    .short = HQ
table-quadrant-Alpha = Alpha
table-quadrant-Gamma = Gamma
table-quadrant-Delta = Delta
table-span = span { $n }
table-under =
    { $n ->
        [one] 1 dilemma
       *[other] { $n } dilemmas
    }
table-beneath =
    { $n ->
        [one] 1 dilemma beneath:
       *[other] { $n } dilemmas beneath:
    }
table-solved = completed
table-unsolved = not completed yet
table-team =
    { $headquarters ->
        [yes] At headquarters
       *[no] On the planet
    }
table-block = { $name }, { $who }
table-group = Group of { $who }
table-open-group = { $name }: show all
table-people = { $n } crew
table-people-team =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
table-sums = Added up for everyone who is not stopped
table-attributes = Integrity { $i }, Cunning { $c }, Strength { $s }
table-integrity = Integrity
    .short = I
table-cunning = Cunning
    .short = C
table-strength = Strength
    .short = S
table-ship = Range { $left } of { $range }, Weapons { $weapons }, Shields { $shields }
table-staffed = staffed
table-needs = not staffed, missing: { $what }
table-needs-affiliation = someone of its affiliation
table-icon-Cmd = Command
table-icon-Stf = Staff
table-damage =
    { $n ->
        [one] 1 damage card
       *[other] { $n } damage cards
    }
table-halted = { $n } stopped
table-hidden =
    { $stopped ->
        [0] { $n } face down
       *[other] { $n } face down, { $stopped } stopped
    }
table-more = +{ $n }
table-stopped = stopped
table-face-down = face down
table-equipment-tag = EQ
table-cards-on =
    { $n ->
        [one] 1 card on it
       *[other] { $n } cards on it
    }
table-can-act = can be used now
table-can-attempt = can be attempted
table-beam = Beam
table-move = Move
table-attempt = Attempt
table-beam-here = Beam here
table-move-here = Move here
table-move-here-range = Move here: Range { $needed } of { $left }
table-range = Range
table-or = or
table-play-here = Play here
table-choose = Choose

## Hand and zoom
table-hand =
    { $n ->
        [one] Your hand: 1 card
       *[other] Your hand: { $n } cards
    }
table-hand-empty = Your hand is empty.
table-watching = You are watching.
table-zoom = Card
table-zoom-empty = Select a card to see it in full.
table-on-it = On it:
table-look = Card
table-why = Why?
table-why-card = Why these numbers?
table-why-not = Why not?
table-why-rest = Why can't I do something else?

## The prompt
table-prompt = What's next
table-waiting = { $who } is thinking …
table-goes-on = The game continues …
table-past = A past moment
table-over = The game is over.
table-moment = Something happened. Continue?
table-sent = Sending …
table-with-group = { $card } acts with the group here.
table-aim-beam =
    Choose where to beam: { $n ->
        [one] 1 place is marked.
       *[other] { $n } places are marked.
    }
table-aim-card =
    { $card }: { $n ->
        [one] 1 place is marked.
       *[other] { $n } places are marked.
    }
table-confirm = Confirm
table-confirm-none = Choose none
table-cancel = Cancel
table-rivals = Opponents
table-hurry = Skip ahead
table-unseated = You are no longer signed in as this seat's player, so you are only watching. Sign in again to continue playing.
table-undo = Undo
table-pass = Pass
table-yes = Yes
table-no = No
table-actions = All actions ({ $n })
    .short = All ({ $n })
table-candidates = Cards to choose from
table-picked = { $n } selected, { $min } to { $max }
table-picked-exactly = { $n } of { $of } selected
table-of = { $n } of { $of }
table-cost = Cost
table-all = All
table-none = None
table-all-unstopped = All unstopped
table-all-of = All ({ $n }/{ $of })
table-with-skill = With skill …
table-list = List ({ $n })
table-number = A number from { $min } to { $max }
table-name = Type a name
table-name-it = Name it
table-type-Personnel = Personnel
table-type-Ship = Ship
table-type-Equipment = Equipment
table-type-Event = Event
table-type-Interrupt = Interrupt
table-type-Mission = Mission
table-type-Dilemma = Dilemma
table-earlier = { $card } earlier
table-later = { $card } later
table-group-play = Play
table-group-draw = Draw
table-group-beam = Beam
table-group-move = Move
table-group-attempt = Attempt
table-group-texts = Card texts
table-group-other = Other
table-group-end = Continue

## Keys
table-key-space = Space
    .does = Select the focused card; otherwise pass or answer no
table-key-arrows = ← ↑ → ↓
    .does = Go from card to card
table-key-digits = 1–9
    .does = Pick that card in your hand
table-key-enter = Enter
    .does = Do what the highlighted button says
table-key-u = U
    .does = Undo
table-key-a = A
    .does = Select all, or show all actions
table-key-h = H
    .does = Ask for a hint
table-key-l = L
    .does = Show the log
table-key-z = Z
    .does = Show the card in full
table-key-esc = Esc
    .does = Close, or cancel what you started
table-key-question = ?
    .does = Show these signs and keys

## What the signs of the table mean
table-key-list = Keys
table-key-single = Single-character keys (1–9, U, A, L, Z, ?)
table-signs-missions = Missions
table-sign-planet = Planet mission
table-sign-space = Space mission
table-sign-headquarters = Headquarters: where your cards enter play
table-sign-points = Points for completing it
table-sign-completed = Completed
table-sign-span = Span: adds to the Range a ship needs to arrive or leave
table-sign-beneath = Dilemmas overcome here, beneath the mission: later attempts face fewer
table-sign-there = On a small mission: a ship or a team, and how many cards are there
table-signs-groups = Ships and teams
table-sign-ship = Ship
table-sign-team = Team on a planet or at headquarters
table-sign-stats = Range left of its full Range, then Weapons and Shields
table-sign-sums = Integrity, Cunning and Strength of everyone who is not stopped, added up
table-sign-staffed = Staffed: the ship can move
table-sign-needs = Not staffed: the missing icons; ≈ is someone of the ship's affiliation
table-sign-damage = Damage cards on the ship: the third destroys it
table-sign-halted = How many are stopped
table-sign-more = Number of further cards: press to see them all
table-signs-cards = Cards
table-sign-act = Can act now, or a place you can choose
table-sign-choose = Can be chosen; chosen
table-sign-stopped = Name
    .means = Stopped: does nothing until the end of the turn
table-sign-affiliation = Affiliation, by its first letters
table-sign-equipment = Equipment
table-sign-down = Face down
table-sign-on = Cards that lie on it
table-sign-attributes = Integrity, Cunning and Strength
table-signs-players = Players
table-sign-seat = Number and shape of each player, on everything they own
table-sign-turn = Whose turn it is
table-sign-score = Points, of the { $goal } needed to win
table-sign-counters = Counters left, of seven each turn
table-sign-kinds = Planet mission completed, space mission not yet: winning takes one of each
table-sign-met = Requirement met, or not met

# The group that is planned with, skills, hints.
table-crew-meets = Your group meets the requirements:
table-crew-lacks = Your group lacks something:
table-skills = skills: { $skills }
table-team-skills = Skills together:
table-hint = Hint
table-suggest = Choose { $cards }
table-suggest-many = Choose these { $n }
