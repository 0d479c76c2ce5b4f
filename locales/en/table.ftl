# The table in the terminal: questions, actions, bars, sheets. $who is a player: 0 is the one who reads.

## Questions

ask-play-and-draw = Play and draw cards
ask-orders = Execute orders
ask-respond = Respond, or pass
ask-end-of-turn = The turn ends: respond, or pass
ask-beam = Choose { $cards } to beam
ask-hide = Choose { $cards } to turn face down
ask-discard = Choose { $cards } to discard
ask-dilemmas = Choose the dilemmas for this attempt
ask-order-dilemmas = Put the dilemmas in order, the first is faced first
ask-order = In which order?
ask-pay-skills = Pay for the skills of { $card }?
ask-pay-skill = Pay for the { $skill } of { $card }?
ask-whose-skill = Whose { $skill } is used?
ask-complete = Which requirements are met?
ask-loop = Two texts contradict each other: which one applies?
ask-text = { $card }: { $what }
text-pick = choose { $cards }
text-tie = all are equal, choose { $cards }
text-do = use it?
text-pay = pay the cost?
text-one-of = choose one
text-name = name one
text-number = choose a number
text-opponent = choose a player
text-where = where?
text-order = in which order?
text-gain-skill = which skill is gained?
text-fight-kind = combat or engagement?
text-fight-ship = choose your ship
text-fight-against = choose whom to fight
text-download = choose a card to download
label-alternative = Alternative { $n }
label-printed-requirements = The printed requirements
label-other-requirements = The requirements of { $card }
label-top = On top
label-bottom = On the bottom
must-dilemmas = total cost at most { $limit }, no title twice
must-skill = { $levels } { $skill }, nobody extra
must-unique = no unique card twice
# What is happening while somebody may respond.
phase-before = About to happen: { $what }
phase-while = Happening: { $what }
phase-after = Happened: { $what }

## Actions: headings of at most 7 letters, then the actions; "short" stands behind the heading

group-play = Play
group-draw = Draw
group-beam = Beam
group-move = Move
group-attempt = Attempt
group-battle = Battle
group-texts = Texts
group-other = Other
group-end = Go on
act-pass = Pass
act-to-orders = Go on to Execute Orders
act-to-discard = End orders, go on to Discard
act-draw = Draw a card for 1 counter
act-draw-rest =
    { $n ->
        [one] Draw with the last counter, then go on
       *[other] Draw with all { $n } counters, then go on
    }
act-play = Play { $card } for { $cost }
    .short = { $card } for { $cost }
act-play-at = Play { $card } for { $cost } at { $at }
    .short = { $card } for { $cost } at { $at }
act-hide = Turn personnel or equipment face down
act-beam = Beam { $way }
    .short = { $way }
act-move = Move { $ship } to { $to }
    .short = { $ship } to { $to }
act-attempt = Attempt { $mission }
    .short = { $mission }
act-attempt-with = Attempt { $mission } with { $ship }
    .short = { $mission } with { $ship }
act-use = Use { $card }
act-repair = Repair { $card }
range-of = , Range { $needed } of { $left }

## The prompt

chooses =
    { $who ->
        [0] You choose
       *[other] { who } chooses
    }
nothing-passes = nothing matches the filter; Esc clears it
picked-of = { $n } of { $max } picked
cost = cost { $cost }
cost-of = cost { $cost } of { $limit }
skill-of = { $skill } { $have } of { $levels }
more = { $n } more
more-groups =
    { $n ->
        [one] 1 more group
       *[other] { $n } more groups
    }
keys-pick = Space pick · a all · n none · Enter confirm
keys-held = ↑↓ move it · Space put it down
keys-order = Space pick up · Enter confirm
keys-confirm = Enter confirm
welcome = { $decks }. Choose others with --decks. h: keys, t: a hint
is-playing = { $who } plays
your-attempt = Your attempt at { $mission }
attempt-of = { $who } attempts { $mission }
is-thinking = { $who } is thinking…
is-thinking-since = { $who } is thinking… { $n } s
keys-hurry = Space skip ahead · q leave
more-on-l = l: show all
taken-back = Undone
nothing-to-take-back = There is nothing to undo
chosen-since =
    { $who ->
        [0] You have
       *[other] { who } has
    } chosen since: it cannot be undone

## Bots

level-random = Random
level-cadet = Cadet
level-ensign = Ensign
level-commander = Commander
level-admiral = Admiral
player-of-level = { $who } ({ $level })

## What others did in their turns

last-turns = What the others did
no-last-turns = The others have not had a turn yet.
turn-of = { $who }, turn { $turn }
turn-in-short = { turn-of } ({ $points }): { $what }.
did-nothing = nothing much
did-play = played { $cards }
did-use = used { $cards }
did-draw = drew { count-cards }
did-discard = discarded { count-cards }
did-beam = beamed { count-cards } { $to }
did-move = moved { $ship } { $to }
did-attempt = attempted { $mission }: { $outcome }
did-stopped = { $n } stopped
did-killed = { $n } killed
did-complete = completed
did-fail = failed
did-go-on = still going on

## Hints

hint-title = Hint: what an { $level } would do
hint-on-its-way = Working out a hint… Esc cancels it.
hint-not-asked = You can get a hint when it is your choice.
hint-by-thumb = By rules of thumb: it did not look ahead.
hint-positions =
    { $n ->
        [one] 1 position was examined.
       *[other] { $n } positions were examined.
    } The first is the best choice; the others are sorted by how often they were tried.
hint-chance = { $n } % chance to win
hint-visits =
    { $n ->
        [one] tried once
       *[other] tried { $n } times
    }
hint-row = no. { $n } of the list
hint-then = Then { $steps }.
hint-next = {"; then "}
then-to-orders = you go on to Execute Orders
then-to-discard = you end your orders
then-draw = you draw a card
then-draw-rest = you draw with the remaining counters
then-hide = you turn cards face down
then-choose =
    { $who ->
        [0] you choose
       *[other] { player } chooses
    } { $cards }
then-play =
    { $who ->
        [0] you play
       *[other] { player } plays
    } { $card }
then-play-at =
    { $who ->
        [0] you play
       *[other] { player } plays
    } { $card } at { $at }
then-use =
    { $who ->
        [0] you use
       *[other] { player } uses
    } { $card }
then-beam =
    { $who ->
        [0] you beam
       *[other] { player } beams
    } { $way }
then-move =
    { $who ->
        [0] you move
       *[other] { player } moves
    } { $ship } to { $to }
then-attempt =
    { $who ->
        [0] you attempt
       *[other] { player } attempts
    } { $mission }
then-repair =
    { $who ->
        [0] you repair
       *[other] { player } repairs
    } { $card }
hint-none = None of them

## Commands by their words, in small letters

word-hint = hint
word-last = last
word-piles = piles
word-why-not = why not
word-undo = undo
word-opponent = opponent
word-help = help
word-leave = leave
no-such-word = Unknown command '{ $typed }'. The commands are: { $words }

## Bars

turn = Turn { $n }
segment-play = Play & Draw
    .short = Play & Draw
segment-orders = Execute Orders
    .short = Execute Orders
segment-discard = Discard
    .short = Discard
whose-turn =
    { $who ->
        [0] Your turn
       *[other] { who }'s turn
    }
thinking = thinking
gone = left
bar-you = You
bar-counters = counters { $n }
bar-piles = hand { $hand }  deck { $deck }  dilemmas { $pile }  discard { $discard }  core { $core }  brig { $brig }
    .short = hand { $hand } deck { $deck } pile { $pile } disc { $discard } core { $core } brig { $brig }
face-up = { $n } up
bar-win = planet { $planet } space { $space }
bar-pane = pane
bar-choose = choose
bar-open-piles = piles
bar-filter = filter
bar-look = look
bar-why = why
bar-why-not = why not
bar-hint = hint
bar-undo = undo
bar-help = help
bar-leave = leave
hand-empty = Your hand is empty.
log = Log
earlier = { $n } earlier
later = { $n } later

## Missions, ships and teams

ground-headquarters = At headquarters
ground-planet = On planet
span = span { $n }
under = { $n } under
done = done
plays = Plays { $what }
any-but = any but
no-crew = no crew
attributes = I{ $i } C{ $c } S{ $s }
crew = { $n } crew { $sums }
face-down = { $n } face down
face-down-stopped = { $n } face down, { $stopped } ×
staffed = staffed ✓
needs = needs { $what }
damaged =
    { $n ->
        [one] damaged once
       *[other] damaged { $n } times
    }

## Attempts and fights

attempt-by = Attempt: { $mission } ({ $points }) by { $who ->
        [0] you
       *[other] { player }
    }, { $n } personnel
attempt-aboard = { $what } aboard { $ship }
drawn = Drawn { $n } · cost limit { $limit }
text-blank-short = text played as blank
hidden = { $n } hidden
dilemma-planet = planet
dilemma-space = space
dilemma-dual = dual
requirements = Requirements
out-stopped = { $card } is stopped
out-exempt = a text keeps { $card } out
check-short = ({ $n } short)
check-number = a number:
check-cards = cards
check-all = all of
check-either = one of
combat-at = Combat at { $place }
engagement-at = Engagement at { $place }
fight-won = { $what } · won by { $who ->
        [0] you
       *[other] { player }
    }
so-far = { $n } so far
printed = printed

## Sheets. Labels have at most 15 letters

label-now = Now
label-skills-now = Skills now
label-ship-now = Ship now
label-staffing-now = Staffing now
label-state = State
label-range-left = Range left
commanded-by =
    { $who ->
        [0] commanded by you
       *[other] commanded by { player }
    }
owned-by =
    { $who ->
        [0] your card
       *[other] a card of { player }
    }
is-stopped = stopped ×
is-face-down = face down, only you can see it
is-completed = ✓ completed
costs = costs { $n }
ship-now = Range { $left } of { $range } left, Weapons { $weapons }, Shields { $shields }
heading-on-it = On it
heading-damage = Damage
heading-aboard = Aboard
heading-numbers = Numbers
heading-range = Range to the missions
under-it = { $n } under it
never-seen = { $n } never seen
open-piles = Open piles
no-open-piles = There are no face-up cards in a core, brig or pile.
why = Why: { $card }
nothing-to-explain = There is nothing to explain about this card now.
range-left = { $left } = { $range } − { $used } used
lacks-icon = ✗ nobody unstopped aboard has [{ $icon }]
lacks-affiliation = ✗ no unstopped { $affiliation } personnel is aboard
the-rule = rule { $rule }
team-aboard = aboard { $ship }
team-ground = on the ground
team-meets = { $n } unstopped { $place }: { $met }
requirements-met = met ✓
requirements-not-met = not met ✗
why-not = Why not: not possible now
nothing-refused = There is nothing here that the rules refuse.
not-possible = ✗ { $what }: { $why }
not-play = Play { $cards }
not-draw = Draw a card
not-hide = Turn cards face down
not-to-orders = Go on to Execute Orders
not-attempt = Attempt { $cards }
not-move = Move { $cards }
not-move-to = Move { $cards }
ship-to = { $ship } to { $to }
not-beam = Beam { $cards }
not-add = Add { $cards }
not-choose = Choose these
not-use = Use { $cards }
not-repair = Repair { $cards }
not-with = { $cards }
not-alone = { $cards } alone
why-orders-later = orders come after playing and drawing cards
why-played-earlier = cards are played and drawn at the beginning of the turn, before the orders
why-repaired-later = damage is repaired at the end of your turn, at one of your headquarters
why-respond-first = you are responding: use a response or pass
why-question-first = answer first: { $question }
why-with-group = personnel and equipment act with the group they are in, by its buttons
why-out-of-play = cards there are in nobody's command and do nothing
why-no-action = its text works by itself and is not used as an order
sheet-keys = ↑↓ scroll · Esc back
sheet-keys-answers = Enter or its number plays it · Esc back
sheet-keys-why = ↑↓ scroll · ? why · Esc back
sheet-keys-links = ↑↓ Enter look · Esc back
sheet-keys-links-why = ↑↓ Enter look · ? why · Esc back

## The keys: the key, a bar, what it does

keys = Keys
key-tab = Tab | next pane: actions, missions, hand, log
key-arrows = arrows, j k | move; left and right between missions
key-enter = Enter | take the action, confirm; on a card: look at it
key-numbers = 1-9 | take the action with that number
key-filter = / | filter the list by any word on the card ("medical")
key-space = Space | pick a card; pick it up to reorder; pass
key-all = a, n | pick all listed cards, or none
key-yes = y, n | yes, no
key-zoom = z | look at the card under the cursor
key-play = p | what can be done with this card or mission
key-why = ? | why: where a number comes from, what is missing
key-why-not = w | why not: what is not possible, and the rule
key-hint = t | hint: what a strong player would do, and why
key-last = l | what the others did in their last turns
key-piles = d | open piles: cores, brigs, your discard pile
key-opponent = o | next opponent's missions
key-undo = u | undo your last choice
key-escape = Esc | back; cancels an unfinished action
key-page = PgUp, PgDn | scroll
key-help = h | this help
key-command = : | type a command, such as :hint
key-quit = q, Ctrl-C | leave or concede; press twice to leave at once
signs = Signs
signs-missions = ● planet   ✦ space   ⌂ headquarters   ✓ completed   2 under: dilemmas
signs-ships = ▲ ship: Range left/all, W Weapons, S Shields   ◆ team   × stopped
signs-attributes = I C S: Integrity, Cunning, Strength of the unstopped   ▪ face down

## Coming and going

too-small = The table needs a terminal of { $needed }; this one is { $here }. Enlarge the window, or press q to leave.
leave-small = Leave the game? Enter or q leaves, Esc continues.
leave = Leave the game?
leave-yes = Enter, q or y  leave, the game is not finished
leave-concede = c  concede and see the end
leave-no = Esc or n  continue playing
handover = Pass the keyboard
handover-keys = Enter I am here · q leave
handover-to = Pass the keyboard to player { $n }.
handover-hidden = The table is hidden until they press Enter.
the-end = The end
end-keys = Enter leave · u undo the last choice
points-conceded = { count-points }, conceded
you-left = You left the game on turn { $turn }.
the-seed = The seed of this game was { $seed }.
game-goes-on = The game is not over.
by-points = , with 100 points, a planet and a space mission completed
by-empty-decks = , because the decks are empty
by-concession = , because the others have conceded
nobody-wins = Nobody wins{ $by }.
you-win = You win{ $by }.
they-win = { $who } wins{ $by }.
they-share = { $who } share the victory{ $by }.
they-tie = { $who } tie{ $by }.

ask-doorways = Which doorways do you seed?
ask-place-mission = Where do you lay { $card }?
ask-seed-under = Which cards do you seed under these missions?
ask-seed = Seed a card, or pass.
ask-play-cards = Play a card, or give orders.
ask-walk = Choose { $cards } to walk.
act-seed = Seed { $card }
act-seed-at = Seed { $card } at { $at }
act-walk = Walk { $way }
act-dock = Dock { $ship } at { $at }
act-undock = Undock { $ship }
ask-attackers = Which ships and facilities attack { $card }?
ask-return-fire = { $card } is attacked. Which ships and facilities return fire?
ask-return-at = Which attacker do you fire at?
ask-harm = What happens to { $card }?
act-attack = Attack { $card }
act-battle = Begin a personnel battle { $place }
act-cloak = Cloak or decloak { $ship }
label-wound = Mortally wound
label-stun = Stun
label-spare = Spare
label-left-of = To the left of { $card }
label-right-of = To the right of { $card }
must-be-compatible = nobody aboard may be incompatible with another
must-be-carried = at least one personnel, and nobody aboard may be incompatible with another
