# Die Wörter des Spiels, nach dem Glossar der deutschen Regel (docs/rules/second-edition.md, Abschnitt 4).
# $who ist ein Spieler: 0 ist, wer es liest, jede andere Zahl dieser Spieler. $n ist eine Anzahl.

# Ein anderer Spieler: mit Namen, wo man ihn kennt, sonst mit der Nummer.
player =
    { $who ->
        [one] Spieler { $who }
        [other] Spieler { $who }
       *[named] { $who }
    }
seat =
    { $who ->
        [0] du
       *[other] { player }
    }
seat-short = S{ $n }
text = { $text }
none = keine
nothing = nichts
yes = Ja
no = Nein
either = { $one } oder { $other }
list-and = { $first } und { $last }
list-or = { " oder " }
requires-both = { $one } und { $two }
requires-all = { $first } und { $last }

## Anzahlen

count-cards =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
count-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
count-rules =
    { $n ->
        [one] 1 Regel
       *[other] { $n } Regeln
    }
# Karten, die nicht genannt werden.
some-cards =
    { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
cards-up-to =
    { $n ->
        [one] bis zu 1 Karte
       *[other] bis zu { $n } Karten
    }
cards-from-to = { $min } bis { $n } Karten

## Kartentypen und was auf Karten steht. Fähigkeiten, Schlüsselwörter, Fraktionen und Icons heißen, wie sie gedruckt sind.

type-personnel = Personal
type-ship = Schiff
type-equipment = Ausrüstung
type-event = Ereignis
type-interrupt = Unterbrechung
type-mission = Mission
type-dilemma = Dilemma
type-incident = Zwischenfall
type-objective = Ziel
type-artifact = Artefakt
type-facility = Einrichtung
type-doorway = Portal
type-tactic = Taktik
type-site = Standort
type-time-location = Zeitort
type-tribble = Tribble
type-trouble = Ärger
# Je drei Buchstaben.
tag-equipment = AUS
tag-event = ERE
tag-interrupt = UNT
tag-mission = MIS
tag-dilemma = DIL
tag-incident = ZWI
tag-objective = ZIE
tag-artifact = ART
tag-facility = EIN
tag-doorway = POR
tag-tactic = TAK
tag-site = STA
tag-time-location = ZEI
tag-tribble = TRI
tag-trouble = ÄRG
kind-planet = Planet
kind-space = Weltraum
kind-headquarters = Hauptquartier
kind-dual = Dual
headquarters-short = HQ
quadrant = { $name }-Quadrant
rarity-common = häufig
rarity-uncommon = ungewöhnlich
rarity-rare = selten
rarity-starter = Starter
rarity-virtual = virtuell
rarity-promo = Promo
rarity-virtual-promo = virtuelle Promo
rarity-rare-plus = selten plus
rarity-rare-star = selten Stern
rarity-ultra-rare = äußerst selten
stat-integrity = Integrität
stat-cunning = Intelligenz
stat-strength = Kraft
stat-range = Reichweite
stat-weapons = Waffen
stat-shields = Schilde
stat-cost = Kosten
stat-span = Span
stat-points = Punkte
stat-unused-range = unbenutzte Reichweite
combat = Kampf
engagement = Gefecht
a-mission = eine Mission

## Orte: mit Namen, als Anfang eines Weges, als sein Ende

place-deck =
    { $who ->
        [0] dein Deck
       *[other] das Deck von { player }
    }
    .from =
        { $who ->
            [0] aus deinem Deck
           *[other] aus dem Deck von { player }
        }
    .to =
        { $who ->
            [0] in dein Deck
           *[other] in das Deck von { player }
        }
place-hand =
    { $who ->
        [0] deine Hand
       *[other] die Hand von { player }
    }
    .from =
        { $who ->
            [0] aus deiner Hand
           *[other] aus der Hand von { player }
        }
    .to =
        { $who ->
            [0] auf deine Hand
           *[other] auf die Hand von { player }
        }
place-discard =
    { $who ->
        [0] dein Ablege-Stapel
       *[other] der Ablege-Stapel von { player }
    }
    .from =
        { $who ->
            [0] aus deinem Ablege-Stapel
           *[other] aus dem Ablege-Stapel von { player }
        }
    .to =
        { $who ->
            [0] auf deinen Ablege-Stapel
           *[other] auf den Ablege-Stapel von { player }
        }
place-pile =
    { $who ->
        [0] dein Dilemma-Stapel
       *[other] der Dilemma-Stapel von { player }
    }
    .from =
        { $who ->
            [0] aus deinem Dilemma-Stapel
           *[other] aus dem Dilemma-Stapel von { player }
        }
    .to =
        { $who ->
            [0] in deinen Dilemma-Stapel
           *[other] in den Dilemma-Stapel von { player }
        }
place-core =
    { $who ->
        [0] dein Zentrum
       *[other] das Zentrum von { player }
    }
    .from =
        { $who ->
            [0] aus deinem Zentrum
           *[other] aus dem Zentrum von { player }
        }
    .to =
        { $who ->
            [0] in dein Zentrum
           *[other] in das Zentrum von { player }
        }
place-brig =
    { $who ->
        [0] dein Gefängnis
       *[other] das Gefängnis von { player }
    }
    .from =
        { $who ->
            [0] aus deinem Gefängnis
           *[other] aus dem Gefängnis von { player }
        }
    .to =
        { $who ->
            [0] in dein Gefängnis
           *[other] in das Gefängnis von { player }
        }
place-row =
    { $who ->
        [0] deine Missionen
       *[other] die Missionen von { player }
    }
    .from =
        { $who ->
            [0] von deinen Missionen
           *[other] von den Missionen von { player }
        }
    .to =
        { $who ->
            [0] zu deinen Missionen
           *[other] zu den Missionen von { player }
        }
place-removed =
    { $who ->
        [0] deine Karten außerhalb des Spiels
       *[other] die Karten von { player } außerhalb des Spiels
    }
    .from =
        { $who ->
            [0] von deinen Karten außerhalb des Spiels
           *[other] von den Karten von { player } außerhalb des Spiels
        }
    .to =
        { $who ->
            [0] zu deinen Karten außerhalb des Spiels
           *[other] zu den Karten von { player } außerhalb des Spiels
        }
place-drawn =
    { $who ->
        [0] deine gezogenen Dilemmas
       *[other] die gezogenen Dilemmas von { player }
    }
    .from =
        { $who ->
            [0] von deinen gezogenen Dilemmas
           *[other] von den gezogenen Dilemmas von { player }
        }
    .to =
        { $who ->
            [0] zu deinen gezogenen Dilemmas
           *[other] zu den gezogenen Dilemmas von { player }
        }
place-stack =
    { $who ->
        [0] deine Dilemmas für den Versuch
       *[other] die Dilemmas von { player } für den Versuch
    }
    .from =
        { $who ->
            [0] von deinen Dilemmas für den Versuch
           *[other] von den Dilemmas, die { player } für den Versuch gewählt hat
        }
    .to =
        { $who ->
            [0] zu deinen Dilemmas für den Versuch
           *[other] zu den Dilemmas, die { player } für den Versuch gewählt hat
        }
place-face-up =
    { $who ->
        [0] deine offenen Dilemmas
       *[other] die offenen Dilemmas von { player }
    }
place-table =
    { $who ->
       *[other] der Tisch
    }
    .from =
        { $who ->
           *[other] vom Tisch
        }
    .to =
        { $who ->
           *[other] auf den Tisch
        }
place-card = { $card }
    .from = von { $card }
    .to = zu { $card }
place-on = { $card }
    .from = von { $card }
    .to = auf { $card }
place-beneath = unter { $card }
    .from = von unter { $card }
    .to = unter { $card }
place-seed =
    { $who ->
        [0] deine Seed-Karten
       *[other] die Seed-Karten von { player }
    }
    .from =
        { $who ->
            [0] von deinen Seed-Karten
           *[other] von den Seed-Karten von { player }
        }
    .to =
        { $who ->
            [0] zu deinen Seed-Karten
           *[other] zu den Seed-Karten von { player }
        }
place-agenda =
    { $who ->
        [0] deine verdeckten Agenden
       *[other] die verdeckten Agenden von { player }
    }
    .from =
        { $who ->
            [0] von deinen verdeckten Agenden
           *[other] von den verdeckten Agenden von { player }
        }
    .to =
        { $who ->
            [0] zu deinen verdeckten Agenden
           *[other] zu den verdeckten Agenden von { player }
        }
place-points =
    { $who ->
        [0] dein Punktebereich
       *[other] der Punktebereich von { player }
    }
    .from =
        { $who ->
            [0] von deinem Punktebereich
           *[other] von dem Punktebereich von { player }
        }
    .to =
        { $who ->
            [0] zu deinem Punktebereich
           *[other] zu dem Punktebereich von { player }
        }
place-side =
    { $who ->
        [0] dein Nebendeck
       *[other] das Nebendeck von { player }
    }
    .from =
        { $who ->
            [0] von deinem Nebendeck
           *[other] von dem Nebendeck von { player }
        }
    .to =
        { $who ->
            [0] zu deinem Nebendeck
           *[other] zu dem Nebendeck von { player }
        }
place-under = unter { $card }
    .from = von unter { $card }
    .to = unter { $card }
place-docked = angedockt an { $card }
    .from = vom Dock von { $card }
    .to = zum Dock von { $card }
