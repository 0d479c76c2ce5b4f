## Was jede Seite sagt.
skip = Zum Inhalt
loading = Wird geladen …
language = Sprache
failure = Das hat nicht geklappt
try-again = Noch einmal versuchen
to-home = Zur Startseite
no-such-page = Diese Seite gibt es nicht.
problem-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
problem-unavailable = Der Server kann gerade nicht antworten. Versuche es gleich noch einmal.
problem-nonsense = Diese Seite versteht die Antwort des Servers nicht. Lade sie neu; hilft das nicht, sag es denen, die den Server betreiben.
guest-name = Gast
terms = Spaceline ist ein inoffizielles Fan-Projekt. Marken gehören ihren Inhabern; Bilder sind nicht enthalten.

## Wohin es geht
nav = Seiten
nav-lobby = Spielen
nav-watch = Zuschauen
nav-decks = Decks
nav-cards = Karten
nav-learn = Lernen
nav-sign-in = Anmelden
nav-settings = Einstellungen
