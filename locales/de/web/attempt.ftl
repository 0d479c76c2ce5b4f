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
attempt-dilemma-after = Nach deiner Wahl – { $dilemma }
attempt-mission = Mission: { $mission }
attempt-mission-after = Nach deiner Wahl – { $mission }
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
attempt-team-after =
    { $n ->
        [0] Niemand wäre mehr dabei
        [one] 1 wäre noch dabei
       *[other] { $n } wären noch dabei
    }
attempt-leaving = fällt aus
attempt-fate-stopped = gestoppt
attempt-fate-killed = getötet
attempt-hidden =
    { $n ->
        [one] und eine Person, die du nicht sehen kannst
       *[other] und { $n } Personen, die du nicht sehen kannst
    }

dilemmas-skills = Fähigkeiten:
dilemmas-needs = Die Mission verlangt:
dilemmas-price = Kosten { $cost }
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
fight-weapons = Waffen
fight-shields = Schilde
fight-final = am Ende
fight-so-far = bisher
fight-face-down = Verdeckte Karte
fight-included = davon { $n }
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

## Bevor ein Versuch beginnt

plan-title = Plan: { $mission } versuchen
plan-question = { $mission } versuchen?
plan-begin = Versuch beginnen
plan-no-way-back = Einmal begonnen, lässt er sich nicht abbrechen.
plan-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
plan-met = Dieses Team hat alles, was verlangt ist
plan-unmet = Diesem Team fehlt etwas
plan-asked = Die Mission verlangt
plan-ways = Wie?
plan-drawn =
    { $limit ->
        [0] { $who } zieht keine.
        [one] { $who } zieht 1 und darf es dir vorlegen, wenn es nicht mehr als 1 kostet.
       *[other] { $who } zieht { $limit } und legt dir davon vor, was zusammen höchstens { $limit } kostet.
    }
plan-count =
    { $people } Personal, { $beneath ->
        [0] noch keines hier überwunden
       *[other] weniger { $beneath } hier überwundene
    }. Kartentexte können das ändern.

## Wenn ein Versuch oder ein Kampf vorbei ist

result-title = Was daraus wurde
result-solved =
    { $who ->
        [you] Du hast { $mission } erfüllt: { $points } Punkte
       *[other] { $who } hat { $mission } erfüllt: { $points } Punkte
    }
result-failed =
    { $who ->
        [you] Dein Versuch bei { $mission } ist gescheitert
       *[other] { $who } ist an { $mission } gescheitert
    }
result-won =
    { $who ->
        [you] { $what }: Du hast mit { $n } Vorsprung gewonnen
       *[other] { $what }: { $who } hat mit { $n } Vorsprung gewonnen
    }
result-even = { $what }: Niemand hat gewonnen
result-dilemmas =
    { $n ->
        [0] Keinem Dilemma begegnet
        [one] 1 Dilemma begegnet
       *[other] { $n } Dilemmas begegnet
    }
result-unfaced =
    { $n ->
        [one] 1 weiteres wurde überwunden, ohne dass ihm jemand begegnete: Niemand war übrig
       *[other] { $n } weitere wurden überwunden, ohne dass ihnen jemand begegnete: Niemand war übrig
    }
result-requirements-met = Die Anforderungen waren erfüllt
result-requirements-missed = Die Anforderungen waren nicht erfüllt
result-requirements-alone = Niemand war mehr da, um die Anforderungen zu erfüllen
result-stopped = Gestoppt:
result-killed = Getötet:
result-count =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
result-and-more = { $names } und { $n } weitere
result-begun =
    { $who ->
        [you] Von dir begonnen mit
       *[other] Von { $who } begonnen mit
    }
result-after = Was folgte
result-nothing = Sonst geschah nichts.
