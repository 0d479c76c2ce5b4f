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
card-blank = Das Programm kennt ihren Text nicht: Sie wird ohne ihn gespielt.
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
