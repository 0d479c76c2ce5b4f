# Eine Karte auf dem Papier: die Namen ihrer Angaben, und was es über Kartenlisten zu sagen gibt.

label-type = Typ
label-place = Ort
label-cost = Kosten
label-icons = Icons
label-skills = Fähigkeiten
label-staffing = Besatzung
label-span = Span
label-points = Punkte
label-attempt = Versuch
label-requires = Erfordernisse
label-plays = Lässt zu
label-keywords = Schlüsselwörter
label-attributes = Attribute
label-text = Text
text-blank = Ihr Text wird nicht verstanden: gespielt wie eine Karte ohne Text.
text-not-understood = nicht verstanden
text-readings = kann auf { $n } Arten verstanden werden
text-too-many-readings = kann auf zu viele Arten verstanden werden
any-affiliation = jede Fraktion
any-affiliation-except = jede Fraktion außer { $list }
plays-equipment = Ausrüstung

cards-listed = { count-cards }, { $blank } mit einem Text, der nicht verstanden wird
cards-written = { count-cards } in { $file } geschrieben
no-first-edition = für die First Edition gibt es keine Pakete
no-first-edition-hint = exportiere die Second Edition: --edition second
no-such-set = kein Set heißt '{ $typed }'
no-such-set-hint = die Sets sind { $sets }
no-such-card = keine einzelne Karte heißt '{ $name }'
no-such-card-list = 'spaceline cards list WÖRTER' findet Karten mit diesen Wörtern
the-card-types = die Typen sind Personal, Schiff, Ausrüstung, Ereignis, Unterbrechung, Mission, Dilemma (oder englisch)
