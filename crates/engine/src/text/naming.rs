//! Naming a skill, a title, a number or a player.

use crate::kernel::choice::{Answer, Choice, Named, Naming, TextAsk};
use crate::kernel::frame::{Block, Value};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::Happening;
use cards::language::{Kind, Nameable, Number, Who};
use cards::lexicon::Skill;

impl Game {
    pub(super) fn effect_name(
        &mut self,
        block: &mut Block,
        who: Who,
        what: &Nameable,
        to: u8,
    ) -> Flow {
        let seat = match self.asked_player(block, who) {
            Ok(seat) => seat,
            Err(flow) => return flow,
        };
        if let Some(Answer::Name(name)) = self.reply.take() {
            let value = match name {
                Named::Skill(s) => Value::Skill(s),
                Named::Title(t) => Value::Title(t),
                Named::Type(t) => Value::Type(t),
            };
            self.bind(block, to, value);
            let h = Happening::new(Kind::NameCard).by(seat);
            self.tell_all(h);
            return block.next_effect();
        }
        let what = match what {
            Nameable::Skill => Naming::Skill(Skill::of(self.state.rules.edition()).collect()),
            Nameable::Title => Naming::Title,
            Nameable::TitleOfType(kind) => {
                // 2E-GLOSS-13: any card there is, not only those of this game.
                Naming::TitleOf(self.table.procedure.titles_of(self, *kind))
            }
            Nameable::CardType(types) => Naming::Type(types.clone()),
            Nameable::TitleOf(select) => {
                let cx = block.cx();
                let mut titles: Vec<_> = self
                    .select(select, &cx)
                    .iter()
                    .map(|c| self.table.face(*c).title)
                    .collect();
                titles.sort();
                titles.dedup();
                Naming::TitleOf(titles)
            }
        };
        let nothing = match &what {
            Naming::Skill(list) => list.is_empty(),
            Naming::Title => false,
            Naming::TitleOf(list) => list.is_empty(),
            Naming::Type(list) => list.is_empty(),
        };
        if nothing {
            block.failed = true;
            return block.next_effect();
        }
        self.ask_text(block, seat, TextAsk::Name, Choice::Name { what })
    }

    pub(super) fn effect_number(
        &mut self,
        block: &mut Block,
        who: Who,
        max: &Number,
        to: u8,
    ) -> Flow {
        let seat = match self.asked_player(block, who) {
            Ok(seat) => seat,
            Err(flow) => return flow,
        };
        if let Some(Answer::Number(n)) = self.reply.take() {
            self.bind(block, to, Value::Number(i32::from(n)));
            return block.next_effect();
        }
        let cx = block.cx();
        let max = self.number(max, &cx).clamp(0, i32::from(i16::MAX)) as i16;
        if max == 0 && !self.keeps_faults() {
            self.bind(block, to, Value::Number(0));
            return block.next_effect();
        }
        self.ask_text(block, seat, TextAsk::Number, Choice::Number { min: 0, max })
    }

    pub(super) fn effect_player(&mut self, block: &mut Block, from: Who, to: u8) -> Flow {
        if let Some(Answer::Player(seat)) = self.reply.take() {
            self.bind(block, to, Value::Seat(seat));
            return block.next_effect();
        }
        let cx = block.cx();
        let seats = self.seats_of(from, &cx);
        if seats.len() < 2 {
            if let Some(seat) = seats.iter().next() {
                self.bind(block, to, Value::Seat(seat));
            }
            return block.next_effect();
        }
        let you = block.you;
        self.ask_text(
            block,
            you,
            TextAsk::Opponent,
            Choice::Player { from: seats },
        )
    }
}
