## Text on cards.
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
card-blank = This card's text is not supported: it is played as a blank card.
card-now-cost = Costs { $cost } now
card-now-stat = { $name } is { $n } now
card-now-skills = Skills now: { $skills }
card-now-points = Worth { $n } points now
card-now-span = Span is { $n } now

## Cards to be printed.
print-title = Print cards
print-lead = { $cards ->
    [0] No cards selected.
    [one] One card
   *[other] { $cards } cards
  }{ $sheets ->
    [0] {""}
    [one] {" "}on one A4 sheet, nine per sheet.
   *[other] {" "}on { $sheets } A4 sheets, nine per sheet.
  }
print-now = Print

## All cards, searched and walked through.
browse-title = Cards
browse-filters = Filters
browse-count = { $found ->
    [one] One card
   *[other] { $found } cards
  } of { $all }
browse-count-all = { $all } cards
browse-print = Print
browse-view = View
browse-grid = Cards
browse-list = List
browse-none = No cards match. Remove something from the search.
browse-all = Show all cards
browse-stale = Results of the last valid search, “{ $query }”: { $found ->
    [one] one card
   *[other] { $found } cards
  }
browse-stale-all = Results from before this search: all { $found } cards
browse-found = Cards found
browse-more = Show more
browse-cost = Cost
search-label = Search
search-placeholder = Name or words, or sk:medical>=2 c<=3
search-help = How to search
search-help-lead = Words are searched in names and texts. “field:value” searches a field. All conditions must hold; “or” means either one, parentheses group, “-” excludes.
search-help-fields = Fields and their short names:
search-example-skill = at least 2 Medical, cost at most 3, Federation
search-example-either = Klingon or Romulan ships, longest range first
search-example-not = events without the keyword Assault
search-example-text = dilemmas with these words in their text
search-example-range = personnel with Cunning 7 to 8 who cost at most 2
search-example-reports = personnel who can be played at that headquarters
filter-type = Type
filter-affiliation = Affiliation
filter-more = Kind and icon
filter-unique = Unique
filter-skills = Skills and sorting
filter-skill = Skill …
filter-sort = Sort by …
sort-name = Name
sort-cost = Cost, low first
sort-down-cost = Cost, high first
sort-type-cost = Type, then cost
sort-down-points = Points
sort-down-integrity = Integrity
sort-down-cunning = Cunning
sort-down-strength = Strength
sort-down-range = Range

## One card.
card-walk = Other cards
card-back = Back to the cards
card-number = Number
card-copies = Copies
card-unique-long = unique: you can command only one at a time
card-text = Game text
card-keywords = Keywords
card-rule = { $word } in the rules
card-same = Cards with “{ $word }”
card-decks = Starter decks with this card
card-decks-none = None.
card-unknown = There is no card with the number { $id }.
card-rarity-common = common
card-rarity-uncommon = uncommon
card-rarity-rare = rare
card-rarity-starter = starter
card-rarity-virtual = virtual
card-rarity-promo = promo
card-rarity-virtualpromo = virtual promo
