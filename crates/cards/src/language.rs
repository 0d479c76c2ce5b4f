//! The card language: what a card's text says, as data that one interpreter runs.
//!
//! The vocabulary is documented here, once. A text is a list of [`Ability`]s. An ability has a
//! [`Timing`] and a [`Block`] of [`Effect`]s; effects name cards with [`Target`]s built from one
//! [`Filter`] type, count with one [`Number`] type, ask with one [`Condition`] type, and refer to what
//! happens in the game with one pattern type, [`When`], which serves triggers, prohibitions, tolls,
//! permissions and questions about the past alike.
//!
//! Values travel between the parts of one ability in numbered slots: a trigger, a pick or a name fills a
//! slot, later parts read it ("that personnel"). A slot goes on knowing a card that has left play by the
//! facts it had last.

use crate::lexicon::{
    Affiliation, CardType, DilemmaKind, Icon, MissionKind, Quadrant, Skill, Stat,
};
use crate::word::Word;
use serde::{Deserialize, Serialize};

/// A numbered place for a value: a card, several cards, a player, a number or a name.
/// Slots 0 to 199 live as long as the ability runs; slots from [`CARD_SLOTS`] on are remembered on the
/// card itself while it is in play ("the personnel you named").
pub type Slot = u8;
pub const CARD_SLOTS: Slot = 200;

/// Effects, carried out one after the other.
pub type Block = Vec<Effect>;

/// What a card demands and where it goes when it is played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayRule {
    /// "To play this …, you must …". Checked before any cost is paid (2E-ACT-11).
    #[serde(skip_serializing_if = "Condition::is_always")]
    pub need: Condition,
    #[serde(skip_serializing_if = "PlayedTo::is_usual")]
    pub to: PlayedTo,
}

impl PlayRule {
    pub fn is_default(&self) -> bool {
        self.need.is_always() && self.to.is_usual()
    }
}

/// Where a played card goes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum PlayedTo {
    /// By type: personnel, ships and equipment to a headquarters, events to the core, interrupts used up.
    #[default]
    Usual,
    /// An event that plays on one of these cards (2E-CARD-13).
    On(Filter),
    /// An event that is carried out and leaves.
    Nowhere,
}

impl PlayedTo {
    pub fn is_usual(&self) -> bool {
        *self == PlayedTo::Usual
    }
}

/// One thing a text does or allows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    pub when: Timing,
    #[serde(default, skip_serializing_if = "Active::is_usual")]
    pub active: Active,
    #[serde(default, skip_serializing_if = "Condition::is_always")]
    pub guard: Condition,
    /// "you may": its player decides.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub optional: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
    #[serde(default)]
    pub body: Block,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Timing {
    /// Applies as long as the card is active and the guard holds; the body holds only [`Effect::Apply`].
    Static,
    /// "When …" and "At the start of …" (2E-WHEN-02).
    On(When),
    /// "While …, you may …": usable by its player whenever it could act and the condition holds (2E-GAP-61).
    During(Condition),
    /// As soon as the guard holds, without anybody's doing ("if you command X, place this card …").
    State,
    /// "Order -" (2E-ORDX-01).
    Order,
    /// The instructions of a dilemma, and of an event when it is played.
    Resolve,
}

/// Where a card must be for the ability to work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Active {
    /// In play, or in hand for an interrupt, or being faced for a dilemma.
    #[default]
    Usual,
    /// Placed on a mission or another card (dilemmas).
    Placed,
    /// "Damage -": as a damage card on a ship (2E-DAM-01).
    Damage,
    /// Judged when a deck list is validated (2E-GAP-69).
    DeckBuild,
}

impl Active {
    pub fn is_usual(&self) -> bool {
        *self == Active::Usual
    }
}

/// How often one copy of an ability may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Limit {
    PerTurn(u8),
    PerDilemma(u8),
    /// All copies of the card together.
    CopiesPerTurn(u8),
    /// All Order abilities of this card together.
    OrdersPerTurn(u8),
    PerAttempt(u8),
    PerFight(u8),
    /// For each mission: the one being attempted, or else the one the card is at.
    PerMission(u8),
    PerGame(u8),
}

/// A player, seen from the text's user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    You,
    /// On a dilemma: the player who chose it (2E-GAP-42). Elsewhere the only opponent, or one the user names.
    Opponent,
    /// Any one opponent; in an effect the user names one and it is bound (2E-GAP-40).
    AnOpponent(Slot),
    EachOpponent,
    Each,
    /// Every player, starting with the user's left neighbour.
    EachFromLeft,
    Left,
    Right,
    In(Slot),
    OwnerOf(Ref),
    CommanderOf(Ref),
    /// The loser of the fight.
    Loser,
}

/// One card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ref {
    /// The card with the text.
    This,
    /// The card a filter is looking at.
    It,
    In(Slot),
    /// "This mission" (2E-GLOSS-25).
    Here,
    /// The dilemma being faced.
    Dilemma,
    /// The ship this card is aboard or on.
    MyShip,
    /// The ship the card in the slot is aboard.
    ShipOf(Slot),
    /// The mission the card in the slot is at, or last was.
    MissionOf(Slot),
    /// The ship used in the attempt.
    AttemptShip,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Number {
    N(i16),
    Count(Box<Select>),
    Stat(Stat, Ref),
    Sum(Stat, Box<Select>),
    Max(Stat, Box<Select>),
    /// The number of skill dots.
    Dots(Ref),
    /// How many cards a slot holds ("an equal number").
    Len(Slot),
    Value(Slot),
    Plus(Vec<Number>),
    Times(i16, Box<Number>),
    Cap(Box<Number>, i16),
    Score(Who),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Compare {
    Equal,
    Less,
    AtMost,
    More,
    AtLeast,
}

impl Compare {
    pub fn holds(self, a: i32, b: i32) -> bool {
        match self {
            Compare::Equal => a == b,
            Compare::Less => a < b,
            Compare::AtMost => a <= b,
            Compare::More => a > b,
            Compare::AtLeast => a >= b,
        }
    }
}

/// A question about one card ("it").
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Filter {
    #[default]
    Any,
    All(Vec<Filter>),
    Either(Vec<Filter>),
    Not(Box<Filter>),
    Type(CardType),
    Affiliation(Affiliation),
    Icon(Icon),
    /// Has the skill at this level or above.
    Skill(SkillIs, u8),
    Keyword(Word),
    Species(Word),
    Class(Word),
    Title(Name),
    Mission(MissionKind),
    Dilemma(DilemmaKind),
    Quadrant(Quadrant),
    Region(Word),
    /// A mission or dilemma whose requirements name the skill.
    Requires(Skill),
    Unique,
    Compare(Number, Compare, Number),
    Is(State),
    Commanded(Who),
    Owned(Who),
    /// Not the card with the text.
    Other,
    In(Slot),
    At(Place),
    /// Present with that card (2E-PRES-01).
    With(Ref),
    SameMission(Ref),
    Has(Relation, Box<Filter>),
    Doing(Activity),
    Same(Key, Ref),
    /// A Commander and the ship of that name, either way round.
    Fits(Ref),
    /// Could be played at that headquarters.
    PlayableAt(Ref),
    /// A dilemma whose kind fits that mission, or a mission that fits that dilemma.
    FaceableAt(Ref),
    Used(SkillIs, Since),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SkillIs {
    Any,
    One(Skill),
    OneOf(Vec<Skill>),
    /// The skill named before.
    Named(Slot),
    /// A skill that one of these cards has.
    OnAny(Box<Select>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Name {
    Is(Word),
    /// The name in the slot, or the title of the card in the slot.
    In(Slot),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum State {
    Stopped,
    Staffed,
    Damaged,
    Completed,
    Overcome,
    /// Placed as damage; outside play, a card with damage text.
    DamageCard,
    FaceDown,
    Captive,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Relation {
    /// A ship carries such a card.
    Aboard,
    /// Such a card is on it.
    On,
    /// 2E-GLOSS-08.
    EquippedWith,
    /// Such a personnel is equipped with it.
    Equips,
    /// Such a card is at the mission.
    AtIt,
    /// Such a dilemma lies beneath the mission.
    Beneath,
    /// It is on, aboard or beneath such a card.
    HeldBy,
    /// The mission it is at is such a one.
    Mission,
    /// It is present with such a card (2E-PRES-01).
    Present,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Activity {
    Facing,
    Attempting,
    /// In the fight going on, on any side.
    Involved,
    InCombat,
    InEngagement,
}

/// By what two cards are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Key {
    Title,
    Species,
    /// Between a mission and another card: the mission shows that affiliation's icon.
    Affiliation,
    AnySkill,
    Cost,
    /// Also the card type named in a slot.
    Type,
    /// Planet, space or headquarters.
    MissionType,
    Commander,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Since {
    Turn,
    Attempt,
    Dilemma,
    Fight,
    /// Of skills: used for the requirements of the mission.
    Completion,
}

/// Where cards are looked for, or put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// Anywhere in play.
    Play,
    /// The participants of the attempt.
    Attempt,
    Hand(Who),
    /// Both together ("a card in your hand or deck").
    HandOrDeck(Who),
    Deck(Who, End),
    Discard(Who),
    /// The dilemma pile.
    Pile(Who, End),
    /// The dilemmas waiting to be faced.
    Stack,
    /// The dilemmas just drawn.
    Drawn,
    Core(Who),
    Brig(Who),
    Removed,
    On(Ref),
    /// At the mission: on its surface for personnel and equipment, in orbit for ships.
    At(Ref),
    /// On the planet of the mission, not aboard a ship there.
    Surface(Ref),
    Aboard(Ref),
    /// A headquarters of that player that accepts the card.
    Headquarters(Who),
    Beneath(Ref),
    /// Where the card in the slot is, or last was.
    PlaceOf(Slot),
    /// Its owner's hand, deck, discard pile or dilemma pile.
    OwnersHand,
    OwnersDeck(End),
    OwnersDiscard,
    OwnersPile,
}

/// Which part of a deck or pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    All,
    Top(u8),
    Bottom(u8),
    /// The player decides (only as a destination).
    TopOrBottom,
}

/// A set of cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Select {
    #[serde(default = "in_play")]
    pub from: Place,
    #[serde(default)]
    pub filter: Filter,
    /// Only the cards with the highest or lowest value; where several are picked, the first ones in that order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<(Extreme, Number)>,
}

fn in_play() -> Place {
    Place::Play
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Extreme {
    Most,
    Least,
}

/// Taking some cards out of a set and binding them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pick {
    pub of: Select,
    pub n: Quantity,
    #[serde(default = "by_you")]
    pub how: How,
    pub to: Slot,
}

fn by_you() -> How {
    How::By(Who::You)
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Quantity {
    All,
    Exactly(Number),
    UpTo(Number),
    AnyNumber,
    AllBut(Number),
    /// One after the other, down to the first that fits, or all if none does.
    Until(Filter),
}

/// Who takes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum How {
    By(Who),
    Random,
    /// The text decides; its commander breaks ties (2E-GLOSS-17). Out of a deck or pile: the cards on top, or
    /// those at the bottom where the place says so.
    Rule,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Target {
    One(Ref),
    Every(Select),
    Pick(Pick),
    /// All cards in a slot.
    Those(Slot),
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Condition {
    #[default]
    Always,
    All(Vec<Condition>),
    Either(Vec<Condition>),
    Not(Box<Condition>),
    /// Such a card exists.
    Some(Select),
    /// Such a card exists, with which all of the condition holds; the user picks one and it is bound ("your
    /// Cloaking Device ship … that ship"). In a static text every such card is meant, each on its own.
    Bind(Pick),
    /// There is such a player, who is bound ("while an opponent …, that opponent …").
    SomePlayer {
        who: Who,
        to: Slot,
        c: Box<Condition>,
    },
    Compare(Number, Compare, Number),
    Is(Ref, Filter),
    /// A bold requirement: skills that meet it are used (2E-DIL-21).
    Meets(Group, Requirement),
    Even(Number),
    AllSame(Key, Slot),
    Happened(Box<When>, Since, Compare, Number),
    /// Leads in points.
    Leads(Who),
    Won,
    Doing(Activity, Ref),
    /// It is this player's turn.
    TurnOf(Who),
}

impl Condition {
    pub fn is_always(&self) -> bool {
        *self == Condition::Always
    }
}

/// Whose skills and attributes count.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Group {
    Attempt,
    Slot(Slot),
    Select(Select),
}

/// What a mission or a dilemma asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Requirement {
    All(Vec<Requirement>),
    Either(Vec<Requirement>),
    Skill(Skill, u8),
    /// The group's total must be higher than the number (2E-REQ-06).
    Total(Stat, u16),
    /// Another number that must be higher ("Shields + unused Range").
    More(Number, u16),
    /// So many cards of the group, or of the equipment with it, fit the filter.
    Cards(Filter, u8),
    /// What that mission asks for itself.
    Of(Ref),
}

/// A pattern over happenings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct When {
    #[serde(default = "after", skip_serializing_if = "is_after")]
    pub phase: Phase,
    pub kind: Kind,
    /// Further kinds that count as well ("discards, examines or reveals").
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Kind>,
    /// Who does it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<Who>,
    /// What it is done to.
    #[serde(default)]
    pub card: Filter,
    /// The second card of the happening: the mission moved to, the dilemma, the other ship …
    #[serde(default, skip_serializing_if = "is_any")]
    pub other: Filter,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<CauseIs>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Ref>,
    /// Places it comes from or goes to ("from the top of your deck", "in your brig").
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Place>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Place>,
    /// For the use of skills.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skill: Option<SkillIs>,
    /// For selections and choices: what is done to the cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub purpose: Option<Verb>,
    /// The number of the happening: participants of an attempt, the segment of the turn (orders are the second) …
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<(Compare, Number)>,
    #[serde(default, skip_serializing_if = "Bind::is_empty")]
    pub bind: Bind,
    /// Sees all cards of one effect together, before the first is dealt with (2E-GAP-48).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub batch: bool,
}

fn after() -> Phase {
    Phase::After
}
fn is_after(p: &Phase) -> bool {
    *p == Phase::After
}
fn is_any(f: &Filter) -> bool {
    *f == Filter::Any
}

impl When {
    /// "When `kind` has happened", to anything, done by anybody.
    pub fn after(kind: Kind) -> When {
        When {
            phase: Phase::After,
            kind,
            also: Vec::new(),
            who: None,
            card: Filter::Any,
            other: Filter::Any,
            cause: None,
            at: None,
            from: None,
            to: None,
            skill: None,
            purpose: None,
            n: None,
            bind: Bind::default(),
            batch: false,
        }
    }
}

impl When {
    /// The kinds of happening this pattern sees. To kill is to destroy a personnel (2E-CMD-11), and a card
    /// that is killed, destroyed or discarded is placed in its owner's discard pile (2E-GAP-68).
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        let kinds: &[Kind] = match (self.kind, self.to) {
            (Kind::Destroy, _) => &[Kind::Destroy, Kind::Kill],
            (Kind::Place, Some(Place::Discard(_) | Place::OwnersDiscard)) => {
                &[Kind::Place, Kind::Kill, Kind::Destroy, Kind::Discard]
            }
            _ => std::slice::from_ref(&self.kind),
        };
        kinds.iter().chain(&self.also).copied()
    }

    pub fn sees(&self, kind: Kind) -> bool {
        self.kinds().any(|k| k == kind)
    }
}

/// Which slots a matching happening fills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Bind {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Slot>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<Slot>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub who: Option<Slot>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<Slot>,
    /// The mission it leaves or happens at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Slot>,
}

impl Bind {
    pub fn is_empty(&self) -> bool {
        *self == Bind::default()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// "is about to": can be prevented, replaced, revised.
    Before,
    /// In the middle: a card is being played but has had no effect, a skill counts but nothing follows yet.
    While,
    After,
}

/// Everything that can happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EventKind"))]
#[repr(u8)]
pub enum Kind {
    TurnStart,
    TurnEnd,
    Segment,
    Play,
    Draw,
    Discard,
    Download,
    /// Put somewhere by text: not played, not killed (2E-PLAY-14).
    Place,
    /// Returned to its owner's hand or pile.
    Return,
    Remove,
    Look,
    Reveal,
    Kill,
    Destroy,
    Stop,
    Unstop,
    Command,
    Capture,
    AttemptBegin,
    AttemptFail,
    /// A mission's or dilemma's requirements are compared.
    Check,
    UseSkill,
    Complete,
    /// Cards are selected at random.
    Select,
    /// Somebody chooses cards.
    Choose,
    DrawDilemmas,
    RevealDilemma,
    Face,
    Overcome,
    ReturnDilemma,
    FightBegin,
    FightWin,
    FightEnd,
    Join,
    MoveShip,
    Beam,
    UseAbility,
    Points,
    Damage,
    Repair,
    Shuffle,
    Spend,
    Hide,
    Show,
    NameCard,
    /// A card leaves play, by whatever happening (only to be forbidden); a player leaves the game.
    Leave,
    GameEnd,
}

impl Kind {
    pub const COUNT: usize = Kind::GameEnd as usize + 1;
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum CauseIs {
    Dilemma,
    Combat,
    Engagement,
    Fight,
    /// A card that fits.
    Card(Box<Filter>),
}

/// How a card is moved. The verb decides what happens and what texts react to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Verb {
    Draw,
    Discard,
    Destroy,
    Kill,
    Place,
    Take,
    Return,
    Remove,
    Download,
    Beam,
    Play,
    Overcome,
    Capture,
    Damage,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Effect {
    Move {
        verb: Verb,
        what: Target,
        /// Not needed for verbs that know the place: draw, discard, destroy, kill, remove.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Place>,
        /// Who does it, if not the user.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Who>,
    },
    /// So many cards from the top of the player's deck into hand.
    Draw {
        who: Who,
        n: Number,
    },
    Stop {
        what: Target,
        #[serde(default = "yes")]
        on: bool,
    },
    Points {
        who: Who,
        n: Number,
    },
    /// More counters for the turn, or some of those left spent.
    Counters {
        who: Who,
        n: Number,
    },
    /// A modifier that lasts.
    Apply {
        m: Modifier,
        until: Duration,
    },
    /// Examine (the player alone) or reveal (everybody).
    Look {
        who: Who,
        what: Target,
        #[serde(default)]
        open: bool,
        to: Slot,
    },
    Shuffle(Place),
    /// Puts the cards of a slot back in an order the player chooses.
    Reorder {
        slot: Slot,
        to: Place,
    },
    Swap {
        a: Target,
        b: Target,
    },
    Replace {
        old: Ref,
        new: Target,
        old_to: Place,
    },
    Name {
        who: Who,
        what: Nameable,
        to: Slot,
    },
    Choose(Pick),
    ChooseNumber {
        who: Who,
        max: Number,
        to: Slot,
    },
    ChoosePlayer {
        from: Who,
        to: Slot,
    },
    Command {
        what: Target,
        to: Who,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Place>,
    },
    Fight {
        kind: FightKind,
        /// The ships or personnel that must be involved on the user's side. With `In(slot)` all of them are.
        with: Filter,
        /// The ship the user begins with, or the personnel ("that ship").
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Slot>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tweak: Vec<Modifier>,
        win: Block,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        otherwise: Block,
    },
    Join(Target),
    /// Prevents what is about to happen.
    Prevent,
    /// This happens in place of what is about to happen.
    Instead(Block),
    /// Changes the selection or the victim of what is about to happen.
    Revise(Revision),
    /// More or fewer dilemmas drawn, more or less cost to spend.
    Dilemmas {
        draw: Number,
        spend: Number,
    },
    /// That card faces the dilemma in place of the participants.
    Face {
        by: Target,
    },
    Range {
        ship: Target,
        op: RangeOp,
    },
    Install {
        ability: Box<Ability>,
        until: Duration,
    },
    /// Once, the next time this happens.
    Later {
        at: Box<When>,
        body: Block,
    },
    If {
        c: Condition,
        yes: Block,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        no: Block,
    },
    /// If a pick in the first block finds nothing, the second is carried out.
    Try {
        body: Block,
        cannot: Block,
    },
    May {
        who: Who,
        body: Block,
    },
    /// "X to Y": all of the cost, then the rest (2E-ACT-13).
    Pay {
        who: Who,
        #[serde(default)]
        must: bool,
        cost: Block,
        get: Block,
    },
    /// The player may do the first block; if not, the second happens.
    Offer {
        who: Who,
        alternative: Block,
        otherwise: Block,
    },
    OneOf {
        who: Who,
        options: Vec<Block>,
    },
    Each {
        over: Over,
        slot: Slot,
        body: Block,
    },
}

fn yes() -> bool {
    true
}

impl Effect {
    /// The blocks inside this effect, in the order they are written. Code positions count them.
    pub fn blocks(&self) -> Vec<&Block> {
        match self {
            Effect::Fight { win, otherwise, .. } => vec![win, otherwise],
            Effect::Instead(b) => vec![b],
            Effect::Install { ability, .. } => vec![&ability.body],
            Effect::Later { body, .. } | Effect::May { body, .. } | Effect::Each { body, .. } => {
                vec![body]
            }
            Effect::If { yes, no, .. } => vec![yes, no],
            Effect::Try { body, cannot } => vec![body, cannot],
            Effect::Pay { cost, get, .. } => vec![cost, get],
            Effect::Offer {
                alternative,
                otherwise,
                ..
            } => vec![alternative, otherwise],
            Effect::OneOf { options, .. } => options.iter().collect(),
            Effect::Apply {
                m: Modifier::Toll { cost, .. },
                ..
            } => vec![cost],
            _ => vec![],
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FightKind {
    Combat,
    Engagement,
    /// The user decides.
    Either,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Revision {
    /// These cannot be selected.
    Exclude(Target),
    /// The selection is made again.
    Reselect,
    /// This card in place of the one selected or concerned.
    Force(Pick),
    /// What an opponent would choose is selected at random.
    Randomise,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RangeOp {
    Restore,
    UseUp,
    /// The move uses Range of the ship's next turn.
    Borrow,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Nameable {
    Skill,
    Title,
    /// The title of a card of this type.
    TitleOfType(CardType),
    CardType(Vec<CardType>),
    /// The title of one of these cards.
    TitleOf(Select),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Over {
    Players(Who),
    Cards(Select),
    Slot(Slot),
}

/// What is different while something lasts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Modifier {
    Stat {
        on: Target,
        stats: Vec<Stat>,
        n: Number,
    },
    Skill {
        on: Target,
        #[serde(default = "yes")]
        gain: bool,
        what: SkillGain,
    },
    Keyword {
        on: Target,
        #[serde(default = "yes")]
        gain: bool,
        word: Word,
    },
    Requirement {
        of: Filter,
        op: RequirementOp,
    },
    Forbid(Box<When>),
    /// A price on somebody's action. In the cost "you" is the player who pays.
    Toll {
        act: Box<When>,
        cost: Block,
    },
    /// Cards may be played at another place (`at` a mission or headquarters) or from another place than the
    /// hand (`at` a pile or a card, or `act.from`). `At(It)` and `Aboard(It)` are any mission or ship that fits
    /// `act.other`.
    Permit {
        act: Box<When>,
        at: Place,
    },
    /// Moving between such missions takes more or less Range; the quadrants may count as one.
    Travel {
        #[serde(default, skip_serializing_if = "is_any")]
        ship: Filter,
        a: Filter,
        b: Filter,
        #[serde(default)]
        delta: i8,
        #[serde(default)]
        same_quadrant: bool,
    },
    /// Added to a side's total in a fight.
    Total {
        side: Who,
        n: Number,
    },
    /// Such cards take no part in it.
    Exempt {
        cards: Filter,
        from: Activity,
    },
    /// Cards of another affiliation than the printed one.
    Affiliation {
        on: Target,
        to: Affiliation,
    },
    /// Ships that need nobody aboard (2E-STAFF-01).
    Staffed(Target),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum RequirementOp {
    /// The skills of such cards are needed as well.
    Add(SkillGain),
    /// Where one of these attributes is asked for, this one may stand in.
    Use { for_: Vec<Stat>, take: Stat },
    /// Another way to attempt and complete (2E-GAP-60).
    Alternative {
        using: Filter,
        requirement: Requirement,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<u8>,
        /// Works against prohibitions too.
        #[serde(default)]
        despite: bool,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SkillGain {
    Fixed(Vec<(Skill, u8)>),
    /// One skill of that card, one level, chosen by the player (2E-SKILL-13).
    OneFrom(Target),
    /// All skills at their full levels (2E-SKILL-12).
    AllFrom {
        from: Target,
        #[serde(default)]
        attributes: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        except: Option<Skill>,
    },
    OfChoice,
    Named(Slot),
    OneOf(Vec<Skill>),
    /// One more level of a skill the card already has.
    OneOwn,
    /// Every skill the card has: one more level of each, or all of them lost.
    AllOwn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Duration {
    /// Until the end of this turn.
    Turn,
    /// Until the start of that player's next turn.
    NextTurn(Who),
    /// Until the end of that player's next turn.
    EndOfNextTurn(Who),
    /// Until the card that is being played has been played.
    Play,
    Dilemma,
    Attempt,
    Fight,
    /// While the card with the text stays in play.
    InPlay,
    Game,
}
