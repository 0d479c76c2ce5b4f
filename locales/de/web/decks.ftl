## Decks: eigene und die des Programms.
decks-title = Decks
decks-new = Ein Deck bauen
decks-go-on = Am neuen Deck weiterbauen
decks-own = Deine Decks
decks-none = Du hast noch kein Deck gespeichert. Bau eines, füge eine Liste ein oder beginne mit einem Starterdeck.
decks-changed = Geändert am { $when }
decks-change = Öffnen
decks-remove = Löschen
decks-remove-sure = „{ $name }“ löschen? Es lässt sich nicht zurückholen.
decks-starters = Starterdecks
decks-starters-lead = Sofort spielbar und zum Verändern: Was du änderst, wird als dein eigenes gespeichert.
decks-look = Ansehen und ändern

## Bauen
deck-building = Ein Deck bauen
deck-new = Neues Deck
deck-name = Name des Decks
deck-save = Speichern
deck-save-copy = Als eigenes speichern
deck-saved = Alles ist gespeichert.
deck-unsaved = Noch nicht gespeichert. Deine Änderungen bleiben in diesem Browser.
deck-not-kept = Noch nicht gespeichert. Dieser Browser merkt sich deine Änderungen nicht: Speichere das Deck, bevor du gehst.
deck-restored = Deine nicht gespeicherten Änderungen sind wieder da.
deck-discard = Änderungen verwerfen
deck-of = Ein Deck von { $name }. Du kannst es ändern und als eigenes speichern.
deck-picker = Karten zur Auswahl
deck-card = Karte
deck-point = Zeig auf eine Karte, um sie hier zu sehen.
deck-close = Schließen
deck-cancel = Abbrechen
deck-missions = Missionen
deck-dilemmas = Dilemmas
deck-deck = Deck
deck-empty = Im Deck ist noch nichts.
deck-marked = damit stimmt etwas nicht
deck-add = { $card } einmal mehr
deck-remove = { $card } einmal weniger
deck-copies = { $n ->
    [one] Exemplar
   *[other] Exemplare
  }
deck-copies-in = { $n } im Deck
deck-verdict = Ist das Deck erlaubt?
deck-legal = Dieses Deck ist spielbar.
deck-illegal = { $n ->
    [one] Eines ist noch zu tun:
   *[other] { $n } Dinge sind noch zu tun:
  }
deck-checking = Wird geprüft …
deck-not-legal = Noch nicht: Sieh nach, was zu tun ist.
deck-not-begun = Noch gibt es nichts zu spielen.
deck-begin = Ein Deck hat fünf Missionen, einen Stapel Dilemmas und die Karten, die du ziehst. Such auf dieser Seite und drück + bei einer Karte.
deck-terms = Regeln und Sets
deck-all-sets = alle Sets
deck-play = Jetzt spielen
deck-level = Gegner
deck-level-cadet = Bot: Kadett
deck-level-ensign = Bot: Fähnrich
deck-level-commander = Bot: Commander
deck-level-admiral = Bot: Admiral

## Einfügen und weitergeben
deck-import = Liste einfügen
deck-import-lead = Listen anderer Programme und Seiten werden verstanden: „2x Name“, „2 Name“ oder XML. Nichts fällt stillschweigend weg.
deck-import-text = Die Liste
deck-import-read = Lesen
deck-import-file = Datei öffnen
deck-import-line = Zeile { $line }:
deck-import-found = { $cards ->
    [one] Eine Karte verstanden
   *[other] { $cards } Karten verstanden
  }{ $unclear ->
    [0] .
    [one] , eine Zeile nicht. Was ist gemeint?
   *[other] , { $unclear } Zeilen nicht. Was ist gemeint?
  }
deck-import-take = Diese Liste übernehmen
deck-import-take-some = { $unclear ->
    [one] Ohne diese Zeile übernehmen
   *[other] Ohne diese { $unclear } Zeilen übernehmen
  }
deck-export = Weitergeben
deck-link = Link zum Deck; wer ihn hat, kann es sehen
deck-link-none = Speichere das Deck, dann hat es einen Link, den du teilen kannst.
deck-link-old = Der Link zeigt das Deck, wie es gespeichert ist.
deck-public = Zeig das Deck in deinem Profil, sobald es gespeichert ist
deck-format = Dateiformat
deck-format-plain = Spaceline (einfacher Text)
deck-format-plugin-text = Plugin (Text)
deck-format-plugin-xml = Plugin (XML)
deck-format-site = Deck-Seite
deck-format-nameless = Dieses Format hat keinen Platz für den Namen und die Notizen des Decks.
deck-text = Das Deck als Text
deck-copy = Kopieren
deck-copied = Kopiert.
deck-file = Als Datei speichern

## Probehände
draw-title = Probeziehen
draw-hand = { $n } Karten ziehen
draw-again = Noch einmal ziehen
draw-next = Die nächste Karte ziehen
draw-count = { $drawn } gezogen, { $left } übrig

## Auswertung
deck-analysis = Auswertung
deck-skills-missions = Fähigkeiten und Missionen
deck-skills-missions-lead = Was jede Mission verlangt (der Strich) und was dein Personal mitbringt, soweit es zugleich im Spiel sein kann. Spieltexte zählen nicht mit.
deck-covered = das Deck hat alles
deck-open = etwas fehlt
deck-or = oder
deck-need-other = Etwas anderes
deck-levels = { $measure } ({ $copies ->
    [one] 1 Karte
   *[other] { $copies } Karten
  })
deck-people = { $n ->
    [0] niemand
    [one] 1 Person
   *[other] ≈ { $n } Personen
  }
deck-costs = Kosten
deck-average = { $n } im Schnitt
deck-attributes = Attribute im Schnitt
deck-staffing = Besatzung (das Meiste, was ein Schiff braucht)
deck-posts = { $have } ({ $need })
deck-affiliations = Fraktionen
deck-types = Typen
deck-skills = Fähigkeiten, in Exemplaren
deck-dilemma-costs = Kosten der Dilemmas
deck-dilemma-kinds = Arten der Dilemmas
