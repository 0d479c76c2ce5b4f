## Kleinigkeiten, die viele Seiten haben.
around-close = Schließen
nav-menu = Menü
around-copy = Kopieren
around-copied = Kopiert
around-copy-failed = Der Browser lässt diese Seite nicht kopieren. Kopiere stattdessen die Adresse der Seite.
around-copy-by-hand = Drücke Strg+C, um das Markierte zu kopieren.
around-notice-turn = Du bist dran.
around-notice-start = Dein Spiel hat begonnen.

## Fehler melden
bug = Fehler melden
bug-what = Was ist geschehen, und was hätte geschehen sollen?
bug-hint = Wenn du die Regel oder die Karte kennst, nenne sie.
bug-sent = Die Meldung
bug-how = Sie geht an die, die diesen Server betreiben. Du kannst sie auch kopieren oder speichern und dem Projekt schicken.
bug-how-alone = Kopiere oder speichere die Meldung und schick sie denen, die diesen Server betreiben, oder dem Projekt.
bug-thanks = Gesendet. Danke!
bug-send = Senden
bug-nothing = (nichts geschrieben)
bug-where = Wo
bug-event = Nach Antwort
bug-screen = Bildschirm
bug-browser = Browser
bug-copy = Meldung kopieren
bug-save = Speichern
