room = Table
room-seats = Seats
room-you = you
room-host = host
room-bot = bot
room-seat-ready = Deck chosen
room-seat-choosing = Choosing a deck
room-seat-away = Away right now
room-seat-free = Nobody sits here yet
room-sit = Sit here
room-level = Bot level for seat { $seat }
room-came = { $name } has come
room-put-bot = Add a bot
room-remove-bot = Remove
room-free = Remove from the seat
room-start = Start the game
room-wait-people = { $n ->
    [one] One seat is free: invite someone, or add a bot.
   *[other] { $n } seats are free: invite people, or add bots.
}
room-wait-seats = { $n ->
    [one] One seat is free.
   *[other] { $n } seats are free.
}
room-wait-decks = Still without a deck: { $names }.
room-wait-host = Everyone is ready. The host starts the game.
room-leave = Leave the table
room-lost = The connection is lost; reconnecting.
room-deck = Your deck
room-deck-choose = Choose a deck
room-deck-take = Play this deck
room-deck-other = Play this one instead
room-deck-there = You have a deck and are ready.
room-deck-taken = You are playing “{ $deck }” and are ready.
room-pasted = A pasted list
room-any-deck = Random starter deck
room-own-decks = Your decks
room-starters = Starter decks
room-nameless = Unnamed deck
room-paste = Paste a list …
room-list = Deck list
room-list-hint = One card per line, in any common format.
room-check = Check
room-legal = This deck can be played.
room-not-legal = This deck cannot be played yet:
room-line = Line { $line }: { $text }
room-invite = Invite
room-invite-hint = Anyone who opens this link can sit down.
room-invite-password = Anyone who opens this link and knows the password can sit down.
room-invite-link = Link to this table
room-chat = Chat
room-chat-empty = Nobody has said anything yet.
room-chat-lost = Not sent: you are not connected right now.
room-say = Say something
room-send = Send
room-locked = This table has a password
room-locked-hint = Ask the person who invited you.
room-enter = Enter
broken = This game has a problem
broken-why-damaged = Part of what was stored of this game cannot be read.
broken-why-changed = The cards or the program have been updated, and this game would be played differently now.
broken-can = { $lost ->
    [0] It can go on where it was.
    [one] It can go on from an earlier point; 1 answer is lost.
   *[other] It can go on from an earlier point; { $lost } answers are lost.
}
broken-cannot = It cannot go on; nothing of it can be replayed.
broken-carry-on = Carry on
broken-end = End without a result
broken-all = It happens when all players choose the same. A game that goes on is no longer rated.
broken-want-on = Want to carry on: { $names }
broken-want-end = Want to end it: { $names }
broken-ended = The game has ended without a result.
