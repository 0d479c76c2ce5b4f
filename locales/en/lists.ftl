# Card lists: what is wrong with them, what cannot be held, and what becomes of them.

finding = { $place }: expected { $expected }, found { $found }
finding-nearest = { $finding }; did you mean { $nearest }?
finding-line = line { $line }
finding-column = line { $line }, column { $column }

## Lists as a whole

list-header = a header line with the columns { $columns }
list-header-column = a header line with this column
list-column-once = each column only once
list-two-columns = two of them
list-most-cards = at most { $n } cards in a list
list-one-more = one more
list-no-control = no control characters
list-control = { $code } at character { $at }
list-cells = { $n } cells
list-most-cells = at most { $n } cells, as in the header
list-id-twice = a unique id; line { $line } already has this one
list-text = a text file
list-zero-byte = a zero byte (byte { $at } of the file)
list-utf-16 = UTF-16, according to the byte-order mark
list-half-letter = half a character ({ $unit })
list-half-letter-end = half a character at the end
list-byte = byte { $byte } (byte { $at } of the line)
list-windows-1252 = a Windows-1252 character

## What cells hold

list-id = an id of set number, rarity and card number, such as 1R087
list-rarity = { $letters } as in the id { $id }
list-name = a name
list-set = a set code
list-yes-no = Y or N
list-type = one of the seven card types
list-dilemma-kind = P, S or D
list-mission-kind = P, S or H
list-quadrant = A, G or D
list-number = a whole number from 0 to { $most }
list-icons = icons in brackets such as [Cmd][Stf]
list-affiliation = an affiliation
list-species = a species, or two such as Human/Klingon
list-skills = skills such as 2 Medical Science
list-level = a level from 1 to 9
list-skill-after = a skill after the level
list-skill-once = each skill only once
list-keywords = keywords, each followed by a period
list-no-keyword = a known keyword
list-colon = something after the colon
list-attempt = affiliation icons, or a rule about who may attempt it

## What no card of this program can be

list-id-kind = ids of this kind are not supported
list-open-number = a number that is not fixed is not supported
list-no-points = a planet or space mission without points is not supported
list-no-requirements = a planet or space mission without requirements is not supported
list-affiliations = a card with several affiliations is not supported
list-no-species = a personnel without a species is not supported
list-many-species = more than two species are not supported
list-no-class = a ship without a class is not supported
list-plain-skills = only a plain list of skills is supported
list-commander = a Commander of several ships is not supported
list-interlink = only Interlink with a skill is supported
list-keyword-rule = a keyword with an unknown rule
list-attempt-icon = only affiliations can be listed here, and this is not one
list-attempt-rule = unknown rule about who may attempt it
list-requirement = this requirement is not understood: expected { $expected }
list-headquarters = this headquarters text is not understood
list-headquarters-cards = this kind of card at a headquarters is not understood
list-unused = a card of type { $kind } with a value in this column is not supported
list-mission-cost = a mission with a cost is not supported

## Importing

import-progress = { $done } cards, { $speed }, { $left } left
import-summary = { count-cards } in { $file }: { $full } in full, { $declined } declined
import-wrong = Errors in the list:
import-more = and { $n } more; --json lists all of them
import-declined = Declined:
import-declined-card = { $card } (line { $line })
import-place = { $column } { $from }..{ $to }: '{ $words }'
import-nearest = nearest: { $nearest }
import-left-out = left out
import-known = { count-cards } already known
import-different = Different from the built-in cards, which are kept:
import-nothing = Nothing to write.
import-written = Written:
import-pack = { $file }: { count-cards }
import-pack-blank = { $file }: { count-cards }, { $blank } without their game text
import-things =
    { $n ->
        [one] { $file }: 1 error, nothing was written
       *[other] { $file }: { $n } errors, nothing was written
    }
import-things-left-out =
    { $n ->
        [one] { $file }: 1 error; the line is left out
       *[other] { $file }: { $n } errors; lines with errors are left out
    }
import-try-encoding = if the list is from an old Windows program, try --encoding windows-1252
import-correct = correct the lines above and import the list again
import-folder = { $file } is a folder
import-folder-hint = name the card list itself, such as new-set.tsv
import-unreadable-hint = 'spaceline import --help' describes the format of a card list
import-too-large = { $file } is larger than { $most } MiB
import-too-large-hint = this is not a card list: all existing cards would fit many times
import-no-place = there is no folder for packs
import-no-place-hint = choose one with --out, or set SPACELINE_DATA
import-id-taken = a unique id; the pack { $pack } already has this one
import-broken-pack = the pack { $pack }, which is broken
import-add = to add to the pack of this set; repair it or move it away
import-readable = a set that makes a readable pack

## Packs of the user

warning = warning: { $what }
packs-no-folder = there is no folder { $folder }
packs-no-folder-hint = --packs needs a folder with packs, as written by 'spaceline import'
packs-pack-out = { $why }; this pack is left out
packs-all-out = { $why }; the packs are left out
packs-card-out = pack { $pack }: another card already has the id { $id }; this one is left out
