## Der Verlauf, der Chat, Erklärungen
log-title = Verlauf
log-since = Seit deinem letzten Zug
log-turn =
    { $who ->
        [you] Zug { $n }: du
        [nobody] Zug { $n }
       *[other] Zug { $n }: { $who }
    }
log-jump = Zu diesem Moment ({ $at })

chat-title = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden

why-card = Warum? { $card }
why-not = Warum nicht?
why-not-card = Warum nicht? { $card }
why-selection-possible = Diese Karten können gewählt werden: bestätige sie.
why-all-possible = Sie kann alles tun, was eine solche Karte hier tun könnte.
why-nothing-else = Sonst ist gerade nichts zu tun.
why-rule = Regel { $rule }, in einem neuen Tab
log-earlier = Frühere Züge

## Karten, die angesehen oder aufgedeckt wurden

examined-title = Angesehene Karten
examined-look =
    { $who ->
        [you] Du siehst dir
       *[other] { $who } sieht sich
    } { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } an
examined-reveal =
    { $who ->
        [you] Du deckst
       *[other] { $who } deckt
    } { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } auf
