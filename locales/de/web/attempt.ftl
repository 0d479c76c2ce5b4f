## Ein Missionsversuch, von beiden Seiten gesehen, und Kämpfe. $who ist ein Name, oder "you" für den, der liest.
attempt-title =
    { $who ->
        [you] Du versuchst { $mission }
       *[other] { $who } versucht { $mission }
    }
attempt-dilemmas = Dilemmas
attempt-unknown = Dilemma
attempt-state-overcome = gelöst ✓
attempt-state-returned = zurückgelegt
attempt-state-facing = jetzt
attempt-state-faced = vorbei
attempt-state-hidden = kommt noch
attempt-drawn = { $n } gezogen
attempt-cost = Kosten { $cost } von { $limit }
attempt-cost-so-far = Kosten bisher { $cost } von { $limit }
attempt-chosen-by =
    { $who ->
        [you] Du wählst die Dilemmas
       *[other] { $who } wählt die Dilemmas
    }
attempt-dilemma = Dilemma: { $dilemma }
attempt-dilemma-alone =
    Dilemma: { $dilemma } – { $n ->
        [one] nur mit dem gewählten Personal
       *[other] nur mit den { $n } Gewählten
    }
attempt-mission = Mission: { $mission }
attempt-mission-alone =
    { $n ->
        [one] Mission, nur mit dem gewählten Personal
       *[other] Mission, nur mit den { $n } Gewählten
    }
attempt-either = eines davon
attempt-all = alles davon
attempt-met = erfüllt
attempt-unmet = nicht erfüllt
attempt-count = { $have } von { $need }
attempt-total = { $have } > { $need }
attempt-short = { $n } fehlt
attempt-team =
    { $n ->
        [one] 1 nimmt teil
       *[other] { $n } nehmen teil
    }
attempt-fate-stopped = gestoppt
attempt-fate-killed = getötet
attempt-hidden =
    { $n ->
        [one] und eine Person, die du nicht sehen kannst
       *[other] und { $n } Personen, die du nicht sehen kannst
    }

dilemmas-price = Kosten { $cost }
dilemmas-too-much = Mehr als übrig ist
dilemmas-unusable = Hier nicht möglich
dilemmas-none = Es wurden keine Dilemmas gezogen.
dilemmas-more = weiter unten mehr
dilemmas-order = In welcher Reihenfolge? Dem ersten wird zuerst begegnet.
dilemmas-up = { $card } nach oben
dilemmas-down = { $card } nach unten
dilemmas-moved = { $card } ist jetzt Nummer { $to }

fight-combat = Kampf
fight-engagement = Gefecht
fight-steps = Schritte
fight-step-begin = Beginn
fight-step-join = Beitritt
fight-step-respond = Antworten
fight-step-compare = Vergleich
fight-step-result = Ergebnis
fight-you = Du
fight-beginner = (hat begonnen)
fight-at-least = { $n } oder mehr
fight-strength = Kraft
fight-weapons = Waffen gegen Schilde
fight-final = am Ende
fight-so-far = bisher
fight-printed = Gedruckt
fight-hidden =
    { $n ->
        [one] 1 verdeckte Karte
       *[other] { $n } verdeckte Karten
    }
fight-winner =
    { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    }
fight-nobody = Niemand gewinnt
fight-even = Es steht gleich
fight-ahead =
    { $who ->
        [you] Du liegst vorn
       *[other] { $who } liegt vorn
    }
