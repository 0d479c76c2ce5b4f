# Why an answer is not accepted. $card is a card's name.

refused-by-rule = { $rule }: { $why }
refused-game-over = the game is over
refused-not-your-choice = the game waits for { $who }
refused-no-such-player = there is no such player
refused-player-left = this player has left the game
refused-wrong-shape = the answer does not fit the question
refused-unknown-card = there is no such card in this game
refused-no-candidate = { $card } cannot be picked here
refused-twice = { $card } is named twice
refused-too-few = { $given } picked, at least { $n } needed
refused-too-many = { $given } picked, at most { $n } allowed
refused-out-of-range = the number must be from { $min } to { $max }
refused-no-such-option =
    { $n ->
        [one] there is 1 option
       *[other] there are { $n } options
    }
refused-no-permutation = each of the cards has to be named once
refused-cannot-be-named = that cannot be named
refused-not-now = not possible now
refused-not-in-hand = { $card } is not in your hand
refused-counters =
    { $left ->
        [0] costs { $cost }, no counters left
        [one] costs { $cost }, 1 counter left
       *[other] costs { $cost }, { $left } counters left
    }
refused-counters-left =
    { $left ->
        [one] 1 counter is
       *[other] { $left } counters are
    } unspent and { $deck ->
        [one] 1 card is
       *[other] { $deck } cards are
    } in the deck
refused-deck-empty = the deck is empty
refused-unique = you already command { $card }
refused-not-accepted = { $card } does not allow this card
refused-not-your-mission = that mission is not yours
refused-no-headquarters = that is no headquarters
refused-needs-target = it has to be played on a card
refused-needs-ship = no ship of yours is there to attempt it with
refused-wrong-target = it cannot be played there
refused-not-playable = this card is not played that way
refused-requirement = what the card demands is not met
refused-cost = its cost cannot be paid
refused-forbidden = { $card } forbids it
refused-used-up = it has been used as often as allowed
refused-not-yours = you do not command { $card }
refused-stopped = { $card } is stopped
refused-no-ship = { $card } is no ship
refused-no-ship-there = you command no ship at that mission
refused-not-there = nothing of yours is there
refused-no-surface = nobody can be on a space mission
refused-opponents-ship = { $card } is not yours
refused-different-mission = beaming starts and ends at the same mission
refused-same-place = the cards are already there
refused-nothing-to-beam = nothing there can be beamed
refused-not-staffed = { $card } is not staffed
refused-too-far = needs Range { $needed }, { $left } left
refused-already-there = the ship is already there
refused-headquarters = a headquarters does not serve for this
refused-completed = the mission has been completed
refused-nobody-there = no unstopped personnel of yours is there
refused-affiliation = nobody there may attempt this mission
refused-too-expensive = the dilemmas cost { $cost }, the limit is { $limit }
refused-same-dilemma = another copy of { $card } is chosen already
refused-dilemma-kind = { $card } does not fit this kind of mission
refused-no-response = that does not answer what is happening
refused-must-respond = a compulsory text has to be carried out first
refused-no-damage = there is no such damage to remove
refused-not-from-ship = a planet is attempted by those who are on it: beam down first
refused-nobody-to-fight = there is nobody to fight in the way the card says
refused-nothing-to-hide = no face-up personnel or equipment of yours
