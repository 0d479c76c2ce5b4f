## The table: what is around the game
table-title = Game of { $players }
table-phases = Parts of the turn
table-phase-PlayAndDraw = Play and draw
table-phase-Orders = Execute orders
table-phase-Discard = Discard
table-turn = Turn { $n } · { $who }
table-watchers =
    { $n ->
        [one] 1 watches
       *[other] { $n } watch
    }
table-aside = Card and log
table-tabs = Log or chat
table-log = Log
table-chat = Chat
table-keys = Keys
table-close = Close
table-mine = Your missions
table-mission = The mission chosen
table-nothing = Nothing is here.

## Connection
table-status-open = Connected
    .short = Connected
table-status-connecting = Connecting …
    .short = Connecting …
table-status-waiting = The connection is lost. It is tried again by itself; nothing is lost.
    .short = Offline, trying again
table-status-refused = The server does not let you in.
    .short = Not let in

## Players
table-player = { $who }
table-you = You
table-away = away
table-gone = gave up
table-bot = bot
table-points = Points
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
table-win-hint = To win: 100 points with a planet mission and a space mission completed

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
table-under = { $n } under
table-solved = ✓ solved
table-team =
    { $headquarters ->
        [yes] At headquarters
       *[no] On the planet
    }
table-block = { $name }, { $who }
table-group = Group of { $who }
table-open-group = { $name }: show all { $n }
table-people = { $n } crew
table-people-team =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
table-sums = Sums of the unstopped
table-integrity = Integrity
    .short = I
table-cunning = Cunning
    .short = C
table-strength = Strength
    .short = S
table-ship-stats = Range left of all, Weapons and Shields
table-staffed = staffed ✓
table-needs = needs
table-needs-staff = What is missing to staff the ship; ≈ is somebody of its affiliation
table-damage = { $n } damage
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
table-beam = Beam
table-move = Move
table-attempt = Attempt
table-beam-here = Beam here
table-move-here = Move here
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
table-zoom-empty = Click a card to see it whole.
table-on-it = On it:
table-look = Card
table-why = Why?
table-why-card = Why these numbers?
table-why-not = Why not?
table-why-rest = Why is something not possible?

## The prompt
table-prompt = What to do
table-waiting = { $who } is thinking …
table-goes-on = The game goes on …
table-past = A moment of the past
table-over = The game is over.
table-moment = Something happened. Go on?
table-sent = Sent …
table-cannot = { $card } can do nothing just now.
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
table-group-texts = Texts of cards
table-group-other = Other
table-group-end = Go on

## Questions, actions and places where the server has no words for them
table-ask-PlayAndDraw = Play and draw cards
table-ask-Orders = Execute orders
table-ask-Respond = Respond, or pass
table-ask-EndOfTurn = The turn ends: respond, or pass
table-ask-BeamWhich = Choose who is beamed
table-ask-HideWhich = Choose what is turned face down
table-ask-DiscardExcess = Choose what is discarded
table-ask-ChooseDilemmas = Choose the dilemmas of this attempt
table-ask-OrderDilemmas = Put the dilemmas in order, the first is faced first
table-ask-DealWithInOrder = In which order?
table-ask-CompleteHow = Which requirements are met?
table-ask-Loop = Two texts contradict each other: which one takes place?
table-ask-Text = { $card }: your choice
table-ask-WhoseSkill = Whose { $skill } is used?
table-ask-PayForSkills = Pay for the skills of { $card }?
table-act-Pass = Pass
table-act-End = Go on
table-act-Draw = Draw a card
table-act-DrawRest = Draw with all counters
table-act-Hide = Turn face down
table-act-Play = Play { $card }
table-act-PlayAt = Play { $card } at { $at }
table-act-Beam = Beam from { $card } to { $at }
table-act-Move = Move { $card } to { $at }
table-act-Attempt = Attempt { $card }
table-act-Use = Use { $card }
table-act-Repair = Repair { $card }
table-label-Alternative = Alternative { $n }
table-label-Combat = Combat
table-label-Engagement = Engagement
table-label-PrintedRequirements = The printed requirements
table-label-OtherRequirements = The requirements of { $card }
table-label-Top = On top
table-label-Bottom = On the bottom
table-place-Deck = deck of { $what }
table-place-Hand = hand of { $what }
table-place-Discard = discard pile of { $what }
table-place-Pile = dilemma pile of { $what }
table-place-Core = core of { $what }
table-place-Brig = brig of { $what }
table-place-Row = missions of { $what }
table-place-Removed = removed cards of { $what }
table-place-Drawn = drawn dilemmas of { $what }
table-place-Stack = dilemma stack of { $what }
table-place-Limbo = what { $what } plays
table-place-Orbit = orbit of { $what }
table-place-Surface = { $what }
table-place-Aboard = { $what }
table-place-On = on { $what }
table-place-Beneath = beneath { $what }

## Keys
table-key-space = Space
    .does = Select the card with the focus; otherwise pass or say no
table-key-arrows = ← ↑ → ↓
    .does = Go from card to card
table-key-digits = 1–9
    .does = Take up that card of your hand
table-key-enter = Enter
    .does = Do what the highlighted button says
table-key-u = U
    .does = Undo
table-key-a = A
    .does = Select all, or show everything that can be done
table-key-l = L
    .does = Show the log
table-key-z = Z
    .does = Show the card whole
table-key-esc = Esc
    .does = Forget what was begun; close what came of an attempt or a fight
table-key-question = ?
    .does = Show these keys
