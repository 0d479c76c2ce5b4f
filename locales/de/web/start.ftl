# Die Tafel über Decks und Ziel, und die Tipps.

start-title = Dieses Spiel
start-you = Du spielst
start-against = Gegen { $who }
start-own-deck = Ein eigenes Deck
start-my-deck = Dein eigenes Deck
start-begin = Verstanden
start-goal = Ziel
start-goal-text = Wer zuerst { $points } Punkte hat und { $kinds } erfüllt hat, gewinnt.
start-goal-Planet = eine Planetenmission
start-goal-Space = eine Weltraummission
start-goal-Headquarters = ein Hauptquartier
start-and = {" und "}
start-turn =
    In jedem Zug: { $n ->
        [one] 1 Counter
       *[other] { $n } Counters
    } für Karten ausgeben, dann Befehle geben: hochbeamen, fliegen, eine Mission versuchen.
hint-web-title = Tipp: was ein Admiral täte
hint-thinking = Denkt nach …
hint-do = So machen
hint-web-chance = { $n } % Gewinnchance
hint-web-then = Danach: { $steps }.
hint-web-positions =
    { $n ->
        [one] Dafür wurde eine Stellung betrachtet.
       *[other] Dafür wurden { $n } Stellungen betrachtet.
    }
hint-web-thumb = Nach Faustregeln, ohne vorauszuschauen.
