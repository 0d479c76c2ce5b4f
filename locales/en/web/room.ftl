room = Table
room-seats = Seats
room-you = you
room-host = host
room-bot = program
room-seat-ready = Deck chosen
room-seat-choosing = Choosing a deck
room-seat-away = Away just now
room-seat-free = Nobody sits here yet
room-sit = Sit here
room-level = Level of the program for seat { $seat }
room-put-bot = Let the program play
room-remove-bot = Remove
room-free = Send away
room-start = Start the game
room-wait-people = { $n ->
    [one] One seat is free: invite somebody, or let the program play.
   *[other] { $n } seats are free: invite people, or let the program play.
}
room-wait-seats = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
room-wait-decks = Still without a deck: { $names }.
room-wait-host = Everybody is ready. The host starts the game.
room-leave = Leave the table
room-lost = The connection is lost and comes back by itself.
room-deck = Your deck
room-deck-choose = Choose a deck
room-deck-take = Play this deck
room-deck-other = Take this one instead
room-deck-there = You have a deck and are ready.
room-deck-taken = You play “{ $deck }” and are ready.
room-pasted = A pasted list
room-any-deck = Any starter deck
room-own-decks = Your decks
room-starters = Starter decks
room-nameless = Deck without a name
room-paste = Paste a list …
room-list = Deck list
room-list-hint = One card a line, in any common form.
room-check = Check
room-legal = This deck can be played.
room-not-legal = This deck cannot be played yet:
room-line = Line { $line }: { $text }
room-invite = Invite
room-invite-hint = Whoever opens this link can sit down.
room-invite-password = Whoever opens this link and knows the password can sit down.
room-invite-link = Link to this table
room-chat = Chat
room-chat-empty = Nobody has said anything yet.
room-chat-lost = Not sent: there is no connection just now.
room-say = Say something
room-send = Send
room-locked = This table has a password
room-locked-hint = Whoever invited you knows it.
room-enter = Enter
