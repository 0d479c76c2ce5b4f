//! Texts for cards that have none yet, so that random games meet the whole card language. They are given
//! out by number, without regard to what the cards are.

use cards::language::Ability;
use cards::lexicon::CardType;
use cards::{CardDef, Catalogue};
use ron::Options;
use ron::extensions::Extensions;
use std::sync::{Arc, OnceLock};

const DILEMMA: &[&str] = &[
    "(when: Resolve, body: [Move(verb: Kill, what: Pick((of: (from: Attempt, filter: Type(Personnel)), n: Exactly(N(1)), how: Random, to: 0)))])",
    "(when: Resolve, body: [Stop(what: Every((from: Attempt)))])",
    "(when: Resolve, body: [If(c: Meets(Attempt, Either([Skill(Medical, 1), Total(Cunning, 30)])), yes: [],
        no: [Stop(what: Every((from: Attempt))), Move(verb: Return, what: One(This), to: OwnersPile)])])",
    "(when: Resolve, body: [Move(verb: Kill, what: Pick((of: (from: Attempt), n: Exactly(N(1)), how: By(Opponent), to: 0)))])",
    "(when: Resolve, body: [Move(verb: Damage, what: One(This), to: On(AttemptShip))])",
    "(when: Resolve, body: [Move(verb: Place, what: One(This), to: On(Here))])",
    "(when: Resolve, body: [Look(who: Opponent, what: Every((from: Hand(You))), to: 1)])",
    "(when: Resolve, body: [Look(who: You, what: Every((from: Deck(You, Top(2)))), open: true, to: 1)])",
    "(when: Resolve, body: [Move(verb: Capture, what: Pick((of: (from: Attempt), n: Exactly(N(1)), how: Random, to: 0)), to: Brig(Opponent))])",
    "(when: Resolve, body: [Offer(who: You, alternative: [Move(verb: Discard, what: Pick((of: (from: Hand(You)), n: Exactly(N(2)), to: 0)))],
        otherwise: [Stop(what: Every((from: Attempt)))])])",
    "(when: Resolve, body: [Name(who: Opponent, what: Skill, to: 3), Stop(what: Every((from: Attempt, filter: Skill(Named(3), 1))))])",
    "(when: Resolve, body: [Stop(what: Pick((of: (from: Attempt, best: (Most, Stat(Cunning, It))), n: Exactly(N(1)), how: Rule, to: 0)))])",
    "(when: Resolve, body: [OneOf(who: You, options: [[Move(verb: Discard, what: Pick((of: (from: Hand(You)), n: Exactly(N(1)), how: Random, to: 0)))],
        [Points(who: You, n: N(-5))]])])",
    "(when: Resolve, body: [Move(verb: Return, what: Pick((of: (from: Attempt), n: UpTo(N(2)), how: By(Opponent), to: 0)), to: OwnersHand)])",
];

const PERSONNEL: &[&str] = &[
    "(when: On((kind: Play, card: Not(Other))), optional: true, body: [Draw(who: You, n: N(1))])",
    "(when: Order, limit: PerTurn(1), body: [Pay(who: You,
        cost: [Move(verb: Discard, what: Pick((of: (from: Hand(You)), n: Exactly(N(1)), to: 1)))], get: [Draw(who: You, n: N(2))])])",
    "(when: Static, body: [Apply(m: Stat(on: Every((filter: All([Type(Personnel), Commanded(You), With(This), Other]))), stats: [Cunning, Strength], n: N(1)), until: InPlay)])",
    "(when: On((phase: Before, kind: Kill, card: All([Type(Personnel), Commanded(You), With(This), Other]))), optional: true,
        body: [Pay(who: You, cost: [Stop(what: One(This))], get: [Prevent])])",
    "(when: Order, limit: PerTurn(1), body: [Fight(kind: Either, with: Commanded(You), win: [Points(who: You, n: N(5))])])",
    "(when: Static, body: [Apply(m: Skill(on: One(This), what: Fixed([(Honor, 1), (Medical, 1)])), until: InPlay)])",
    "(when: Static, body: [Apply(m: Skill(on: Every((filter: All([Type(Personnel), Commanded(You), With(This), Other]))), what: Fixed([(Officer, 1)])), until: InPlay)])",
    "(when: Order, limit: PerTurn(1), body: [Apply(m: Skill(on: One(This), what: OfChoice), until: Turn)])",
    "(when: During(Doing(Facing, This)), limit: PerDilemma(1), body: [Pay(who: You, cost: [Move(verb: Discard, what: Pick((of: (from: Hand(You)), n: Exactly(N(1)), to: 1)))],
        get: [Apply(m: Stat(on: One(This), stats: [Integrity], n: N(3)), until: Dilemma)])])",
    "(when: On((kind: Stop, card: Not(Other))), body: [Move(verb: Discard, what: Pick((of: (from: Hand(You)), n: Exactly(N(1)), how: Random, to: 0)))])",
];

const EQUIPMENT: &[&str] = &[
    "(when: Static, body: [Apply(m: Stat(on: Every((filter: Has(EquippedWith, Not(Other)))), stats: [Strength], n: N(2)), until: InPlay)])",
    "(when: On((phase: Before, kind: Stop, card: All([Type(Personnel), Commanded(You), With(This)]))), optional: true,
        body: [Pay(who: You, cost: [Move(verb: Destroy, what: One(This))], get: [Prevent])])",
];

const SHIP: &[&str] = &[
    "(when: Static, body: [Apply(m: Stat(on: One(This), stats: [Range, Weapons], n: N(1)), until: InPlay)])",
    "(when: Order, limit: PerTurn(1), body: [Fight(kind: Engagement, with: Not(Other), win: [Draw(who: You, n: N(1))], otherwise: [Stop(what: One(This))])])",
    "(when: Static, guard: Some((from: Aboard(This), filter: Skill(One(Engineer), 1))), body: [Apply(m: Stat(on: One(This), stats: [Shields], n: N(2)), until: InPlay)])",
];

const EVENT: &[&str] = &[
    "(when: Resolve, body: [Move(verb: Download, what: Pick((of: (from: Deck(You, All), filter: Type(Personnel)), n: UpTo(N(1)), to: 0)), to: Hand(You))])",
    "(when: Resolve, body: [Move(verb: Take, what: Pick((of: (from: Discard(You)), n: UpTo(N(1)), to: 0)), to: Hand(You))])",
    "(when: Resolve, body: [ChoosePlayer(from: AnOpponent(4), to: 4), Look(who: You, what: Every((from: Deck(In(4), Top(3)))), to: 5)])",
    "(when: On((kind: TurnStart, who: You)), optional: true, body: [Draw(who: You, n: N(1)), Move(verb: Place, what: Pick((of: (from: Hand(You)), n: Exactly(N(1)), to: 0)), to: Deck(You, Bottom(1)))])",
    "(when: On((kind: TurnEnd, who: You)), body: [Points(who: You, n: N(1))])",
    "(when: Resolve, body: [Each(over: Players(Each), slot: 6, body: [Move(verb: Discard, by: In(6), what: Pick((of: (from: Hand(In(6))), n: Exactly(N(1)), how: By(In(6)), to: 7)))])])",
    "(when: Static, body: [Apply(m: Stat(on: Every((filter: All([Type(Ship), Commanded(You)]))), stats: [Range], n: N(2)), until: InPlay)])",
    "(when: Order, limit: PerTurn(1), body: [Stop(what: Pick((of: (filter: All([Type(Personnel), Commanded(EachOpponent)])), n: Exactly(N(1)), how: Random, to: 0)))])",
    "(when: Order, limit: PerTurn(1), body: [Stop(what: Pick((of: (filter: All([Type(Personnel), Commanded(EachOpponent)])), n: UpTo(N(1)), to: 0)))])",
    "(when: Resolve, body: [Shuffle(Deck(You, All)), ChooseNumber(who: You, max: N(3), to: 1), Draw(who: You, n: Value(1))])",
    "(when: Resolve, body: [Command(what: Pick((of: (filter: All([Type(Ship), Commanded(EachOpponent)])), n: Exactly(N(1)), to: 0)), to: You)])",
];

const INTERRUPT: &[&str] = &[
    "(when: On((phase: Before, kind: Kill, card: All([Type(Personnel), Commanded(You)]))), optional: true, body: [Prevent])",
    "(when: On((kind: RevealDilemma)), optional: true, guard: TurnOf(You), body: [Draw(who: You, n: N(2))])",
    "(when: Order, body: [Stop(what: Pick((of: (filter: All([Type(Personnel), Is(Stopped), Commanded(You)])), n: Exactly(N(1)), to: 0)), on: false)])",
    "(when: On((phase: Before, kind: DrawDilemmas)), optional: true, body: [Dilemmas(draw: N(-1), spend: N(-2))])",
    "(when: On((phase: While, kind: Play, card: Type(Event))), optional: true, body: [Prevent])",
];

fn read(text: &str) -> Ability {
    let options = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let ability = options.from_str(text);
    ability.unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// The cards with texts. Every third stays as it is.
pub fn defs() -> Arc<[CardDef]> {
    static DEFS: OnceLock<Arc<[CardDef]>> = OnceLock::new();
    let make = || {
        let mut cards = Catalogue::second_edition().cards().to_vec();
        for (i, card) in cards.iter_mut().enumerate() {
            let pool = match card.card_type() {
                CardType::Dilemma => DILEMMA,
                CardType::Personnel => PERSONNEL,
                CardType::Equipment => EQUIPMENT,
                CardType::Ship => SHIP,
                CardType::Event => EVENT,
                CardType::Interrupt => INTERRUPT,
                // Missions have no such texts, and the other types are of the First Edition.
                _ => continue,
            };
            if i % 3 != 0 {
                card.text = vec![read(pool[(i / 2) % pool.len()])];
            }
        }
        cards.into()
    };
    Arc::clone(DEFS.get_or_init(make))
}
