## The table as text
plain-title = The table as text: { $players }
plain-lost = The connection is lost; reconnecting.
plain-turn =
    { $who ->
        [you] Turn { $n }: you, { $segment }
       *[other] Turn { $n }: { $who }, { $segment }
    }
plain-segment-Start = start
plain-segment-PlayAndDraw = play and draw
plain-segment-Orders = execute orders
plain-segment-Discard = discard
plain-segment-End = end
plain-waiting = Waiting for { $who }
plain-over = Nothing to answer
plain-group-play = Play
plain-group-draw = Draw
plain-group-beam = Beam
plain-group-move = Move
plain-group-attempt = Attempt
plain-group-texts = Card texts
plain-group-other = Other
plain-group-end = Continue
plain-yes = Yes
plain-no = No
plain-picked =
    { $min ->
        [0] { $n } selected, at most { $max }
       *[other] { $n } selected, { $min } to { $max }
    }
plain-all = All
plain-none = None
plain-confirm = Confirm
plain-why-not = Why not?
plain-number = A number from { $min } to { $max }
plain-name = Name one
plain-recent = What just happened
plain-player =
    { $who ->
        [you] You
       *[other] { $who }
    }: { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $counters ->
        [one] 1 counter
       *[other] { $counters } counters
    }
plain-sizes = Hand { $hand }, deck { $deck }, dilemmas { $pile }, discard pile { $discard }
plain-pile-hand = Hand
plain-pile-core = Core
plain-pile-brig = Brig
plain-pile-limbo = Being played or faced
plain-pile-discard = Discard pile
plain-pile-removed = Removed from the game
plain-pile-pile = Face-up dilemmas
plain-missions = Missions
plain-completed = completed
plain-group =
    { $who ->
        [you] Your team
       *[other] The team of { $who }
    }: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }, { $sums }
plain-damage = Damage: { $card }
plain-crew =
    { $n ->
        [one] 1 card aboard
       *[other] { $n } cards aboard
    }, { $sums }
plain-cost = cost { $n }
plain-stopped = stopped
plain-face-down = face down
plain-on = with { $card } on it
