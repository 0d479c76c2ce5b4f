# Warum eine Antwort nicht angenommen wird. $card ist der Name einer Karte.

refused-by-rule = { $rule }: { $why }
refused-game-over = das Spiel ist zu Ende
refused-not-your-choice = das Spiel wartet auf { $who }
refused-no-such-player = diesen Spieler gibt es nicht
refused-player-left = dieser Spieler hat das Spiel verlassen
refused-wrong-shape = die Antwort passt nicht zur Frage
refused-unknown-card = diese Karte gibt es in diesem Spiel nicht
refused-no-candidate = { $card } kann hier nicht gewählt werden
refused-twice = { $card } ist doppelt genannt
refused-too-few = { $given } gewählt, mindestens { $n } nötig
refused-too-many = { $given } gewählt, höchstens { $n } erlaubt
refused-out-of-range = die Zahl muss zwischen { $min } und { $max } liegen
refused-no-such-option =
    { $n ->
        [one] es gibt nur 1 Möglichkeit
       *[other] es gibt { $n } Möglichkeiten
    }
refused-no-permutation = jede der Karten muss genau einmal genannt werden
refused-cannot-be-named = das kann nicht genannt werden
refused-not-now = jetzt nicht möglich
refused-not-in-hand = { $card } ist nicht auf deiner Hand
refused-counters =
    { $left ->
        [0] kostet { $cost }, kein Counter übrig
        [one] kostet { $cost }, nur 1 Counter übrig
       *[other] kostet { $cost }, nur { $left } Counters übrig
    }
refused-counters-left =
    { $left ->
        [one] 1 Counter ist
       *[other] { $left } Counters sind
    } noch nicht ausgegeben, und im Deck { $deck ->
        [one] liegt noch 1 Karte
       *[other] liegen noch { $deck } Karten
    }
refused-deck-empty = das Deck ist leer
refused-unique = du kommandierst schon { $card }
refused-not-accepted = { $card } lässt diese Karte nicht zu
refused-not-your-mission = diese Mission gehört dir nicht
refused-no-headquarters = das ist kein Hauptquartier
refused-needs-target = sie muss auf eine Karte gespielt werden
refused-needs-ship = dort ist kein Schiff von dir für den Versuch
refused-wrong-target = dort kann sie nicht gespielt werden
refused-not-playable = so wird diese Karte nicht gespielt
refused-requirement = was die Karte verlangt, ist nicht erfüllt
refused-cost = die Kosten können nicht bezahlt werden
refused-forbidden = { $card } verbietet es
refused-used-up = sie darf nicht noch einmal benutzt werden
refused-not-yours = du kommandierst { $card } nicht
refused-stopped = { $card } ist gestoppt
refused-no-ship = { $card } ist kein Schiff
refused-no-ship-there = du kommandierst kein Schiff bei dieser Mission
refused-not-there = dort ist nichts von dir
refused-no-surface = bei einer Weltraummission kann niemand abgesetzt werden
refused-opponents-ship = { $card } gehört dir nicht
refused-different-mission = gebeamt wird nur innerhalb einer Mission
refused-same-place = die Karten sind schon dort
refused-nothing-to-beam = dort ist nichts, was gebeamt werden kann
refused-not-staffed = { $card } ist nicht bemannt
refused-too-far = braucht Reichweite { $needed }, { $left } übrig
refused-already-there = das Schiff ist schon dort
refused-headquarters = ein Hauptquartier ist dafür nicht geeignet
refused-completed = die Mission ist schon erfüllt
refused-nobody-there = dort ist kein ungestopptes Personal von dir
refused-affiliation = niemand dort darf diese Mission versuchen
refused-too-expensive = die Dilemmas kosten { $cost }, erlaubt sind { $limit }
refused-same-dilemma = eine andere Kopie von { $card } ist schon gewählt
refused-dilemma-kind = { $card } passt nicht zu dieser Art von Mission
refused-no-response = das ist keine Antwort auf das, was geschieht
refused-must-respond = zuerst muss ein zwingender Text ausgeführt werden
refused-no-damage = diesen Schaden gibt es hier nicht
refused-not-from-ship = einen Planeten versuchen die, die auf ihm sind: beame sie erst hinunter
refused-nobody-to-fight = es gibt niemanden, gegen den die Karte kämpfen lässt
refused-nothing-to-hide = du hast kein offenes Personal und keine offene Ausrüstung
refused-too-many-copies = unter Missionen können nicht noch mehr Exemplare von { $card } liegen
refused-no-permission = keine Karte erlaubt das Symbol Alternatives Universum von { $card }
refused-incompatible = { $card } ist mit dem unvereinbar, was dort ist
refused-docked = { $card } ist angedockt
refused-shielded = die Schilde von { $card } sind oben
refused-no-leader = niemand dort hat OFFICER oder Leadership
refused-may-not-attack = { $card } darf diese Zugehörigkeit nicht angreifen
refused-no-weapons = die WEAPONS von { $card } sind nicht einsetzbar
refused-no-attack = { $card } kann nicht angegriffen werden
refused-no-cloaking = { $card } kann sich jetzt weder tarnen noch enttarnen
refused-cloaked = { $card } ist getarnt
refused-out-of-action = { $card } ist ausgeschaltet oder in Stasis
