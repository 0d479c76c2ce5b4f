# Was geschah, wie es jemand am Tisch erzählt. $who ist ein Spieler (0: wer es liest; "nobody": unbekannt; sonst
# ein Text: sein Name), $cards sind Namen von Karten, $n ist ihre Anzahl.

who =
    { $who ->
        [0] Du
        [nobody] Jemand
       *[other] { player }
    }
log-by = { $text } ({ $card })
log-turn =
    { $who ->
        [0] Zug { $n }: du bist am Zug
        [nobody] Zug { $n }
       *[other] Zug { $n }: { player } ist am Zug
    }

## Versuche und Dilemmas

log-attempt =
    { $who ->
        [0] Du versuchst
       *[other] { who } versucht
    } { $mission } mit { $n ->
        [one] 1 Person
       *[other] { $n } Personen
    }
log-attempt-aboard = { log-attempt } an Bord von { $ship }
log-attempt-fails = Der Versuch von { $mission } scheitert
log-missing-skill = Es fehlt: { $skill } { $have } von { $need }
log-missing-stat = Es fehlt: { $stat } { $have }, nötig sind mehr als { $need }
log-complete =
    { $who ->
        [0] Du erfüllst
       *[other] { who } erfüllt
    } { $mission }
dilemmas =
    { $n ->
        [0] keine Dilemmas
        [one] 1 Dilemma
       *[other] { $n } Dilemmas
    }
log-draw-dilemmas =
    { $who ->
        [0] Du ziehst
       *[other] { who } zieht
    } { dilemmas }
log-choose-dilemmas =
    { $who ->
        [0] Du wählst
       *[other] { who } wählt
    } { dilemmas } für den Versuch
log-dilemma = Dilemma: { $cards }
are =
    { $n ->
        [one] ist
       *[other] sind
    }
be =
    { $n ->
        [one] wird
       *[other] werden
    }
log-overcome = { $cards } { are } gelöst
log-overcome-at = { $cards } { are } gelöst und { $n ->
        [one] liegt
       *[other] liegen
    } unter { $mission }
log-return-dilemma = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } wieder unter den Dilemma-Stapel

## Kämpfe

log-combat =
    { $who ->
        [0] Du beginnst
       *[other] { who } beginnt
    } einen Kampf
log-engagement =
    { $who ->
        [0] Du beginnst
       *[other] { who } beginnt
    } ein Gefecht
log-engagement-against = { log-engagement } gegen { $ship }
log-win =
    { $who ->
        [0] Du gewinnst
       *[other] { who } gewinnt
    } mit { $n } Vorsprung
log-join = { $cards } { $n ->
        [one] schließt
       *[other] schließen
    } sich dem Gefecht an

## Das Spiel

log-points =
    { $who ->
        [0] Du bekommst
       *[other] { who } bekommt
    } { count-points }
log-lose-points =
    { $who ->
        [0] Du verlierst
       *[other] { who } verliert
    } { count-points }
log-concede =
    { $who ->
        [0] Du gibst auf
       *[other] { who } gibt auf
    }
log-game-over = Das Spiel ist zu Ende
log-shuffle = { $place } wird gemischt
log-pay =
    { $who ->
        [0] Du bezahlst
       *[other] { who } bezahlt
    } { $n ->
        [0] keine Counters
        [one] 1 Counter
       *[other] { $n } Counters
    }
log-gain-counters =
    { $who ->
        [0] Du erhältst
       *[other] { who } erhält
    } { $n ->
        [one] 1 weiteren Counter
       *[other] { $n } weitere Counters
    }

## Karten

log-play =
    { $who ->
        [0] Du spielst
       *[other] { who } spielt
    } { $cards }
log-play-at = { log-play } bei { $at }
log-draw =
    { $who ->
        [0] Du ziehst
       *[other] { who } zieht
    } { $cards }
log-discard =
    { $who ->
        [0] Du legst
       *[other] { who } legt
    } { $cards } ab
log-discarded = { $cards } { be } abgelegt
log-download =
    { $who ->
        [0] Du holst
       *[other] { who } holt
    } { $cards } per Download
log-place = { $cards } { $n ->
        [one] kommt
       *[other] kommen
    } { $to }
log-return = { $cards } { $n ->
        [one] kehrt
       *[other] kehren
    } { $to } zurück
log-remove = { $cards } { be } aus dem Spiel genommen
log-look =
    { $who ->
        [0] Du siehst dir
       *[other] { who } sieht sich
    } { $cards } an
log-face =
    { $who ->
        [0] Du begegnest
       *[other] { who } begegnet
    } { $cards }
log-reveal =
    { $who ->
        [0] Du deckst
       *[other] { who } deckt
    } { $cards } auf
log-kill = { $cards } { be } getötet
log-destroy = { $cards } { be } zerstört
log-stop = { $cards } { be } gestoppt
log-unstop = { $cards } { are } nicht mehr gestoppt
log-command =
    { $who ->
        [0] Du übernimmst
       *[other] { who } übernimmt
    } das Kommando über { $cards }
log-capture = { $cards } { be } gefangen genommen
log-use-skill = { $cards } benutzt { $what }
log-select = { $cards } { be } ausgewählt
log-move = { $cards } fliegt { $way } (Reichweite { $range })
log-beam =
    { $who ->
        [0] Du beamst
       *[other] { who } beamt
    } { $cards } { $way }
log-use =
    { $who ->
        [0] Du benutzt
       *[other] { who } benutzt
    } { $cards }
log-damage = { $cards } beschädigt { $ship }
log-repair = { $cards } { be } repariert
log-battle =
    { $who ->
        [0] Du beginnst
       *[other] { who } beginnt
    } einen Personalkampf
log-attack =
    { $who ->
        [0] Du greifst { $card } an
       *[other] { who } greift { $card } an
    }
log-battle-win =
    { $who ->
        [0] Du gewinnst
       *[other] { who } gewinnt
    } den Kampf
log-fire =
    { $who ->
        [0] Du schießt
       *[other] { who } schießt
    } auf { $cards } mit insgesamt { $n }
log-hit = { $cards } { be } beschädigt
log-direct-hit = { $cards } { be } voll getroffen
log-pair = { $cards } und { $other } kämpfen
log-stun = { $cards } { be } betäubt
log-wound = { $cards } { be } tödlich verwundet
log-cloak = { $cards } tarnt sich
log-decloak = { $cards } enttarnt sich
log-mend = { $cards } { be } instand gesetzt
log-hide =
    { $who ->
        [0] Du verdeckst
       *[other] { who } verdeckt
    } { $cards }
log-show = { $cards } { be } gezeigt
log-show-for = { $cards } { be } für { $what } gezeigt
log-name =
    { $who ->
        [0] Du nennst
       *[other] { who } nennt
    } { $cards }
facet-staffing = ein Besatzungs-Icon
facet-affiliation = die Fraktion
facet-characteristic = eine Charakteristik
facet-text = den Kartentext
