## serve

settings-hint = `spaceline serve --help` nennt alle Einstellungen, packaging/spaceline.toml zeigt sie in einer Datei
serve-at = Spaceline läuft unter { $url } (lauscht an { $addr })
serve-database = Datenbank: { $database }
serve-restored =
    { $n ->
        [0] Kein Spiel geht weiter.
        [one] 1 Spiel geht weiter, wo es war.
       *[other] { $n } Spiele gehen weiter, wo sie waren.
    }
serve-open-yourself = Hier ließ sich kein Browser öffnen: geh auf { $url }
serve-stop = Strg-C hält ihn an; jedes Spiel geht nach dem nächsten Start weiter.
serve-stopping = Wird angehalten; noch einmal Strg-C beendet sofort.
serve-at-once = sofort beendet; was bestätigt war, ist gespeichert

## load

load-no-port = kein freier Anschluss gefunden
load-no-start = der Server ist nicht gestartet: { $why }
load-not-ours = ein Server, der anderswo läuft, kann nicht abgeschossen und sein Archiv nicht gefüllt werden; lass --addr weg
load-no-archive = das Archiv lässt sich nicht füllen: { $why }
load-no-clock = eine Zeit wie 30m, 10m+15s oder 3d wird gebraucht
load-no-address = eine Adresse wie http://127.0.0.1:1701 wird gebraucht
load-filling = { $done } beendete Spiele gespeichert, { $speed }, noch { $left }
load-opening = { $done } Tische eröffnet, { $speed }
load-idle = alle schauen, niemand antwortet: { $done } s
load-playing = { $done } s gespielt
load-crashing = { $done }-mal abgeschossen und zurück
load-ending = { $done } Spiele beendet
load-checking = { $done } Aufzeichnungen verglichen, { $speed }, noch { $left }
load-played = { $games } Spiele zugleich, { $sockets } Verbindungen, { $seconds } s
load-answers = { $answers } Antworten angenommen ({ $rate } je Sekunde), { $refused } von den Regeln abgelehnt, { $finished } Spiele beendet
load-times = { $p50 } ms bei der Hälfte, { $p95 } ms bei 95 %, { $p99 } ms bei 99 %, höchstens { $max } ms
load-latency = Von einer Antwort, bis jeder Spieler sie hat: { $times }
load-spectators =
    { $n ->
        [one] Von einer Antwort, bis der Zuschauer sie hat: { $times }
       *[other] Von einer Antwort, bis jeder der { $n } Zuschauer sie hat: { $times }
    }
load-lobby =
    { $n ->
        [one] Vom Beginn eines Spiels, bis der Besucher der Lobby es sieht: { $times }; { $messages } Nachrichten
       *[other] Vom Beginn eines Spiels, bis jeder der { $n } Besucher der Lobby es sieht: { $times }; { $messages } Nachrichten
    }
load-archive = Archiv: { $games } beendete Spiele, { $stored } davon für diesen Lauf in { $seconds } s gespeichert
load-first-page = Liste beendeter Spiele, erste Seite: { $times }
load-by-player = Liste beendeter Spiele eines Spielers: { $times }
load-profile = Profil eines Spielers: { $times }
load-lists-failed = Abgelehnte oder nicht beantwortete Listen: { $n }
load-readers =
    { $n ->
        [one] Ein Leser ohne Pause: { $answered } Listen, { $failed } abgelehnt oder nicht beantwortet; { $times }
       *[other] { $n } Leser ohne Pause: { $answered } Listen, { $failed } abgelehnt oder nicht beantwortet; { $times }
    }
load-memory = Speicher des Servers: vorher { $before } MiB; je ruhendem Spiel { $opened } KiB nach dem Anfang, { $idle } KiB für jedes von { $tables } nach der Last
load-crashes =
    { $n ->
        [one] Einmal abgeschossen; nach { $back } s zurück, nach { $all } s war jedes Spiel weitergegangen
       *[other] { $n }-mal abgeschossen; nach höchstens { $back } s zurück, nach höchstens { $all } s war jedes Spiel weitergegangen
    }
load-checked = Verglichen: { $games } Aufzeichnungen mit { $answers } Antworten, jede Prüfsumme, die Ansichten am Ende
load-bots = Antworten von Bots: { $n }
load-marks = Verglichen: das Kennzeichen jeder Antwort in der Datenbank
load-faults = Verlorene Antworten: { $lost }, doppelte: { $doubled }, Fehler: { $errors }, neu geknüpfte Verbindungen: { $reconnects }
load-kept = Die Dateien des Servers sind in { $folder }
load-trouble = { "  " }{ $game } { $what } { $detail }
load-trouble-opening = kein Tisch:
load-trouble-disconnected = die Verbindung endete:
load-trouble-misfit = eine Nachricht, die nicht passt:
load-trouble-problem = ein Problem:
load-trouble-stalled = nichts geschieht mehr:
load-trouble-behind = hinter dem, was bekannt war:
load-trouble-different = sieht anders aus:
load-trouble-replay = keine gute Aufzeichnung:
load-trouble-lost = eine Antwort ging verloren:
load-trouble-doubled = eine Antwort zu viel:
load-trouble-not-back = nicht alle Spiele kamen zurück:
load-trouble-list = eine Liste wurde nicht beantwortet:
load-wrong =
    { $n ->
        [one] 1 Fehler
       *[other] { $n } Fehler
    }
load-wrong-hint = die ersten Fehler stehen oben; das Protokoll des Servers ist in dem Ordner, der geblieben ist
load-interrupted = vorzeitig beendet

## admin

admin-no-database = es gibt keine Datenbank { $file }
admin-no-database-hint = nenne sie wie für den Server, mit --database, --data-dir oder --config
admin-storage = die Datenbank: { $why }
admin-lines =
    { $n ->
        [0] Nichts gefunden.
        [one] 1 Zeile.
       *[other] { $n } Zeilen.
    }
admin-guest = Gast
admin-account = Konto
admin-banned = gesperrt bis { $until }: { $why }
admin-games =
    { $n ->
        [one] 1 Spiel
       *[other] { $n } Spiele
    }
admin-answers =
    { $n ->
        [one] 1 Antwort
       *[other] { $n } Antworten
    }
admin-open = offen
admin-live = läuft
admin-over = vorbei
admin-closing = { $game } wird binnen zehn Sekunden geschlossen; läuft kein Server, beim nächsten Start.
admin-over-already = { $game } ist schon vorbei
admin-no-game = es gibt kein Spiel { $game }
admin-close-hint = `spaceline admin games` zählt sie auf
admin-no-person = niemand heißt { $name }
admin-no-person-hint = `spaceline admin users` zählt alle auf
admin-ban-why = Du bist auf diesem Server gesperrt.
admin-ban-done = { $name } ist bis { $until } gesperrt; alle Sitzungen sind beendet.
admin-unban-done = { $name } ist nicht mehr gesperrt.
admin-announce-empty = die Ansage ist leer
admin-announced = Alle an einem Tisch sehen das, bis { $until }.
admin-announcements-ended =
    { $n ->
        [0] Nichts war angesagt.
        [one] 1 Ansage ist beendet.
       *[other] { $n } Ansagen sind beendet.
    }
admin-settled = Die Meldung { $id } ist erledigt.
admin-no-report = es gibt keine Meldung { $id }
admin-no-report-hint = `spaceline admin reports --all` zählt sie auf
admin-backup-there = { $file } gibt es schon
admin-backup-there-hint = eine Sicherung kommt in eine neue Datei, damit keine verloren geht
admin-backup-done = Die Datenbank ist in { $file } gesichert.
admin-backup-postgres = `admin backup` ist nur für SQLite; nimm das Werkzeug von PostgreSQL
admin-backup-postgres-hint = pg_dump --format=custom --file=spaceline.dump DATENBANK
