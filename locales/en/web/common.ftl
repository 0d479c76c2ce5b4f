## What every screen says.
skip = Skip to the content
loading = Loading …
language = Language
failure = That did not work
try-again = Try again
to-home = Go to the home page
no-such-page = This page does not exist.
problem-offline = The server cannot be reached. Check the connection and try again.
problem-unavailable = The server is not available right now. Try again in a moment.
problem-nonsense = This page does not understand the server's answer. Reload the page; if that does not help, contact the people who run the server.
guest-name = Guest
terms = Spaceline is an unofficial fan project. Trademarks belong to their owners; no art is included.

## Where one can go
nav = Pages
nav-lobby = Play
nav-watch = Watch
nav-decks = Decks
nav-cards = Cards
nav-learn = Learn
nav-sign-in = Sign in
nav-settings = Settings
