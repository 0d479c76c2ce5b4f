# Card lists: what is wrong with them, what cannot be held, and what becomes of them.

finding = { $place }: expected { $expected }, found { $found }
finding-nearest = { $finding }; did you mean { $nearest }?
finding-line = line { $line }
finding-column = line { $line }, column { $column }

## Lists as a whole

list-header = a header line with the columns { $columns }
list-header-column = a header line with this column
list-column-once = each column once
list-two-columns = two of them
list-most-cards = at most { $n } cards in a list
list-one-more = one more
list-no-control = no control characters
list-control = { $code } at character { $at }
list-cells = { $n } cells
list-most-cells = at most { $n } cells, as in the header
list-id-twice = an id of its own: line { $line } has this one
list-text = text: this is no card list
list-zero-byte = a zero byte (byte { $at } of the file)
list-utf-16 = UTF-16, as the byte-order mark says
list-half-letter = half a letter ({ $unit })
list-half-letter-end = half a letter at the end
list-byte = byte { $byte } (byte { $at } of the line)
list-windows-1252 = a letter of Windows-1252

## What cells hold

list-id = an id of set number, rarity and card number, such as 1R087
list-rarity = { $letters } as in the id { $id }
list-name = a name
list-set = the code of a set
list-yes-no = Y or N
list-type = one of the seven card types
list-dilemma-kind = P, S or D
list-mission-kind = P, S or H
list-quadrant = A, G or D
list-number = a whole number from 0 to { $most }
list-icons = icons in brackets such as [Cmd][Stf]
list-affiliation = the name of an affiliation
list-species = a species, or two such as Human/Klingon
list-skills = skills such as 2 Medical Science
list-level = a level from 1 to 9
list-skill-after = a skill after the level
list-skill-once = each skill once
list-keywords = keywords, each ended by a period
list-no-keyword = a keyword, which this is not
list-colon = something after the colon
list-attempt = affiliation icons, or who may attempt

## What no card of this program can be

list-id-kind = this program knows no ids of this kind
list-open-number = a number that is not fixed cannot be held
list-no-points = a planet or space mission without points cannot be held
list-no-requirements = a planet or space mission without requirements cannot be held
list-affiliations = a card of several affiliations cannot be held
list-no-species = a personnel without a species cannot be held
list-many-species = more than two species cannot be held
list-no-class = a ship without a class cannot be held
list-plain-skills = only a plain list of skills can be held
list-commander = a Commander of several ships cannot be held
list-interlink = Interlink with a skill is all that is known
list-keyword-rule = a keyword with a rule that this program does not know
list-attempt-icon = attempts are by affiliation, and this is none
list-attempt-rule = this rule about who may attempt is not known
list-requirement = this requirement is not understood: expected { $expected }
list-headquarters = this headquarters text is not understood
list-headquarters-cards = this kind of card at a headquarters is not understood
list-unused = this program knows no card of type { $kind } with something in this column
list-mission-cost = this program knows no mission with a cost

## Importing

import-progress = { $done } cards, { $speed }, { $left } left
import-summary = { count-cards } in { $file }: { $full } in full, { $declined } declined
import-wrong = Wrong in the list:
import-more = and { $n } more; --json tells all of them
import-declined = Declined:
import-declined-card = { $card } (line { $line })
import-place = { $column } { $from }..{ $to }: '{ $words }'
import-nearest = nearest: { $nearest }
import-left-out = left out
import-known = { count-cards } the program has already
import-different = Other than the program's own cards, which stay:
import-nothing = There is nothing to write.
import-written = Written:
import-pack = { $file }: { count-cards }
import-pack-blank = { $file }: { count-cards }, { $blank } without their game text
import-things =
    { $n ->
        [one] { $file }: 1 thing wrong, nothing is written
       *[other] { $file }: { $n } things wrong, nothing is written
    }
import-try-encoding = if the list is from an old Windows program, try --encoding windows-1252
import-correct = correct the lines above and import the list again
import-folder = { $file } is a folder
import-folder-hint = name the card list itself, such as new-set.tsv
import-unreadable-hint = 'spaceline import --help' tells what a card list is
import-too-large = { $file } is larger than { $most } MiB
import-too-large-hint = that is no card list: all cards there are fit many times
import-no-place = there is no folder to keep packs in
import-no-place-hint = name one with --out, or set SPACELINE_DATA
import-id-taken = an id of its own: the pack { $pack } has this one
import-broken-pack = the pack { $pack }, which is broken
import-add = to add to the pack of the set; mend it or move it away
import-readable = a set that makes a readable pack

## Packs of the user

warning = warning: { $what }
packs-no-folder = there is no folder { $folder }
packs-no-folder-hint = --packs names a folder with packs, such as 'spaceline import' writes
packs-pack-out = { $why }; this pack is left out
packs-all-out = { $why }; the packs are left out
packs-card-out = pack { $pack }: another card has the id { $id } already; this one is left out
