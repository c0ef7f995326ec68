// Written by `make types` from the structs of greatwar.web.wire; change those, not this file.

export const PROTOCOL = 1;

export type Power = "austria-hungary" | "britain" | "france" | "germany" | "italy" | "ottoman" | "russia" | "usa";

export type Side = "allies" | "central";

export type Kind = "artillery" | "battleship" | "cruiser" | "fighter" | "infantry" | "submarine" | "tank" | "transport";

export type Phase = "combat" | "income" | "mobilize" | "movement" | "purchase";

export type Ground = "aligned" | "contested" | "held" | "impassable" | "neutral" | "sea" | "shared";

export type Channel = "all" | "side";

export type SeatHolder = "computer" | "here" | "invited" | "open" | "person";

export type Code = "after-battle" | "all-together" | "already-fought" | "already-moved" | "already-railed" | "announced" | "answer-first" | "armistice" | "asked" | "bad-number" | "bad-option" | "canal" | "capacity" | "closed" | "closed-port" | "collapsed" | "comes-first" | "contested" | "contested-exit" | "contradiction" | "damaged" | "declared" | "departed" | "duty" | "empty" | "ends-at-sea" | "enemy-cargo" | "enemy-controlled" | "entered" | "excluded-option" | "fault" | "fighter-alone" | "full" | "garrison" | "hostile-zone" | "impassable" | "industry" | "infantry-by-land" | "landed" | "landing" | "last-infantry" | "lesson" | "lesson-over" | "loaded-now" | "makes-no-sense" | "malformed" | "misfit" | "must-attack" | "must-retreat" | "must-stop" | "name-taken" | "neutral" | "neutral-below" | "no-artillery-yet" | "no-assault" | "no-base" | "no-battleships-yet" | "no-bombardment" | "no-capital" | "no-computer" | "no-cruisers-yet" | "no-damage" | "no-enemy" | "no-escort" | "no-fighters-yet" | "no-friend" | "no-game" | "no-infantry" | "no-infantry-yet" | "no-landing" | "no-lesson" | "no-moment" | "no-page" | "no-railway" | "no-railways" | "no-refuge" | "no-retreat" | "no-room" | "no-route" | "no-seat" | "no-side" | "no-slip" | "no-submarines-yet" | "no-tanks-yet" | "no-transport" | "no-transports-yet" | "no-units" | "no-warship" | "not-a-battleship" | "not-a-choice" | "not-adjacent" | "not-afloat" | "not-ashore" | "not-asked" | "not-cargo" | "not-controlled" | "not-for-sale" | "not-friendly" | "not-host" | "not-in-rules" | "not-kept" | "not-land" | "not-new" | "not-sea" | "not-under-fire" | "not-your-record" | "not-your-seat" | "not-your-turn" | "not-yours" | "nothing-to-undo" | "one-assault" | "one-territory" | "others-depend" | "oversized" | "players" | "replayed" | "retreated" | "sea-battle-first" | "seats" | "several-beginnings" | "shared" | "slip-taken" | "stale" | "strait" | "submarines" | "taken" | "together" | "too-dear" | "too-early" | "too-far" | "too-fast" | "too-late" | "too-many" | "too-much-cargo" | "transports-last" | "two-sides" | "unfinished" | "unknown-key" | "unknown-level" | "unknown-name" | "unknown-revision" | "unknown-secret" | "unplaced" | "unreadable" | "war-over" | "which-zone" | "whose" | "wrong-host" | "wrong-number" | "wrong-origin" | "wrong-phase" | "wrong-place" | "wrong-value";

/**
 * A unit aboard a transport, and where it is to land.
 */
export interface Aboard {
  kind: Kind;
  owner: Power;
  landing?: string;
}

/**
 * What this server is. On a `personal` one every game is that of whoever sits at the machine.
 */
export interface About {
  program: string;
  version: string;
  protocol: number;
  personal: boolean;
  levels: string[];
}

/**
 * The armistice that revolutionary Russia offers is accepted.
 */
export interface AcceptArmistice {
  type: "AcceptArmistice";
}

/**
 * The proposal of another player is accepted.
 */
export interface Agree {
  type: "Agree";
}

export interface AirSupremacy {
  type: "AirSupremacy";
  space: string;
  side: Side | null;
}

/**
 * The round in progress is the last.
 */
export interface AnnounceLastRound {
  type: "AnnounceLastRound";
}

/**
 * Russia is out of the war.
 */
export interface ArmisticeConcluded {
  type: "ArmisticeConcluded";
}

export interface ArmisticeDeclined {
  type: "ArmisticeDeclined";
  power: Power;
}

/**
 * An arrow on the map, with what it stands for.
 */
export interface Arrow {
  route: string[];
  text?: string;
}

/**
 * Is another player's proposal accepted?
 */
export interface AskAgree {
  type: "AskAgree";
  proposer: Power;
  proposal: Order;
}

/**
 * Is revolutionary Russia's armistice accepted?
 */
export interface AskArmistice {
  type: "AskArmistice";
}

/**
 * So many hits are to be taken by these powers' units in a battle.
 */
export interface AskCasualties {
  type: "AskCasualties";
  space: string;
  hits: number;
  powers: Power[];
  reason: "air battle" | "bombardment" | "coastal fire" | "fire";
}

/**
 * Which power takes control?
 */
export interface AskControl {
  type: "AskControl";
  territory: string;
  powers: Power[];
}

/**
 * Mines have been met: does the landing still take place?
 */
export interface AskLand {
  type: "AskLand";
  territory: string;
  zone: string;
}

/**
 * Into which zone does a finished hull go?
 */
export interface AskLaunch {
  type: "AskLaunch";
  territory: string;
  zones: string[];
}

/**
 * Orders of the phase are awaited.
 */
export interface AskOrders {
  type: "AskOrders";
  phase: Phase;
}

/**
 * Does the attacker press the sea battle or break it off, or retreat to one of these zones?
 */
export interface AskPress {
  type: "AskPress";
  zone: string;
  retreats: string[];
}

/**
 * Which unit mobilized this turn is exchanged for the missing infantry?
 */
export interface AskReplace {
  type: "AskReplace";
  territory: string;
  kinds: Kind[];
}

/**
 * Which power represents the invaded minor neutral power?
 */
export interface AskRepresent {
  type: "AskRepresent";
  territory: string;
  powers: Power[];
}

/**
 * To which zone do ships retreat? Those who are not forced may stay.
 */
export interface AskRetreat {
  type: "AskRetreat";
  zone: string;
  zones: string[];
  forced: boolean;
}

/**
 * Are the ships of a neutral power left out of the battle?
 */
export interface AskSpare {
  type: "AskSpare";
  zone: string;
  power: Power;
}

/**
 * How many of the submarines submerge, instead of firing or before anybody fires?
 */
export interface AskSubmerge {
  type: "AskSubmerge";
  zone: string;
  most: number;
  time: "before_fire" | "with_fire";
}

/**
 * A battle is opened.
 */
export interface Attack {
  type: "Attack";
  space: string;
}

/**
 * Who sits where, and who is there.
 */
export interface Attendance {
  type: "Attendance";
  id: number;
  game: GameInfo;
  pace: number;
}

/**
 * The battle in progress as a battle board shows it: who fires at what value, and the hits still to be taken.
 */
export interface Battle {
  space: string;
  kind: "land" | "sea";
  stage: string;
  attack: Gun[];
  defence: Gun[];
  hits_on_attacker?: number;
  hits_on_defender?: number;
}

export interface BattleEnded {
  type: "BattleEnded";
  space: string;
}

/**
 * One way in which a battle can end, in a word or two.
 */
export interface BattleFate {
  word: Message;
  chance: number;
  tone: "drawn" | "empty" | "lost" | "won";
}

/**
 * Exact odds of a battle. `fates` add up to one; what is told `beside` them may overlap.
 */
export interface BattleOdds {
  type: "battle";
  fates: BattleFate[];
  beside: BattleFate[];
  net: number;
  rounds: number;
  attackers: SideOdds;
  defenders: SideOdds;
  advice: Message[];
  choices: SeaChoice[];
  terms: SeaTerms | null;
}

export interface BattleOpened {
  type: "BattleOpened";
  power: Power;
  space: string;
}

/**
 * What a ruleset says about battles.
 *
 * Which options bear on each kind, whether a side attacks together, and how many units a transport carries.
 */
export interface BattleRules {
  ruleset: string;
  title: Message;
  together: boolean;
  options: Record<"land" | "landing" | "mines" | "sea", OptionInfo[]>;
  transport_capacity: number;
}

export interface BattleshipRepaired {
  type: "BattleshipRepaired";
  power: Power;
  zone: string;
  paid?: number;
}

/**
 * The orders of casualties of both sides, the best first, and what `worth` counts.
 */
export interface BestOrders {
  type: "orders";
  counts: Message;
  attackers: RankedOrder[];
  defenders: RankedOrder[];
}

export interface BidArrived {
  type: "BidArrived";
  power: Power;
  units: Item[];
}

/**
 * The printed board: what never changes.
 */
export interface BoardInfo {
  powers: Record<Power, PowerInfo>;
  territories: Record<string, TerritoryInfo>;
  zones: Record<string, ZoneInfo>;
}

/**
 * Battleships are told which of several assaults to support.
 */
export interface Bombard {
  type: "Bombard";
  units: Item[];
  zone: string;
  territory: string;
}

/**
 * The attacker ends the sea battle.
 */
export interface BreakOff {
  type: "BreakOff";
}

/**
 * What could a power buy beside these units, and what speaks against buying them?
 */
export interface Browse {
  type: "Browse";
  id?: number;
  power: Power;
  units: Item[];
}

/**
 * The whole purchase; empty for `buy nothing`.
 */
export interface Buy {
  type: "Buy";
  units: Item[];
}

/**
 * A declared landing is given up.
 */
export interface CallOff {
  type: "CallOff";
  territory: string;
  zone?: string | null;
}

export interface CapitalCaptured {
  type: "CapitalCaptured";
  owner: Power;
  captor: Power;
  ipcs: number;
}

export interface CapitalLiberated {
  type: "CapitalLiberated";
  owner: Power;
}

export interface CargoReturned {
  type: "CargoReturned";
  power: Power;
  kind: Kind;
  territory: string;
}

/**
 * Which units are lost or damaged.
 */
export interface Casualties {
  type: "Casualties";
  units: Item[];
}

/**
 * The figures at the beginning of a turn, after so many orders, each by power.
 *
 * `luck` is the sum of hits scored in battle beyond what was to be expected, up to here.
 */
export interface Charted {
  orders: number;
  round: number;
  turn: Power | Side;
  income: Record<Power, number>;
  army: Record<Power, number>;
  territories: Record<Power, number>;
  treasury: Record<Power, number>;
  luck: Record<Power, number>;
}

/**
 * Take a seat that is open to everybody.
 */
export interface Claim {
  type: "Claim";
  id?: number;
  seat: number;
}

/**
 * How far a learner has come in the lesson that is taught in a game: how many of its tasks are done.
 *
 * `title` is that of the game, in the language of the reader.
 */
export interface Coaching {
  lesson: string;
  title: Message;
  done: number;
  over: boolean;
}

/**
 * Rulesets side by side, row by row.
 */
export interface Comparison {
  names: string[];
  rows: ComparisonRow[];
}

/**
 * A parameter, and what each ruleset says about it; `heading` is the title of its chapter.
 */
export interface ComparisonRow {
  chapter: "beginning" | "board" | "collapse" | "combat" | "income" | "mines" | "minor-powers" | "mobilization" | "movement" | "options" | "purchase" | "railways" | "revolution" | "sea-combat" | "setup" | "submarine-warfare" | "turns" | "units" | "victory";
  heading: Message;
  title: Message;
  sentence: Message | null;
  values: Message[];
  differs: boolean;
}

/**
 * The answer to a request that will not do.
 */
export interface Complaint {
  problems: Problem[];
}

/**
 * Which power takes control.
 */
export interface Control {
  type: "Control";
  territory: string;
  power: Power;
}

export interface ControlChanged {
  type: "ControlChanged";
  territory: string;
  power: Power | null;
}

/**
 * Equal pieces of one power in one space. `route` is their way this turn; without one they have not moved.
 */
export interface Counter {
  kind: Kind;
  number: number;
  damaged?: boolean;
  cargo?: Aboard[];
  route?: string[];
}

/**
 * A game has been made. The secrets are told this once and are not kept by the server.
 */
export interface Created {
  game: GameInfo;
  host: string;
  seats: CreatedSeat[];
}

/**
 * The secret of a seat and its invitation as a path of this server; empty for computers and open seats.
 */
export interface CreatedSeat {
  number: number;
  secret: string;
  link: string;
}

/**
 * Unrestricted submarine warfare begins.
 */
export interface DeclareSubmarineWarfare {
  type: "DeclareSubmarineWarfare";
}

/**
 * The armistice is declined.
 */
export interface DeclineArmistice {
  type: "DeclineArmistice";
}

/**
 * A place to which units of one sort can go, by one way, with what they would find there.
 *
 * `order` is the order for one of them; up to `most` can be named in it, and where units of several sorts share the
 * room aboard up to `together` of all. `carrier` is the friend whose transport is used. `meaning` is in a few words
 * what the order would do.
 */
export interface Destination {
  goal: string;
  word: "load" | "move" | "offload" | "rail";
  item: Item;
  most: number;
  route: string[];
  order: Order;
  meaning: "attack" | "contest" | "join" | "land" | "load" | "mobilize" | "move" | "reinforce" | "take" | "wait";
  mines?: boolean;
  carrier?: Power | null;
  together?: number | null;
  line?: Message | null;
}

export interface DiceRolled {
  type: "DiceRolled";
  purpose: "air battle" | "bombardment" | "coastal fire" | "end of the war" | "entry of neutral powers" | "land battle" | "mines" | "sea battle" | "submarine warfare";
  dice: number[];
  names?: string[];
}

/**
 * What was asked for has been done and is kept.
 */
export interface Done {
  type: "Done";
  id: number;
  moment: number;
}

export interface EconomyCollapsed {
  type: "EconomyCollapsed";
  power: Power;
}

export interface EconomyRecovered {
  type: "EconomyRecovered";
  power: Power;
}

/**
 * The phase is ended.
 */
export interface End {
  type: "End";
}

/**
 * The first message: who comes, with the secrets of seats and perhaps the host's.
 *
 * `since` is the number of the last step that the client has; the steps behind it come with the welcome.
 */
export interface Enter {
  type: "Enter";
  id?: number;
  protocol: number;
  secrets?: string[];
  name?: string;
  since?: number | null;
}

/**
 * What does the computer that plays a power mean to do, and why?
 */
export interface Explain {
  type: "Explain";
  id?: number;
  power: Power;
}

/**
 * The last message before the server ends the connection, and why; `again` says whether to come back.
 */
export interface Farewell {
  type: "Farewell";
  id: number;
  line: Message;
  again: boolean;
}

export interface FleetRetreated {
  type: "FleetRetreated";
  power: Power;
  zone: string;
  to: string;
}

/**
 * The odds of one battle, as exact chances.
 *
 * On land one attack is meant: `won` is taken, `drawn` contested, `lost` repelled, `emptied` that nobody is left. At
 * sea the whole battle is, pressed to its end. Losses are expected, in IPCs; hits those of a first round.
 */
export interface Forecast {
  space: string;
  power: Power;
  kind: "land" | "landing" | "sea";
  won: number;
  drawn: number;
  lost: number;
  emptied: number;
  attacker_loss: number;
  defender_loss: number;
  attacker_hits?: number;
  defender_hits?: number;
  compulsory?: boolean;
}

/**
 * The odds of the battles that the moves so far lead to.
 */
export interface Forecasts {
  type: "Forecasts";
  id: number;
  moment: number;
  battles: Forecast[];
}

/**
 * What are the odds of the battles that the moves so far lead to, or of the one that a further order would make?
 */
export interface Foresee {
  type: "Foresee";
  id?: number;
  power: Power;
  order?: Order | string | null;
}

/**
 * Some turns of each side in contested land, with what joins each side in every turn.
 */
export interface FrontInquiry {
  type: "front";
  attackers: string;
  defenders: string;
  ruleset?: string;
  options?: Record<string, boolean | number | string | (number | string)[]>;
  lose?: string;
  enemy_lose?: string;
  turns?: number;
  reinforce?: string;
  enemy_reinforce?: string;
  attacks?: "always" | "never" | "pays";
  enemy_attacks?: "always" | "never" | "pays";
}

/**
 * How a front stands after a turn of a side: chances, and what is expected of both armies.
 */
export interface FrontMoment {
  turn: number;
  mover: number;
  attacked: number;
  held: [number, number];
  contested: number;
  emptied: number;
  units: [number, number];
  lost: [number, number];
}

/**
 * A front, turn by turn.
 */
export interface FrontOdds {
  type: "front";
  moments: FrontMoment[];
}

/**
 * A game in a list. `since` is when it began to wait for whom it waits for.
 */
export interface GameInfo {
  id: string;
  title: string;
  ruleset: string;
  label: Message;
  begun: number;
  round: number;
  turn: Power | Side;
  phase: Phase;
  seats: SeatInfo[];
  waiting: Power[];
  since: number;
  steps: number;
  commitment: string;
  date?: string;
  key?: string | null;
  result?: Side | "draw" | null;
  listed?: boolean;
  watchers?: number;
  parent?: string | null;
  lesson?: string;
}

/**
 * An order that was accepted, with all that came of it.
 *
 * `number` counts all that was ever accepted; one that was taken back is not shown to those who had not seen it.
 * `takes_back` is the number of the order that this one, an `undo`, takes back.
 */
export interface Step {
  number: number;
  at: number;
  round: number;
  turn: Power | Side;
  phase: Phase;
  power: Power;
  order: Order;
  text: string;
  line: Message;
  dice?: number[];
  events?: GameEvent[];
  lines?: Message[];
  volleys?: Volley[];
  takes_back?: number;
}

/**
 * The games of a personal server, or those of any server that are listed.
 */
export interface Games {
  games: GameInfo[];
}

/**
 * An order or an answer, as a struct or as a line of the notation, thought of at a moment of the game.
 */
export interface Give {
  type: "Give";
  id?: number;
  power: Power;
  order: Order | string;
  moment: number;
}

/**
 * Units of a power that fire at the same value, in the order in which their dice are rolled.
 */
export interface Gun {
  power: Power;
  kind: Kind;
  number: number;
  value: number;
  promoted?: "" | "air" | "artillery";
}

/**
 * Let a computer opponent play a seat until it is reclaimed.
 */
export interface HandOver {
  type: "HandOver";
  id?: number;
  seat: number;
  level: string;
}

/**
 * The game has gone on. `view` names only the spaces that have changed.
 */
export interface Happened {
  type: "Happened";
  id: number;
  moment: number;
  steps: Step[];
  view: View;
  asked: Asked[];
  waiting: Waiting[];
  battle: Battle | null;
  coaching: Coaching | null;
}

/**
 * Steps of a game, oldest first, as everybody may see them; those up to `since` come before them.
 */
export interface History {
  steps: Step[];
  since: number;
}

export interface HitsScored {
  type: "HitsScored";
  space: string;
  side: Side;
  hits: number;
  purpose: "air battle" | "bombardment" | "coastal fire" | "end of the war" | "entry of neutral powers" | "land battle" | "mines" | "sea battle" | "submarine warfare";
}

export interface HullDestroyed {
  type: "HullDestroyed";
  territory: string;
}

export interface HullLaunched {
  type: "HullLaunched";
  power: Power;
  territory: string;
  zone: string;
}

/**
 * A record that was imported: its id, and what it is. Whoever has the `secret` can let it go again.
 */
export interface Imported {
  id: string;
  title: string;
  label: Message;
  orders: number;
  round: number;
  result: Side | "draw" | null;
  secret: string;
}

export interface IncomeCollected {
  type: "IncomeCollected";
  power: Power;
  ipcs: number;
  lost: number;
}

/**
 * The ships of a neutral power are attacked with the others.
 */
export interface Involve {
  type: "Involve";
  power: Power;
}

/**
 * An entry of a unit list: so many of a kind, with what else the notation says about them.
 *
 * `cargo` is None where no brackets are written; `owner` is None where no power is named.
 */
export interface Item {
  number: number;
  kind: Kind;
  state?: "" | "damage" | "damaged" | "submerging";
  cargo?: Item[] | null;
  owner?: Power | null;
}

/**
 * A game of a run; in a series its number is that in one of the experiments.
 */
export interface LabGame {
  experiment: string;
  number: number;
  central: string;
  allies: string;
  winner: Side | "" | "draw";
  ending: "adjudicated" | "drawn" | "undecided" | "won";
  round: number;
  orders: number;
}

/**
 * What a run has shown, and its games.
 */
export interface LabReport {
  run: LabRun;
  figures: [string, string][];
  sections: LabSection[];
  games: LabGame[];
}

/**
 * An experiment or a series in the list. `at` is when its last game was finished.
 *
 * An experiment has points from its first game on; a series has a finding when it has ended.
 */
export interface LabRun {
  name: string;
  kind: "bid" | "experiment" | "ladder" | "openings" | "tuning";
  label: string;
  games: number;
  finished: number;
  at: number;
  points: LabShare | null;
  finding: string;
}

/**
 * All runs of the laboratory, the newest first, and the folder in which they are looked for.
 */
export interface LabRuns {
  folder: string;
  runs: LabRun[];
}

/**
 * A part of a report: its heading, and its words and drawings as HTML, as `greatwar lab report` writes them.
 */
export interface LabSection {
  title: string;
  html: string;
}

/**
 * The Central Powers' share of points, with its 95% interval.
 */
export interface LabShare {
  value: number;
  low: number;
  high: number;
}

/**
 * A declared landing takes place.
 */
export interface Land {
  type: "Land";
  territory: string;
  zone?: string | null;
}

/**
 * One attack on land; `landing` are units that come ashore in it, and battleships that support them.
 */
export interface LandInquiry {
  type: "land";
  attackers: string;
  defenders: string;
  ruleset?: string;
  options?: Record<string, boolean | number | string | (number | string)[]>;
  lose?: string;
  enemy_lose?: string;
  landing?: string;
}

export interface LandingCalledOff {
  type: "LandingCalledOff";
  power: Power;
  zone: string;
  territory: string;
}

export interface LastRoundAnnounced {
  type: "LastRoundAnnounced";
  power: Power;
}

/**
 * The zone into which a finished hull goes.
 */
export interface Launch {
  type: "Launch";
  territory: string;
  zone: string;
}

/**
 * What a battle may leave of a side.
 */
export interface LeftOver {
  units: Message;
  chance: number;
}

/**
 * A lesson: what it is about, how long it takes, which power the learner plays, and its steps.
 */
export interface LessonInfo {
  id: string;
  title: Message;
  about: Message;
  minutes: number;
  power: Power;
  steps: LessonStep[];
}

/**
 * A step: what is said, and what is asked if it is a `task`, with a hint for whoever does not find it.
 *
 * `spaces` and `part` are what is pointed at, on the map and on the screen; `look` is what should be in sight.
 */
export interface LessonStep {
  say: Message;
  ask?: Message | null;
  task?: boolean;
  spaces?: string[];
  part?: "" | "attack" | "battle" | "casualties" | "collect" | "end" | "log" | "place" | "press" | "slip" | "tray" | "treasury";
  look?: string[];
  hint?: Message | null;
}

/**
 * The lessons of the tutorial, in their order.
 */
export interface Lessons {
  lessons: LessonInfo[];
}

/**
 * An imported record was let go: whether it is `gone`, or still kept for others who have imported it.
 */
export interface LetGo {
  gone: boolean;
}

/**
 * Units go aboard transports in a zone, a friend's if `on` names one.
 */
export interface Load {
  type: "Load";
  units: Item[];
  territory: string;
  zone: string;
  on?: Power | null;
}

/**
 * Where can the units of a power go that stand in a space?
 */
export interface Look {
  type: "Look";
  id?: number;
  power: Power;
  space: string;
}

/**
 * An order of a review: where it stands, what it says, and what it begins.
 *
 * `orders` counts those that stand, `step` is its number in the log of a game. `lost` is what the units were worth
 * that were lost with it; `fought` says that dice of a battle were rolled.
 */
export interface Mark {
  orders: number;
  step: number;
  round: number;
  turn: Power | Side;
  phase: Phase;
  power: Power;
  text: string;
  line: Message;
  begins?: "" | "phase" | "round" | "turn";
  lost?: number;
  fought?: boolean;
}

/**
 * A sentence to be: the id of its text, and what the text speaks of.
 *
 * A parameter is a number, a name as the notation writes it, a tuple of these, unit items, or another message.
 */
export interface Message {
  id: string;
  args?: Record<string, unknown>;
}

/**
 * How much of its homeland a power has lost, and with how much its economy and its government fall.
 */
export interface Meter {
  lost: number;
  economic: number;
  political: number;
}

/**
 * The die for one ship in a minefield; the ship stands with its cargo.
 */
export interface MineRolled {
  type: "MineRolled";
  power: Power;
  zone: string;
  ship: Item;
  die: number;
}

/**
 * A fleet that sails through minefields and meets nobody.
 */
export interface MinesInquiry {
  type: "mines";
  fleet: string;
  fields?: number;
  ruleset?: string;
  options?: Record<string, boolean | number | string | (number | string)[]>;
}

/**
 * What minefields leave of a fleet.
 */
export interface MinesOdds {
  type: "mines";
  fates: BattleFate[];
  beside: BattleFate[];
  fleet: SideOdds;
}

/**
 * A minor power has entered the war for a major power.
 */
export interface MinorJoined {
  type: "MinorJoined";
  territory: string;
  power: Power;
}

export interface MinorMobilized {
  type: "MinorMobilized";
  territory: string;
  power: Power;
  infantry: number;
  artillery: number;
}

/**
 * One more order: the step with all that came of it; `view` names only the spaces that have changed.
 */
export interface Moment {
  step: Step;
  view: View;
  battle: Battle | null;
}

/**
 * Units walk, fly or sail a route, its start included.
 */
export interface Move {
  type: "Move";
  units: Item[];
  route: string[];
}

/**
 * A game to be made: from a ruleset, from a position, or from a moment of a record or of another game.
 *
 * `options` are those of the ruleset. With `position` (a text in YAML) rules and options stand in it. With `record`
 * (a text), `imported` (the id of a record that was imported) or `game` (an id) the new game goes on behind the first
 * `orders` orders that stand in it; powers that have one player there need one seat.
 */
export interface NewGame {
  seats: NewSeat[];
  title?: string;
  ruleset?: string;
  options?: Record<string, boolean | number | string | (number | string)[]>;
  position?: string | null;
  record?: string | null;
  imported?: string | null;
  game?: string | null;
  orders?: number | null;
  listed?: boolean;
  pace?: number;
}

/**
 * Who is to play some powers. `here` is whoever makes the game.
 */
export interface NewSeat {
  powers: Power[];
  holder: "computer" | "here" | "invited" | "open";
  name?: string;
  level?: string;
}

/**
 * The proposal of another player is not accepted.
 */
export interface Objection {
  type: "Object";
}

/**
 * Every ruleset as its battles see it, and the aims by which orders of casualties are ranked.
 */
export interface OddsRules {
  rulesets: BattleRules[];
  aims: Partial<Record<"attack" | "defence" | "front" | "value", Message>>;
}

/**
 * A landing is declared, off a friend's transports if `source` names one.
 */
export interface Offload {
  type: "Offload";
  units: Item[];
  zone: string;
  territory: string;
  source?: Power | null;
  after_battle?: boolean;
}

/**
 * Where the units of a space can go.
 */
export interface Openings {
  type: "Openings";
  id: number;
  moment: number;
  power: Power;
  space: string;
  destinations: Destination[];
}

/**
 * A switch of a ruleset: a title, a sentence, what it takes, what its values are called, and the default.
 */
export interface OptionInfo {
  name: string;
  title: Message;
  sentence: Message;
  values: (boolean | number | string | (number | string)[])[];
  names: Message[];
  default: boolean | number | string | (number | string)[];
  excludes: string[];
}

/**
 * In which order losses are best taken on land, by what they are to spare.
 */
export interface OrdersInquiry {
  type: "orders";
  attackers: string;
  defenders: string;
  ruleset?: string;
  options?: Record<string, boolean | number | string | (number | string)[]>;
  lose?: string;
  enemy_lose?: string;
  aim?: "attack" | "defence" | "front" | "value";
  landing?: string;
}

/**
 * Make a new secret for a seat, to be given to another player; the old one is worth nothing from then on.
 */
export interface PassOn {
  type: "PassOn";
  id?: number;
  seat: number;
}

export interface PhaseBegan {
  type: "PhaseBegan";
  turn: Power | Side;
  phase: Phase;
}

/**
 * Are you there?
 */
export interface Ping {
  type: "Ping";
  id?: number;
}

/**
 * Bought units are put on the board.
 */
export interface Place {
  type: "Place";
  units: Item[];
  space: string;
}

export interface PointsCounted {
  type: "PointsCounted";
  central: number;
  allies: number;
}

/**
 * Yes.
 */
export interface Pong {
  type: "Pong";
  id: number;
}

/**
 * What a power of this client is asked, and what it may answer.
 *
 * In the movement phase `spaces` are those with units that can still do something (`Look` tells what); otherwise
 * `orders` lists what may be said, or `shape` what an answer must be like. `suggestion` is a lawful answer to begin
 * with, `sites` are where what was bought can be placed. `ending` are the reasons why `end` would be refused. `offers`
 * may be made at any time. `undoes` says what `undo` would take back; a power that has ended a phase before its
 * friends is asked nothing and can perhaps undo that.
 */
export interface Asked {
  power: Power;
  question: Question | null;
  word: string;
  line: Message | null;
  orders?: Order[];
  shape?: Shape | null;
  spaces?: string[];
  suggestion?: Order | null;
  prices?: Price[];
  sites?: Site[];
  ending?: Problem[];
  offers?: Order[];
  undoable?: boolean;
  undoes?: Message | null;
}

/**
 * A power as printed.
 */
export interface PowerInfo {
  name: string;
  side: Side;
  capital: string;
  income: number;
}

/**
 * Political collapse: the power leaves the game.
 */
export interface PowerSurrendered {
  type: "PowerSurrendered";
  power: Power;
}

/**
 * A power's treasury and standing; `bid` are units that come with its first mobilize phase.
 */
export interface PowerView {
  treasury: number;
  income: number;
  bought?: Partial<Record<Kind, number>>;
  bid?: Partial<Record<Kind, number>>;
  standing?: "collapsed" | "departed" | "neutral" | "war";
  idle?: boolean;
  capital_lost?: boolean;
  bankrupt?: boolean;
  railed?: boolean;
  meter?: Meter | null;
}

/**
 * The sea battle goes on for another round.
 */
export interface Press {
  type: "Press";
}

/**
 * What a unit costs, how many more of it could be bought now, and if none, why.
 */
export interface Price {
  kind: Kind;
  cost: number;
  more: number;
  problems?: Problem[];
}

/**
 * One reason: a stable code, the place, a message, the rule's id, and ids of rules close to it.
 */
export interface Problem {
  code: Code;
  place: string;
  message: Message;
  rule: string;
  see: string[];
}

/**
 * Units go by rail, where the ruleset has railways.
 */
export interface Rail {
  type: "Rail";
  units: Item[];
  route: string[];
}

/**
 * An order of casualties and what it is worth.
 */
export interface RankedOrder {
  order: string[];
  worth: number;
}

/**
 * A position that was read: its rules, and the board.
 */
export interface ReadPosition {
  rules: RulesetInfo;
  view: View;
}

/**
 * What a computer opponent means to do, or meant to do in its last turn, and what else it has weighed.
 */
export interface Reasons {
  type: "Reasons";
  id: number;
  power: Power;
  round: number;
  plan: Message[];
  alternatives: Message[];
}

/**
 * Play a seat oneself again that a computer stands in for.
 */
export interface Reclaim {
  type: "Reclaim";
  id?: number;
  seat: number;
}

export interface Refunded {
  type: "Refunded";
  power: Power;
  ipcs: number;
}

/**
 * What was asked for has not been done, and nothing has changed; every reason with its rule.
 */
export interface Refusal {
  type: "Refusal";
  id: number;
  problems: Problem[];
}

/**
 * What the player wants to be called, and, for the host, how the game is called.
 */
export interface Rename {
  type: "Rename";
  id?: number;
  name?: string;
  title?: string;
}

/**
 * A unit mobilized this turn is exchanged for the missing infantry.
 */
export interface Replace {
  type: "Replace";
  unit: Kind;
  territory: string;
}

/**
 * Which power represents an invaded minor neutral power.
 */
export interface Represent {
  type: "Represent";
  territory: string;
  power: Power;
}

/**
 * Ships leave the battle for a zone: all of them, or the units named.
 */
export interface Retreat {
  type: "Retreat";
  zone: string;
  units?: Item[];
}

/**
 * A game from its beginning: one mark for each order that stands, and the charts.
 *
 * The review of a game in progress ends where everybody's view of the game does. `game` is None for a record that was
 * imported. `seats` are the players; whoever plays on keeps the powers of one player together.
 */
export interface Review {
  title: string;
  rules: RulesetInfo;
  seats: Sitting[];
  result: Side | "draw" | null;
  marks: Mark[];
  charts: Charted[];
  game: GameInfo | null;
}

/**
 * The board behind so many orders of a game, and the last of them with all that came of it.
 */
export interface ReviewedMoment {
  orders: number;
  view: View;
  step: Step | null;
  battle: Battle | null;
}

/**
 * The Russian Revolution: an armistice is offered.
 */
export interface RevolutionBroke {
  type: "RevolutionBroke";
}

export interface RoundBegan {
  type: "RoundBegan";
  round: number;
}

/**
 * A rule. `rulesets` are those to which it applies, the historical game of the second edition by itself.
 */
export interface Rule {
  id: string;
  chapter: string;
  text: string;
  rulesets: string[];
}

/**
 * The rules of a ruleset with its options in our own words, chapter by chapter, and the values of its parameters.
 *
 * Without a ruleset all rules are told, and no values.
 */
export interface Rules {
  rules: Rule[];
  label: Message | null;
  parameters: RulesetParameter[];
}

/**
 * A ruleset as it tells about itself: what it is like, and how the war is won. `turns` are those of a round.
 *
 * A custom ruleset is its `base` with the options that were `chosen` and a set-up of its own; others are their own
 * base.
 */
export interface RulesetInfo {
  name: string;
  base: string;
  title: Message;
  label: Message;
  revision: number;
  traits: Message[];
  options: OptionInfo[];
  units: UnitInfo[];
  turns: (Power | Side)[];
  chosen: Record<string, boolean | number | string | (number | string)[]>;
  victory: Message[];
}

/**
 * A parameter of a ruleset and its value in words; `heading` is the title of its chapter.
 */
export interface RulesetParameter {
  chapter: "beginning" | "board" | "collapse" | "combat" | "income" | "mines" | "minor-powers" | "mobilization" | "movement" | "options" | "purchase" | "railways" | "revolution" | "sea-combat" | "setup" | "submarine-warfare" | "turns" | "units" | "victory";
  heading: Message;
  title: Message;
  sentence: Message | null;
  value: Message;
}

/**
 * All rulesets, and the rulebook's division of the powers for each number of players.
 */
export interface Rulesets {
  rulesets: RulesetInfo[];
  divisions: Record<number, Power[][]>;
}

/**
 * Something has been said.
 */
export interface Said {
  type: "Said";
  id: number;
  talk: Talk;
}

/**
 * Something said to the others.
 */
export interface Say {
  type: "Say";
  id?: number;
  text: string;
  channel?: Channel;
}

/**
 * Fleets that the first round may leave, and what the attacker then does best.
 */
export interface SeaChoice {
  chance: number;
  mine: Message;
  theirs: Message;
  best: "break off" | "press" | "retreat";
  worth: number;
  stopping: number;
}

/**
 * A sea battle: how long it is pressed, who submerges, what it is fought for.
 */
export interface SeaInquiry {
  type: "sea";
  attackers: string;
  defenders: string;
  ruleset?: string;
  options?: Record<string, boolean | number | string | (number | string)[]>;
  lose?: string;
  enemy_lose?: string;
  press?: "always" | "best" | number;
  submerge?: "always" | "best" | "never" | number | null;
  enemy_submerge?: "always" | "best" | "never" | number | null;
  mines?: number;
  zone?: number;
  damage?: number;
  staying?: number;
  withdraw?: boolean;
  way_back?: boolean;
}

/**
 * In which order ships are best lost, by the same stakes as the battle.
 */
export interface SeaOrdersInquiry {
  type: "sea-orders";
  attackers: string;
  defenders: string;
  ruleset?: string;
  options?: Record<string, boolean | number | string | (number | string)[]>;
  lose?: string;
  enemy_lose?: string;
  press?: "always" | "best" | number;
  zone?: number;
  damage?: number;
  staying?: number;
  withdraw?: boolean;
  way_back?: boolean;
}

/**
 * How the ruleset fights at sea; in a battle of `several_rounds` the attacker decides about each.
 */
export interface SeaTerms {
  several_rounds: boolean;
  may_retreat: boolean;
  one_side_leaves: boolean;
}

/**
 * A seat and its powers. `stand_in` is the level of a computer that plays it for its player.
 */
export interface SeatInfo {
  number: number;
  powers: Power[];
  holder: SeatHolder;
  name?: string;
  level?: string;
  stand_in?: string;
  present?: boolean;
}

/**
 * The secret of a seat, told to whoever may have it; `link` is the invitation as a path of this server.
 */
export interface SeatSecret {
  type: "SeatSecret";
  id: number;
  seat: number;
  secret: string;
  link: string;
}

/**
 * How many seconds computer opponents wait between steps that everybody sees; the host's choice.
 */
export interface SetPace {
  type: "SetPace";
  id?: number;
  seconds: number;
}

/**
 * Answers too many to list: a casualty list of exactly `hits` hits, with at most so many of each item.
 */
export interface Shape {
  hits: number;
  most: [Item, number][];
}

export interface ShipMined {
  type: "ShipMined";
  power: Power;
  zone: string;
  kind: Kind;
  sunk: boolean;
  cargo: Item[];
}

/**
 * What a side brings and may lose. `low` to `high` IPCs is what nine battles of ten cost it.
 *
 * `ipcs` and `units` are the chances of each loss; `kinds` the expected number of each kind; `left` what is left
 * most often.
 */
export interface SideOdds {
  value: number;
  loss: number;
  low: number;
  high: number;
  ipcs: Record<number, number>;
  units: Record<number, number>;
  kinds: Record<string, number>;
  left: LeftOver[];
}

/**
 * A place where bought units of a kind can be put, and how many of them it takes now.
 */
export interface Site {
  kind: Kind;
  space: string;
  most: number;
}

/**
 * The powers of one player, and what the player is called; empty if nobody says. A computer has a `level`.
 */
export interface Sitting {
  powers: Power[];
  name: string;
  level: string;
}

/**
 * Arrows drawn for friends, before anything is ordered; they are shown and not kept.
 */
export interface Sketch {
  type: "Sketch";
  id?: number;
  arrows: Arrow[];
}

/**
 * A friend has drawn arrows; they take the place of those drawn before.
 */
export interface Sketched {
  type: "Sketched";
  id: number;
  seat: number;
  arrows: Arrow[];
}

/**
 * A space with its pieces.
 *
 * `controller` is nobody's where the land is contested, shared or neutral; `patron` the power that a minor power is
 * aligned with. `base` controls the naval base of the territory, `mined` are the powers for whose ships mines lie in
 * the zone. `hull` is a battleship under construction: `laid` this turn, or `ready` to be launched. `ipc` is what a
 * territory is worth.
 */
export interface SpaceView {
  ground: Ground;
  controller?: Power | null;
  patron?: Power | null;
  forces?: Partial<Record<Power, Counter[]>>;
  base?: Power | null;
  mined?: Power[];
  hull?: "" | "laid" | "ready";
  mobilized?: boolean;
  ipc?: number;
}

/**
 * The ships of a neutral power are left out of the battle.
 */
export interface Spare {
  type: "Spare";
  power: Power;
}

/**
 * The defender does not retreat.
 */
export interface Stay {
  type: "Stay";
}

/**
 * Moments in a row: the whole board behind `orders` orders, then order by order what has changed.
 *
 * `all` counts the orders of the game.
 */
export interface Stretch {
  orders: number;
  all: number;
  view: View;
  moments: Moment[];
  battle: Battle | null;
}

export interface SubmarineWarfareDeclared {
  type: "SubmarineWarfareDeclared";
  power: Power;
}

/**
 * How many submarines submerge instead of firing.
 */
export interface Submerge {
  type: "Submerge";
  number: number;
}

export interface Submerged {
  type: "Submerged";
  power: Power;
  zone: string;
  number: number;
}

/**
 * Undo the last order of a power, also the `end` of an earlier phase, or one order of the phase in progress.
 */
export interface TakeBack {
  type: "TakeBack";
  id?: number;
  power: Power;
  moment: number;
  step?: number | null;
}

/**
 * Something that was said; `seat` is -1 for a spectator.
 */
export interface Talk {
  number: number;
  at: number;
  seat: number;
  name: string;
  channel: Channel;
  text: string;
}

/**
 * A territory as printed.
 */
export interface TerritoryInfo {
  ipc: number;
  kind: "capital" | "colony" | "colony_of_minor" | "minor_aligned" | "minor_neutral" | "regional";
  borders: string[];
  owner: Power | null;
  aligned: Power | null;
  of: string | null;
  bases: string[];
  island: boolean;
}

/**
 * What could be bought beside some units, and every reason why these cannot be bought themselves.
 */
export interface Tray {
  type: "Tray";
  id: number;
  moment: number;
  prices: Price[];
  problems: Problem[];
}

/**
 * What would speak against an order; nothing if it would be accepted.
 */
export interface Tried {
  type: "Tried";
  id: number;
  moment: number;
  problems: Problem[];
}

/**
 * Would this order be accepted now? It is not given.
 */
export interface Try {
  type: "Try";
  id?: number;
  power: Power;
  order: Order | string;
}

export interface TurnBegan {
  type: "TurnBegan";
  turn: Power | Side;
}

/**
 * The power's last order is taken back.
 */
export interface Undo {
  type: "Undo";
}

/**
 * What a unit costs and can do by a ruleset; 0 where it does not fire.
 *
 * So many `hits` sink or kill it, and it has room for so many others.
 */
export interface UnitInfo {
  kind: Kind;
  cost: number;
  attack: number;
  defence: number;
  reach: number;
  hits: number;
  capacity: number;
}

export interface UnitsLanded {
  type: "UnitsLanded";
  power: Power;
  zone: string;
  territory: string;
  number: number;
}

export interface UnitsLost {
  type: "UnitsLost";
  power: Power;
  space: string;
  units: Item[];
}

export interface UnitsRemoved {
  type: "UnitsRemoved";
  power: Power;
  space: string;
}

/**
 * What became of verifying a record.
 */
export interface Verdict {
  fits: boolean;
  message: Message;
  line: number | null;
  orders: number;
  dice: number;
  dice_recomputed: boolean;
}

/**
 * The board and what is beside it. In a change `spaces` names only those that have changed.
 *
 * `ended` are powers of a side that have ended the phase before the others. `veiled` says that moves are in progress
 * that are not shown. `date` is what the round stands for.
 */
export interface View {
  round: number;
  turn: Power | Side;
  phase: Phase;
  movers: Power[];
  spaces: Record<string, SpaceView>;
  powers: Record<Power, PowerView>;
  ended?: Power[];
  veiled?: boolean;
  date?: string;
  points?: Partial<Record<Side, number>> | null;
  submarine_warfare?: boolean;
  revolution?: "" | "accepted" | "declined";
  last_round?: boolean;
  winner?: Side | "" | "draw";
}

/**
 * A roll of a battle: first the dice of the attackers, then those of the defenders, gun by gun.
 */
export interface Volley {
  space: string;
  purpose: "air battle" | "bombardment" | "coastal fire" | "end of the war" | "entry of neutral powers" | "land battle" | "mines" | "sea battle" | "submarine warfare";
  attack: Gun[];
  defence: Gun[];
  dice: number[];
}

/**
 * A landing from its voyage on: loaded transports with their escort, minefields, an enemy fleet in the zone.
 */
export interface VoyageInquiry {
  type: "voyage";
  attackers: string;
  defenders: string;
  ruleset?: string;
  options?: Record<string, boolean | number | string | (number | string)[]>;
  lose?: string;
  enemy_lose?: string;
  landing: string;
  guard?: string;
  mines?: number;
}

/**
 * Exact odds of a landing from its voyage on; losses are expected, in IPCs.
 */
export interface VoyageOdds {
  type: "voyage";
  fates: BattleFate[];
  beside: BattleFate[];
  net: number;
  attacker_loss: number;
  defender_loss: number;
  ships_lost: number;
  enemy_ships_lost: number;
}

/**
 * A power that is to speak, about what, and since when.
 */
export interface Waiting {
  power: Power;
  word: string;
  line: Message;
  since: number;
}

/**
 * The war ends, and nobody has won it.
 */
export interface WarDrawn {
  type: "WarDrawn";
}

export interface WarEntered {
  type: "WarEntered";
  power: Power;
}

export interface WarWon {
  type: "WarWon";
  side: Side;
}

/**
 * All that a client needs to show the game: sent after `Enter`, and again when a client's seats change.
 *
 * `moment` is the number of the last step that this client may see; an order names it. `steps` are those behind
 * `since`, or the last few; `whole` says that none between is missing.
 */
export interface Welcome {
  type: "Welcome";
  id: number;
  protocol: number;
  game: GameInfo;
  rules: RulesetInfo;
  seats: number[];
  host: boolean;
  moment: number;
  view: View;
  asked: Asked[];
  waiting: Waiting[];
  steps: Step[];
  whole: boolean;
  talk: Talk[];
  pace: number;
  battle: Battle | null;
  coaching: Coaching | null;
}

/**
 * A sea zone as printed.
 */
export interface ZoneInfo {
  where: string;
  borders: string[];
}

/**
 * The base of all orders and answers.
 */
export type Order = AcceptArmistice | Agree | AnnounceLastRound | Attack | Bombard | BreakOff | Buy | CallOff | Casualties | Control | DeclareSubmarineWarfare | DeclineArmistice | End | Involve | Land | Launch | Load | Move | Objection | Offload | Place | Press | Rail | Replace | Represent | Retreat | Spare | Stay | Submerge | Undo;

/**
 * The base of all questions to a power.
 *
 * `word` is its name in a scenario's `asks`; `answers` are the words that answer it, where it is no orders of a phase.
 */
export type Question = AskAgree | AskArmistice | AskCasualties | AskControl | AskLand | AskLaunch | AskOrders | AskPress | AskReplace | AskRepresent | AskRetreat | AskSpare | AskSubmerge;

/**
 * The base of all events.
 */
export type GameEvent = AirSupremacy | ArmisticeConcluded | ArmisticeDeclined | BattleEnded | BattleOpened | BattleshipRepaired | BidArrived | CapitalCaptured | CapitalLiberated | CargoReturned | ControlChanged | DiceRolled | EconomyCollapsed | EconomyRecovered | FleetRetreated | HitsScored | HullDestroyed | HullLaunched | IncomeCollected | LandingCalledOff | LastRoundAnnounced | MineRolled | MinorJoined | MinorMobilized | PhaseBegan | PointsCounted | PowerSurrendered | Refunded | RevolutionBroke | RoundBegan | ShipMined | SubmarineWarfareDeclared | Submerged | TurnBegan | UnitsLanded | UnitsLost | UnitsRemoved | WarDrawn | WarEntered | WarWon;

export type ClientMessage = Enter | Give | Try | TakeBack | Look | Browse | Foresee | Explain | Say | Sketch | Claim | PassOn | HandOver | Reclaim | SetPace | Rename | Ping;

export type ServerMessage = Welcome | Happened | Done | Refusal | Tried | Openings | Tray | Forecasts | Reasons | Said | Sketched | Attendance | SeatSecret | Pong | Farewell;

export type AnyInquiry = LandInquiry | VoyageInquiry | SeaInquiry | FrontInquiry | OrdersInquiry | SeaOrdersInquiry | MinesInquiry;

export type AnyOdds = BattleOdds | VoyageOdds | MinesOdds | FrontOdds | BestOrders;
