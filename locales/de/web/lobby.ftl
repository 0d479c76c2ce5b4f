lobby = Spielen
lobby-open = Tisch eröffnen
lobby-back = Zurück zu den Tischen
lobby-tables = Tische mit freien Plätzen
lobby-mine = Deine Tische
lobby-mine-all = Alle { $n } deiner Tische
lobby-begun = Dein Spiel hat begonnen.
lobby-to-table = Zum Tisch
lobby-continue = Weiterspielen
lobby-state-turn = Du bist dran
lobby-state-wait = Wartet auf andere
lobby-state-open = Noch nicht begonnen
lobby-lost = Die Verbindung ist unterbrochen und wird neu aufgebaut. Was du siehst, ist vielleicht nicht mehr aktuell.
lobby-sit = Dazusetzen
lobby-look = Ansehen
lobby-empty = Gerade wartet niemand. Eröffne einen Tisch und gib den Link weiter, oder spiel solange gegen den Computer.
lobby-play-program = Gegen den Computer spielen
lobby-none-fit = { $n ->
    [one] Es gibt einen Tisch, aber er passt nicht zu deinen Filtern.
   *[other] Es gibt { $n } Tische, aber keiner passt zu deinen Filtern.
}
lobby-all = Alle zeigen
lobby-any = Egal
lobby-filters = Welche Tische zu sehen sind
lobby-filter-players = Spieler
lobby-filter-clock = Uhr
lobby-filter-rated = Wertung
lobby-filter-format = Format
lobby-only-friends = Nur mit Freunden
lobby-friend = befreundet
lobby-free-seat = freier Platz
lobby-watching = { $n ->
    [one] eine Person schaut zu
   *[other] { $n } schauen zu
}

## Wie ein Tisch ist
lobby-edition-second = Second Edition
lobby-lesson = Erstes Spiel mit dem Trainer
lobby-players-n = { $n } Spieler
lobby-rated = gewertet
lobby-unrated = ohne Wertung
lobby-rules-2002 = Regeln von 2002
lobby-access-link = nur mit Link
lobby-access-password = mit Passwort
lobby-unwatched = ohne Zuschauer
lobby-clock-none = ohne Uhr
lobby-clock-only = je { $base }
lobby-clock-with = je { $base }, { $increment } mehr pro Antwort
lobby-clock-per-answer = { $days ->
    [one] ein Tag pro Antwort
   *[other] { $days } Tage pro Antwort
}
lobby-want-clock-none = Ohne Uhr
lobby-want-clock-live = Minuten für das Spiel
lobby-want-clock-days = Tage für jede Antwort
lobby-want-rated-yes = Gewertet
lobby-want-rated-no = Ohne Wertung
lobby-want-format-2003 = Regeln von 2003
lobby-want-format-2002 = Regeln von 2002
lobby-want-format-some = Nur einzelne Sets
lobby-set-1 = Premiere
lobby-set-2 = Energize
lobby-set-3 = Call to Arms
lobby-other-set = Set { $set }

## Stufen der Bots
lobby-level-random = Zufall
lobby-level-cadet = Kadett
lobby-level-ensign = Fähnrich
lobby-level-commander = Commander
lobby-level-admiral = Admiral

## Ein neuer Tisch
lobby-who = Wer spielt
lobby-players = Spieler
lobby-seat = Platz { $seat }
lobby-bot-deck = Deck des Bots auf Platz { $seat }
lobby-person = Ein Mensch
lobby-program = Bot: { $level }
lobby-your-deck = Dein Deck
lobby-deck = Deck
lobby-access = Wer kommen darf
lobby-open-public = Alle: Der Tisch steht in der Liste
lobby-open-link = Wer den Link hat
lobby-open-password = Wer das Passwort kennt
lobby-password = Passwort des Tisches
lobby-password-hint = Du sagst es denen, die du einlädst.
lobby-watched = Zuschauen ist erlaubt
lobby-rules = Regeln
lobby-clock = Uhr
lobby-minutes = Minuten für jeden
lobby-increment = Sekunden mehr pro Antwort
lobby-days = Tage
lobby-rated-hint = Gewertet: Das Ergebnis zählt für die Rangliste
lobby-edition = Edition
lobby-book = Regelbuch
lobby-sets = Karten aus
lobby-open-now = Tisch eröffnen
lobby-open-hint = Du bekommst einen Link zum Weitergeben. Das Spiel beginnt, wenn du es startest.
lobby-begin = Spiel beginnen
lobby-begin-hint = Auf den anderen Plätzen sitzen nur Bots, deshalb geht es sofort los.
