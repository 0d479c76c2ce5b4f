## Offers, the end of a game, clocks, the menu of the table
offers-draw = Offer of a draw
offers-draw-by =
    { $who ->
        [you] You offer a draw.
       *[other] { $who } offers a draw.
    }
offers-undo = Going back
offers-undo-by =
    { $who ->
        [you] You ask to go back
       *[other] { $who } asks to go back
    } { $n ->
        [one] by one answer.
       *[other] by { $n } answers.
    }
offers-undo-revealed = Something hidden has been seen since: cards that were drawn, shown or turned over would still be known.
offers-undo-nothing = Nothing hidden has been seen since.
offers-agree = Agree
offers-decline = Decline
offers-withdraw = Withdraw
offers-concede = Give up
offers-concede-sure = Do you want to give up this game? It cannot be taken back.
offers-play-on = Play on

end-you = You
end-won = You win!
end-winner = { $who } wins
end-tied = A tie
end-nobody = The game is over
end-by-points = The points decided.
end-by-empty_decks = The decks are empty.
end-by-concession = Somebody gave up.
end-you-gave-up = You gave up.
end-gave-up = { $who } gave up.
end-by-time = The time ran out.
end-by-agreement = The players agreed on it.
end-by-closed = The game was closed.
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
end-again = Wants another game: { $who }
end-rematch = Another game
end-next = To the next game
end-replay = Watch it again
end-download = Download

clock = Clocks
clock-you = You
clock-days = { $days } d { $hours } h
clock-runs = (runs)
clock-low = (little time)

menu = Menu
menu-title = Menu of the table
menu-log = Log and chat
menu-actions = All actions
menu-keys = Keys
menu-undo = Take back
menu-draw = Offer a draw
menu-concede = Give up …
menu-result = The result
menu-plain = Table as text
menu-sound = Sound
menu-notices = Notices of the browser
menu-pace = Steps of others
menu-pace-0 = at once
menu-pace-300 = fast
menu-pace-500 = normal
menu-pace-800 = slow
menu-pace-1500 = very slow
menu-theme = Colours
menu-theme-system = like the system
menu-theme-dark = dark
menu-theme-light = light
menu-settings = All settings
menu-report = Report a bug
menu-rules = Rules
menu-leave = Leave the table

notices-game = Game against { $others } · Spaceline
notices-turn = ● Your turn · { $game }
notices-over = Over · { $game }
notices-your-turn = Your turn
notices-game-over = The game is over
