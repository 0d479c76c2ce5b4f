# The words of the game.
# $who is a player: 0 is the one who reads, any other number is that player. $n is a number of things.

# Another player: by name where it is known, by number where not.
player =
    { $who ->
        [one] player { $who }
        [other] player { $who }
       *[named] { $who }
    }
seat =
    { $who ->
        [0] you
       *[other] { player }
    }
seat-short = P{ $n }
text = { $text }
none = none
nothing = nothing
yes = Yes
no = No
either = { $one } or { $other }
list-and = { $first } and { $last }
list-or = { " or " }
requires-both = { $one } and { $two }
requires-all = { $first }, and { $last }

## Numbers of things

count-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
count-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
count-rules =
    { $n ->
        [one] 1 rule
       *[other] { $n } rules
    }
# Cards that are not named.
some-cards =
    { $n ->
        [one] a card
       *[other] { $n } cards
    }
cards-up-to =
    { $n ->
        [one] up to 1 card
       *[other] up to { $n } cards
    }
cards-from-to = { $min } to { $n } cards

## Card types and what is on cards. Skills, keywords, affiliations and icons are said as they are printed.

type-personnel = Personnel
type-ship = Ship
type-equipment = Equipment
type-event = Event
type-interrupt = Interrupt
type-mission = Mission
type-dilemma = Dilemma
type-incident = Incident
type-objective = Objective
type-artifact = Artifact
type-facility = Facility
type-doorway = Doorway
type-tactic = Tactic
type-site = Site
type-time-location = Time Location
type-tribble = Tribble
type-trouble = Trouble
# Three letters each.
tag-equipment = EQP
tag-event = EVT
tag-interrupt = INT
tag-mission = MIS
tag-dilemma = DIL
tag-incident = INC
tag-objective = OBJ
tag-artifact = ART
tag-facility = FAC
tag-doorway = DOO
tag-tactic = TAC
tag-site = SIT
tag-time-location = TIM
tag-tribble = TRI
tag-trouble = TRO
kind-planet = Planet
kind-space = Space
kind-headquarters = Headquarters
kind-dual = Dual
headquarters-short = HQ
quadrant = { $name } Quadrant
rarity-common = common
rarity-uncommon = uncommon
rarity-rare = rare
rarity-starter = starter
rarity-virtual = virtual
rarity-promo = promo
rarity-virtual-promo = virtual promo
rarity-rare-plus = rare plus
rarity-rare-star = rare star
rarity-ultra-rare = ultra rare
stat-integrity = Integrity
stat-cunning = Cunning
stat-strength = Strength
stat-range = Range
stat-weapons = Weapons
stat-shields = Shields
stat-cost = cost
stat-span = span
stat-points = points
stat-unused-range = unused Range
combat = Combat
engagement = Engagement
a-mission = a mission

## Places: by name, as the beginning of a way, as its end

place-deck =
    { $who ->
        [0] your deck
       *[other] { player }'s deck
    }
    .from = from { place-deck }
    .to = to { place-deck }
place-hand =
    { $who ->
        [0] your hand
       *[other] { player }'s hand
    }
    .from = from { place-hand }
    .to = to { place-hand }
place-discard =
    { $who ->
        [0] your discard pile
       *[other] { player }'s discard pile
    }
    .from = from { place-discard }
    .to = to { place-discard }
place-pile =
    { $who ->
        [0] your dilemma pile
       *[other] { player }'s dilemma pile
    }
    .from = from { place-pile }
    .to = to { place-pile }
place-core =
    { $who ->
        [0] your core
       *[other] { player }'s core
    }
    .from = from { place-core }
    .to = to { place-core }
place-brig =
    { $who ->
        [0] your brig
       *[other] { player }'s brig
    }
    .from = from { place-brig }
    .to = to { place-brig }
place-row =
    { $who ->
        [0] your missions
       *[other] { player }'s missions
    }
    .from = from { place-row }
    .to = to { place-row }
place-removed =
    { $who ->
        [0] your cards out of the game
       *[other] { player }'s cards out of the game
    }
    .from = from { place-removed }
    .to = to { place-removed }
place-drawn =
    { $who ->
        [0] your drawn dilemmas
       *[other] { player }'s drawn dilemmas
    }
    .from = from { place-drawn }
    .to = to { place-drawn }
place-stack =
    { $who ->
        [0] your dilemma stack
       *[other] { player }'s dilemma stack
    }
    .from = from { place-stack }
    .to = to { place-stack }
place-face-up =
    { $who ->
        [0] your face-up dilemmas
       *[other] { player }'s face-up dilemmas
    }
place-table =
    { $who ->
       *[other] the table
    }
    .from = from { place-table }
    .to = to { place-table }
place-card = { $card }
    .from = from { $card }
    .to = to { $card }
place-on = { $card }
    .from = from { $card }
    .to = to { $card }
place-beneath = beneath { $card }
    .from = from beneath { $card }
    .to = beneath { $card }
place-seed =
    { $who ->
        [0] your cards to seed
       *[other] { player }'s cards to seed
    }
    .from = from { place-seed }
    .to = to { place-seed }
place-agenda =
    { $who ->
        [0] your hidden agendas
       *[other] { player }'s hidden agendas
    }
    .from = from { place-agenda }
    .to = to { place-agenda }
place-points =
    { $who ->
        [0] your point area
       *[other] { player }'s point area
    }
    .from = from { place-points }
    .to = to { place-points }
place-side =
    { $who ->
        [0] your side deck
       *[other] { player }'s side deck
    }
    .from = from { place-side }
    .to = to { place-side }
place-under = under { $card }
    .from = from under { $card }
    .to = under { $card }
place-docked = docked at { $card }
    .from = from its dock at { $card }
    .to = to a dock at { $card }
