room = Tisch
room-seats = Plätze
room-you = du
room-host = Gastgeber
room-bot = Bot
room-seat-ready = Deck gewählt
room-seat-choosing = Wählt noch ein Deck
room-seat-away = Gerade nicht da
room-seat-free = Hier sitzt noch niemand
room-sit = Hier hinsetzen
room-level = Stufe des Bots für Platz { $seat }
room-came = { $name } ist da
room-put-bot = Bot dazusetzen
room-remove-bot = Entfernen
room-free = Vom Platz entfernen
room-start = Spiel starten
room-wait-people = { $n ->
    [one] Ein Platz ist frei: Lade jemanden ein oder setz einen Bot dazu.
   *[other] { $n } Plätze sind frei: Lade andere ein oder setz Bots dazu.
}
room-wait-seats = { $n ->
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
room-wait-decks = Noch ohne Deck: { $names }.
room-wait-host = Alle sind bereit. Wer den Tisch eröffnet hat, startet das Spiel.
room-leave = Tisch verlassen
room-lost = Die Verbindung ist unterbrochen und wird neu aufgebaut.
room-deck = Dein Deck
room-deck-choose = Wähle ein Deck
room-deck-take = Dieses Deck spielen
room-deck-other = Stattdessen dieses nehmen
room-deck-there = Du hast ein Deck und bist bereit.
room-deck-taken = Du spielst „{ $deck }“ und bist bereit.
room-pasted = Eine eingefügte Liste
room-any-deck = Zufälliges Starterdeck
room-own-decks = Deine Decks
room-starters = Starterdecks
room-nameless = Deck ohne Namen
room-paste = Liste einfügen …
room-list = Deckliste
room-list-hint = Eine Karte pro Zeile, in jeder üblichen Form.
room-check = Prüfen
room-legal = Dieses Deck ist spielbar.
room-not-legal = Dieses Deck ist noch nicht spielbar:
room-line = Zeile { $line }: { $text }
room-invite = Einladen
room-invite-hint = Wer diesen Link öffnet, kann sich dazusetzen.
room-invite-password = Wer diesen Link öffnet und das Passwort kennt, kann sich dazusetzen.
room-invite-link = Link zu diesem Tisch
room-chat = Chat
room-chat-empty = Noch hat niemand etwas gesagt.
room-chat-lost = Nicht gesendet: Gerade gibt es keine Verbindung.
room-say = Sag etwas
room-send = Senden
room-locked = Dieser Tisch hat ein Passwort
room-locked-hint = Frag die Person, die dich eingeladen hat.
room-enter = Eintreten
broken = Dieses Spiel hat ein Problem
broken-why-damaged = Ein Teil dessen, was von diesem Spiel gespeichert war, ist nicht lesbar.
broken-why-changed = Die Karten oder das Programm wurden erneuert, und dieses Spiel würde jetzt anders verlaufen.
broken-can = { $lost ->
    [0] Es kann dort weitergehen, wo es war.
    [one] Es kann von einem früheren Stand weitergehen; 1 Antwort geht verloren.
   *[other] Es kann von einem früheren Stand weitergehen; { $lost } Antworten gehen verloren.
}
broken-cannot = Es kann nicht weitergehen; nichts davon lässt sich wieder spielen.
broken-carry-on = Weiterspielen
broken-end = Ohne Ergebnis beenden
broken-all = Es geschieht, wenn alle Spieler dasselbe wählen. Ein Spiel, das weitergeht, wird nicht mehr gewertet.
broken-want-on = Weiterspielen wollen: { $names }
broken-want-end = Beenden wollen: { $names }
broken-ended = Das Spiel ist ohne Ergebnis beendet.
