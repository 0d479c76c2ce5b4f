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
why-nothing = Es spricht nichts dagegen.
why-rule = Regel { $rule }, in einem neuen Tab
log-earlier = Frühere Züge
