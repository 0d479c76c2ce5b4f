# Why an answer is not accepted. $card is a card's name.

refused-by-rule = { $rule }: { $why }
refused-game-over = the game is over
refused-not-your-choice = the game is waiting for { $who }
refused-no-such-player = there is no such player
refused-player-left = this player has left the game
refused-wrong-shape = the answer does not fit the question
refused-unknown-card = there is no such card in this game
refused-no-candidate = { $card } cannot be chosen here
refused-twice = { $card } is chosen twice
refused-too-few = { $given } chosen, at least { $n } needed
refused-too-many = { $given } chosen, at most { $n } allowed
refused-out-of-range = the number must be from { $min } to { $max }
refused-no-such-option =
    { $n ->
        [one] there is 1 option
       *[other] there are { $n } options
    }
refused-no-permutation = each card must be listed exactly once
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
refused-not-your-mission = that is not your mission
refused-no-headquarters = that is not a headquarters
refused-needs-target = it must be played on a card
refused-needs-ship = you have no ship there to attempt it with
refused-wrong-target = it cannot be played there
refused-not-playable = this card cannot be played that way
refused-requirement = the card's requirement is not met
refused-cost = its cost cannot be paid
refused-forbidden = { $card } does not allow it
refused-used-up = it cannot be used again
refused-not-yours = you do not command { $card }
refused-stopped = { $card } is stopped
refused-no-ship = { $card } is not a ship
refused-no-ship-there = you have no ship at that mission
refused-not-there = you have nothing there
refused-no-surface = nobody can be on a space mission
refused-opponents-ship = { $card } is not yours
refused-different-mission = beaming starts and ends at the same mission
refused-same-place = the cards are already there
refused-nothing-to-beam = nothing there can be beamed
refused-not-staffed = { $card } is not staffed
refused-too-far = needs Range { $needed }, { $left } left
refused-already-there = the ship is already there
refused-headquarters = this cannot be done at a headquarters
refused-completed = the mission is already completed
refused-nobody-there = you have no unstopped personnel there
refused-affiliation = nobody there may attempt this mission
refused-too-expensive = the dilemmas cost { $cost }, the limit is { $limit }
refused-same-dilemma = another copy of { $card } is already chosen
refused-dilemma-kind = { $card } does not fit this kind of mission
refused-no-response = that does not respond to what is happening
refused-must-respond = a mandatory text must be carried out first
refused-no-damage = there is no such damage to remove
refused-not-from-ship = only personnel on the planet can attempt it: beam down first
refused-nobody-to-fight = there is nobody to fight as the card requires
refused-nothing-to-hide = you have no face-up personnel or equipment
refused-too-many-copies = no more copies of { $card } can be seeded under missions
refused-no-permission = no card allows the Alternate Universe icon of { $card }
refused-incompatible = { $card } is not compatible with what is there
refused-docked = { $card } is docked
refused-shielded = the SHIELDS of { $card } are up
refused-no-leader = nobody there has OFFICER or Leadership
refused-may-not-attack = { $card } may not attack that affiliation
refused-no-weapons = the WEAPONS of { $card } cannot be used
refused-no-attack = { $card } cannot be attacked
refused-no-cloaking = { $card } cannot cloak or decloak now
refused-cloaked = { $card } is cloaked
refused-out-of-action = { $card } is disabled or in stasis
