// Written by `make wire` from lastcard.wire; do not edit.

/** The version of the protocol. */
export const VERSION = 1;

/** How many bytes an ask may have. */
export const LONGEST_FRAME = 4096;

/** What bots are called, by seat. */
export const PEOPLE = ["Mei","Bo","Lin","Tao","Ren","Kai","Jun","Yan"] as const;

/** The first message: the version the client speaks. */
export interface HelloAsk {
  readonly type: "hello";
  readonly id?: string | null;
  readonly version: number;
}

/** Is anybody there, and what time is it? */
export interface PingAsk {
  readonly type: "ping";
  readonly id?: string | null;
}

/** Show me *table*, from my seat or as a watcher; *since* is the last number I have seen. */
export interface OpenAsk {
  readonly type: "open";
  readonly id?: string | null;
  readonly table: string;
  readonly since?: number | null;
}

/** Stop telling me about *table*. */
export interface ShutAsk {
  readonly type: "shut";
  readonly id?: string | null;
  readonly table: string;
}

/** Give me *seat*; my part in the deals is the chain that ends in *chain*. */
export interface SitAsk {
  readonly type: "sit";
  readonly id?: string | null;
  readonly table: string;
  readonly seat: number;
  readonly chain?: string | null;
}

/** I get up, before the match. */
export interface StandAsk {
  readonly type: "stand";
  readonly id?: string | null;
  readonly table: string;
}

/** I am ready, or no longer ready. */
export interface ReadyAsk {
  readonly type: "ready";
  readonly id?: string | null;
  readonly table: string;
  readonly ready: boolean;
}

/** The arranger seats *bot* on an empty *seat*, or with none takes the bot away. */
export interface BotAsk {
  readonly type: "bot";
  readonly id?: string | null;
  readonly table: string;
  readonly seat: number;
  readonly bot?: string | null;
}

/** The arranger removes the player on *seat*, before the match. */
export interface RemoveAsk {
  readonly type: "remove";
  readonly id?: string | null;
  readonly table: string;
  readonly seat: number;
}

/** The arranger begins the match. */
export interface StartAsk {
  readonly type: "start";
  readonly id?: string | null;
  readonly table: string;
}

/** My move; *turn* is the turn number of the view it answers. */
export interface MoveAsk {
  readonly type: "move";
  readonly id?: string | null;
  readonly table: string;
  readonly turn: number;
  readonly move: string;
}

/** My link for *deal*, and where I cut if it is mine to cut. */
export interface LinkAsk {
  readonly type: "link";
  readonly id?: string | null;
  readonly table: string;
  readonly deal: number;
  readonly link: string;
  readonly cut?: number | null;
}

/** I have seen the score; deal. */
export interface NextAsk {
  readonly type: "next";
  readonly id?: string | null;
  readonly table: string;
}

/** Table talk: a stock *phrase*, or free *text* where the table allows it. */
export interface SayAsk {
  readonly type: "say";
  readonly id?: string | null;
  readonly table: string;
  readonly phrase?: string | null;
  readonly text?: string | null;
}

/** Let the bots move at another *pace*. */
export interface PaceAsk {
  readonly type: "pace";
  readonly id?: string | null;
  readonly table: string;
  readonly pace: "fast" | "normal" | "slow";
}

/** I leave the match; a bot plays on. */
export interface LeaveAsk {
  readonly type: "leave";
  readonly id?: string | null;
  readonly table: string;
}

/** I play my seat again. */
export interface BackAsk {
  readonly type: "back";
  readonly id?: string | null;
  readonly table: string;
}

/** Once more with the same people; my part in the deals is the chain that ends in *chain*. */
export interface RematchAsk {
  readonly type: "rematch";
  readonly id?: string | null;
  readonly table: string;
  readonly chain?: string | null;
}

/** What would a strong bot play, and why? Between deals: what decided the last one? */
export interface HintAsk {
  readonly type: "hint";
  readonly id?: string | null;
  readonly table: string;
}

/** Mute *player*, or stop muting them. */
export interface MuteAsk {
  readonly type: "mute";
  readonly id?: string | null;
  readonly player: string;
  readonly muted: boolean;
}

/** Start or stop telling me about the open tables. */
export interface LobbyAsk {
  readonly type: "lobby";
  readonly id?: string | null;
  readonly on: boolean;
  readonly changes?: boolean;
}

/** Find me a match; after *wait* seconds fill up with bots. */
export interface PairAsk {
  readonly type: "pair";
  readonly id?: string | null;
  readonly game: string;
  readonly edition: string;
  readonly options?: { readonly [name: string]: string };
  readonly seats: number;
  readonly speed?: "days" | "fast" | "normal" | "relaxed";
  readonly rated?: boolean;
  readonly bot?: string;
  readonly chain?: string | null;
  readonly wait?: number;
}

/** Stop looking for a match for me. */
export interface UnpairAsk {
  readonly type: "unpair";
  readonly id?: string | null;
}

/** Let me be there in *look*, or leave it; ``looking`` and ``remarked`` tell what happens. */
export interface LookAsk {
  readonly type: "look";
  readonly id?: string | null;
  readonly look: string;
  readonly on: boolean;
}

/** I lead: everybody who follows sees *place*, with the *eyes* of a seat or with open hands. */
export interface ShowAsk {
  readonly type: "show";
  readonly id?: string | null;
  readonly look: string;
  readonly place: number;
  readonly eyes?: number | null;
  readonly marks?: string;
}

/** I take the lead, where nobody has it; or, leading, give it to *player*. */
export interface LeadAsk {
  readonly type: "lead";
  readonly id?: string | null;
  readonly look: string;
  readonly player?: string | null;
}

/** I step aside and look on my own, or come back. */
export interface AsideAsk {
  readonly type: "aside";
  readonly id?: string | null;
  readonly look: string;
  readonly aside: boolean;
}

/** I say *text* to everybody there. */
export interface RemarkAsk {
  readonly type: "remark";
  readonly id?: string | null;
  readonly look: string;
  readonly text: string;
}

export type Ask =
  | HelloAsk
  | PingAsk
  | OpenAsk
  | ShutAsk
  | SitAsk
  | StandAsk
  | ReadyAsk
  | BotAsk
  | RemoveAsk
  | StartAsk
  | MoveAsk
  | LinkAsk
  | NextAsk
  | SayAsk
  | PaceAsk
  | LeaveAsk
  | BackAsk
  | RematchAsk
  | HintAsk
  | MuteAsk
  | LobbyAsk
  | PairAsk
  | UnpairAsk
  | LookAsk
  | ShowAsk
  | LeadAsk
  | AsideAsk
  | RemarkAsk;

/** *host* makes the table. */
export interface OpenedEntry {
  readonly entry: "opened";
  readonly setup: Setup;
  readonly host: string;
  readonly again?: string | null;
}

/** What is agreed before anybody sits down; it never changes. */
export interface Setup {
  readonly game: string;
  readonly edition: string;
  readonly options: { readonly [name: string]: string };
  readonly seats: number;
  readonly speed: "days" | "fast" | "normal" | "relaxed";
  readonly pace: "fast" | "normal" | "slow";
  readonly public: boolean;
  readonly paired: boolean;
  readonly rated: boolean;
  readonly bot: string;
  readonly bots: readonly (string | null)[];
  readonly talk: "free" | "phrases";
  readonly watch: "delayed" | "live" | "off";
  readonly hints: boolean;
  readonly study: Study | null;
}

/** Where a study comes from: it begins after so many moves that were made elsewhere. */
export interface Study {
  readonly number: number;
  readonly match: string | null;
  readonly redealt: boolean;
  readonly move: string | null;
}

/** The match is a study: when it starts, *moves* are made already. */
export interface ResumedEntry {
  readonly entry: "resumed";
  readonly moves?: readonly MadeEntry[];
}

/** A move that was made elsewhere, before a study begins. */
export interface MadeEntry {
  readonly seat: number;
  readonly move: string;
}

/** A player takes *seat*, pledging the *chain* that ends so, or none. */
export interface SatEntry {
  readonly entry: "sat";
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly chain?: string | null;
}

/** The host seats one of the server's bots on *seat*. */
export interface SeatedEntry {
  readonly entry: "seated";
  readonly seat: number;
  readonly bot: string;
}

/** *seat* is free again, before the match; *removed* when the host did it. */
export interface StoodEntry {
  readonly entry: "stood";
  readonly seat: number;
  readonly removed?: boolean;
}

/** The player on *seat* is ready, or not. */
export interface ReadiedEntry {
  readonly entry: "readied";
  readonly seat: number;
  readonly ready: boolean;
}

/** The match begins. */
export interface StartedEntry {
  readonly entry: "started";
}

/** A step of the provable deal. */
export interface NotedEntry {
  readonly entry: "noted";
  readonly note: string;
}

/** *seat* moves; seat -1 is the table, which deals. */
export interface MovedEntry {
  readonly entry: "moved";
  readonly seat: number;
  readonly move: string;
  readonly id?: string | null;
  readonly by?: "bot" | "clock" | "player";
}

/** From now on a bot plays for *seat*. */
export interface AwayEntry {
  readonly entry: "away";
  readonly seat: number;
  readonly why: "left" | "lost" | "slow";
}

/** The person plays *seat* again. */
export interface BackEntry {
  readonly entry: "back";
  readonly seat: number;
}

/** Talk at the table: the name of a stock *phrase*, or free *text*. */
export interface SaidEntry {
  readonly entry: "said";
  readonly player: string;
  readonly seat: number;
  readonly phrase?: string | null;
  readonly text?: string | null;
}

/** The player on *seat* lets the bots move at another pace. */
export interface PacedEntry {
  readonly entry: "paced";
  readonly seat: number;
  readonly pace: "fast" | "normal" | "slow";
}

/** A rematch is open at the table *match*; whoever sits on *seat* wanted it first. */
export interface AgainEntry {
  readonly entry: "again";
  readonly match: string;
  readonly seat?: number | null;
}

/** The table is closed before the match came to its end. */
export interface ClosedEntry {
  readonly entry: "closed";
  readonly why: "empty" | "idle" | "left" | "long" | "operator";
}

export type TableEntry =
  | OpenedEntry
  | ResumedEntry
  | SatEntry
  | SeatedEntry
  | StoodEntry
  | ReadiedEntry
  | StartedEntry
  | NotedEntry
  | MovedEntry
  | AwayEntry
  | BackEntry
  | SaidEntry
  | PacedEntry
  | AgainEntry
  | ClosedEntry;

/** The answer to ``hello``. */
export interface WelcomeTell {
  readonly type: "welcome";
  readonly version: number;
  readonly you: Person;
  readonly now: number;
  readonly muted: readonly string[];
  readonly pauses: number;
}

/** Who is at the other end. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: "account" | "bot" | "guest";
}

/** The server speaks *version*: load the page again; nothing is lost. */
export interface ReloadTell {
  readonly type: "reload";
  readonly version: number;
}

/** The server is there. */
export interface PongTell {
  readonly type: "pong";
  readonly now: number;
  readonly id: string | null;
}

/** What was asked with *id* is done, written down under *number* where it was. */
export interface DoneTell {
  readonly type: "done";
  readonly id: string | null;
  readonly number: number | null;
}

/** What was asked with *id* is refused: a code, its arguments, and a sentence for people. */
export interface RefusedTell {
  readonly type: "refused";
  readonly id: string | null;
  readonly code: string;
  readonly args: { readonly [name: string]: string | number };
  readonly sentence: string;
}

/** One entry of the table's journal, and what it led to. Numbers have no gaps. */
export interface ToldTell {
  readonly type: "told";
  readonly table: string;
  readonly number: number;
  readonly at: number;
  readonly entry: TableEntry;
  readonly events: readonly Event[];
  readonly moves: readonly MovedEntry[];
  readonly chairs: readonly Chair[] | null;
  readonly view: View | null;
  readonly clock: Clock | null;
}

/** A seat as everybody may see it. */
export interface Chair {
  readonly player: string | null;
  readonly name: string | null;
  readonly bot: string | null;
  readonly ready: boolean;
  readonly away: boolean;
  readonly left: boolean;
}

/** Whose time runs, and until when, in milliseconds since 1970. */
export interface Clock {
  readonly seat: number;
  readonly until: number;
}

/** A table as it stands after *number*: the answer to ``open``. */
export interface WholeTell {
  readonly type: "whole";
  readonly table: string;
  readonly number: number;
  readonly at: number;
  readonly setup: Setup;
  readonly host: string;
  readonly phase: "closed" | "open" | "over" | "playing";
  readonly seat: number | null;
  readonly chairs: readonly Chair[];
  readonly view: View | null;
  readonly seen: readonly Event[];
  readonly moves: readonly MovedEntry[];
  readonly notes: readonly string[];
  readonly talk: readonly SaidEntry[];
  readonly again: string | null;
  readonly again_by: number | null;
  readonly closed: "empty" | "idle" | "left" | "long" | "operator" | null;
  readonly pace: "fast" | "normal" | "slow";
  readonly clock: Clock | null;
}

/** Who is connected, seat by seat, and how a lobby goes on; it stands in no journal. */
export interface PresenceTell {
  readonly type: "presence";
  readonly table: string;
  readonly present: readonly boolean[];
  readonly watchers: number;
  readonly arranger: string | null;
  readonly waits_for: readonly number[];
}

/** What a strong bot would play at *turn*, and why, in the player's language. */
export interface HintedTell {
  readonly type: "hinted";
  readonly table: string;
  readonly turn: number;
  readonly move: string;
  readonly why: readonly string[];
  readonly topic: string;
  readonly about: string;
  readonly scene: readonly string[];
  readonly basics: readonly string[];
  readonly id: string | null;
}

/** What decided the deal that is over at *turn*, and what it says to the player, in words. */
export interface LookbackTell {
  readonly type: "lookback";
  readonly table: string;
  readonly turn: number;
  readonly why: readonly string[];
  readonly id: string | null;
}

/** The tables that are listed now, whole; it replaces what was told before. */
export interface TablesTell {
  readonly type: "tables";
  readonly tables: readonly Listed[];
  readonly waiting: number;
}

/** A table in the lobby. */
export interface Listed {
  readonly table: string;
  readonly setup: Setup;
  readonly host: string | null;
  readonly phase: "closed" | "open" | "over" | "playing";
  readonly chairs: readonly Chair[];
  readonly watchers: number;
}

/** What has changed in the list of tables since it was told last. */
export interface RelistedTell {
  readonly type: "relisted";
  readonly tables: readonly Listed[];
  readonly gone: readonly string[];
  readonly waiting: number;
}

/** A match was found: open *table*, where you have a seat. */
export interface PairedTell {
  readonly type: "paired";
  readonly table: string;
}

/** You wait to be paired, until *until* at the latest. */
export interface WaitingTell {
  readonly type: "waiting";
  readonly until: number;
}

/** It is your turn at *table*, which you need not have open. */
export interface TurnTell {
  readonly type: "turn";
  readonly table: string;
  readonly game: string;
  readonly speed: "days" | "fast" | "normal" | "relaxed";
}

/** One of your unfinished tables has changed; told to those who follow the lobby. */
export interface MineTell {
  readonly type: "mine";
}

/** The server stops; come back in *seconds*. Everything is kept. */
export interface FarewellTell {
  readonly type: "farewell";
  readonly seconds: number;
}

/** A shared look as it stands: who is there, who leads, and what is shown. */
export interface LookingTell {
  readonly type: "looking";
  readonly look: string;
  readonly people: readonly Onlooker[];
  readonly leader: string | null;
  readonly place: number;
  readonly eyes: number | null;
  readonly marks: string;
}

/** Somebody who is there. */
export interface Onlooker {
  readonly player: string;
  readonly name: string;
  readonly aside: boolean;
}

/** What was said in a shared look: lately, to who comes; then each remark as it is made. */
export interface RemarkedTell {
  readonly type: "remarked";
  readonly look: string;
  readonly remarks: readonly RemarkMade[];
}

/** Something that was said there. */
export interface RemarkMade {
  readonly player: string;
  readonly name: string;
  readonly text: string;
}

export type Tell =
  | WelcomeTell
  | ReloadTell
  | PongTell
  | DoneTell
  | RefusedTell
  | ToldTell
  | WholeTell
  | PresenceTell
  | HintedTell
  | LookbackTell
  | TablesTell
  | RelistedTell
  | PairedTell
  | WaitingTell
  | TurnTell
  | MineTell
  | FarewellTell
  | LookingTell
  | RemarkedTell;

/** Cut the deck (GF-2.4). */
export interface GangCutDeck {
  readonly code: "cut";
}

/** Cut again and show a card (GF-2.4). */
export interface GangShowCard {
  readonly code: "show";
}

/** Give *to* any one card in return (GF-11.2). */
export interface GangGiveCard {
  readonly code: "give";
  readonly to: number;
}

/** Say "Last card!" before the next player acts (GF-8.2). */
export interface GangSayLastCard {
  readonly code: "call";
}

/** Lead with the multi-coloured 1, in at most *most* cards (GF-3.1, GF-3.2). */
export interface GangOpen {
  readonly code: "open";
  readonly most: number | null;
}

/** Lead anything (GF-3.4, GF-7.3). */
export interface GangLead {
  readonly code: "lead";
}

/** Lead two or more cards: *next* holds a last card (GF-9.3). */
export interface GangLeadSeveral {
  readonly code: "lead-several";
  readonly next: number;
}

/** Lead *card*, the highest, having no combo of several: *next* holds a last card (GF-9.3). */
export interface GangLeadHighest {
  readonly code: "lead-highest";
  readonly next: number;
  readonly card: string;
}

/** Beat the single: *next* holds a last card (GF-9.1, GF-9.2). */
export interface GangBlock {
  readonly code: "block";
  readonly next: number;
  readonly card: string | null;
  readonly gang: boolean;
}

/** Play higher, or pass (GF-7.1). */
export interface GangBeat {
  readonly code: "beat";
}

/** Pass: nothing in the hand is higher (GF-7.2). */
export interface GangNothingHigher {
  readonly code: "nothing-higher";
}

export type GangDuty =
  | GangCutDeck
  | GangShowCard
  | GangGiveCard
  | GangSayLastCard
  | GangOpen
  | GangLead
  | GangLeadSeveral
  | GangLeadHighest
  | GangBlock
  | GangBeat
  | GangNothingHigher;

/** Everything one seat may know; ``seat`` is None for a watcher. */
export interface GangView {
  readonly game: "gang";
  readonly seat: number | null;
  readonly seats: number;
  readonly options: GangOptions;
  readonly number: number;
  readonly deal: number;
  readonly phase: "deal" | "cut" | "show" | "exchange" | "play" | "done";
  readonly dealer: number;
  readonly direction: number;
  readonly awaits: number | null;
  readonly hand: string;
  readonly counts: readonly number[];
  readonly to_beat: string | null;
  readonly owner: number | null;
  readonly cycle: readonly GangSaid[];
  readonly discards: readonly (readonly GangSaid[])[] | null;
  readonly declared: readonly number[];
  readonly out: readonly number[];
  readonly exchange: GangGift | null;
  readonly shown: readonly GangShownCard[];
  readonly pad: readonly GangRow[];
  readonly totals: readonly number[];
  readonly opened: readonly string[] | null;
  readonly outcome: Outcome | null;
  readonly legal: readonly string[];
  readonly duty: GangDuty | null;
  readonly next_deal: NextDeal | null;
  readonly right: readonly number[];
}

/** The rules a match is played by, where the booklets differ or a house may choose. */
export interface GangOptions {
  readonly edition: string;
  readonly opening_limit: "5" | "none";
  readonly last_card: "automatic" | "spoken";
  readonly undeclared: "one" | "plus_one";
  readonly block: "single" | "single_or_gang";
  readonly block_lead: "free" | "highest";
  readonly after_pass: "may_return" | "out_of_cycle";
  readonly discards: "covered" | "open";
  readonly ceremony: "off" | "on";
  readonly count: "clockwise" | "counter_clockwise" | "direction" | "none";
  readonly target: number;
  readonly target_rule: "exceed" | "reach";
  readonly first_dealer: number;
}

/** A play or a pass of the current deal, as text. */
export interface GangSaid {
  readonly seat: number;
  readonly move: string;
}

/** The exchange before this deal; *returned* is None until the winner has chosen. */
export interface GangGift {
  readonly giver: number;
  readonly taker: number;
  readonly given: string;
  readonly returned: string | null;
}

/** A card everybody saw at the cut, and who was dealt it (None: the dummy, or not yet dealt). */
export interface GangShownCard {
  readonly card: string;
  readonly holder: number | null;
}

/** One line of the score pad. */
export interface GangRow {
  readonly direction: number;
  readonly winner: number;
  readonly left: readonly number[];
  readonly points: readonly number[];
  readonly undeclared: readonly number[];
}

/** How a match ended. */
export interface Outcome {
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

/** What is settled about the coming deal before its cards are dealt. */
export interface NextDeal {
  readonly dealer: number;
  readonly leader: number | null;
  readonly direction: number;
  readonly giving: Giving | null;
}

/** Who will give a card to whom. */
export interface Giving {
  readonly giver: number;
  readonly taker: number;
}

/** A deal begins. */
export interface GangDealt {
  readonly event: "dealt";
  readonly deal: number;
  readonly dealer: number;
  readonly direction: number;
}

/** The deck was cut (GF-2.4). */
export interface GangDeckCut {
  readonly event: "deck_cut";
  readonly seat: number;
  readonly at: number;
}

/** The dealer showed the card at the cut; a phoenix or dragon means another cut (GF-2.4). */
export interface GangCardShown {
  readonly event: "card_shown";
  readonly seat: number;
  readonly card: string;
  readonly again: boolean;
}

/** A card crossed the table; *forced* when its giver had no choice (GF-11). */
export interface GangGiven {
  readonly event: "given";
  readonly giver: number;
  readonly taker: number;
  readonly card: string;
  readonly forced: boolean;
}

/** A combo was played. */
export interface GangPlayed {
  readonly event: "played";
  readonly seat: number;
  readonly cards: string;
  readonly type: string;
  readonly left: number;
}

/** A seat passed. */
export interface GangPassed {
  readonly event: "passed";
  readonly seat: number;
}

/** A seat holds one card, and said so or the table did (GF-8.1). */
export interface GangDeclared {
  readonly event: "declared";
  readonly seat: number;
}

/** A seat forgot to declare its last card and is out of the deal (GF-8.3). */
export interface GangUndeclared {
  readonly event: "undeclared";
  readonly seat: number;
}

/** All others have passed; *leader* leads (GF-7.3). */
export interface GangCycleEnded {
  readonly event: "cycle_ended";
  readonly leader: number;
}

/** A deal was won; hands are opened and counted. */
export interface GangDealEnded {
  readonly event: "deal_ended";
  readonly winner: number;
  readonly hands: readonly string[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

/** The match is over. */
export interface GangMatchEnded {
  readonly event: "match_ended";
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

export type GangEvent =
  | GangDealt
  | GangDeckCut
  | GangCardShown
  | GangGiven
  | GangPlayed
  | GangPassed
  | GangDeclared
  | GangUndeclared
  | GangCycleEnded
  | GangDealEnded
  | GangMatchEnded;

/** Put a card on a target (TH-2.2, TH-2.3). */
export interface ThirteenPut {
  readonly code: "put";
  readonly takes: readonly number[];
}

/** The same where every card takes some: there is no passing (TH-2.2). */
export interface ThirteenTake {
  readonly code: "take";
  readonly takes: readonly number[];
}

export type ThirteenDuty =
  | ThirteenPut
  | ThirteenTake;

/** Everything one seat may know; ``seat`` is None for a watcher. */
export interface ThirteenView {
  readonly game: "thirteen";
  readonly seat: number | null;
  readonly seats: number;
  readonly options: ThirteenOptions;
  readonly number: number;
  readonly deal: number;
  readonly phase: "deal" | "play" | "done";
  readonly dealer: number;
  readonly direction: number;
  readonly awaits: number | null;
  readonly hand: string;
  readonly counts: readonly number[];
  readonly targets: readonly ThirteenTarget[];
  readonly pile: number;
  readonly taken: readonly number[];
  readonly opened: readonly string[] | null;
  readonly pad: readonly ThirteenRow[];
  readonly totals: readonly number[];
  readonly outcome: Outcome | null;
  readonly legal: readonly string[];
  readonly duty: ThirteenDuty | null;
  readonly next_deal: NextDeal | null;
  readonly right: readonly number[];
}

/** The rules a match is played by, where a house may choose. */
export interface ThirteenOptions {
  readonly edition: string;
  readonly deal: "all" | "five";
  readonly open_piles: "off" | "on";
  readonly first_dealer: number;
}

/** A target, the cards on it in the order in which they were put there, and their sum. */
export interface ThirteenTarget {
  readonly name: string;
  readonly cards: string;
  readonly sum: number;
}

/** One line of the score pad. */
export interface ThirteenRow {
  readonly dealer: number;
  readonly tallies: readonly ThirteenTally[];
  readonly points: readonly number[];
}

/** How many cards of each colour a seat has taken. */
export interface ThirteenTally {
  readonly blue: number;
  readonly yellow: number;
  readonly green: number;
  readonly rotten: number;
}

/** A deal begins. */
export interface ThirteenDealt {
  readonly event: "dealt";
  readonly deal: number;
  readonly dealer: number;
  readonly direction: number;
}

/** A card was put on a target, which brings the sum there to *sum*. */
export interface ThirteenPlayed {
  readonly event: "played";
  readonly seat: number;
  readonly card: string;
  readonly target: string;
  readonly sum: number;
}

/** The sum was over 13: the cards that lay there before go to the player (TH-2.5). */
export interface ThirteenTook {
  readonly event: "took";
  readonly seat: number;
  readonly target: string;
  readonly cards: string;
  readonly taken: number;
}

/** A card was drawn; *pile* cards are left to draw (TH-2.4). */
export interface ThirteenDrew {
  readonly event: "drew";
  readonly seat: number;
  readonly pile: number;
}

/** A deal is over; what everybody has taken is opened and counted (TH-2.7, TH-3). */
export interface ThirteenDealEnded {
  readonly event: "deal_ended";
  readonly taken: readonly string[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

/** The match is over. */
export interface ThirteenMatchEnded {
  readonly event: "match_ended";
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

export type ThirteenEvent =
  | ThirteenDealt
  | ThirteenPlayed
  | ThirteenTook
  | ThirteenDrew
  | ThirteenDealEnded
  | ThirteenMatchEnded;

/** What is agreed before anybody sits down; it never changes. */
export interface SetupAsk {
  readonly game: string;
  readonly edition: string;
  readonly options?: { readonly [name: string]: string };
  readonly seats: number;
  readonly speed?: "days" | "fast" | "normal" | "relaxed";
  readonly pace?: "fast" | "normal" | "slow";
  readonly public?: boolean;
  readonly paired?: boolean;
  readonly rated?: boolean;
  readonly bot?: string;
  readonly bots?: readonly (string | null)[];
  readonly talk?: "free" | "phrases";
  readonly watch?: "delayed" | "live" | "off";
  readonly hints?: boolean;
  readonly study?: StudyAsk | null;
}

/** Where a study comes from: it begins after so many moves that were made elsewhere. */
export interface StudyAsk {
  readonly number: number;
  readonly match?: string | null;
  readonly redealt?: boolean;
  readonly move?: string | null;
}

/** No fields. */
export interface NothingAsk {
}

/** Let me in as a guest called *name*, or give me a name. */
export interface NewGuestAsk {
  readonly name?: string | null;
  readonly language?: string | null;
}

/** From now on I am called *name*, or read *language*. */
export interface ChangeAsk {
  readonly name?: string | null;
  readonly language?: string | null;
}

/** Turn me, a guest, into an account that keeps everything. */
export interface NewAccountAsk {
  readonly name: string;
  readonly password: string;
}

/** I am *name*. */
export interface LogInAsk {
  readonly name: string;
  readonly password: string;
}

/** I am *name* and have lost my password: here is a recovery *code*, and a new password. */
export interface RecoverAsk {
  readonly name: string;
  readonly code: string;
  readonly password: string;
}

/** Instead of *old* my password is *password*. */
export interface NewPasswordAsk {
  readonly old: string;
  readonly password: string;
}

/** Give me new recovery codes; my *password* proves that it is me. */
export interface NewCodesAsk {
  readonly password: string;
}

/** Forget me; an account says its *password*. */
export interface GoodbyeAsk {
  readonly password?: string | null;
}

/** Make a bot account for a program of mine. */
export interface NewBotAsk {
  readonly name: string;
}

/** Report what *player* did at line *number* of a match. */
export interface NewReportAsk {
  readonly player: string;
  readonly reason: "name" | "other" | "play" | "talk";
  readonly text?: string;
  readonly match?: string | null;
  readonly number?: number | null;
}

/** Let me play on from a move of a finished *match*, or of a *record*, on *seat*. */
export interface NewStudyAsk {
  readonly match?: string | null;
  readonly record?: string | null;
  readonly number: number;
  readonly seat: number;
  readonly bots?: readonly (string | null)[];
  readonly redealt?: boolean;
  readonly move?: string | null;
}

/** Let me show others a finished *match*, or a *record*, beginning at *place*. */
export interface NewLookAsk {
  readonly match?: string | null;
  readonly record?: string | null;
  readonly place?: number;
  readonly eyes?: number | null;
}

/** At most so many. */
export interface Best {
  readonly limit: number;
}

/** As seen from *seat*: the moves after the first *after*, at most *limit* of them. */
export interface Sight {
  readonly seat: number;
  readonly after: number;
  readonly limit: number;
}

/** The steps after the first *after*, at most *limit* of them. */
export interface StepsAfter {
  readonly after: number;
  readonly limit: number;
}

/** A record, as text or as JSON, to be told as steps: those after the first *after*. */
export interface RecordToReplayAsk {
  readonly record: string;
  readonly after?: number;
}

/** Why something was refused: a code, its arguments, and a sentence for people. */
export interface Problem {
  readonly code: string;
  readonly args: { readonly [name: string]: string | number };
  readonly sentence: string;
}

/** How strong a player is thought to be, after so many rated matches. */
export interface Strength {
  readonly rating: number;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
}

/** The caller. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly kind: "account" | "bot" | "guest";
  readonly language: string | null;
  readonly created: number;
  readonly ratings: { readonly [name: string]: Strength };
  readonly codes: number;
}

/** The account, and its recovery codes, which are never shown again. */
export interface AccountMade {
  readonly me: Me;
  readonly codes: readonly string[];
}

/** Recovery codes, which are never shown again. */
export interface Codes {
  readonly codes: readonly string[];
}

/** A browser with a login. */
export interface Login {
  readonly id: string;
  readonly created: number;
  readonly seen: number;
  readonly agent: string;
  readonly here: boolean;
}

/** Everywhere the caller is logged in, last used first. */
export interface Logins {
  readonly logins: readonly Login[];
}

/** A bot account. */
export interface BotAccount {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly seen: number;
}

/** A new bot account, and the token that opens it, which is never shown again. */
export interface BotMade {
  readonly bot: BotAccount;
  readonly token: string;
}

/** The caller's bot accounts, oldest first. */
export interface Bots {
  readonly bots: readonly BotAccount[];
}

/** The table that was made. */
export interface Made {
  readonly table: string;
}

/** The shared look that was made; whoever knows its name may come. */
export interface LookMade {
  readonly look: string;
}

/** The tables in the lobby. */
export interface OpenTables {
  readonly tables: readonly Listed[];
}

/** A line of a leaderboard. */
export interface Rank {
  readonly player: string;
  readonly name: string;
  readonly strength: Strength;
}

/** The strongest accounts at a game. */
export interface Leaderboard {
  readonly game: string;
  readonly ranks: readonly Rank[];
}

/** The report was kept for the operator, under that number. */
export interface Reported {
  readonly report: number;
}

/** The server is well. */
export interface Health {
  readonly status: "ok";
  readonly version: string;
}

/** An option of a game: one of *values*, or a whole number from *lowest* to *highest*. */
export interface Option {
  readonly name: string;
  readonly values: readonly string[] | null;
  readonly lowest: number | null;
  readonly highest: number | null;
}

/** A named set of options; all of them are in it. */
export interface Edition {
  readonly name: string;
  readonly options: { readonly [name: string]: string };
}

/** A bot that comes with the server. */
export interface HouseBot {
  readonly name: string;
  readonly thinks: boolean;
  readonly ladder: boolean;
}

/** A game; the first of its editions is the usual one. */
export interface GameInfo {
  readonly key: string;
  readonly fewest: number;
  readonly most: number;
  readonly editions: readonly Edition[];
  readonly options: readonly Option[];
  readonly own: { readonly [name: string]: string };
  readonly common: string;
  readonly quick: { readonly [name: string]: string };
  readonly bots: readonly HouseBot[];
  readonly advice: boolean;
  readonly lessons: boolean;
}

/** Everything a table can be made with. */
export interface Catalogue {
  readonly games: readonly GameInfo[];
  readonly speeds: readonly ("days" | "fast" | "normal" | "relaxed")[];
  readonly phrases: readonly string[];
  readonly languages: readonly string[];
  readonly most_deals: number;
  readonly most_asides: number;
  readonly reviews: readonly string[];
  readonly address: string | null;
  readonly key: string | null;
}

/** Who has a seat: a player, or one of the server's bots. */
export interface Sitting {
  readonly seat: number;
  readonly player: string | null;
  readonly name: string;
  readonly bot: string | null;
}

/** A match as lists show it. */
export interface MatchInfo {
  readonly match: string;
  readonly setup: Setup;
  readonly host: string;
  readonly phase: "closed" | "open" | "over" | "playing";
  readonly sitting: readonly Sitting[];
  readonly opened: number;
  readonly changed: number;
  readonly turn_of: string | null;
  readonly due: number | null;
  readonly finished: number | null;
  readonly totals: readonly number[] | null;
  readonly winners: readonly number[] | null;
}

/** A match that is not over, for one of those who sit there. */
export interface MyTable {
  readonly match: string;
  readonly setup: Setup;
  readonly host: string;
  readonly phase: "closed" | "open" | "over" | "playing";
  readonly sitting: readonly Sitting[];
  readonly opened: number;
  readonly changed: number;
  readonly turn_of: string | null;
  readonly due: number | null;
  readonly finished: number | null;
  readonly totals: readonly number[] | null;
  readonly winners: readonly number[] | null;
  readonly turn: number | null;
  readonly yours: boolean;
  readonly alone: boolean;
  readonly left: boolean;
  readonly deal: number | null;
  readonly points: readonly number[] | null;
}

/** Your unfinished matches: those that wait for you first, those you left last. */
export interface MyTables {
  readonly matches: readonly MyTable[];
}

/** A move, what came of it, and what one seat could see then; seat -1 is the table. */
export interface ReplayStep {
  readonly seat: number;
  readonly move: string;
  readonly events: readonly Event[];
  readonly view: View;
}

/** A page of a finished match, move by move, from one seat. */
export interface Replay {
  readonly record: Record | null;
  readonly seat: number;
  readonly steps: readonly ReplayStep[];
  readonly next: number | null;
}

/** A match, finished or not, with everything needed to replay it. */
export interface Record {
  readonly lastcard: number;
  readonly game: string;
  readonly edition: string;
  readonly options: { readonly [name: string]: string };
  readonly names: readonly string[];
  readonly match: string | null;
  readonly seed: number | null;
  readonly study?: number;
  readonly proof: readonly string[];
  readonly deals: readonly RecordedDeal[];
  readonly totals: readonly number[] | null;
  readonly winners: readonly number[] | null;
}

/** One deal: the table's move that deals the deck, then everything the seats did. */
export interface RecordedDeal {
  readonly moves: readonly RecordedMove[];
  readonly points: readonly number[] | null;
  readonly proof: readonly string[];
}

/** A move as text; seat -1 is the table. */
export interface RecordedMove {
  readonly seat: number;
  readonly move: string;
}

/** A lesson in the list. */
export interface LessonInfo {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly about: string;
}

/** All lessons, game by game, in the order in which they are learned. */
export interface Lessons {
  readonly lessons: readonly LessonInfo[];
}

/** A step: something to look at, a move to be found, or a question with choices. */
export interface LessonStep {
  readonly kind: "ask" | "play" | "show";
  readonly say: string;
  readonly rows: readonly string[];
  readonly drawn: "cards" | "combos" | "order";
  readonly prices: boolean;
  readonly view: View | null;
  readonly choices: readonly string[];
  readonly chosen: "cards" | "number" | "seat";
  readonly left: readonly number[];
  readonly piles: readonly ({ readonly [name: string]: number })[];
}

/** A lesson, step by step. */
export interface WholeLesson {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly steps: readonly LessonStep[];
}

/** I would do this: a move in the notation of the game, or one of the choices. */
export interface TryAsk {
  readonly tried: string;
}

/** Whether it was right, and if not, why. */
export interface TryVerdict {
  readonly right: boolean;
  readonly message: string | null;
  readonly problem: Problem | null;
  readonly needed: readonly string[];
  readonly view: View | null;
}

/** Which of my matches I want: at most *limit*, newest first, starting after *before*. */
export interface SearchAsk {
  readonly limit?: number;
  readonly before?: string | null;
  readonly text?: string;
  readonly game?: string | null;
  readonly edition?: string | null;
  readonly speed?: "days" | "fast" | "normal" | "relaxed" | null;
  readonly company?: "bots" | "people" | null;
  readonly result?: "lost" | "won" | null;
  readonly rated?: boolean | null;
  readonly tag?: string | null;
  readonly since?: number | null;
  readonly until?: number | null;
}

/** A finished match, for one of those who played it. */
export interface MyMatch {
  readonly match: string;
  readonly setup: Setup;
  readonly host: string;
  readonly phase: "closed" | "open" | "over" | "playing";
  readonly sitting: readonly Sitting[];
  readonly opened: number;
  readonly changed: number;
  readonly turn_of: string | null;
  readonly due: number | null;
  readonly finished: number | null;
  readonly totals: readonly number[] | null;
  readonly winners: readonly number[] | null;
  readonly seat: number;
  readonly won: boolean;
  readonly note: string;
  readonly tags: readonly string[];
}

/** Some of your finished matches, newest first. */
export interface MyMatches {
  readonly matches: readonly MyMatch[];
  readonly count: number | null;
}

/** Keep this about a match of mine; what is left out stays as it is. */
export interface KeepNoteAsk {
  readonly note?: string | null;
  readonly tags?: readonly string[] | null;
}

/** What you keep about a match. */
export interface KeptNote {
  readonly note: string;
  readonly tags: readonly string[];
}

/** A tag of yours, and at how many matches it is. */
export interface MyTag {
  readonly tag: string;
  readonly matches: number;
}

/** Your tags, the most used first. */
export interface MyTags {
  readonly tags: readonly MyTag[];
}

/** A reviewed match: your choices in it, and what luck you had. */
export interface ProgressMatch {
  readonly choices: number;
  readonly lost: number;
  readonly squares: number;
  readonly match: string;
  readonly finished: number;
  readonly won: boolean;
  readonly reference: string;
  readonly errors: number;
  readonly kinds: { readonly [name: string]: ChoiceTally };
  readonly result: number | null;
  readonly luck: number | null;
  readonly chance_luck: number | null;
}

/** Choices together; the sums of squares say how sure their mean is. */
export interface ChoiceTally {
  readonly choices: number;
  readonly lost: number;
  readonly squares: number;
}

/** Your rating after a rated match. */
export interface ProgressRating {
  readonly match: string;
  readonly at: number;
  readonly rating: number;
  readonly mu: number;
  readonly sigma: number;
}

/** How you play a game over time, oldest first. */
export interface MyProgress {
  readonly game: string;
  readonly matches: readonly ProgressMatch[];
  readonly ratings: readonly ProgressRating[];
}

/** Review the match, and what I want to see first: the choices of *seat* in *deal*. */
export interface ReviewWishAsk {
  readonly seat?: number | null;
  readonly deal?: number | null;
  readonly anew?: boolean;
}

/** What came after the first *after* pieces of news; wait so many seconds for some. */
export interface ReviewAfter {
  readonly after: number;
  readonly wait: number;
}

/** A review that was made and kept. */
export interface KeptReview {
  readonly made: number;
  readonly version: number;
  readonly reference: string;
  readonly outdated: boolean;
}

/** How far the review of a match is, and what is new of it. */
export interface ReviewNews {
  readonly state: "failed" | "finished" | "none" | "running" | "waiting";
  readonly ahead: number;
  readonly part: number;
  readonly choices: readonly Choice[];
  readonly forgotten: readonly Forgotten[];
  readonly ledger: readonly LedgerRow[];
  readonly curve: readonly CurvePoint[];
  readonly next: number;
  readonly kept: KeptReview | null;
  readonly problem: Problem | null;
}

/** A decision between two or more moves, as the seat knew the deal then. */
export interface Choice {
  readonly deal: number;
  readonly number: number;
  readonly seat: number;
  readonly kind: string;
  readonly made: string;
  readonly best: string;
  readonly loss: number;
  readonly error: number;
  readonly grade: "blunder" | "close" | "fine" | "mistake" | "slip";
  readonly chance_loss: number;
  readonly worlds: number;
  readonly moves: readonly CandidateWorth[];
  readonly reasons: readonly ReasonSaid[];
  readonly hindsight: Hindsight | null;
}

/** What one move was worth when it was chosen. */
export interface CandidateWorth {
  readonly move: string;
  readonly worth: number;
  readonly error: number;
  readonly chance: number;
  readonly policy: number;
}

/** Something true that speaks for the better move, or against the one made. */
export interface ReasonSaid {
  readonly code: string;
  readonly text: string;
  readonly about: "best" | "made";
  readonly args: { readonly [name: string]: string | number };
}

/** The same choice with all hands open; nothing is graded by it. */
export interface Hindsight {
  readonly best: string;
  readonly loss: number;
  readonly error: number;
}

/** A call that was due and never came: named with what it cost, not graded. */
export interface Forgotten {
  readonly deal: number;
  readonly number: number;
  readonly seat: number;
  readonly cost: number;
  readonly error: number;
  readonly chance_cost: number;
}

/** A deal of one seat told apart into luck and choices, in points and in chance to win. */
export interface LedgerRow {
  readonly result: number;
  readonly dealt: number;
  readonly exchange: number;
  readonly others: number;
  readonly own: number;
  readonly hidden: number;
  readonly deal: number;
  readonly seat: number;
  readonly chance: Shares;
}

/** What a result is made of; the parts add up to it. */
export interface Shares {
  readonly result: number;
  readonly dealt: number;
  readonly exchange: number;
  readonly others: number;
  readonly own: number;
  readonly hidden: number;
}

/** What the match stood at before a move, with all hands open. */
export interface CurvePoint {
  readonly deal: number;
  readonly number: number;
  readonly points: readonly number[];
  readonly chance: readonly number[];
}

/** A link to the review and the replay of a match, for whoever has it. */
export interface ShareLink {
  readonly token: string;
  readonly match: string;
  readonly made: number;
}

/** What the caller shares, newest first. */
export interface ShareLinks {
  readonly links: readonly ShareLink[];
}

/** What is behind a link: a match, who shared it, and its review. */
export interface Shared {
  readonly match: MatchInfo;
  readonly by: string;
  readonly kept: KeptReview | null;
}

/** A move, what came of it, and what it changed in what everybody could see; -1 is the table. */
export interface MatchStep {
  readonly seat: number;
  readonly move: string;
  readonly events: readonly Event[];
  readonly closes?: boolean;
  readonly public: Partial<View>;
  readonly own: { readonly [seat: string]: Partial<View> };
  readonly anew?: boolean;
  readonly known?: Known | null;
}

/** Where the cards of a deal are that everybody knows of; all others are unseen. */
export interface Known {
  readonly table: string;
  readonly gone: string;
  readonly held: readonly string[];
}

/** A match from its first deal to its end, as every seat saw it. */
export interface MatchSteps {
  readonly record: Record;
  readonly you: number | null;
  readonly deck: readonly string[];
  readonly view: View;
  readonly steps: readonly MatchStep[];
  readonly next: number | null;
}

/** The choices of one kind. */
export interface KindSummary {
  readonly choices: number;
  readonly loss: number;
}

/** The choices of one seat together. */
export interface SeatSummary {
  readonly seat: number;
  readonly name: string;
  readonly choices: number;
  readonly loss: number;
  readonly error: number;
  readonly lost: number;
  readonly chance_lost: number;
  readonly grades: { readonly [name: string]: number };
  readonly kinds: { readonly [name: string]: KindSummary };
  readonly forgotten: number;
  readonly luck: number | null;
  readonly chance_luck: number | null;
}

/** A match judged. */
export interface Review {
  readonly version: number;
  readonly reference: string;
  readonly game: string;
  readonly match: string | null;
  readonly seats: readonly string[];
  readonly seed: number;
  readonly worlds: number;
  readonly deals: readonly number[];
  readonly choices: readonly Choice[];
  readonly forgotten: readonly Forgotten[];
  readonly ledger: readonly LedgerRow[];
  readonly curve: readonly CurvePoint[];
  readonly summary: readonly SeatSummary[];
}

export type View = GangView | ThirteenView;

export type Event = GangEvent | ThirteenEvent;
