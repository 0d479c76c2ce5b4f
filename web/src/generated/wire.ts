// Made from the Rust types by crates/server/tests/types.rs; do not edit.
// UPDATE_TYPES=1 cargo test -p server --test types

/** A reference to one ability of a card. */
export type AbilityRef = { "kind": "Printed", "n": number } | { "kind": "Lasting", "n": number };

/** A personnel who is there and would not take part. */
export type Absent = {
/** The personnel. */
card: CardId,
/** The reason. */
why: AbsentWhy, };

/** The reason a personnel would not take part. */
export type AbsentWhy = "Stopped" | "Exempt";

/** Who may sit down. */
export type Access = "public" | "link" | "password";

/** Something a player can do. */
export type Action = { "kind": "Pass" } | { "kind": "End" } | { "kind": "Draw" } | { "kind": "DrawRest" } | { "kind": "Play",
/** The card in hand. */
card: CardId,
/** The headquarters, or the card it is played on. */
at: CardId | null, } | { "kind": "Hide" } | { "kind": "Beam",
/** The place the cards leave. */
from: Place,
/** The place they go to. */
to: Place, } | { "kind": "Move",
/** The ship. */
ship: CardId,
/** The mission it moves to. */
to: CardId, } | { "kind": "Attempt",
/** The mission. */
mission: CardId,
/** The ship; none at a planet mission. */
ship: CardId | null, } | { "kind": "Use",
/** The card with the text. */
card: CardId,
/** The ability of that card. */
ability: AbilityRef, } | { "kind": "Repair",
/** The damage card. */
damage: CardId, };

/** The headings of the list of actions, in its order. */
export type ActionGroup = "play" | "draw" | "beam" | "move" | "attempt" | "texts" | "other" | "end";

export type ActionWords = {
/** As a sentence, and as it stands below the heading of its group. */
text: string, short: string, group: ActionGroup,
/** A card to look at. */
card?: CardId,
/** The game text that is used. */
note?: string,
/** The Range that a move takes, and what the ship has left. */
range?: [number, number], };

/** The answers that a bot compared, the best first. */
export type Advice = {
/** The number of the view whose question they answer. */
n: number,
/** The positions it looked at; none, if it went by rules of thumb. */
positions: number, lines: Array<AdviceLine>, };

export type AdviceLine = { answer: Answer, text: string,
/** The chance to win after it, in percent, as the bot estimates it. */
chance?: number,
/** How the game would go on: steps. */
then?: Array<string>, };

/** The affiliations (2E-AFF-02, 1E-ICON-17). */
export type Affiliation = "Bajoran" | "Borg" | "Cardassian" | "Dominion" | "Federation" | "Ferengi" | "Klingon" | "NonAligned" | "Romulan" | "Starfleet" | "Hirogen" | "Kazon" | "Neutral" | "Vidiian" | "Vulcan";

/** All cards, as they are when a server starts. */
export type AllCards = {
/** Servers with the same number have the same cards. */
catalogue: string, language: string,
/** The card with `def` 0 first. */
cards: Array<CardInfo>, };

/** The amount of a happening. */
export type Amount = { "of": "Nothing" } | { "of": "Points", "n": number } | { "of": "Counters", "n": number } | { "of": "Cards", "n": number } | { "of": "Cost", "n": number } | { "of": "Range", "n": number } | { "of": "Margin", "n": number } | { "of": "Need", "n": number } | { "of": "Turn", "n": number } | { "of": "Segment", "n": number } | { "of": "End", "n": PileEnd };

/** The answer to a question, in the form of its [`Choice`]. */
export type Answer = { "kind": "Act", "value": Action } | { "kind": "Cards", "value": Array<CardId> } | { "kind": "Order", "value": Array<CardId> } | { "kind": "Number", "value": number } | { "kind": "YesNo", "value": boolean } | { "kind": "Option", "value": number } | { "kind": "Name", "value": Named } | { "kind": "Player", "value": Seat } | { "kind": "Place", "value": Place } | { "kind": "Concede" };

/** The subject of a question; its [`Choice`] is the form. */
export type Ask = { "kind": "PlayAndDraw" } | { "kind": "Orders" } | { "kind": "Respond" } | { "kind": "EndOfTurn" } | { "kind": "BeamWhich" } | { "kind": "HideWhich" } | { "kind": "DiscardExcess" } | { "kind": "ChooseDilemmas" } | { "kind": "OrderDilemmas" } | { "kind": "DealWithInOrder" } | { "kind": "PayForSkills",
/** The personnel whose skills would be used. */
personnel: CardId, } | { "kind": "PayForSkill",
/** The personnel whose skill would be used. */
personnel: CardId,
/** The skill. */
skill: Skill, } | { "kind": "WhoseSkill",
/** The skill that is needed. */
skill: Skill, } | { "kind": "CompleteHow" } | { "kind": "Loop" } | { "kind": "Text",
/** The card with the text. */
card: CardId,
/** The kind of decision its text asks for. */
what: TextAsk, };

/** The thing that a line of a checklist asks for. */
export type Asked = { "kind": "Skill", "of": Skill } | { "kind": "Total", "of": Stat } | { "kind": "Number" } | { "kind": "Cards" } | { "kind": "All" } | { "kind": "Either" };

/** The attempt of a player after an answer that they think of. */
export type AttemptAfter = {
/** Who would take part; missing if that cannot be said. */
team?: Array<CardId>,
/** Who takes part now and would not any more. */
out?: Array<CardId>,
/** The requirements of the mission, against those who would take part. */
mission?: Array<CheckedLine>,
/** What the dilemma asks for, against them, if that is one thing. */
dilemma?: Array<CheckedLine>, };

/** What an attempt would be, with words. */
export type AttemptPlan = { words: PlanWords,
/** The mission. */
mission: CardId,
/** The ship, at a space mission. */
ship?: CardId,
/** The personnel who would take part. */
team: Array<CardId>,
/** The player's personnel there who would not take part. */
out?: Array<Absent>,
/** The player who would draw and choose the dilemmas (2E-DIL-01). */
opponent: Seat,
/**
 * The number of dilemmas that would be drawn, which is also the most they may cost, before texts change it
 * (2E-DIL-02, 2E-GAP-07).
 */
limit: number,
/** The number of dilemmas overcome here before, which lowers the limit (2E-FAIL-04). */
overcome: number,
/** The requirements of the mission, compared with the team. */
checklist: Array<ChecklistLine>,
/** Whether the team meets all of it. */
met: boolean,
/** The reason the attempt cannot be begun. */
refusal?: Refusal, };

/** The next thing to do in an attempt. */
export type AttemptStep = { "kind": "Begin" } | { "kind": "AboutToDraw" } | { "kind": "Draw" } | { "kind": "Choose" } | { "kind": "Order" } | { "kind": "Reveal" } | { "kind": "Face" } | { "kind": "Instruct", "n": number } | { "kind": "Overcome" } | { "kind": "Abandon" } | { "kind": "Ready" } | { "kind": "Require" } | { "kind": "Checked" } | { "kind": "Score" } | { "kind": "Fail" } | { "kind": "End" } | { "kind": "Done" };

/** An attempt as the viewer sees it. */
export type AttemptView = {
/** The next thing to do. */
step: AttemptStep,
/** The player who attempts. */
attempter: Seat,
/** The player who draws and chooses the dilemmas. */
opponent: Seat,
/** The mission. */
mission: CardId,
/** The ship, at a space mission. */
ship?: CardId,
/** The number of participants (2E-ATT-10). */
participants: number,
/** The participants whom the viewer can see. */
known_participants: Array<CardId>,
/** The most the chosen dilemmas may cost (2E-GAP-07). */
limit: number,
/** The number of dilemmas drawn and not yet chosen or returned. */
drawn: number,
/** The number of dilemmas chosen and not yet faced. */
stack: number,
/** The dilemma being faced. */
dilemma?: CardView,
/** Dilemmas faced before, where they still lie open. */
faced?: Array<CardView>,
/** The drawn dilemmas, for the player who draws them (2E-DIL-03). */
drawn_cards?: Array<CardView>,
/** The stack, the next one to be revealed first, for the player who draws the dilemmas (2E-DIL-03). */
stack_cards?: Array<CardView>,
/** The mission's requirements compared with the participants, for the attempting player. */
checklist?: Array<ChecklistLine>,
/** The dilemma's requirement compared with them, if it has exactly one, for the attempting player. */
dilemma_checklist?: Array<ChecklistLine>, };

export type Blocked = { name: string, since: number, };

/** The edition's part of a view. */
export type Board = { "edition": "second" } & SecondBoard;

/** A stored game that cannot be played on as it is. */
export type BrokenInfo = { why: BrokenWhy,
/** Whether the game can go on from an earlier point. */
can_carry_on: boolean,
/** How many answers would be lost then. */
lost: number,
/** The seats that want to carry on, and those that want to end it. */
carry_on: Array<number>, end: Array<number>, };

export type BrokenWhy = "damaged" | "changed";

/** One physical card of this game. */
export type CardId = number;

/** What is printed on a card. Names and skills are the printed ones; `lines` and `text` are in words of the caller. */
export type CardInfo = { def: number,
/** Set, rarity and number: `1R087`. */
id: string, title: string, subtitle?: string, type: CardType, set: string, rarity: Rarity, unique: boolean, cost: number, affiliation?: Affiliation, icons?: Array<Icon>, keywords?: Array<string>,
/** Of a personnel; two, if it is of mixed descent. */
species?: Array<string>,
/** With levels, in the order of the card. */
skills?: Array<[Skill, number]>,
/** Integrity, Cunning, Strength of a personnel; Range, Weapons, Shields of a ship. */
attributes?: [number, number, number], class?: string, staffing?: Array<Icon>, mission?: MissionInfo, dilemma?: DilemmaKind,
/** What a dilemma asks for, in words of the caller, if that is one thing that can be said alone. */
requirement?: string,
/** Everything on the card below its title, with labels, ready to be shown. */
lines: Array<FaceLine>,
/** The game text; empty if there is none. */
text: string,
/**
 * The abilities one by one where there are several, by the number that the action `Use` names; empty where one
 * cannot be said alone.
 */
abilities?: Array<string>,
/** The text is in English for want of words in the language of the caller. */
in_english?: boolean,
/** The card has a text that the program does not know: it is played without. */
blank?: boolean, };

/**
 * The card types: seven of both editions (2E-CARD-01, 2E-CARD-02), then those that only the First Edition
 * has (1E-CARD-35).
 */
export type CardType = "Personnel" | "Ship" | "Equipment" | "Event" | "Interrupt" | "Mission" | "Dilemma" | "Incident" | "Objective" | "Artifact" | "Facility" | "Doorway" | "Tactic" | "Site" | "TimeLocation" | "Tribble" | "Trouble";

/**
 * A card whose face the viewer may see. `def` is its place in the catalogue; what is printed on it is
 * found there.
 */
export type CardView = {
/** The card. */
id: CardId,
/** Its place in the catalogue. */
def: number,
/** The player who commands it, in play. */
commander?: Seat,
/** The player who owns it, if not its commander. */
owner?: Seat,
/** It is stopped. */
stopped?: boolean,
/** Nobody but its commander sees its face. */
face_down?: boolean,
/** Integrity, Cunning, Strength of a personnel in play, as they are now. */
attributes?: [number, number, number],
/** The skills of a personnel in play, where they are not as printed. */
skills?: Array<[Skill, number]>,
/** Its cost now, where that is not as printed. */
cost?: number,
/** Cards on it. */
on?: Array<CardView>, };

export type Change = { from: number, n: number, patch: Patch, events: Array<NumberedEvent>,
/** The mark of one's own answer. */
mark?: string, clocks: Array<ClockInfo>,
/** Those of the view before are void. */
words: Words, };

export type ChatLine = { name: string, text: string, at: number, };

export type CheckedLine = { text: string,
/** The thing that is asked for. */
what: Asked,
/** The amount the group has. */
have: number,
/** The amount that is needed. */
need: number,
/** Whether the group has enough. */
met: boolean,
/** The depth of this line in nested alternatives; lines of one depth under an `Either` are branches. */
depth: number, };

/** What is required, and what some cards have of it. */
export type Checklist = {
/** The requirements of the mission that is attempted, or that was named. */
mission?: Array<CheckedLine>,
/** What the dilemma of the attempt asks for, if that is one thing. */
dilemma?: Array<CheckedLine>, };

/** One line of a checklist: what is needed, and what the group has. */
export type ChecklistLine = {
/** The thing that is asked for. */
what: Asked,
/** The amount the group has. */
have: number,
/** The amount that is needed. */
need: number,
/** Whether the group has enough. */
met: boolean,
/** The depth of this line in nested alternatives; lines of one depth under an `Either` are branches. */
depth: number, };

/** The form of a question; an [`Answer`] must have the same form. */
export type Choice = { "kind": "Act" } | { "kind": "Cards",
/** The cards that can be chosen. */
from: Array<CardId>,
/** The fewest that must be chosen. */
min: number,
/** The most that can be chosen. */
max: number,
/** The condition for the chosen cards together. */
rule: Constraint, } | { "kind": "Order",
/** The cards; the answer lists each of them once. */
cards: Array<CardId>, } | { "kind": "Number",
/** The smallest. */
min: number,
/** The largest. */
max: number, } | { "kind": "YesNo" } | { "kind": "Options",
/** The options; the answer is the position of one of them, counted from 0. */
options: Array<Label>, } | { "kind": "Name",
/** The kind of thing, and the names that are allowed. */
what: Naming, } | { "kind": "Player",
/** The players who can be chosen. */
from: Seats, } | { "kind": "Place",
/** The places that can be chosen. */
places: Array<Place>, };

export type Clock = { "kind": "none" } | { "kind": "live", base: number, increment: number, } | { "kind": "days", days: number, };

export type ClockInfo = {
/** Milliseconds left when this was sent. */
left: number, running: boolean, };

/** A condition for the chosen cards together. */
export type Constraint = { "kind": "Free" } | { "kind": "Dilemmas",
/** The largest total cost. */
limit: number, } | { "kind": "Skill",
/** The skill that is used. */
skill: Skill,
/** The levels that are needed. */
levels: number, } | { "kind": "Unique",
/** The player who would command the cards. */
seat: Seat, };

/** Which deck to play. */
export type DeckChoice = { "kind": "starter", id: string, } | { "kind": "any_starter" } | { "kind": "stored", id: string, } | { "kind": "list", name?: string, text: string, };

/** A list as a file of another program reads it. */
export type DeckFile = { text: string,
/** Whether its form has no place for the name and the notes. */
nameless: boolean, };

export type DeckFinding = {
/** Such as `2E-DECK-05`. */
rule: string, severity: Severity, text: string,
/** What to do about it. */
remedy: string,
/** The ids of the cards it is about. */
cards: Array<string>, };

/** The cards a player brings to the game, as ids, one for each copy. Nothing about it needs to be right. */
export type DeckList = {
/** The name of the deck. */
name: string,
/** Notes about the deck. */
notes?: string,
/** The missions. */
missions: Array<string>,
/** The dilemma pile. */
dilemmas: Array<string>,
/** The deck that is drawn from. */
deck: Array<string>, };

/** The numbers of a list that only the rules of the game give. */
export type DeckNumbers = {
/** The number of cards in an opening hand. */
hand: number,
/** Skills against missions. */
missions: Array<MissionSupply>,
/** The icons that ships ask for. */
staffing: Array<StaffingSupply>, };

/** Something about a line that is not plainly understood. */
export type DeckRemark = { line: number, kind: RemarkKind, severity: Severity, text: string,
/** Names that would be understood. */
suggestions: Array<string>, };

/** Everything there is to say about a list. */
export type DeckReport = { legal: boolean,
/** The name in the list. */
name: string,
/** The form it is written in. */
format: string, findings: Array<DeckFinding>, remarks: Array<DeckRemark>,
/** The list as it was understood: ids of cards, one for each copy. */
list: DeckList, numbers: DeckNumbers, };

/** The kinds of dilemma (2E-CARD-24). */
export type DilemmaKind = "Planet" | "Space" | "Dual";

/** An edition of the game. Cards and rules of the two are not mixed. */
export type Edition = "first" | "second";

export type EndedBy = "points" | "empty_decks" | "concession" | "time" | "agreement" | "closed" | "abandoned" | "too_long";

/** Everything that can happen. */
export type EventKind = "TurnStart" | "TurnEnd" | "Segment" | "Play" | "Draw" | "Discard" | "Download" | "Place" | "Return" | "Remove" | "Look" | "Reveal" | "Kill" | "Destroy" | "Stop" | "Unstop" | "Command" | "Capture" | "AttemptBegin" | "AttemptFail" | "Check" | "UseSkill" | "Complete" | "Select" | "Choose" | "DrawDilemmas" | "RevealDilemma" | "Face" | "Overcome" | "ReturnDilemma" | "FightBegin" | "FightWin" | "FightEnd" | "Join" | "MoveShip" | "Beam" | "UseAbility" | "Points" | "Damage" | "Repair" | "Shuffle" | "Spend" | "Hide" | "Show" | "NameCard" | "Leave" | "GameEnd" | "Compare";

/** A fact with its label. */
export type FaceLine = {
/** The label, such as `Cost`. */
label: string,
/** The fact. */
text: string, };

/** The part of a face-down card that has to be shown (2E-SHOW-05). */
export type Facet = { "kind": "Skill", "of": [Skill, number] } | { "kind": "Stat", "of": [Stat, number] } | { "kind": "StaffingIcon" } | { "kind": "Affiliation" } | { "kind": "Characteristic" } | { "kind": "Text", "of": number } | { "kind": "Purpose", "of": Verb };

/** The next thing to do in a fight. */
export type FightStep = "Begin" | "Joining" | "Window" | "Compare" | "Outcome" | "Stopping" | "End" | "Done";

/** A fight as the viewer sees it. */
export type FightView = {
/** The next thing to do. */
step: FightStep,
/** The steps of this fight, in order. */
steps: Array<FightStep>,
/** Whether it is a combat; otherwise it is an engagement. */
combat: boolean,
/** The card whose text began it. */
source?: CardId,
/** The place of the fight. */
place: Place,
/** The side of the player who began it. */
ours: SideView,
/** The other side. */
theirs: SideView,
/** The player whose side has the higher total, by the numbers that the viewer sees. */
ahead?: Seat,
/** The winner, once the sides have been compared. */
winner?: Seat, };

export type FinishedGame = { id: string, setup: Setup, started: number, ended: number,
/** How many answers it took, with those that were taken back. */
answers: number, result?: GameResult, seats: Array<FinishedSeat>, };

/** Games that are over, the newest first. */
export type FinishedGames = { games: Array<FinishedGame>,
/** What to ask for as `before` to see older ones. */
next?: string, };

export type FinishedSeat = { name: string,
/** The level of a program. */
bot?: string, guest: boolean, deck: string,
/** `won`, `tied`, `lost`. */
result: string, rating_before?: number, rating_after?: number, };

/** The cards that a query finds. */
export type Found = {
/** In the order that the query asks for, else in that of the catalogue. */
ids: Array<string>,
/** The query is not understood, and nothing was looked for. */
wrong?: QueryFault, };

export type Friend = { name: string, guest: boolean, since: number,
/** Whether they look at a table now. */
here: boolean,
/** When they were last here, to the hour. */
seen?: number, };

/** From a player or spectator. `mark` is what the client calls its message; the reply carries it. */
export type FromClient = { "type": "answer", n: number, answer: Answer, mark: string, } | { "type": "pass" } | { "type": "concede" } | { "type": "draw" } | { "type": "decline" } | { "type": "undo" } | { "type": "rematch" } | { "type": "carry_on" } | { "type": "end_broken" } | { "type": "chat", text: string, } | { "type": "settings", settings: Partial<Settings>, } | { "type": "show_hand", yes: boolean, } | { "type": "ping" };

export type FullView = {
/** The number of this protocol, see [`PROTOCOL`](super::PROTOCOL). */
protocol: number, n: number,
/** Where the events begin; 0 is the beginning of the game. */
since: number,
/** Events up to this number are left out, because there are many. The history has them. */
earlier?: number, view: View, events: Array<NumberedEvent>, table: TableInfo, chat: Array<ChatLine>,
/** When this seat is asked for responses. */
settings?: Settings, words: Words, };

export type GameResult = { winners: Array<number>, tied: Array<number>, by: EndedBy, };

/** A kind of mission of which a player must complete one to win. */
export type Goal = {
/** The kind. */
kind: MissionKind,
/** Whether the player has completed one. */
done: boolean, };

/** The personnel and equipment of one commander at one place. */
export type GroupView = {
/** The commander. */
commander: Seat,
/** The cards the viewer may see. */
cards?: Array<CardView>,
/** Unstopped face-down cards that the viewer may not see. */
hidden?: number,
/** Stopped face-down cards that the viewer may not see. */
hidden_stopped?: number,
/** Open cards on cards the viewer may not see. */
on_hidden?: Array<CardView>,
/** Integrity, Cunning, Strength of the unstopped personnel in `cards`. */
sums: [number, number, number], };

/** What happened in a game, as one seat saw it. */
export type History = { table: TableInfo,
/** How many answers there are to see. */
of: number,
/** Of a page: steps up to this number come before it. */
earlier?: number, steps: Array<Step>, };

/** An icon. The list is open (2E-CARD-05): a pack may bring icons nobody has seen before. */
export type Icon = Word;

export type Joined = { seat: number, };

export type Joining = { seat?: number, password?: string, deck?: DeckChoice, };

/** One of a few options in words. */
export type Label = { "kind": "Alternative", "of": number } | { "kind": "Combat" } | { "kind": "Engagement" } | { "kind": "PrintedRequirements" } | { "kind": "OtherRequirements", "of": CardId } | { "kind": "Card", "of": CardId } | { "kind": "Skill", "of": Skill } | { "kind": "Top" } | { "kind": "Bottom" };

export type Lesson = "first";

export type Listing = { stage?: Stage, mine?: boolean, };

/** Who somebody is, for themselves. */
export type Me = { id: string, name: string, guest: boolean, created: number,
/** What the client keeps here: an object that the server does not look into. */
settings: Record<string, unknown>, };

/** The requirements of one of the player's missions against cards that they think of. */
export type MissionCheck = { mission: CardId, met: boolean, lines: Array<CheckedLine>, };

export type MissionInfo = { kind: MissionKind, quadrant: Quadrant, span: number, points: number, location?: string,
/** What it requires, in words of the caller. */
requirement?: string,
/** Who may attempt it, where these are named one by one. */
affiliations?: Array<Affiliation>,
/** The same in words of the caller, also where it is anybody. */
attempt?: string,
/** Of a headquarters: which cards are played there, in words of the caller. */
needs_text?: string,
/** The ways to complete it; none for a headquarters. */
ways?: Array<Array<Need>>, };

/** The kinds of mission (2E-CARD-19). A dual mission is planet and space at once (1E-GAP-72). */
export type MissionKind = "Planet" | "Space" | "Headquarters" | "Dual";

/** A mission, and whether the personnel of the list can meet its requirements. */
export type MissionSupply = {
/** The id of the card. */
id: string,
/** The ways to complete it. */
ways: Array<WaySupply>,
/** Whether the list has all of one way. */
covered: boolean, };

/** A mission on the table. */
export type MissionView = {
/** The place where its ships, personnel and equipment are. */
site?: SiteId,
/** It has been completed. */
completed?: boolean,
/** The points it is worth, where they are not as printed. */
points?: number,
/** Its span, where that is not as printed. */
span?: number,
/** Dilemmas beneath it, as far as the viewer knows them. */
beneath?: Array<CardView>,
/** Dilemmas beneath it that were never seen (2E-DIL-18). */
beneath_unseen?: number,
/** The card. */
id: CardId,
/** Its place in the catalogue. */
def: number,
/** The player who commands it, in play. */
commander?: Seat,
/** The player who owns it, if not its commander. */
owner?: Seat,
/** It is stopped. */
stopped?: boolean,
/** Nobody but its commander sees its face. */
face_down?: boolean,
/** Integrity, Cunning, Strength of a personnel in play, as they are now. */
attributes?: [number, number, number],
/** The skills of a personnel in play, where they are not as printed. */
skills?: Array<[Skill, number]>,
/** Its cost now, where that is not as printed. */
cost?: number,
/** Cards on it. */
on?: Array<CardView>, };

/** A game after some of its answers. */
export type Moment = {
/** After how many answers this is, and how many there are to see. */
at: number, of: number,
/** One view, or the views of all seats if all were asked for. */
view?: View, views?: Array<View>,
/** Those of the one view. */
words?: Words, };

/** A named skill, title or type. */
export type Named = { "kind": "Skill", "of": Skill } | { "kind": "Title", "of": Word } | { "kind": "Type", "of": CardType };

/** The kind of thing a player must name, and the names that are allowed. */
export type Naming = { "kind": "Skill", "of": Array<Skill> } | { "kind": "Title" } | { "kind": "TitleOf", "of": Array<Word> } | { "kind": "Type", "of": Array<CardType> };

/** One of the things that a way asks for. */
export type Need = { "kind": "Skill", "of": [Skill, number] } | { "kind": "Total", "of": [Stat, number] } | { "kind": "Other" };

/** A skill or a total that a mission asks for. */
export type NeedSupply = { need: Need,
/** Copies of personnel who bring it; for a total, of all personnel. */
copies: number,
/** Levels of all who can be in play together; for a total, the number of average personnel it takes. */
measure: number,
/** Whether the list has enough of it. */
enough: boolean, };

export type NewGuest = { name: string,
/** A program has no cookies: it wants to be told the token. */
token?: boolean, };

/** A new token. The secret is told only now. */
export type NewToken = { id: string, label: string, token: string, expires: number, };

/** Something that is not possible now. */
export type NotNow = {
/** The action that is not possible and the reason, without the rule. */
text: string,
/** The rule that decides. */
rule: string,
/** The cards that it is about. */
cards?: Array<CardId>,
/** The kind of action that is refused, if it is one. */
group?: ActionGroup,
/** The action that is refused, if it is one. */
action?: Action,
/** Whether the cards are those that are selected already: together they cannot be the answer. */
selection?: boolean, };

/** An event and the number of the answer it followed. */
export type NumberedEvent = { after: number,
/** Its line for the log. Not everything is worth one. */
text?: string,
/** The kind of happening. */
kind: EventKind,
/** The player who did it. */
who?: Seat,
/** The card it was done to. */
card?: CardId,
/** The second card it concerns. */
other?: CardId,
/** The card whose text did it. */
source?: CardId,
/** The place it left. */
from?: Place,
/** The place it went to. */
to?: Place,
/** The amount of it. */
amount?: Amount,
/** The part of a face-down card that was shown (2E-SHOW-05). */
facet?: Facet,
/** The cards concerned that the seat may know, where there are several. */
cards?: Array<CardId>,
/** The faces of those that were examined or revealed (2E-GLOSS-09). */
faces?: Array<SeenFace>,
/** The number of further cards. */
hidden?: number,
/** The sides of a fight that were compared, the beginner's first. */
sides?: [SideView, SideView],
/** The player's score after points were scored or lost. */
score?: number, };

export type Opened = { id: string, };

export type Opening = { setup?: Partial<Setup>, password?: string,
/** The deck of whoever opens the table. */
deck?: DeckChoice,
/** Bots for the seats after the first, by level. */
bots?: Array<string>,
/** The decks of those bots, in the same order; those without one get any starter deck. */
bot_decks?: Array<DeckChoice>,
/** Begin at once, if all seats are taken. */
start?: boolean,
/** A lesson instead: it decides everything else, and begins at once. */
lesson?: Lesson,
/** A scenario instead, where the server allows it: the game goes on from there, with bots in all other seats. */
scenario?: string, };

/** The end of a game. */
export type Outcome = {
/** The players who won. */
winners: Seats,
/** The players at the top when nobody won alone (2E-WIN-07). */
tied: Seats,
/** The rule that ended the game. */
by: OutcomeBy, };

/** The way a game ended. */
export type OutcomeBy = "Points" | "EmptyDecks" | "Concession";

/** A game that is over, as one of its players sees it. */
export type PastGame = { id: string, started: number, ended: number, setup: Setup, players: Array<PastPlayer>, seat: number,
/** `won`, `tied`, `lost`; empty if nobody did. */
did: string, result?: GameResult, rating_before?: number, rating_after?: number, };

export type PastPlayer = { name: string, bot?: string, };

/** The operations that bring a view up to date, as the JSON that is sent. */
export type Patch = Array<PatchOp>;

export type PatchOp = { "op": "add", path: string, value: unknown, } | { "op": "remove", path: string, } | { "op": "replace", path: string, value: unknown, };

/** The moment of a happening that a text refers to. */
export type Phase = "Before" | "While" | "After";

/** The two ends of a pile. */
export type PileEnd = "Top" | "Bottom";

/**
 * The place of a card. Places of players come first, then those at sites, then those with other cards: so they are
 * compared fastest.
 */
export type Place = { "kind": "Deck", "of": Seat } | { "kind": "Hand", "of": Seat } | { "kind": "Discard", "of": Seat } | { "kind": "Pile", "of": Seat } | { "kind": "Core", "of": Seat } | { "kind": "Brig", "of": Seat } | { "kind": "Row", "of": Seat } | { "kind": "Removed", "of": Seat } | { "kind": "Drawn", "of": Seat } | { "kind": "Stack", "of": Seat } | { "kind": "Limbo", "of": Seat } | { "kind": "Seed", "of": Seat } | { "kind": "Agenda", "of": Seat } | { "kind": "Points", "of": Seat } | { "kind": "Side", "of": [Seat, SideDeck] } | { "kind": "Orbit", "of": SiteId } | { "kind": "Surface", "of": SiteId } | { "kind": "Under", "of": SiteId } | { "kind": "Aboard", "of": CardId } | { "kind": "On", "of": CardId } | { "kind": "Beneath", "of": CardId } | { "kind": "Docked", "of": CardId };

export type PlanWords = {
/** In the order of those who are out: who is out, and why. */
out?: Array<string>,
/** In the order of the checklist. */
checklist: Array<string>,
/** Why the attempt cannot be begun, without the rule. */
refusal?: string, };

/** A player as the viewer sees them. */
export type PlayerView = {
/** The player. */
seat: Seat,
/** Points scored. */
score: number,
/** Has left the game. */
gone?: boolean,
/** The sizes of the player's piles and hand. */
sizes: Sizes,
/** The viewer's own hand. */
hand?: Array<CardView>,
/** The viewer's own discard pile, the top card last (2E-GLOSS-04). */
discard?: Array<CardView>,
/** The viewer's own cards that are out of the game. */
removed?: Array<CardView>,
/** The cards in the core. */
core?: Array<CardView>,
/** Cards being played or faced. */
limbo?: Array<CardView>,
/** The missions, in the order of the row. */
missions: Array<MissionView>, };

export type ProblemCode = "invalid" | "sign_in" | "forbidden" | "not_found" | "conflict" | "too_large" | "too_many" | "unavailable";

/** One of the reasons of a problem, in words. */
export type ProblemReason = {
/** The rule of the game that decides, if one does. */
rule?: string, text: string, };

/** A problem in words. */
export type ProblemText = { code: ProblemCode,
/** The rule of the game that decides, if one does. */
rule?: string, text: string, reasons?: Array<ProblemReason>, wait?: number, };

/** What everybody may know about a player. */
export type Profile = { name: string, guest: boolean,
/** Whether it is a program. */
bot: boolean, since?: number, ratings: Array<RatingInfo>, won: number, tied: number, lost: number,
/** The last ones that are over, the newest first. */
games: Array<PastGame>, };

/** The question the viewer has to answer. */
export type Prompt = {
/** The player who must answer. */
seat: Seat,
/** The subject of the question. */
ask: Ask,
/** The form of the question. */
choice: Choice,
/** The legal actions, if the player must act. */
actions?: Array<Action>,
/** The faces of the candidates, which the player who chooses sees (2E-GLOSS-16). */
faces?: Array<CardView>,
/** The happening that can be responded to, and the moment of it. */
about?: [Phase, SeenEvent], };

/** The quadrants (2E-CARD-27, 1E-ICON-16). */
export type Quadrant = "Alpha" | "Gamma" | "Delta" | "Mirror";

/** What is wrong with a query, and where. */
export type QueryFault = { text: string,
/** What to do about it. */
hint?: string,
/** Where it stands, counted as JavaScript counts characters. */
from: number, to: number,
/** What can stand there instead, the likeliest first. */
proposals: Array<string>, };

/** A place in the list of the best. */
export type Ranked = { name: string, bot: boolean, guest: boolean, rating: number, deviation: number, games: number, };

/** The rarity of a card. No effect in play. */
export type Rarity = "Common" | "Uncommon" | "Rare" | "Starter" | "Virtual" | "Promo" | "VirtualPromo" | "RarePlus" | "RareStar" | "UltraRare";

export type RatingInfo = {
/** Edition and number of players: `second-2`. */
pool: string, rating: number, deviation: number, games: number, };

/** A refused answer. The state is exactly as it was. */
export type Refusal = {
/**
 * The ledger id of the rule that decides, such as `2E-COST-05`; `API` for answers that do not fit the question,
 * which no rule of the game covers.
 */
rule: string,
/** The reason. */
why: Why, };

export type Refused = { mark: string, n: number,
/** The rule that decides; none if the answer was for another question than the one that stands. */
rule?: string, why?: Why,
/** The reason in words, without the rule. */
text: string, };

/** The kind of a remark. */
export type RemarkKind = "unknown" | "several" | "quantity" | "broken" | "guessed" | "moved" | "left-out" | "heading" | "count" | "name" | "game";

export type ResponsePreference = "always" | "when_i_can" | "never";

/** A rule of the ledger. The ledger is in English. */
export type RuleInfo = {
/** `2E-ATT-04` */
id: string,
/** The chapter: `ATT`, and what it is about. */
area: string, about: string, title: string, text: string,
/** An example. */
example: string,
/** The reason, for what this project decided. */
why?: string,
/** What is different in the edition of 2002, and with three or more players. */
in_2002?: string, multiplayer?: string, };

/** A printed rulebook of the Second Edition: the rules a game is played by and a deck is judged by. */
export type Rulebook = "2002" | "2003";

/** A player's seat, counted clockwise from 0. */
export type Seat = number;

/** The deck of a seat, as far as the reader may know it: their own, and those of bots. */
export type SeatDeck = { seat: number, name: string,
/** What a starter deck is good at. */
about?: string, };

export type SeatInfo = { seat: number,
/** Empty if nobody sits here. */
name: string,
/** The level of a program. */
bot?: string, guest: boolean, here: boolean,
/** Whether a deck was chosen. */
ready: boolean,
/** Whether another game is wanted. */
again: boolean, shows_hand: boolean, clock?: ClockInfo, };

export type Seating = {
/** The level of a bot; nobody, if there is none. */
bot?: string, deck?: DeckChoice, };

/** A set of seats. */
export type Seats = number;

/** The part of a view that only the Second Edition has. */
export type SecondBoard = {
/** The rulebook. */
rules: Rulebook,
/** The part of the turn. */
segment: Segment,
/** The points needed to win (2E-WIN-01). */
points_to_win: number,
/** The counters that a player has at the start of a turn. */
counters_per_turn: number,
/** The players, in the order of the seats. */
players: Array<SecondPlayer>,
/** The current attempt. */
attempt?: AttemptView,
/** The current fight. */
fight?: FightView, };

/** The part of a player that only the Second Edition has. */
export type SecondPlayer = {
/** Counters left to spend. */
counters: number,
/** The kinds of missions of which a player must complete one to win (2E-WIN-01). */
goals: Array<Goal>,
/** The number of cards in the dilemma pile. */
pile_size: number,
/** The number of face-up cards among them. */
pile_face_up: number,
/** The face-up part of the viewer's own dilemma pile, the bottom card first. */
pile?: Array<CardView>,
/** Captives in this player's brig, open to all (2E-GAP-52). */
brig?: Array<CardView>, };

/** An event, and its line for the log. */
export type Seen = { text?: string,
/** The kind of happening. */
kind: EventKind,
/** The player who did it. */
who?: Seat,
/** The card it was done to. */
card?: CardId,
/** The second card it concerns. */
other?: CardId,
/** The card whose text did it. */
source?: CardId,
/** The place it left. */
from?: Place,
/** The place it went to. */
to?: Place,
/** The amount of it. */
amount?: Amount,
/** The part of a face-down card that was shown (2E-SHOW-05). */
facet?: Facet,
/** The cards concerned that the seat may know, where there are several. */
cards?: Array<CardId>,
/** The faces of those that were examined or revealed (2E-GLOSS-09). */
faces?: Array<SeenFace>,
/** The number of further cards. */
hidden?: number,
/** The sides of a fight that were compared, the beginner's first. */
sides?: [SideView, SideView],
/** The player's score after points were scored or lost. */
score?: number, };

/** An event as one seat sees it. A card the seat may not know is not in it, not even by number. */
export type SeenEvent = {
/** The kind of happening. */
kind: EventKind,
/** The player who did it. */
who?: Seat,
/** The card it was done to. */
card?: CardId,
/** The second card it concerns. */
other?: CardId,
/** The card whose text did it. */
source?: CardId,
/** The place it left. */
from?: Place,
/** The place it went to. */
to?: Place,
/** The amount of it. */
amount?: Amount,
/** The part of a face-down card that was shown (2E-SHOW-05). */
facet?: Facet,
/** The cards concerned that the seat may know, where there are several. */
cards?: Array<CardId>,
/** The faces of those that were examined or revealed (2E-GLOSS-09). */
faces?: Array<SeenFace>,
/** The number of further cards. */
hidden?: number,
/** The sides of a fight that were compared, the beginner's first. */
sides?: [SideView, SideView],
/** The player's score after points were scored or lost. */
score?: number, };

/** The face of a card that was examined or revealed. */
export type SeenFace = {
/** The card. */
id: CardId,
/** Its place in the catalogue. */
def: number, };

/** The part of the turn. */
export type Segment = "Start" | "PlayAndDraw" | "Orders" | "Discard" | "End";

/**
 * When a player is asked for responses, by the kind of happening (as in events); `other` is for all kinds that are
 * not named.
 */
export type Settings = { other: ResponsePreference, kinds: { [key in EventKind]?: ResponsePreference }, };

export type Setup = { edition: Edition, rules: Rulebook, players: number,
/** The numbers of the sets that cards may be from; all, if there are none. */
sets: Array<number>, clock: Clock, access: Access,
/** Whether the result counts. */
rated: boolean,
/** Whether people may watch. */
watched: boolean,
/** The lesson that the game is. */
lesson?: Lesson, };

/** The weight of a finding. */
export type Severity = "warning" | "fault";

/** A sheet to read. */
export type Sheet = { title: string, rows: Array<SheetRow>, };

export type SheetRow = { kind: SheetRowKind,
/** The subject of a fact. */
label?: string, text: string,
/** The target of the link. */
card?: CardId, rule?: string,
/** Of a requirement: whether it is met. */
met?: boolean, };

export type SheetRowKind = "heading" | "text" | "fact" | "note";

/** A ship in play. */
export type ShipView = {
/** Its Range now. */
range: number,
/** The part of its Range that is not used yet. */
range_left: number,
/** Its Weapons now. */
weapons: number,
/** Its Shields now. */
shields: number,
/** The damage on it. */
damage?: Array<CardView>,
/** Whether it is staffed. Own ships only, as it would reveal something about face-down crews. */
staffed?: boolean,
/** Whatever it still needs to be staffed; own ships only. */
needs?: StaffingGap,
/** Personnel and equipment aboard, one group per commander. */
crews?: Array<GroupView>,
/** The card. */
id: CardId,
/** Its place in the catalogue. */
def: number,
/** The player who commands it, in play. */
commander?: Seat,
/** The player who owns it, if not its commander. */
owner?: Seat,
/** It is stopped. */
stopped?: boolean,
/** Nobody but its commander sees its face. */
face_down?: boolean,
/** Integrity, Cunning, Strength of a personnel in play, as they are now. */
attributes?: [number, number, number],
/** The skills of a personnel in play, where they are not as printed. */
skills?: Array<[Skill, number]>,
/** Its cost now, where that is not as printed. */
cost?: number,
/** Cards on it. */
on?: Array<CardView>, };

/** The piles that a player of the First Edition can have beside the deck. */
export type SideDeck = "Missions" | "Tent" | "Bridge" | "Continuum" | "Tribbles" | "Sphere";

/** A term of a side's total as a seat sees it. */
export type SideTerm = {
/** The card that fights, or whose text changes the total; `None` for a face-down card. */
source: CardId | null,
/** The origin of the number. */
of: TermOf,
/** The amount it adds; below zero it subtracts. */
n: number,
/**
 * The terms of a fighter's value, where texts change it. The first is the printed value, together with what
 * cards add that the seat cannot see.
 */
parts?: Array<Term>, };

/** One side of a fight: the beginner's is `ours`. */
export type SideView = {
/** The player of this side. */
seat: Seat,
/** The number of the fighting cards that counts. */
stat: Stat,
/** The number of fighting cards whose number the viewer cannot see. */
hidden?: number,
/** The numbers that the cards add, those who fight first. */
terms: Array<SideTerm>,
/** The total, once the sides have been compared. */
total?: number, };

/**
 * A place on the table where ships and personnel can be: a mission, or all copies of one mission
 * (2E-MOVE-12).
 */
export type SiteId = number;

/** A place on the table and all that is there. */
export type SiteView = {
/** The place. */
site: SiteId,
/** The ships there, of all players. */
ships?: Array<ShipView>,
/** Personnel and equipment on the planet or headquarters, one group per commander. */
groups?: Array<GroupView>, };

/** The number of cards in the piles and the hand of a player. */
export type Sizes = {
/** Cards in hand. */
hand: number,
/** Cards in the deck. */
deck: number,
/** Cards in the discard pile. */
discard: number,
/** Cards that are out of the game. */
removed: number, };

/** The skills of both editions. In the First Edition classifications count as skills, too. */
export type Skill = "Acquisition" | "Anthropology" | "Archaeology" | "Astrometrics" | "Biology" | "Diplomacy" | "Engineer" | "Exobiology" | "Geology" | "Honor" | "Intelligence" | "Law" | "Leadership" | "Medical" | "Navigation" | "Officer" | "Physics" | "Programming" | "Science" | "Security" | "Telepathy" | "Transporters" | "Treachery" | "Animal" | "Astrophysics" | "Barbering" | "Cantankerousness" | "Civilian" | "ComputerSkill" | "Cybernetics" | "Empathy" | "Fca" | "Greed" | "Guramba" | "KlingonIntelligence" | "Mindmeld" | "MiracleWorker" | "Music" | "ObsidianOrder" | "OrionSyndicate" | "Resistance" | "Section31" | "Smuggling" | "StellarCartography" | "TalShiar" | "TransporterSkill" | "Vip" | "Youth";

/** The icons or affiliation that a ship lacks to be staffed. */
export type StaffingGap = {
/** The required icons that nobody aboard can supply. */
icons: Array<Icon>,
/** Whether nobody of the ship's affiliation is aboard. */
affiliation: boolean, };

/** An icon that ships ask for. */
export type StaffingSupply = {
/** Its code. */
icon: string,
/** Copies of personnel who have it. */
have: number,
/** The most that a ship of the list asks for. */
need: number, };

export type Stage = "open" | "live" | "over";

/** Orders that bring the game no further. The table ends them at some point. */
export type StallInfo = { seat: number,
/** How many more answers; 0 when the table has ended their orders. */
left: number, };

/** A deck that comes with the program. */
export type StarterInfo = { id: string, name: string, affiliation: string, description: string,
/** The list; only where one deck is asked for. */
text?: string, };

/** Everything on a card that is a number. The first six are the attributes. */
export type Stat = "Integrity" | "Cunning" | "Strength" | "Range" | "Weapons" | "Shields" | "Cost" | "Span" | "Points" | "UnusedRange";

/** One answer and what followed from it. */
export type Step = {
/** The moment after it. */
at: number,
/** The number it had in the live game for whoever's view this is; for the views of all, every answer counts. */
n: number, seat: number, time: number, events: Array<Seen>, };

/** A stored deck, for everybody who has its link. */
export type StoredDeck = {
/** Whose it is. */
by: string,
/** Whether it is one's own, and can be changed. */
own: boolean,
/** The list as it was given. */
text: string, id: string, name: string, created: number, updated: number,
/** Whether everybody finds it at its owner's profile. */
public: boolean, rules: Rulebook,
/** The numbers of the sets that cards may be from; all, if there are none. */
sets: Array<number>, };

/** What everybody may know about a table. */
export type TableInfo = { id: string, stage: Stage, setup: Setup, created: number, started: number, seats: Array<SeatInfo>,
/** The seat of whoever may start the game and change the seats. */
host?: number, draw_by?: number, undo?: UndoInfo, result?: GameResult, watching: number,
/** The game that follows. */
rematch?: string,
/** The game cannot be played on as it is: its players decide. */
broken?: BrokenInfo,
/** Somebody gives many orders that bring the game no further. */
stall?: StallInfo, };

/** One term of a sum. */
export type Term = {
/** The card whose text adds it; `None` for the printed value. */
source: CardId | null,
/** The amount it adds; below zero it subtracts. */
n: number, };

/** The origin of a term of a side's total. */
export type TermOf = "Fighter" | "Text";

/** A decision that the text of a card asks for. */
export type TextAsk = "Pick" | "TieBreak" | "Do" | "Pay" | "OneOf" | "Name" | "Number" | "Opponent" | "Where" | "Order" | "GainSkill" | "FightKind" | "FightShip" | "FightAgainst" | "Download";

/** To a player or spectator. */
export type ToClient = { "type": "view" } & FullView | { "type": "change" } & Change | { "type": "table" } & TableInfo | { "type": "chat" } & ChatLine | { "type": "accepted", mark: string, n: number, } | { "type": "refused" } & Refused | { "type": "moment", about: Array<Seen>, left: number, } | { "type": "hands", n: number, hands: Array<Array<CardView>>, } | { "type": "rematch", game: string, } | { "type": "announcement", text: string, } | { "type": "problem" } & ProblemText | { "type": "pong" };

export type ToLobby = { "type": "tables", tables: Array<TableInfo>, } | { "type": "table" } & TableInfo | { "type": "gone", id: string, } | { "type": "your_turn", game: string, } | { "type": "turn_over", game: string, } | { "type": "game_start", game: string, } | { "type": "announcement", text: string, } | { "type": "problem" } & ProblemText | { "type": "pong" };

/** A session of a browser (`session`) or a token of a program (`api`), without its secret. */
export type TokenInfo = { id: string, kind: string,
/** Empty for those that came from signing in. */
label: string, created: number, used: number, expires: number,
/** Whether this is the one that was shown. */
current: boolean, };

export type UndoInfo = { by: number,
/** How many answers would be taken back. */
answers: number,
/** Whether something hidden has been seen since. */
revealed: boolean, };

/** The way a card is moved. The verb decides what happens and which texts respond. */
export type Verb = "Draw" | "Discard" | "Destroy" | "Kill" | "Place" | "Take" | "Return" | "Remove" | "Download" | "Beam" | "Play" | "Overcome" | "Capture" | "Damage";

/** A game as one seat sees it. A spectator has no seat and sees what everybody sees. */
export type View = {
/** The seat whose view it is; none for a spectator. */
viewer: Seat | null,
/** The number of the turn, counted from 1 over all players. */
turn: number,
/** The player whose turn it is. */
active: Seat,
/** The result, once the game is over. */
outcome?: Outcome,
/** The players, in the order of the seats. */
players: Array<PlayerView>,
/** The places where ships, personnel or equipment are. */
sites: Array<SiteView>,
/** Ships at no mission, on a card that keeps them. */
kept?: Array<ShipView>,
/** The player the game is waiting for. The question is in that player's view only. */
waiting_for?: Seat,
/** The question, if the viewer must answer it. */
prompt?: Prompt,
/** The part that depends on the edition. */
board: Board, };

/** One way to complete a mission. */
export type WaySupply = { needs: Array<NeedSupply>,
/** Whether the list has all of them. */
covered: boolean, };

export type Welcome = { token?: string, id: string, name: string, guest: boolean, created: number,
/** What the client keeps here: an object that the server does not look into. */
settings: Record<string, unknown>, };

/** The reason for a refusal, with the facts it depends on. */
export type Why = { "kind": "GameOver" } | { "kind": "NotYourChoice",
/** The player the game is waiting for. */
waiting_for: Seat, } | { "kind": "NoSuchPlayer" } | { "kind": "PlayerLeft" } | { "kind": "WrongShape" } | { "kind": "UnknownCard" } | { "kind": "NotACandidate",
/** The card. */
card: CardId, } | { "kind": "Twice",
/** The card. */
card: CardId, } | { "kind": "TooFew",
/** The fewest that must be chosen. */
min: number,
/** The number that was chosen. */
given: number, } | { "kind": "TooMany",
/** The most that can be chosen. */
max: number,
/** The number that was chosen. */
given: number, } | { "kind": "OutOfRange",
/** The smallest allowed. */
min: number,
/** The largest allowed. */
max: number, } | { "kind": "NoSuchOption",
/** The number of options. */
options: number, } | { "kind": "NotAPermutation" } | { "kind": "CannotBeNamed" } | { "kind": "NotNow" } | { "kind": "NotInHand",
/** The card. */
card: CardId, } | { "kind": "NotEnoughCounters",
/** The counters it costs. */
cost: number,
/** The counters the player has left. */
left: number, } | { "kind": "CountersLeft",
/** The counters left. */
left: number,
/** The cards left in the deck. */
deck: number, } | { "kind": "DeckEmpty" } | { "kind": "AlreadyCommanded",
/** That copy. */
copy: CardId, } | { "kind": "NotAccepted",
/** The headquarters. */
by: CardId, } | { "kind": "NotYourMission" } | { "kind": "NotAHeadquarters" } | { "kind": "NeedsATarget" } | { "kind": "NeedsAShip" } | { "kind": "WrongTarget" } | { "kind": "NotPlayable" } | { "kind": "RequirementNotMet" } | { "kind": "CostCannotBePaid" } | { "kind": "Forbidden",
/** That card. */
by: CardId, } | { "kind": "UsedUp" } | { "kind": "NotYours",
/** The card. */
card: CardId, } | { "kind": "Stopped",
/** The card. */
card: CardId, } | { "kind": "NotAShip",
/** The card. */
card: CardId, } | { "kind": "NoShipThere" } | { "kind": "NotThere",
/** The place. */
place: Place, } | { "kind": "NoSurface" } | { "kind": "OpponentsShip",
/** The ship. */
ship: CardId, } | { "kind": "DifferentMission" } | { "kind": "SamePlace" } | { "kind": "NothingToBeam" } | { "kind": "NotStaffed",
/** The ship. */
ship: CardId, } | { "kind": "TooFar",
/** The Range the move takes. */
needed: number,
/** The Range left. */
left: number, } | { "kind": "AlreadyThere" } | { "kind": "Headquarters" } | { "kind": "Completed" } | { "kind": "NobodyThere" } | { "kind": "NoMatchingAffiliation" } | { "kind": "TooExpensive",
/** Their total cost. */
cost: number,
/** The largest total cost allowed. */
limit: number, } | { "kind": "SameDilemmaTwice",
/** The second copy. */
card: CardId, } | { "kind": "WrongDilemmaKind",
/** The dilemma. */
card: CardId, } | { "kind": "NoResponse" } | { "kind": "MustRespond" } | { "kind": "NoDamage" } | { "kind": "NothingToHide" } | { "kind": "NobodyToFight" } | { "kind": "NotFromAShip" } | { "kind": "TooManyCopies",
/** The card. */
card: CardId, } | { "kind": "NoPermission",
/** The card. */
card: CardId, } | { "kind": "NotCompatible",
/** The card. */
card: CardId,
/** The other one. */
with: CardId, } | { "kind": "Docked",
/** The ship. */
ship: CardId, } | { "kind": "Shielded",
/** The card. */
card: CardId, };

/**
 * A word that is compared far more often than it is read. Equality is by number, everything that
 * leaves the process (order, hash, files) goes by the letters.
 */
export type Word = string;

/** The question that stands, and what goes with it. It is whole each time. */
export type Words = {
/** What is asked; empty if nothing is. */
question: string,
/** What is responded to. */
about?: string,
/** What the chosen cards must be together. */
rule?: string,
/** The game text that asks. */
note?: string,
/** In the order of the actions of the prompt. */
actions?: Array<ActionWords>,
/** In the order of the options, places or names of the choice, or of the seats of its players. */
options?: Array<string>,
/** In the order of the checklist of the attempt. */
checklist?: Array<string>,
/** In the order of the checklist of the dilemma. */
dilemma_checklist?: Array<string>,
/** The answer to lay ready: that of an Ensign. Rated games have none. */
suggested?: Answer, };
