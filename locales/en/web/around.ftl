## Small things that many screens have.
around-close = Close
nav-menu = Menu
around-copy = Copy
around-copied = Copied
around-copy-failed = The browser did not allow copying. Copy the address of the page instead.
around-copy-by-hand = Press Ctrl+C to copy the selected text.
around-notice-turn = It is your turn.
around-notice-start = Your game has begun.

## Report a bug
bug = Report a bug
bug-what = What happened, and what should have happened?
bug-hint = If you know which rule or card is involved, name it.
bug-sent = The report
bug-how = It goes to the people who run this server. You can also copy or save it and send it to the project.
bug-how-alone = Copy or save the report and send it to the people who run this server, or to the project.
bug-thanks = Sent. Thank you!
bug-send = Send
bug-nothing = (no description)
bug-where = Where
bug-event = After answer
bug-screen = Screen
bug-browser = Browser
bug-copy = Copy the report
bug-save = Save
