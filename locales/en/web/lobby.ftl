lobby = Play
lobby-open = Open a table
lobby-back = Back to the tables
lobby-tables = Tables with free seats
lobby-mine = Your tables
lobby-mine-all = All { $n } of your tables
lobby-begun = Your game has begun.
lobby-to-table = Go to the table
lobby-continue = Play on
lobby-state-turn = Your turn
lobby-state-wait = Waiting for others
lobby-state-open = Not started yet
lobby-lost = The connection is lost; reconnecting. What you see may be out of date.
lobby-sit = Sit down
lobby-look = View
lobby-empty = Nobody is waiting right now. Open a table and share its link, or play against the computer in the meantime.
lobby-play-program = Play against the computer
lobby-none-fit = { $n ->
    [one] There is one table, but it does not match your filters.
   *[other] There are { $n } tables, but none matches your filters.
}
lobby-all = Show all
lobby-any = Any
lobby-filters = Filter tables
lobby-filter-players = Players
lobby-filter-clock = Clock
lobby-filter-rated = Rating
lobby-filter-format = Format
lobby-only-friends = Only with friends
lobby-friend = friend
lobby-free-seat = free seat
lobby-watching = { $n ->
    [one] one spectator
   *[other] { $n } spectators
}

## What a table is like
lobby-edition-second = Second Edition
lobby-lesson = First game with the coach
lobby-players-n = { $n } players
lobby-rated = rated
lobby-unrated = not rated
lobby-rules-2002 = rules of 2002
lobby-access-link = by link only
lobby-access-password = with a password
lobby-unwatched = no spectators
lobby-clock-none = no clock
lobby-clock-only = { $base } each
lobby-clock-with = { $base } each, plus { $increment } per answer
lobby-clock-per-answer = { $days ->
    [one] one day per answer
   *[other] { $days } days per answer
}
lobby-want-clock-none = No clock
lobby-want-clock-live = Minutes per game
lobby-want-clock-days = Days per answer
lobby-want-rated-yes = Rated
lobby-want-rated-no = Not rated
lobby-want-format-2003 = Rules of 2003
lobby-want-format-2002 = Rules of 2002
lobby-want-format-some = Only some sets
lobby-set-1 = Premiere
lobby-set-2 = Energize
lobby-set-3 = Call to Arms
lobby-other-set = set { $set }

## Levels of bots
lobby-level-random = Random
lobby-level-cadet = Cadet
lobby-level-ensign = Ensign
lobby-level-commander = Commander
lobby-level-admiral = Admiral

## A new table
lobby-who = Who plays
lobby-players = Players
lobby-seat = Seat { $seat }
lobby-bot-deck = Deck of the bot on seat { $seat }
lobby-person = A person
lobby-program = Bot: { $level }
lobby-your-deck = Your deck
lobby-deck = Deck
lobby-access = Who can join
lobby-open-public = Everyone: the table is listed
lobby-open-link = Anyone with the link
lobby-open-password = Anyone with the password
lobby-password = Password of the table
lobby-password-hint = Give it to the people you invite.
lobby-watched = People may watch
lobby-rules = Rules
lobby-clock = Clock
lobby-minutes = Minutes each
lobby-increment = Extra seconds per answer
lobby-days = Days
lobby-rated-hint = Rated: the result counts for the ranking
lobby-edition = Edition
lobby-book = Rulebook
lobby-sets = Cards from
lobby-open-now = Open the table
lobby-open-hint = You get a link to share. The game begins when you start it.
lobby-begin = Begin the game
lobby-begin-hint = The other seats are all bots, so the game begins at once.
