## What stands on cards.
card-type-personnel = Personnel
card-type-ship = Ship
card-type-equipment = Equipment
card-type-event = Event
card-type-interrupt = Interrupt
card-type-mission = Mission
card-type-dilemma = Dilemma
card-kind-planet = Planet
card-kind-space = Space
card-kind-headquarters = Headquarters
card-kind-dual = Dual
card-quadrant-alpha = Alpha
card-quadrant-gamma = Gamma
card-quadrant-delta = Delta
card-stat-int = INT
    .name = Integrity
card-stat-cun = CUN
    .name = Cunning
card-stat-str = STR
    .name = Strength
card-stat-rng = RNG
    .name = Range
card-stat-wpn = WPN
    .name = Weapons
card-stat-shd = SHD
    .name = Shields
card-points-word = points
card-points = { $n } points
card-span = { $quadrant } · span { $span }
card-cost = cost { $cost }
card-unique = unique
card-stopped = stopped
card-blank = Its text is not known to the program: it is played without.
card-now-cost = Costs { $cost } now
card-now-stat = { $name } is { $n } now
card-now-skills = Skills now: { $skills }
card-now-points = Worth { $n } points now
card-now-span = Span is { $n } now

## Cards to be printed.
print-title = Print cards
print-lead = { $cards ->
    [0] No cards are chosen.
    [one] One card
   *[other] { $cards } cards
  }{ $sheets ->
    [0] {""}
    [one] {" "}on one sheet of A4, nine on a sheet.
   *[other] {" "}on { $sheets } sheets of A4, nine on a sheet.
  }
print-now = Print
