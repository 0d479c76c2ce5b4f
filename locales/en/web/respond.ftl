## Responses, and when to be asked for them
respond-title = You can respond
respond-moment = Something is happening
respond-left =
    { $n ->
        [one] 1 second left
       *[other] { $n } seconds left
    }
respond-pass = Pass
respond-key = Space
respond-pass-attempt = Pass for this attempt
respond-pass-turn = Pass until my turn
respond-passing-attempt = You pass until this attempt is over, or until you are attacked.
respond-passing-turn = You pass until your turn, or until you are attacked.
respond-stop = Ask me again
respond-when = When to ask me
respond-when-lead = Cards can respond to what happens. “Always” asks even when you cannot respond, so that your pauses reveal nothing about your hand.
respond-other = By default
respond-as-other = default
respond-always = always
respond-when_i_can = when I can respond
respond-never = never

## What can happen, in a word or two
event-TurnStart = Turn begins
event-TurnEnd = Turn ends
event-Segment = Next part of the turn
event-Play = Card played
event-Draw = Card drawn
event-Discard = Card discarded
event-Download = Card downloaded
event-Place = Card placed
event-Return = Card returned
event-Remove = Card removed from the game
event-Look = Looks at cards
event-Reveal = Cards revealed
event-Kill = Personnel killed
event-Destroy = Card destroyed
event-Stop = Stopped
event-Unstop = Unstopped
event-Command = Command changes
event-Capture = Captured
event-AttemptBegin = Attempt begins
event-AttemptFail = Attempt fails
event-Check = Requirements checked
event-UseSkill = Skill used
event-Complete = Mission completed
event-Select = Card selected
event-Choose = Choice made
event-DrawDilemmas = Dilemmas drawn
event-RevealDilemma = Dilemma revealed
event-Face = Dilemma faced
event-Overcome = Dilemma overcome
event-ReturnDilemma = Dilemma returned
event-FightBegin = Combat or engagement begins
event-FightWin = Combat or engagement won
event-FightEnd = Combat or engagement ends
event-Join = Joins the engagement
event-MoveShip = Ship moves
event-Beam = Beaming
event-UseAbility = Text used
event-Points = Points
event-Damage = Ship damaged
event-Repair = Ship repaired
event-Shuffle = Cards shuffled
event-Spend = Counters spent
event-Hide = Turned face down
event-Show = Shown
event-NameCard = Named
event-Leave = Left the game
event-GameEnd = Game over
