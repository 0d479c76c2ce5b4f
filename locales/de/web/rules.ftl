## Das Nachschlagewerk der Regeln
rules = Regeln
rules-lead = Jede Regel, auf die Spaceline achtet, in einfachen Worten. Wo im Spiel eine Regel etwas entscheidet, steht ihre Nummer, etwa 2E-ATT-04.
rules-search = Regeln durchsuchen
rules-area = Thema
rules-all-areas = Alle Themen
rules-found = { $count ->
    [0] Keine Regel passt. Versuche ein anderes Wort oder alle Themen.
    [one] Eine Regel
   *[other] { $count } Regeln
}
rules-in-english = Noch nicht übersetzt.
rules-details-in-english = Beispiel und Anmerkungen sind auf Englisch.
rules-example = Beispiel
rules-part-why = Warum so entschieden wurde
rules-part-in2002 = Im Regelbuch von 2002
rules-part-more = Mit drei oder mehr Spielern
rules-part-source = Quelle
rules-mentioned-by = Regeln, die auf diese verweisen
rules-neighbours = Die Regeln davor und danach
rules-none = Es gibt keine Regel { $id }
