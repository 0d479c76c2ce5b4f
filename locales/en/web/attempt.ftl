## A mission attempt, seen by both sides, and fights. $who is a name, or "you" for whoever reads.
attempt-title =
    { $who ->
        [you] You attempt { $mission }
       *[other] { $who } attempts { $mission }
    }
attempt-dilemmas = Dilemmas
attempt-unknown = Dilemma
attempt-state-overcome = overcome ✓
attempt-state-returned = returned
attempt-state-facing = facing
attempt-state-faced = faced
attempt-state-hidden = to come
attempt-drawn = Drawn { $n }
attempt-cost = Cost { $cost } of { $limit }
attempt-cost-so-far = Cost { $cost } of { $limit } so far
attempt-chosen-by =
    { $who ->
        [you] You choose the dilemmas
       *[other] { $who } chooses the dilemmas
    }
attempt-dilemma = Dilemma: { $dilemma }
attempt-dilemma-after = After your choice – { $dilemma }
attempt-mission = Mission: { $mission }
attempt-mission-after = After your choice – { $mission }
attempt-either = one of these
attempt-all = all of these
attempt-met = met
attempt-unmet = not met
attempt-count = { $have } of { $need }
attempt-total = { $have } > { $need }
attempt-short = { $n } short
attempt-team =
    { $n ->
        [one] 1 takes part
       *[other] { $n } take part
    }
attempt-team-after =
    { $n ->
        [0] Nobody would take part any more
        [one] 1 would still take part
       *[other] { $n } would still take part
    }
attempt-leaving = out
attempt-fate-stopped = stopped
attempt-fate-killed = killed
attempt-hidden =
    { $n ->
        [one] and 1 you cannot see
       *[other] and { $n } you cannot see
    }

dilemmas-skills = Skills:
dilemmas-needs = The mission needs:
dilemmas-price = Cost { $cost }
dilemmas-unusable = Cannot be used here
dilemmas-none = No dilemmas were drawn.
dilemmas-more = more below
dilemmas-order = In which order? The first one is faced first.
dilemmas-up = Move { $card } up
dilemmas-down = Move { $card } down
dilemmas-moved = { $card } is now number { $to }

fight-combat = Combat
fight-engagement = Engagement
fight-steps = Steps
fight-step-begin = Begins
fight-step-join = Joining
fight-step-respond = Responses
fight-step-compare = Comparing
fight-step-result = Result
fight-you = You
fight-beginner = (attacker)
fight-at-least = { $n } or more
fight-strength = Strength
fight-weapons = Weapons
fight-shields = Shields
fight-final = final
fight-so-far = so far
fight-face-down = Face-down card
fight-included = { $n } of it
fight-hidden =
    { $n ->
        [one] 1 face-down card
       *[other] { $n } face-down cards
    }
fight-winner =
    { $who ->
        [you] You win
       *[other] { $who } wins
    }
fight-nobody = Nobody wins
fight-even = The sides are even
fight-ahead =
    { $who ->
        [you] You are ahead
       *[other] { $who } is ahead
    }

## Before an attempt begins

plan-title = Plan: attempt { $mission }
plan-question = Attempt { $mission }?
plan-begin = Begin the attempt
plan-no-way-back = Once begun, an attempt cannot be cancelled.
plan-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
plan-met = This team has everything the mission requires
plan-unmet = This team is missing something
plan-asked = The mission requires
plan-ways = How?
plan-drawn =
    { $limit ->
        [0] { $who } draws none.
        [one] { $who } draws 1 and may make you face it if it costs no more than 1.
       *[other] { $who } draws { $limit } and may make you face any of them that together cost no more than { $limit }.
    }
plan-count =
    { $people } personnel, { $beneath ->
        [0] none overcome here yet
       *[other] minus { $beneath } overcome here
    }. Card texts can change this.

## When an attempt or a fight is over

result-title = Outcome
result-solved =
    { $who ->
        [you] You completed { $mission }: { $points } points
       *[other] { $who } completed { $mission }: { $points } points
    }
result-failed =
    { $who ->
        [you] Your attempt at { $mission } failed
       *[other] { $who } failed at { $mission }
    }
result-won =
    { $who ->
        [you] { $what }: you won by { $n }
       *[other] { $what }: { $who } won by { $n }
    }
result-even = { $what }: nobody won
result-dilemmas =
    { $n ->
        [0] No dilemma was faced
        [one] 1 dilemma was faced
       *[other] { $n } dilemmas were faced
    }
result-unfaced =
    { $n ->
        [one] 1 more was overcome without being faced: nobody was left
       *[other] { $n } more were overcome without being faced: nobody was left
    }
result-requirements-met = The requirements were met
result-requirements-missed = The requirements were not met
result-requirements-alone = Nobody was left to meet the requirements
result-stopped = Stopped:
result-killed = Killed:
result-count =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
result-and-more = { $names } and { $n } more
result-begun =
    { $who ->
        [you] Begun by you with
       *[other] Begun by { $who } with
    }
result-after = What followed
result-nothing = Nothing else happened.
