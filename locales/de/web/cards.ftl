## Was auf Karten steht.
card-type-personnel = Personal
card-type-ship = Schiff
card-type-equipment = Ausrüstung
card-type-event = Ereignis
card-type-interrupt = Unterbrechung
card-type-mission = Mission
card-type-dilemma = Dilemma
card-kind-planet = Planet
card-kind-space = Weltraum
card-kind-headquarters = Hauptquartier
card-kind-dual = Dual
card-quadrant-alpha = Alpha
card-quadrant-gamma = Gamma
card-quadrant-delta = Delta
card-stat-int = IGR
    .name = Integrität
card-stat-cun = ITL
    .name = Intelligenz
card-stat-str = KRA
    .name = Kraft
card-stat-rng = RWT
    .name = Reichweite
card-stat-wpn = WAF
    .name = Waffen
card-stat-shd = SCH
    .name = Schilde
card-points-word = Punkte
card-points = { $n } Punkte
card-span = { $quadrant } · Span { $span }
card-cost = Kosten { $cost }
card-unique = einzigartig
card-stopped = gestoppt
card-blank = Ihr Text wird nicht unterstützt: Sie wird ohne ihn gespielt.
card-now-cost = Kostet jetzt { $cost }
card-now-stat = { $name } ist jetzt { $n }
card-now-skills = Fähigkeiten jetzt: { $skills }
card-now-points = Jetzt { $n } Punkte wert
card-now-span = Span ist jetzt { $n }

## Karten zum Drucken.
print-title = Karten drucken
print-lead = { $cards ->
    [0] Es sind keine Karten gewählt.
    [one] Eine Karte
   *[other] { $cards } Karten
  }{ $sheets ->
    [0] {""}
    [one] {" "}auf einem Blatt A4, neun auf jedem Blatt.
   *[other] {" "}auf { $sheets } Blättern A4, neun auf jedem Blatt.
  }
print-now = Drucken

## Alle Karten, durchsucht und durchblättert.
browse-title = Karten
browse-filters = Filter
browse-count = { $found ->
    [one] Eine Karte
   *[other] { $found } Karten
  } von { $all }
browse-count-all = { $all } Karten
browse-print = Drucken
browse-view = Ansicht
browse-grid = Karten
browse-list = Liste
browse-none = Keine Karte passt. Nimm etwas aus der Suche heraus.
browse-all = Alle Karten zeigen
browse-stale = Ergebnis der letzten gültigen Suche, „{ $query }“: { $found ->
    [one] eine Karte
   *[other] { $found } Karten
  }
browse-stale-all = Ergebnis von vor dieser Suche: alle { $found } Karten
browse-found = Gefundene Karten
browse-more = Mehr zeigen
browse-cost = Kosten
search-label = Suche
search-placeholder = Name oder Wörter, oder sk:medical>=2 c<=3
search-help = So sucht man
search-help-lead = Wörter werden in Namen und Texten gesucht. „feld:wert“ fragt genauer; alles muss zutreffen, mit „or“ und Klammern genügt eines von mehreren, „-“ schließt aus.
search-help-fields = Felder und ihre Kurznamen:
search-example-skill = mindestens zweimal Medical, Kosten höchstens 3, Federation
search-example-either = klingonische oder romulanische Schiffe, größte Reichweite zuerst
search-example-not = Ereignisse ohne das Schlüsselwort Assault
search-example-text = Dilemmas, in deren Text das steht
search-example-range = Personal mit Intelligenz 7 bis 8, das höchstens 2 kostet
search-example-reports = Personal, das bei diesem Hauptquartier gespielt werden kann
filter-type = Typ
filter-affiliation = Fraktion
filter-more = Art und Icon
filter-unique = Einzigartig
filter-skills = Fähigkeiten und Sortierung
filter-skill = Fähigkeit …
filter-sort = Sortieren nach …
sort-name = Name
sort-cost = Kosten, niedrige zuerst
sort-down-cost = Kosten, hohe zuerst
sort-type-cost = Typ, dann Kosten
sort-down-points = Punkte
sort-down-integrity = Integrität
sort-down-cunning = Intelligenz
sort-down-strength = Kraft
sort-down-range = Reichweite

## Eine Karte.
card-walk = Andere Karten
card-back = Zurück zu den Karten
card-number = Nummer
card-copies = Exemplare
card-unique-long = einzigartig: Du kannst nur eine davon zugleich kommandieren
card-text = Spieltext
card-keywords = Schlüsselwörter
card-rule = { $word } in den Regeln
card-same = Karten mit „{ $word }“
card-decks = Starterdecks mit dieser Karte
card-decks-none = Keines.
card-unknown = Es gibt keine Karte mit der Nummer { $id }.
card-rarity-common = häufig
card-rarity-uncommon = ungewöhnlich
card-rarity-rare = selten
card-rarity-starter = Starter
card-rarity-virtual = virtuell
card-rarity-promo = Promo
card-rarity-virtualpromo = virtuelle Promo
