// Made from the Rust types by crates/server/tests/types.rs; do not edit.
// UPDATE_TYPES=1 cargo test -p server --test types

/** Which ability of a card is meant. */
export type AbilityRef = { "kind": "Printed", "n": number } | { "kind": "Lasting", "n": number };

/** Somebody who is there and would not take part. */
export type Absent = {
/** The personnel. */
card: CardId,
/** Why not. */
why: AbsentWhy, };

/** Why somebody would not take part. */
export type AbsentWhy = "Stopped" | "Exempt";

/** Who may sit down. */
export type Access = "public" | "link" | "password";

/** Something a player can do. */
export type Action = { "kind": "Pass" } | { "kind": "End" } | { "kind": "Draw" } | { "kind": "DrawRest" } | { "kind": "Play", card: CardId, at: CardId | null, } | { "kind": "Hide" } | { "kind": "Beam", from: Place, to: Place, } | { "kind": "Move", ship: CardId, to: CardId, } | { "kind": "Attempt", mission: CardId, ship: CardId | null, } | { "kind": "Use", card: CardId, ability: AbilityRef, } | { "kind": "Repair", damage: CardId, };

/** The headings of the list of actions, in its order. */
export type ActionGroup = "play" | "draw" | "beam" | "move" | "attempt" | "texts" | "other" | "end";

export type ActionWords = {
/** As a sentence, and as it stands below the heading of its group. */
text: string, short: string, group: ActionGroup,
/** A card to look at. */
card?: CardId,
/** The game text that is used. */
note?: string, };

/** The affiliations (2E-AFF-02), one of later sets included. */
export type Affiliation = "Bajoran" | "Borg" | "Cardassian" | "Dominion" | "Federation" | "Ferengi" | "Klingon" | "NonAligned" | "Romulan" | "Starfleet";

/** All cards, as they are when a server starts. */
export type AllCards = {
/** Servers with the same number have the same cards. */
catalogue: string, language: string,
/** The card with `def` 0 first. */
cards: Array<CardInfo>, };

/** How much of something happens. */
export type Amount = { "of": "Nothing" } | { "of": "Points", "n": number } | { "of": "Counters", "n": number } | { "of": "Cards", "n": number } | { "of": "Cost", "n": number } | { "of": "Range", "n": number } | { "of": "Margin", "n": number } | { "of": "Need", "n": number } | { "of": "Turn", "n": number } | { "of": "Segment", "n": number } | { "of": "End", "n": PileEnd };

export type Answer = { "kind": "Act", "value": Action } | { "kind": "Cards", "value": Array<CardId> } | { "kind": "Order", "value": Array<CardId> } | { "kind": "Number", "value": number } | { "kind": "YesNo", "value": boolean } | { "kind": "Option", "value": number } | { "kind": "Name", "value": Named } | { "kind": "Player", "value": Seat } | { "kind": "Place", "value": Place } | { "kind": "Concede" };

/** What the question is about; the shape says how it is answered. */
export type Ask = { "kind": "PlayAndDraw" } | { "kind": "Orders" } | { "kind": "Respond" } | { "kind": "EndOfTurn" } | { "kind": "BeamWhich" } | { "kind": "HideWhich" } | { "kind": "DiscardExcess" } | { "kind": "ChooseDilemmas" } | { "kind": "OrderDilemmas" } | { "kind": "DealWithInOrder" } | { "kind": "PayForSkills", personnel: CardId, } | { "kind": "PayForSkill", personnel: CardId, skill: Skill, } | { "kind": "WhoseSkill", skill: Skill, } | { "kind": "CompleteHow" } | { "kind": "Loop" } | { "kind": "Text", card: CardId, what: TextAsk, };

export type Asked = { "kind": "Skill", "of": Skill } | { "kind": "Total", "of": Stat } | { "kind": "Number" } | { "kind": "Cards" } | { "kind": "All" } | { "kind": "Either" };

/** What an attempt would be, with words. */
export type AttemptPlan = { words: PlanWords,
/** The mission. */
mission: CardId,
/** The ship, at a space mission. */
ship?: CardId,
/** Those who would take part. */
team: Array<CardId>,
/** The player's personnel there who would not. */
out?: Array<Absent>,
/** The player who would draw and choose the dilemmas (2E-DIL-01). */
opponent: Seat,
/** How many dilemmas would be drawn, and what they may cost, before texts change it (2E-DIL-02, 2E-GAP-07). */
limit: number,
/** How many dilemmas that were overcome here before count against that number (2E-FAIL-04). */
overcome: number,
/** What the mission asks for, against the team. */
checklist: Array<ChecklistLine>,
/** Whether the team meets all of it. */
met: boolean,
/** Why the attempt cannot be begun. */
refusal?: Refusal, };

export type AttemptStep = { "kind": "Begin" } | { "kind": "AboutToDraw" } | { "kind": "Draw" } | { "kind": "Choose" } | { "kind": "Order" } | { "kind": "Reveal" } | { "kind": "Face" } | { "kind": "Instruct", "n": number } | { "kind": "Overcome" } | { "kind": "Abandon" } | { "kind": "Ready" } | { "kind": "Require" } | { "kind": "Checked" } | { "kind": "Score" } | { "kind": "Fail" } | { "kind": "End" } | { "kind": "Done" };

export type AttemptView = { step: AttemptStep, attempter: Seat,
/** Who draws and chooses the dilemmas. */
opponent: Seat, mission: CardId, ship?: CardId,
/** How many take part (2E-ATT-10), and who of them the viewer can see. */
participants: number, known_participants: Array<CardId>, limit: number,
/** Drawn and not yet chosen or returned; chosen and not yet faced. */
drawn: number, stack: number, dilemma?: CardView,
/** Dilemmas faced before, where they still lie open. */
faced?: Array<CardView>,
/**
 * For the player who draws the dilemmas (2E-DIL-03): the drawn ones, and the stack, the next one to be
 * revealed first.
 */
drawn_cards?: Array<CardView>, stack_cards?: Array<CardView>,
/** For the attempter: the mission's requirements against the participants. */
checklist?: Array<ChecklistLine>,
/** The same for what the dilemma asks of them, if that is one thing. */
dilemma_checklist?: Array<ChecklistLine>, };

export type Blocked = { name: string, since: number, };

/** The edition's part of a view. */
export type Board = { "edition": "second" } & SecondBoard;

/** The two printed rule sets. */
export type Book = "2002" | "2003";

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

/** The seven card types (2E-CARD-01, 2E-CARD-02). */
export type CardType = "Personnel" | "Ship" | "Equipment" | "Event" | "Interrupt" | "Mission" | "Dilemma";

/**
 * A card whose face the viewer may see. `def` is its place in the catalogue; what is printed on it is
 * found there.
 */
export type CardView = { id: CardId, def: number,
/** Who commands it, in play. */
commander?: Seat,
/** Whose card it is, if not its commander's. */
owner?: Seat, stopped?: boolean,
/** Nobody but its commander sees its face. */
face_down?: boolean,
/** Integrity, Cunning, Strength of a personnel in play, as they are now. */
attributes?: [number, number, number],
/** The skills of a personnel in play, where they are not as printed. */
skills?: Array<[Skill, number]>,
/** What it costs now, where that is not as printed. */
cost?: number,
/** Cards on it. */
on?: Array<CardView>, };

export type Change = { from: number, n: number, patch: Array<PatchOp>, events: Array<NumberedEvent>,
/** The mark of one's own answer. */
mark?: string, clocks: Array<ClockInfo>,
/** Those of the view before are void. */
words: Words, };

export type ChatLine = { name: string, text: string, at: number, };

export type CheckedLine = { text: string, what: Asked, have: number, need: number, met: boolean,
/** How deep in the alternatives this line stands; lines of one depth under an `Either` are branches. */
depth: number, };

/** What is required, and what some cards have of it. */
export type Checklist = {
/** The requirements of the mission that is attempted, or that was named. */
mission?: Array<CheckedLine>,
/** What the dilemma of the attempt asks for, if that is one thing. */
dilemma?: Array<CheckedLine>, };

/** One line of a checklist: what is asked, what is there. */
export type ChecklistLine = { what: Asked, have: number, need: number, met: boolean,
/** How deep in the alternatives this line stands; lines of one depth under an `Either` are branches. */
depth: number, };

export type Choice = { "kind": "Act" } | { "kind": "Cards", from: Array<CardId>, min: number, max: number, rule: Constraint, } | { "kind": "Order", cards: Array<CardId>, } | { "kind": "Number", min: number, max: number, } | { "kind": "YesNo" } | { "kind": "Options", options: Array<Label>, } | { "kind": "Name", what: Naming, } | { "kind": "Player", from: Seats, } | { "kind": "Place", places: Array<Place>, };

export type Clock = { "kind": "none" } | { "kind": "live", base: number, increment: number, } | { "kind": "days", days: number, };

export type ClockInfo = {
/** Milliseconds left when this was sent. */
left: number, running: boolean, };

/** What must hold for the picked cards together. */
export type Constraint = { "kind": "Free" } | { "kind": "Dilemmas", limit: number, } | { "kind": "Skill", skill: Skill, levels: number, } | { "kind": "Unique", seat: Seat, };

/** Which deck to play. */
export type DeckChoice = { "starter": string } | "any_starter" | { "stored": string } | { "list": { name?: string, text: string, } };

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
list: DeckList, };

/** The kinds of dilemma (2E-CARD-24). */
export type DilemmaKind = "Planet" | "Space" | "Dual";

export type Edition = "second";

export type EndedBy = "points" | "empty_decks" | "concession" | "time" | "agreement" | "closed";

/** Everything that can happen. */
export type EventKind = "TurnStart" | "TurnEnd" | "Segment" | "Play" | "Draw" | "Discard" | "Download" | "Place" | "Return" | "Remove" | "Look" | "Reveal" | "Kill" | "Destroy" | "Stop" | "Unstop" | "Command" | "Capture" | "AttemptBegin" | "AttemptFail" | "Check" | "UseSkill" | "Complete" | "Select" | "Choose" | "DrawDilemmas" | "RevealDilemma" | "Face" | "Overcome" | "ReturnDilemma" | "FightBegin" | "FightWin" | "FightEnd" | "Join" | "MoveShip" | "Beam" | "UseAbility" | "Points" | "Damage" | "Repair" | "Shuffle" | "Spend" | "Hide" | "Show" | "NameCard" | "Leave" | "GameEnd";

/** A fact with its label. */
export type FaceLine = {
/** The label, such as `Cost`. */
label: string,
/** The fact. */
text: string, };

/** The part of a face-down card that has to be shown (2E-SHOW-05). */
export type Facet = { "kind": "Skill", "of": [Skill, number] } | { "kind": "Stat", "of": [Stat, number] } | { "kind": "StaffingIcon" } | { "kind": "Affiliation" } | { "kind": "Characteristic" } | { "kind": "Text", "of": number } | { "kind": "Purpose", "of": Verb };

/** What comes next in a fight. */
export type FightStep = "Begin" | "Joining" | "Window" | "Compare" | "Outcome" | "Stopping" | "End" | "Done";

export type FightView = { step: FightStep, combat: boolean,
/** The card whose text began it. */
source?: CardId, place: Place, ours: SideView, theirs: SideView, winner?: Seat, };

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
export type FromClient = { "type": "answer", n: number, answer: Answer, mark: string, } | { "type": "pass" } | { "type": "concede" } | { "type": "draw" } | { "type": "decline" } | { "type": "undo" } | { "type": "rematch" } | { "type": "chat", text: string, } | { "type": "settings", settings: Partial<Settings>, } | { "type": "show_hand", yes: boolean, } | { "type": "ping" };

export type FullView = {
/** The number of this protocol, see [`PROTOCOL`](super::PROTOCOL). */
protocol: number, n: number,
/** Where the events begin; 0 is the beginning of the game. */
since: number, view: View, events: Array<NumberedEvent>, table: TableInfo, chat: Array<ChatLine>,
/** When this seat is asked for responses. */
settings?: Settings, words: Words, };

export type GameResult = { winners: Array<number>, tied: Array<number>, by: EndedBy, };

/** The personnel and equipment of one commander at one place. */
export type GroupView = { commander: Seat, cards?: Array<CardView>,
/** Face-down cards the viewer may not see, unstopped and stopped. */
hidden?: number, hidden_stopped?: number,
/** Open cards on cards the viewer may not see. */
on_hidden?: Array<CardView>,
/** Integrity, Cunning, Strength of the unstopped personnel in `cards`. */
sums: [number, number, number], };

/** What happened in a game, as one seat saw it. */
export type History = { table: TableInfo,
/** How many answers there are to see. */
of: number, steps: Array<Step>, };

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

/** The kinds of mission (2E-CARD-19). */
export type MissionKind = "Planet" | "Space" | "Headquarters";

export type MissionView = { site?: SiteId, completed?: boolean,
/** What it is worth and its span, where they are not as printed. */
points?: number, span?: number,
/** Dilemmas beneath it, as far as the viewer knows them. */
beneath?: Array<CardView>,
/** Dilemmas beneath it that were never seen (2E-DIL-18). */
beneath_unseen?: number, id: CardId, def: number,
/** Who commands it, in play. */
commander?: Seat,
/** Whose card it is, if not its commander's. */
owner?: Seat, stopped?: boolean,
/** Nobody but its commander sees its face. */
face_down?: boolean,
/** Integrity, Cunning, Strength of a personnel in play, as they are now. */
attributes?: [number, number, number],
/** The skills of a personnel in play, where they are not as printed. */
skills?: Array<[Skill, number]>,
/** What it costs now, where that is not as printed. */
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

export type Named = { "kind": "Skill", "of": Skill } | { "kind": "Title", "of": Word } | { "kind": "Type", "of": CardType };

export type Naming = { "kind": "Skill", "of": Array<Skill> } | { "kind": "Title" } | { "kind": "TitleOf", "of": Array<Word> } | { "kind": "Type", "of": Array<CardType> };

/** One of the things that a way asks for. */
export type Need = { "kind": "Skill", "of": [Skill, number] } | { "kind": "Total", "of": [Stat, number] } | { "kind": "Other" };

export type NewGuest = { name: string,
/** A program has no cookies: it wants to be told the token. */
token?: boolean, };

/** A new token. The secret is told only now. */
export type NewToken = { id: string, label: string, token: string, expires: number, };

/** Something that is not possible now. */
export type NotNow = {
/** What is not possible and why, without the rule. */
text: string,
/** The rule that decides. */
rule: string,
/** The cards that it is about. */
cards?: Array<CardId>,
/** The action that is refused, if it is one. */
action?: Action, };

/** An event and the number of the answer it followed. */
export type NumberedEvent = { after: number,
/** Its line for the log. Not everything is worth one. */
text?: string, kind: EventKind, who?: Seat, card?: CardId, other?: CardId,
/** The card whose text did it. */
source?: CardId, from?: Place, to?: Place,
/** How much of it. */
amount?: Amount, facet?: Facet, cards?: Array<CardId>,
/** How many further cards there were. */
hidden?: number, };

export type Opened = { id: string, };

export type Opening = { setup?: Partial<Setup>, password?: string,
/** The deck of whoever opens the table. */
deck?: DeckChoice,
/** Bots for the seats after the first, by level. */
bots?: Array<string>,
/** Begin at once, if all seats are taken. */
start?: boolean,
/** A lesson instead: it decides everything else, and begins at once. */
lesson?: Lesson,
/** A scenario instead, where the server allows it: the game goes on from there, with bots in all other seats. */
scenario?: string, };

export type Outcome = { winners: Seats,
/** The players at the top when nobody won alone (2E-WIN-07). */
tied: Seats, by: OutcomeBy, };

export type OutcomeBy = "Points" | "EmptyDecks" | "Concession";

/** A game that is over, as one of its players sees it. */
export type PastGame = { id: string, started: number, ended: number, setup: Setup, players: Array<PastPlayer>, seat: number,
/** `won`, `tied`, `lost`; empty if nobody did. */
did: string, result?: GameResult, rating_before?: number, rating_after?: number, };

export type PastPlayer = { name: string, bot?: string, };

export type PatchOp = { "op": "add", path: string, value: unknown, } | { "op": "remove", path: string, } | { "op": "replace", path: string, value: unknown, };

/** The moment of a happening that a text refers to. */
export type Phase = "Before" | "While" | "After";

/** The two ends of a pile. */
export type PileEnd = "Top" | "Bottom";

export type Place = { "kind": "Deck", "of": Seat } | { "kind": "Hand", "of": Seat } | { "kind": "Discard", "of": Seat } | { "kind": "Pile", "of": Seat } | { "kind": "Core", "of": Seat } | { "kind": "Brig", "of": Seat } | { "kind": "Row", "of": Seat } | { "kind": "Removed", "of": Seat } | { "kind": "Drawn", "of": Seat } | { "kind": "Stack", "of": Seat } | { "kind": "Limbo", "of": Seat } | { "kind": "Orbit", "of": SiteId } | { "kind": "Surface", "of": SiteId } | { "kind": "Aboard", "of": CardId } | { "kind": "On", "of": CardId } | { "kind": "Beneath", "of": CardId };

export type PlanWords = {
/** In the order of those who are out: who is out, and why. */
out?: Array<string>,
/** In the order of the checklist. */
checklist: Array<string>,
/** Why the attempt cannot be begun, without the rule. */
refusal?: string, };

export type PlayerView = { seat: Seat, score: number, gone?: boolean, sizes: Sizes,
/** The viewer's own hand. */
hand?: Array<CardView>,
/** The viewer's own discard pile, the top card last (2E-GLOSS-04). */
discard?: Array<CardView>,
/** The viewer's own cards that are out of the game. */
removed?: Array<CardView>, core?: Array<CardView>,
/** Cards being played or faced. */
limbo?: Array<CardView>,
/** In row order. */
missions: Array<MissionView>, };

export type ProblemCode = "invalid" | "sign_in" | "forbidden" | "not_found" | "conflict" | "too_large" | "too_many" | "unavailable";

/** A problem in words. */
export type ProblemText = { code: ProblemCode,
/** The rule of the game that decides, if one does. */
rule?: string, text: string, reasons?: Array<string>, wait?: number, };

/** What everybody may know about a player. */
export type Profile = { name: string, guest: boolean,
/** Whether it is a program. */
bot: boolean, since?: number, ratings: Array<RatingInfo>, won: number, tied: number, lost: number,
/** The last ones that are over, the newest first. */
games: Array<PastGame>, };

/** The question the viewer has to answer. */
export type Prompt = { seat: Seat, ask: Ask, choice: Choice,
/** The legal actions, if the question is what to do. */
actions?: Array<Action>,
/** The faces of the candidates: who chooses sees them (2E-GLOSS-16). */
faces?: Array<CardView>,
/** What can be responded to. */
about?: [Phase, SeenEvent], };

/** The quadrants (2E-CARD-27). */
export type Quadrant = "Alpha" | "Gamma" | "Delta";

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
export type Rarity = "Common" | "Uncommon" | "Rare" | "Starter" | "Virtual" | "Promo" | "VirtualPromo";

export type RatingInfo = {
/** Edition and number of players: `second-2`. */
pool: string, rating: number, deviation: number, games: number, };

/** A refused answer. The state is exactly as it was. */
export type Refusal = {
/**
 * The ledger id of the rule that decides, `2E-COST-05`. Mistakes in talking to the engine, which no
 * rule of the game covers, have `API`.
 */
rule: string, why: Why, };

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

export type RuleSet = "R2002" | "R2003";

/** A player's seat, counted clockwise from 0. */
export type Seat = number;

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
rules: RuleSet,
/** The part of the turn. */
segment: Segment,
/** In the order of the seats. */
players: Array<SecondPlayer>,
/** The attempt that is going on. */
attempt?: AttemptView,
/** The fight that is going on. */
fight?: FightView, };

/** What only players of the Second Edition have. */
export type SecondPlayer = {
/** Counters left to spend. */
counters: number,
/** How many cards the dilemma pile has. */
pile_size: number,
/** How many of them lie face up. */
pile_face_up: number,
/** The face-up part of the viewer's own dilemma pile, the bottom card first. */
pile?: Array<CardView>,
/** Captives in this player's brig, open to all (2E-GAP-52). */
brig?: Array<CardView>, };

/** An event, and its line for the log. */
export type Seen = { text?: string, kind: EventKind, who?: Seat, card?: CardId, other?: CardId,
/** The card whose text did it. */
source?: CardId, from?: Place, to?: Place,
/** How much of it. */
amount?: Amount, facet?: Facet, cards?: Array<CardId>,
/** How many further cards there were. */
hidden?: number, };

/** An event as one seat sees it. A card the seat may not know is not in it, not even by number. */
export type SeenEvent = { kind: EventKind, who?: Seat, card?: CardId, other?: CardId,
/** The card whose text did it. */
source?: CardId, from?: Place, to?: Place,
/** How much of it. */
amount?: Amount, facet?: Facet, cards?: Array<CardId>,
/** How many further cards there were. */
hidden?: number, };

/** The part of the turn. */
export type Segment = "Start" | "PlayAndDraw" | "Orders" | "Discard" | "End";

/**
 * When a player is asked for responses, by the kind of happening (as in events); `other` is for all kinds that are
 * not named.
 */
export type Settings = { other: ResponsePreference, kinds: { [key in EventKind]?: ResponsePreference }, };

export type Setup = { edition: Edition, rules: Book, players: number,
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
/** What a fact is about. */
label?: string, text: string,
/** What it leads to. */
card?: CardId, rule?: string,
/** Of a requirement: whether it is met. */
met?: boolean, };

export type SheetRowKind = "heading" | "text" | "fact" | "note";

export type ShipView = { range: number, range_left: number, weapons: number, shields: number, damage?: Array<CardView>,
/** Own ships only: it would tell something about face-down crews. */
staffed?: boolean,
/** What an own ship lacks to be staffed. */
needs?: StaffingGap,
/** Those aboard, one group a commander. */
crews?: Array<GroupView>, id: CardId, def: number,
/** Who commands it, in play. */
commander?: Seat,
/** Whose card it is, if not its commander's. */
owner?: Seat, stopped?: boolean,
/** Nobody but its commander sees its face. */
face_down?: boolean,
/** Integrity, Cunning, Strength of a personnel in play, as they are now. */
attributes?: [number, number, number],
/** The skills of a personnel in play, where they are not as printed. */
skills?: Array<[Skill, number]>,
/** What it costs now, where that is not as printed. */
cost?: number,
/** Cards on it. */
on?: Array<CardView>, };

/** One side of a fight: the beginner's is `ours`. */
export type SideView = { seat: Seat, cards: Array<CardId>, hidden?: number,
/** What each card the viewer can see adds. */
terms: Array<Term>,
/** Once the sides have been compared. */
total?: number, };

/**
 * A place on the table where ships and personnel can be: a mission, or all copies of one mission
 * (2E-MOVE-12).
 */
export type SiteId = number;

export type SiteView = { site: SiteId, ships?: Array<ShipView>,
/** Personnel and equipment on the planet or headquarters, one group a commander. */
groups?: Array<GroupView>, };

/** How many cards are in the places of a player. */
export type Sizes = { hand: number, deck: number, discard: number, removed: number, };

/** The skills of the Second Edition. */
export type Skill = "Acquisition" | "Anthropology" | "Archaeology" | "Astrometrics" | "Biology" | "Diplomacy" | "Engineer" | "Exobiology" | "Geology" | "Honor" | "Intelligence" | "Law" | "Leadership" | "Medical" | "Navigation" | "Officer" | "Physics" | "Programming" | "Science" | "Security" | "Telepathy" | "Transporters" | "Treachery";

/** What a ship lacks to be staffed. */
export type StaffingGap = {
/** Required icons nobody aboard can supply. */
icons: Array<Icon>,
/** Nobody of the ship's affiliation is aboard. */
affiliation: boolean, };

export type Stage = "open" | "live" | "over";

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
public: boolean, rules: Book,
/** The numbers of the sets that cards may be from; all, if there are none. */
sets: Array<number>, };

/** What everybody may know about a table. */
export type TableInfo = { id: string, stage: Stage, setup: Setup, created: number, started: number, seats: Array<SeatInfo>,
/** The seat of whoever may start the game and change the seats. */
host?: number, draw_by?: number, undo?: UndoInfo, result?: GameResult, watching: number,
/** The game that follows. */
rematch?: string, };

/** One summand of a number. */
export type Term = {
/** The card whose text adds it; `None` for the printed value. */
source: CardId | null, n: number, };

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
export type View = { viewer: Seat | null, turn: number, active: Seat, outcome?: Outcome,
/** In the order of the seats. */
players: Array<PlayerView>,
/** The places where ships, personnel or equipment are. */
sites: Array<SiteView>,
/** Ships at no mission, on a card that keeps them. */
kept?: Array<ShipView>,
/** Whom the game waits for. What they are asked is in their own view only. */
waiting_for?: Seat, prompt?: Prompt,
/** What only the edition has. */
board: Board, };

export type Welcome = { token?: string, id: string, name: string, guest: boolean, created: number,
/** What the client keeps here: an object that the server does not look into. */
settings: Record<string, unknown>, };

export type Why = { "kind": "GameOver" } | { "kind": "NotYourChoice", waiting_for: Seat, } | { "kind": "NoSuchPlayer" } | { "kind": "PlayerLeft" } | { "kind": "WrongShape" } | { "kind": "UnknownCard" } | { "kind": "NotACandidate", card: CardId, } | { "kind": "Twice", card: CardId, } | { "kind": "TooFew", min: number, given: number, } | { "kind": "TooMany", max: number, given: number, } | { "kind": "OutOfRange", min: number, max: number, } | { "kind": "NoSuchOption", options: number, } | { "kind": "NotAPermutation" } | { "kind": "CannotBeNamed" } | { "kind": "NotNow" } | { "kind": "NotInHand", card: CardId, } | { "kind": "NotEnoughCounters", cost: number, left: number, } | { "kind": "CountersLeft", left: number, deck: number, } | { "kind": "DeckEmpty" } | { "kind": "AlreadyCommanded", copy: CardId, } | { "kind": "NotAccepted", by: CardId, } | { "kind": "NotYourMission" } | { "kind": "NotAHeadquarters" } | { "kind": "NeedsATarget" } | { "kind": "WrongTarget" } | { "kind": "NotPlayable" } | { "kind": "RequirementNotMet" } | { "kind": "CostCannotBePaid" } | { "kind": "Forbidden", by: CardId, } | { "kind": "UsedUp" } | { "kind": "NotYours", card: CardId, } | { "kind": "Stopped", card: CardId, } | { "kind": "NotAShip", card: CardId, } | { "kind": "NoShipThere" } | { "kind": "NotThere", place: Place, } | { "kind": "NoSurface" } | { "kind": "OpponentsShip", ship: CardId, } | { "kind": "DifferentMission" } | { "kind": "SamePlace" } | { "kind": "NothingToBeam" } | { "kind": "NotStaffed", ship: CardId, } | { "kind": "TooFar", needed: number, left: number, } | { "kind": "AlreadyThere" } | { "kind": "Headquarters" } | { "kind": "Completed" } | { "kind": "NobodyThere" } | { "kind": "NoMatchingAffiliation" } | { "kind": "TooExpensive", cost: number, limit: number, } | { "kind": "SameDilemmaTwice", card: CardId, } | { "kind": "WrongDilemmaKind", card: CardId, } | { "kind": "NoResponse" } | { "kind": "MustRespond" } | { "kind": "NoDamage" } | { "kind": "NothingToHide" } | { "kind": "NobodyToFight" } | { "kind": "NotFromAShip" };

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
dilemma_checklist?: Array<string>, };
