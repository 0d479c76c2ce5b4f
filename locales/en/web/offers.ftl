## Offers, the end of a game, clocks, the menu of the table
offers-draw = Draw offer
offers-draw-by =
    { $who ->
        [you] You offer a draw.
       *[other] { $who } offers a draw.
    }
offers-undo = Request to undo
offers-undo-by =
    { $who ->
        [you] You ask to undo
       *[other] { $who } asks to undo
    } { $n ->
        [one] one answer.
       *[other] { $n } answers.
    }
offers-undo-revealed = Something hidden has been seen since: cards that were drawn, shown or turned over would still be known.
offers-undo-nothing = Nothing hidden has been seen since.
offers-stall = Orders without progress
offers-stall-left =
    { $who ->
        [you] Your orders bring the game no further. The table ends them after { $n } more { $n ->
            [one] answer
           *[other] answers
        }.
       *[other] The orders of { $who } bring the game no further. The table ends them after { $n } more { $n ->
            [one] answer
           *[other] answers
        }.
    }
offers-stall-ended =
    { $who ->
        [you] The table has ended your orders, because they brought the game no further.
       *[other] The table has ended the orders of { $who }, because they brought the game no further.
    }
offers-agree = Agree
offers-decline = Decline
offers-withdraw = Withdraw
offers-concede = Concede
offers-concede-sure = Do you want to concede this game? This cannot be undone.
offers-play-on = Play on

end-you = You
end-won = You win!
end-winner = { $who } wins
end-tied = A tie
end-nobody = The game is over
end-by-points = Decided by points.
end-by-empty_decks = The decks are empty.
end-by-concession = A player conceded.
end-you-gave-up = You conceded.
end-gave-up = { $who } conceded.
end-by-time = Time ran out.
end-by-agreement = The players agreed on a draw.
end-by-closed = The game was closed.
end-by-abandoned = Nobody came back to the game. It ended without a result.
end-by-too_long = The game went on for too long. It ended without a result.
end-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
end-other-points = Other points
end-no-mission = No mission completed
end-chart = Points by turn
end-chart-turn = Turn
end-chart-table = As a table
end-again = Wants a rematch: { $who }
end-rematch = Rematch
end-next = Go to the next game
end-replay = Watch the replay
end-download = Download

clock = Clocks
clock-you = You
clock-days = { $days } d { $hours } h
clock-runs = (running)
clock-low = (low on time)

menu = Menu
menu-title = Table menu
menu-log = Log and chat
menu-actions = All actions
menu-start = Decks and goal
menu-keys = Signs and keys
menu-undo = Undo
menu-draw = Offer a draw
menu-concede = Concede …
menu-result = Result
menu-plain = Table as text
menu-sound = Sound
menu-notices = Browser notifications
menu-settings = All settings
menu-report = Report a bug
menu-rules = Rules
menu-leave = Leave the table

notices-game = Game against { $others } · Spaceline
notices-turn = ● Your turn · { $game }
notices-over = Over · { $game }
notices-your-turn = Your turn
notices-game-over = The game is over
