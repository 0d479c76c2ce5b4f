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
attempt-dilemma-alone =
    Dilemma: { $dilemma } – { $n ->
        [one] the one selected alone
       *[other] the { $n } selected alone
    }
attempt-mission = Mission: { $mission }
attempt-mission-alone =
    { $n ->
        [one] Mission, with the one you selected
       *[other] Mission, with the { $n } you selected
    }
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
attempt-fate-stopped = stopped
attempt-fate-killed = killed
attempt-hidden =
    { $n ->
        [one] and 1 that you cannot see
       *[other] and { $n } that you cannot see
    }

dilemmas-price = Cost { $cost }
dilemmas-too-much = More than what is left
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
fight-beginner = (began it)
fight-at-least = { $n } or more
fight-strength = Strength
fight-weapons = Weapons against shields
fight-final = in the end
fight-so-far = so far
fight-printed = Printed
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
