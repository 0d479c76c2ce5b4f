## The log, the chat, explanations
log-title = Log
log-since = Since your last turn
log-turn =
    { $who ->
        [you] Turn { $n }: you
        [nobody] Turn { $n }
       *[other] Turn { $n }: { $who }
    }
log-jump = Go to this moment ({ $at })

chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send

why-card = Why? { $card }
why-not = Why not?
why-not-card = Why not? { $card }
why-selection-possible = These cards can be chosen: confirm them.
why-all-possible = It can do everything that a card like this could do here.
why-nothing-else = There is nothing else to do now.
why-rule = Rule { $rule }, opens in a new tab
log-earlier = Earlier turns

## Cards that were examined or revealed

examined-title = Examined cards
examined-look =
    { $who ->
        [you] You look
       *[other] { $who } looks
    } at { $n ->
        [one] a card
       *[other] { $n } cards
    }
examined-reveal =
    { $who ->
        [you] You reveal
       *[other] { $who } reveals
    } { $n ->
        [one] a card
       *[other] { $n } cards
    }
