# Die Suche nach Karten: was an einer Suche falsch ist, und was zu tun ist. Die Namen der Felder sind Wörter der Suche.

search-unclosed-quote = dieses Anführungszeichen wird nie geschlossen
search-unclosed-group = diese Klammer wird nie geschlossen
search-nothing-to-close = diese Klammer schließt nichts
search-empty-group = in diesen Klammern steht nichts
search-one-sided = '{ $word }' braucht etwas auf beiden Seiten
search-nothing-to-exclude = direkt hinter diesem '-' steht nichts
search-too-deep = mehr als { $most } Klammern ineinander
search-too-many = mehr als { $most } Bedingungen
search-no-such-field = es gibt kein Feld '{ $word }'
search-no-field = vor '{ $mark }' steht kein Feld
search-no-such-comparison = '{ $mark }' ist kein Vergleich
search-no-value = direkt hinter '{ $field }' steht kein Wert
search-no-letters = hier steht nichts, wonach gesucht werden kann
search-no-number = { $field }: '{ $word }' ist keine Zahl
search-backwards = dieser Bereich läuft rückwärts
search-compared-range = ein Bereich kann nicht größer oder kleiner als etwas sein
search-not-compared = { $field } hat keine größeren und kleineren Werte
search-no-such-value = { $field }: nichts heißt '{ $word }'
search-several = { $field }: mehr als ein Wert beginnt mit '{ $word }'
search-not-sorted = nach { $field } kann nicht geordnet werden
search-sort-inside = die Reihenfolge gilt für die ganze Suche und kann nicht eingeklammert oder ausgeschlossen werden

search-hint-word = um das Wort selbst zu suchen, setze es in Anführungszeichen
search-hint-fields = die Felder sind { $fields }; um die Wörter selbst zu suchen, setze sie in Anführungszeichen
search-hint-compare = ein Vergleich sieht aus wie c<=3, mit einem von : = != < <= > >=
search-hint-exclude = schreibe -k:drone ohne Leerzeichen; um das Zeichen selbst zu suchen, setze es in Anführungszeichen
search-hint-value = schreibe ihn ohne Leerzeichen, wie in n:worf oder n:"jean-luc picard"
search-hint-number = schreibe eine ganze Zahl wie 3 oder einen Bereich wie 2..4
search-hint-not-compared = schreibe { $field }:Wert; Stufen und Anzahlen stehen hinter dem Wert, wie in sk:medical>=2
search-hint-known = möglich ist { $known }
search-hint-sort = schreibe sie ans Ende: sort:cost, oder sort:-cost für die umgekehrte

## Die Ergebnisse

search-id = Kennung
search-name = Name
search-affiliation = Fraktion
search-numbers = Zahlen
search-points = { $points } P., Span { $span }
search-span = Span { $span }
search-found = { count-cards }: { $query }
search-found-first = die ersten { $shown } von { count-cards }: { $query }
search-everything = alle
