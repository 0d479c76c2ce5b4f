room = Tisch
room-seats = Plätze
room-you = du
room-host = Gastgeber
room-bot = Programm
room-seat-ready = Deck gewählt
room-seat-choosing = Wählt noch ein Deck
room-seat-away = Gerade nicht da
room-seat-free = Hier sitzt noch niemand
room-sit = Hier hinsetzen
room-level = Stufe des Programms für Platz { $seat }
room-put-bot = Programm spielen lassen
room-remove-bot = Entfernen
room-free = Wegschicken
room-start = Spiel starten
room-wait-people = { $n ->
    [one] Ein Platz ist frei: Lade jemanden ein oder lass das Programm spielen.
   *[other] { $n } Plätze sind frei: Lade andere ein oder lass das Programm spielen.
}
room-wait-seats = { $n ->
    [one] Ein Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
room-wait-decks = Noch ohne Deck: { $names }.
room-wait-host = Alle sind bereit. Wer den Tisch eröffnet hat, startet das Spiel.
room-leave = Tisch verlassen
room-lost = Die Verbindung ist unterbrochen und kommt von selbst wieder.
room-deck = Dein Deck
room-deck-choose = Wähle ein Deck
room-deck-take = Dieses Deck spielen
room-deck-other = Stattdessen dieses nehmen
room-deck-there = Du hast ein Deck und bist bereit.
room-deck-taken = Du spielst „{ $deck }“ und bist bereit.
room-pasted = Eine eingefügte Liste
room-any-deck = Irgendein Starterdeck
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
room-locked-hint = Wer dich eingeladen hat, kennt es.
room-enter = Eintreten
