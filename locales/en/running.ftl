## serve

settings-hint = `spaceline serve --help` names all settings, packaging/spaceline.toml shows them in a file
serve-at = Spaceline is at { $url } (listening at { $addr })
serve-database = Database: { $database }
serve-restored =
    { $n ->
        [0] No game was going on.
        [one] 1 game goes on where it was.
       *[other] { $n } games go on where they were.
    }
serve-open-yourself = No browser could be opened here: go to { $url }
serve-stop = Ctrl-C stops it; every game goes on after the next start.
serve-stopping = Stopping; once more Ctrl-C ends it at once.
serve-at-once = ended at once; what was acknowledged is stored

## load

load-no-port = no free port was found
load-no-start = the server did not start: { $why }
load-not-ours = a server that runs elsewhere cannot be killed; leave out --addr
load-no-address = an address such as http://127.0.0.1:1701 is needed
load-opening = { $done } tables opened, { $speed }
load-idle = all look, nobody answers: { $done } s
load-playing = { $done } s played
load-crashing = { $done } times killed and back
load-ending = { $done } games ended
load-checking = { $done } replays compared, { $speed }, { $left } left
load-played = { $games } games at once, { $sockets } connections, { $seconds } s
load-answers = { $answers } answers accepted ({ $rate } a second), { $refused } refused by the rules, { $finished } games finished
load-latency = From an answer until every player has it: { $p50 } ms for half of them, { $p95 } ms for 95 %, { $p99 } ms for 99 %, { $max } ms at most
load-memory = Memory of the server: { $before } MiB before; for each idle game { $opened } KiB after the beginning, { $idle } KiB for each of { $tables } after the load
load-crashes =
    { $n ->
        [one] Killed once; back after { $back } s, every game had gone on after { $all } s
       *[other] Killed { $n } times; back after { $back } s at most, every game had gone on after { $all } s at most
    }
load-checked = Compared: { $games } replays with { $answers } answers, every hash, the views at the end
load-marks = Compared: the mark of every answer in the database
load-faults = Lost answers: { $lost }, doubled: { $doubled }, errors: { $errors }, connections made again: { $reconnects }
load-kept = The server's files are in { $folder }
load-trouble = { "  " }{ $game } { $what } { $detail }
load-trouble-opening = no table:
load-trouble-disconnected = the connection ended:
load-trouble-misfit = a message that does not fit:
load-trouble-problem = a problem:
load-trouble-stalled = nothing happens any more:
load-trouble-behind = behind what was known:
load-trouble-different = looks different:
load-trouble-replay = no good replay:
load-trouble-lost = an answer was lost:
load-trouble-doubled = an answer too many:
load-trouble-not-back = not all games came back:
load-wrong =
    { $n ->
        [one] 1 thing went wrong
       *[other] { $n } things went wrong
    }
load-wrong-hint = the first are listed above; the server's log is in the folder that was kept
load-interrupted = ended early

## admin

admin-no-database = there is no database { $file }
admin-no-database-hint = name it as for the server, with --database, --data-dir or --config
admin-storage = the database: { $why }
admin-lines =
    { $n ->
        [0] Nothing was found.
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
admin-over-already = { $game } is over already
admin-no-game = there is no game { $game }
admin-close-hint = `spaceline admin games` lists them
admin-no-person = nobody is called { $name }
admin-no-person-hint = `spaceline admin users` lists everybody
admin-ban-why = You have been banned from this server.
admin-ban-done = { $name } cannot come in until { $until }; all sessions have ended.
admin-unban-done = { $name } may come in again.
admin-announce-empty = there is nothing in this announcement
admin-announced = Everybody at a table is told until { $until }.
admin-announcements-ended =
    { $n ->
        [0] Nothing was announced.
        [one] 1 announcement has ended.
       *[other] { $n } announcements have ended.
    }
admin-settled = The report { $id } is settled.
admin-no-report = there is no report { $id }
admin-no-report-hint = `spaceline admin reports --all` lists them
admin-backup-there = { $file } is there already
admin-backup-there-hint = a backup goes into a new file, so that none is lost
admin-backup-done = Everything is in { $file }.
admin-backup-postgres = PostgreSQL makes its own backups
admin-backup-postgres-hint = pg_dump --format=custom --file=spaceline.dump DATABASE
