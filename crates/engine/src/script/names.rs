//! Reading players, cards and places by name.

use super::part::{Flaw, Part};
use super::{Problem, Table, player};
use crate::{CardId, Place, Seat};
use cards::lexicon::CardType;

const PLACES: &str = "deck, hand, discard, pile, core, brig, row, removed, drawn, stack or limbo of player N; surface or \
                      orbit of MISSION; aboard SHIP; on CARD; beneath MISSION";

impl Table {
    /// `player 2`.
    pub(super) fn read_player(&self, part: Part<'_>) -> Result<Seat, Flaw> {
        match part.after("player") {
            Some(n) => self.read_seat(n),
            None => part.wrong("player N"),
        }
    }

    fn read_seat(&self, part: Part<'_>) -> Result<Seat, Flaw> {
        let players = self.game.state().players.len() as u8;
        match part.text.parse() {
            Ok(n) if (1..=players).contains(&n) => Ok(player(n)),
            _ => {
                let word = part.text.to_owned();
                Err((part.at, Problem::NoPlayer { word, players }))
            }
        }
    }

    pub(super) fn read_card(&self, part: Part<'_>) -> Result<CardId, Flaw> {
        if part.is_empty() {
            return part.wrong("CARD");
        }
        self.look_up(part.text)
            .map_err(|problem| (part.at, problem))
    }

    /// `A; B`, or `A, B` where no comma has to be part of a name; `nothing` for no cards.
    pub(super) fn read_cards(&self, part: Part<'_>) -> Result<Vec<CardId>, Flaw> {
        if part.text == "nothing" {
            return Ok(Vec::new());
        }
        let mut cards = Vec::new();
        let mut rest = part;
        if part.text.contains(';') {
            while let Some((one, more)) = rest.split(";") {
                cards.push(self.read_card(one)?);
                rest = more;
            }
            cards.push(self.read_card(rest)?);
            return Ok(cards);
        }
        loop {
            // The longest part that is a name: titles have commas of their own.
            let commas: Vec<usize> = rest.text.match_indices(',').map(|(at, _)| at).collect();
            let mut cuts = commas.iter().rev().map(|at| rest.cut(*at, 1));
            let whole = self.read_card(rest);
            match (whole, cuts.find(|(name, _)| self.read_card(*name).is_ok())) {
                (Ok(card), _) => {
                    cards.push(card);
                    return Ok(cards);
                }
                (Err(_), Some((name, more))) => {
                    cards.push(self.read_card(name)?);
                    rest = more;
                }
                (Err(flaw), None) => {
                    // The first of several unknown names is the one to show.
                    return match commas.first() {
                        Some(at) => self.read_card(rest.cut(*at, 1).0).and(Err(flaw)),
                        None => Err(flaw),
                    };
                }
            }
        }
    }

    /// Splits `A at B` at the first `at` that leaves sense on both sides; titles may hold the word as well.
    /// Where none does, at the first there is, so that the parts show what is wrong.
    pub(super) fn split_at<'a>(
        part: Part<'a>,
        word: &str,
        sense: impl Fn(Part<'a>, Part<'a>) -> bool,
    ) -> Option<(Part<'a>, Part<'a>)> {
        let found = part.text.match_indices(word);
        let cuts: Vec<(Part<'a>, Part<'a>)> =
            found.map(|(at, _)| part.cut(at, word.len())).collect();
        let good = cuts.iter().find(|(left, right)| sense(*left, *right));
        good.or(cuts.first()).copied()
    }

    /// `A at B`, or `A` alone.
    pub(super) fn read_pair(
        &self,
        part: Part<'_>,
        words: &[&str],
    ) -> Result<(CardId, Option<CardId>), Flaw> {
        if let Ok(card) = self.read_card(part) {
            return Ok((card, None));
        }
        let names =
            |a: Part<'_>, b: Part<'_>| self.read_card(a).is_ok() && self.read_card(b).is_ok();
        let cuts = words.iter().filter_map(|w| Table::split_at(part, w, names));
        let cuts: Vec<_> = cuts.collect();
        match cuts.iter().find(|(a, b)| names(*a, *b)).or(cuts.first()) {
            Some((a, b)) => Ok((self.read_card(*a)?, Some(self.read_card(*b)?))),
            None => self.read_card(part).map(|card| (card, None)),
        }
    }

    /// `hand of player 1`, `surface of Green`, `aboard Wren`; a ship alone is aboard it, a mission alone its
    /// surface.
    pub(super) fn read_place(&self, part: Part<'_>) -> Result<Place, Flaw> {
        if let Ok(card) = self.read_card(part) {
            return self.read_bare_place(part, card);
        }
        let (word, rest) = part.word();
        let hosted = |place: fn(CardId) -> Place| self.read_card(rest).map(place);
        match word.text {
            "aboard" => return hosted(Place::Aboard),
            "on" => return hosted(Place::On),
            "beneath" => return hosted(Place::Beneath),
            _ => {}
        }
        let Some(of) = rest.after("of") else {
            return part.wrong(PLACES);
        };
        let site = || {
            let site = self.game.table().site_of_mission(self.read_card(of)?);
            let name = of.text.to_owned();
            site.ok_or((of.at, Problem::NoMission { name }))
        };
        let zone = |place: fn(Seat) -> Place| self.read_player(of).map(place);
        match word.text {
            "surface" => Ok(Place::Surface(site()?)),
            "orbit" => Ok(Place::Orbit(site()?)),
            "deck" => zone(Place::Deck),
            "hand" => zone(Place::Hand),
            "discard" => zone(Place::Discard),
            "pile" => zone(Place::Pile),
            "core" => zone(Place::Core),
            "brig" => zone(Place::Brig),
            "row" => zone(Place::Row),
            "removed" => zone(Place::Removed),
            "drawn" => zone(Place::Drawn),
            "stack" => zone(Place::Stack),
            "limbo" => zone(Place::Limbo),
            _ => part.wrong(PLACES),
        }
    }

    fn read_bare_place(&self, part: Part<'_>, card: CardId) -> Result<Place, Flaw> {
        let table = self.game.table();
        match (table.face(card).kind, table.site_of_mission(card)) {
            (_, Some(site)) => Ok(Place::Surface(site)),
            (CardType::Ship, None) => Ok(Place::Aboard(card)),
            _ => {
                let name = part.text.to_owned();
                Err((part.at, Problem::NoPlace { name }))
            }
        }
    }
}
