## serve

settings-hint = `spaceline serve --help` lists all settings; packaging/spaceline.toml is an example config file
serve-at = Spaceline is running at { $url } (listening on { $addr })
serve-database = Database: { $database }
serve-restored =
    { $n ->
        [0] No games to continue.
        [one] 1 game continues where it was.
       *[other] { $n } games continue where they were.
    }
serve-open-yourself = Could not open a browser: go to { $url }
serve-stop = Ctrl-C stops it; every game continues after the next start.
serve-stopping = Stopping; press Ctrl-C again to stop at once.
serve-at-once = stopped at once; everything acknowledged is stored

## load

load-no-port = no free port was found
load-no-start = the server did not start: { $why }
load-not-ours = a server that runs elsewhere cannot be killed, and its archive cannot be filled; leave out --addr
load-no-archive = the archive cannot be filled: { $why }
load-no-clock = expected a time such as 30m, 10m+15s or 3d
load-no-address = expected an address such as http://127.0.0.1:1701
load-filling = { $done } finished games stored, { $speed }, { $left } left
load-opening = { $done } tables opened, { $speed }
load-idle = everyone connected, nobody answers: { $done } s
load-playing = { $done } s played
load-crashing = { $done } times killed and restarted
load-ending = { $done } games ended
load-checking = { $done } replays compared, { $speed }, { $left } left
load-played = { $games } games at once, { $sockets } connections, { $seconds } s
load-answers = { $answers } answers accepted ({ $rate } per second), { $refused } refused by the rules, { $finished } games finished
load-times = { $p50 } ms for 50 %, { $p95 } ms for 95 %, { $p99 } ms for 99 %, { $max } ms at most
load-latency = From an answer until every player has it: { $times }
load-spectators =
    { $n ->
        [one] From an answer until the spectator has it: { $times }
       *[other] From an answer until each of { $n } spectators has it: { $times }
    }
load-lobby =
    { $n ->
        [one] From the start of a game until the visitor in the lobby sees it: { $times }; { $messages } messages
       *[other] From the start of a game until each of { $n } visitors in the lobby sees it: { $times }; { $messages } messages
    }
load-archive = Archive: { $games } finished games, { $stored } of them stored for this run in { $seconds } s
load-first-page = List of finished games, first page: { $times }
load-by-player = List of finished games of a player: { $times }
load-profile = Profile of a player: { $times }
load-lists-failed = Lists that were refused or not answered: { $n }
load-readers =
    { $n ->
        [one] One reader without pause: { $answered } lists, { $failed } refused or not answered; { $times }
       *[other] { $n } readers without pause: { $answered } lists, { $failed } refused or not answered; { $times }
    }
load-memory = Server memory: { $before } MiB before; per idle game { $opened } KiB at the start, { $idle } KiB for each of { $tables } after the load
load-crashes =
    { $n ->
        [one] Killed once; back after { $back } s, every game continued after { $all } s
       *[other] Killed { $n } times; back after at most { $back } s, every game continued after at most { $all } s
    }
load-checked = Compared: { $games } replays with { $answers } answers, every hash, the final views
load-bots = Answers of bots: { $n }
load-marks = Compared: the mark of every answer in the database
load-faults = Lost answers: { $lost }, duplicates: { $doubled }, errors: { $errors }, reconnects: { $reconnects }
load-kept = The server's files are in { $folder }
load-trouble = { "  " }{ $game } { $what } { $detail }
load-trouble-opening = could not open a table:
load-trouble-disconnected = the connection ended:
load-trouble-misfit = unexpected message:
load-trouble-problem = a problem:
load-trouble-stalled = stalled:
load-trouble-behind = older than what was known:
load-trouble-different = views differ:
load-trouble-replay = bad replay:
load-trouble-lost = an answer was lost:
load-trouble-doubled = duplicate answer:
load-trouble-not-back = not all games were restored:
load-trouble-list = a list was not answered:
load-wrong =
    { $n ->
        [one] 1 error
       *[other] { $n } errors
    }
load-wrong-hint = the first errors are listed above; the server's log is in the folder that was kept
load-interrupted = stopped early

## admin

admin-no-database = there is no database { $file }
admin-no-database-hint = name the server's database with --database, --data-dir or --config
admin-storage = database error: { $why }
admin-lines =
    { $n ->
        [0] Nothing found.
        [one] 1 line.
       *[other] { $n } lines.
    }
admin-guest = guest
admin-account = account
admin-banned = banned until { $until }: { $why }
admin-games =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    }
admin-answers =
    { $n ->
        [one] 1 answer
       *[other] { $n } answers
    }
admin-open = open
admin-live = live
admin-over = over
admin-closing = { $game } will be closed within ten seconds; if no server runs, at its next start.
admin-over-already = { $game } is already over
admin-no-game = there is no game { $game }
admin-close-hint = `spaceline admin games` lists the games
admin-no-person = there is no user { $name }
admin-no-person-hint = `spaceline admin users` lists all users
admin-ban-why = You have been banned from this server.
admin-ban-done = { $name } is banned until { $until }; all sessions have ended.
admin-unban-done = { $name } is no longer banned.
admin-announce-empty = the announcement is empty
admin-announced = Everyone at a table sees this until { $until }.
admin-announcements-ended =
    { $n ->
        [0] There were no announcements.
        [one] Ended 1 announcement.
       *[other] Ended { $n } announcements.
    }
admin-settled = Report { $id } is settled.
admin-no-report = there is no report { $id }
admin-no-report-hint = `spaceline admin reports --all` lists all reports
admin-backup-there = { $file } already exists
admin-backup-there-hint = choose a new file, so that no backup is overwritten
admin-backup-done = Backed up the database to { $file }.
admin-backup-postgres = `admin backup` is for SQLite only; use PostgreSQL's own tool
admin-backup-postgres-hint = pg_dump --format=custom --file=spaceline.dump DATABASE
