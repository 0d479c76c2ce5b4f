# What happened, as one who sat at the table tells it. $who is a player (0: the one who reads; "nobody": not known; any
# other text: their name), $cards are the names of cards, $n is their number.

who =
    { $who ->
        [0] You
        [nobody] Somebody
        [one] Player { $who }
        [other] Player { $who }
       *[named] { $who }
    }
log-by = { $text } ({ $card })
log-turn =
    { $who ->
        [0] Turn { $n }: your turn
        [nobody] Turn { $n }
       *[other] Turn { $n }: { player }'s turn
    }

## Attempts and dilemmas

log-attempt =
    { $who ->
        [0] You attempt
       *[other] { who } attempts
    } { $mission } with { $n } personnel
log-attempt-aboard = { log-attempt } aboard { $ship }
log-attempt-fails = The attempt at { $mission } fails
log-missing-skill = Missing: { $skill } { $have } of { $need }
log-missing-stat = Missing: { $stat } { $have }, more than { $need } needed
log-complete =
    { $who ->
        [0] You complete
       *[other] { who } completes
    } { $mission }
dilemmas =
    { $n ->
        [0] no dilemmas
        [one] 1 dilemma
       *[other] { $n } dilemmas
    }
log-draw-dilemmas =
    { $who ->
        [0] You draw
       *[other] { who } draws
    } { dilemmas }
log-choose-dilemmas =
    { $who ->
        [0] You choose
       *[other] { who } chooses
    } { dilemmas } for the attempt
log-dilemma = Dilemma: { $cards }
are =
    { $n ->
        [one] is
       *[other] are
    }
be =
    { $n ->
        [one] is
       *[other] are
    }
log-overcome = { $cards } { are } overcome
log-overcome-at = { $cards } { are } overcome, beneath { $mission }
log-return-dilemma = { $cards } { are } returned under the dilemma pile

## Fights

log-combat =
    { $who ->
        [0] You begin
       *[other] { who } begins
    } combat
log-engagement =
    { $who ->
        [0] You begin
       *[other] { who } begins
    } an engagement
log-engagement-against = { log-engagement } against { $ship }
log-win =
    { $who ->
        [0] You win
       *[other] { who } wins
    } by { $n }
log-join = { $cards } { $n ->
        [one] joins
       *[other] join
    } the engagement

## The game

log-points =
    { $who ->
        [0] You score
       *[other] { who } scores
    } { count-points }
log-lose-points =
    { $who ->
        [0] You lose
       *[other] { who } loses
    } { count-points }
log-concede =
    { $who ->
        [0] You concede
       *[other] { who } concedes
    }
log-game-over = The game is over
log-shuffle = { $place } is shuffled
log-pay =
    { $who ->
        [0] You pay
       *[other] { who } pays
    } { $n ->
        [0] no counters
        [one] 1 counter
       *[other] { $n } counters
    }
log-gain-counters =
    { $who ->
        [0] You get
       *[other] { who } gets
    } { $n ->
        [one] 1 more counter
       *[other] { $n } more counters
    }

## Cards

log-play =
    { $who ->
        [0] You play
       *[other] { who } plays
    } { $cards }
log-play-at = { log-play } at { $at }
log-draw =
    { $who ->
        [0] You draw
       *[other] { who } draws
    } { $cards }
log-discard =
    { $who ->
        [0] You discard
       *[other] { who } discards
    } { $cards }
log-discarded = { $cards } { be } discarded
log-download =
    { $who ->
        [0] You download
       *[other] { who } downloads
    } { $cards }
log-place = { $cards } { $n ->
        [one] goes
       *[other] go
    } { $to }
log-return = { $cards } { $n ->
        [one] returns
       *[other] return
    } { $to }
log-remove = { $cards } { be } removed from the game
log-look =
    { $who ->
        [0] You look
       *[other] { who } looks
    } at { $cards }
log-face =
    { $who ->
        [0] You face
       *[other] { who } faces
    } { $cards }
log-reveal =
    { $who ->
        [0] You reveal
       *[other] { who } reveals
    } { $cards }
log-kill = { $cards } { be } killed
log-destroy = { $cards } { be } destroyed
log-stop = { $cards } { be } stopped
log-unstop = { $cards } { are } no longer stopped
log-command =
    { $who ->
        [0] You take
       *[other] { who } takes
    } command of { $cards }
log-capture = { $cards } { be } captured
log-use-skill = { $cards } uses { $what }
log-select = { $cards } { be } selected
log-move = { $cards } moves { $way } (Range { $range })
log-beam =
    { $who ->
        [0] You beam
       *[other] { who } beams
    } { $cards } { $way }
log-use =
    { $who ->
        [0] You use
       *[other] { who } uses
    } { $cards }
log-damage = { $cards } damages { $ship }
log-repair = { $cards } { be } repaired
log-battle =
    { $who ->
        [0] You begin
       *[other] { who } begins
    } a personnel battle
log-attack =
    { $who ->
        [0] You attack
       *[other] { who } attacks
    } { $card }
log-battle-win =
    { $who ->
        [0] You win
       *[other] { who } wins
    } the battle
log-fire =
    { $who ->
        [0] You fire
       *[other] { who } fires
    } at { $cards } with a total of { $n }
log-hit = { $cards } { be } damaged
log-direct-hit = { $cards } { be } hit directly
log-pair = { $cards } and { $other } engage
log-stun = { $cards } { be } stunned
log-wound = { $cards } { be } mortally wounded
log-cloak = { $cards } cloaks
log-decloak = { $cards } decloaks
log-mend = { $cards } { be } repaired
log-hide =
    { $who ->
        [0] You turn
       *[other] { who } turns
    } { $cards } face down
log-show = { $cards } { be } shown
log-show-for = { $cards } { be } shown for { $what }
log-name =
    { $who ->
        [0] You name
       *[other] { who } names
    } { $cards }
facet-staffing = a staffing icon
facet-affiliation = the affiliation
facet-characteristic = a characteristic
facet-text = the game text
