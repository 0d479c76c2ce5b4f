## Der Tisch als Text
plain-title = Der Tisch als Text: { $players }
plain-lost = Die Verbindung ist unterbrochen und wird neu aufgebaut.
plain-turn =
    { $who ->
        [you] Zug { $n }: du, { $segment }
       *[other] Zug { $n }: { $who }, { $segment }
    }
plain-segment-Start = Beginn
plain-segment-PlayAndDraw = Spielen und Ziehen
plain-segment-Orders = Befehle ausführen
plain-segment-Discard = Ablegen
plain-segment-End = Ende
plain-waiting = Warten auf { $who }
plain-over = Nichts zu beantworten
plain-group-play = Spielen
plain-group-draw = Ziehen
plain-group-beam = Beamen
plain-group-move = Bewegen
plain-group-attempt = Versuch
plain-group-texts = Kartentexte
plain-group-other = Anderes
plain-group-end = Weiter
plain-yes = Ja
plain-no = Nein
plain-picked =
    { $min ->
        [0] { $n } gewählt, höchstens { $max }
       *[other] { $n } gewählt, { $min } bis { $max }
    }
plain-all = Alle
plain-none = Keine
plain-confirm = Bestätigen
plain-why-not = Warum nicht?
plain-number = Eine Zahl von { $min } bis { $max }
plain-name = Nenne etwas davon
plain-recent = Was zuletzt geschah
plain-player =
    { $who ->
        [you] Du
       *[other] { $who }
    }: { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $counters ->
        [one] 1 Counter
       *[other] { $counters } Counters
    }
plain-sizes = Hand { $hand }, Deck { $deck }, Dilemmas { $pile }, Ablege-Stapel { $discard }
plain-pile-hand = Hand
plain-pile-core = Zentrum
plain-pile-brig = Gefängnis
plain-pile-limbo = Gerade im Gange
plain-pile-discard = Ablege-Stapel
plain-pile-removed = Aus dem Spiel genommen
plain-pile-pile = Offene Dilemmas
plain-missions = Missionen
plain-completed = erfüllt
plain-group =
    { $who ->
        [you] Dein Team
       *[other] Das Team von { $who }
    }: { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }, { $sums }
plain-damage = Schaden: { $card }
plain-crew =
    { $n ->
        [one] 1 Karte an Bord
       *[other] { $n } Karten an Bord
    }, { $sums }
plain-cost = Kosten { $n }
plain-stopped = gestoppt
plain-face-down = verdeckt
plain-on = mit { $card } darauf
