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
label-special = Sonderausrüstung
label-other-end = Anderes Ende: { $what }
any-crew = jede Besatzung
any-away-team = jedes Außenteam
except = { $what } außer { $names }
see-text = siehe Text
text-blank = Ihr Text wird nicht verstanden: gespielt wie eine Karte ohne Text.
text-in-english = (Englisch: Auf Deutsch gibt es dafür noch keine Worte.)
text-not-understood = nicht verstanden
text-readings = kann auf { $n } Arten verstanden werden
text-too-many-readings = kann auf zu viele Arten verstanden werden
text-points-to-nothing = weist auf nichts hin, was vorher genannt wurde
text-points-to-two = kann die eine oder die andere der genannten Karten meinen; beschreibe die gemeinte genauer
text-forgotten = weist auf eine Karte hin, die nicht mehr bekannt ist, wenn diese Karte gespielt ist
text-another-type = diese Karte hat einen anderen Typ
text-his-of-nobody = „his or her“ bezieht sich auf niemanden
text-prevents-the-past = was geschehen ist, lässt sich nicht mehr verhindern
text-cost-is-paid = ändert die Kosten einer Karte, die schon bezahlt ist
text-contradicts = keine Karte kann zu diesen gehören und zugleich nicht dazu gehören
text-outside-each = was auf „each“ folgt, gehört zu jedem von ihnen; das wird hier nicht verstanden
text-for-each-of-which = sagt nicht, ob „for each“ zu einer Zahl oder zu beiden gehört
text-not-in-words = verstanden, aber es gibt dafür keine Worte auf { $lang ->
    [de] Deutsch
   *[en] Englisch
 }
text-not-the-same = verstanden, aber der Text, der gezeigt würde, bedeutet etwas anderes: „{ $text }“
text-too-long = ein Text hat höchstens { $most } Wörter und Zeichen
text-from-nowhere = sagt nicht, von wo oder wessen Karte
text-whose-personnel = sagt nicht, wessen Personal oder wo
text-wrong-grammar = die Grammatik ist falsch: { $fault } in { $term }
any-affiliation = jede Fraktion
any-affiliation-except = jede Fraktion außer { $list }
plays-equipment = Ausrüstung

cards-listed = { count-cards }, { $blank } mit einem Text, der nicht verstanden wird
cards-written = { count-cards } in { $file } geschrieben
no-first-edition = Spiele der First Edition sind noch nicht möglich
no-such-set = kein Set heißt '{ $typed }'
no-such-set-hint = die Sets sind { $sets }
no-such-card = keine einzelne Karte heißt '{ $name }'
no-such-card-list = 'spaceline cards list WÖRTER' findet Karten mit diesen Wörtern
the-card-types = die Typen sind Personal, Schiff, Ausrüstung, Ereignis, Unterbrechung, Mission, Dilemma (oder englisch)
