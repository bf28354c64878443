// How the player comes to a table: sits down, makes one, looks for company, plays once more.
import { change } from '../net/account.ts';
import { PAIRING, newChain, rematchOf } from '../fair/chain.ts';
import { withGuided, type Habits } from '../state/habits.ts';
import type { Page } from './page.svelte.ts';
import { tablePath } from './route.ts';
import * as session from '../net/session.ts';
import { makeStudy } from '../net/studies.ts';
import type { State, Table } from '../state/state.ts';
import type { NewStudyAsk, PairAsk, SetupAsk } from '../net/wire.gen.ts';

/** Takes *seat* at the table that is shown, with a chain of this browser's own. */
export function sit(page: Page, table: string, seat: number): void {
  meet(page, hasCompany(page.state.table, seat), () => {
    sitDown(page, table, seat);
  });
}

/** Plays once more with the same people; where, the server will tell. */
export function rematch(page: Page, { id, seat, chairs }: Table): void {
  meet(page, hasCompany({ chairs }, seat), () => {
    page.ask({ type: 'rematch', table: id, chain: newChain(rematchOf(id)) });
  });
}

/** Looks for company; a chain of this browser's own goes along, for a table not known yet. */
export function pair(page: Page, ask: Omit<PairAsk, 'type' | 'chain'>): void {
  meet(page, true, () => {
    page.rated = ask.rated === true;
    page.ask({ ...ask, type: 'pair', chain: newChain(PAIRING) });
  });
}

/** Opens a new table and goes there; with bots on all other seats the match starts at once. A
 *  *guided* one comes with advice. */
export async function makeTable(
  page: Page,
  setup: SetupAsk,
  start: boolean,
  guided = false,
): Promise<void> {
  const make = () =>
    page.try(async () => {
      const table = await session.makeTable({ ...setup, pace: page.habits.pace });
      if (guided) page.habit(withGuided(page.habits, table));
      if (start) page.starting = table;
      page.go(tablePath(table));
      sitDown(page, table, 0);
      if (start) page.ask({ type: 'start', table });
    });
  if (start) await make();
  else meet(page, true, () => void make());
}

/** Opens a study and goes there; the player has a seat already. Among friends a name is asked for first. */
export function playOn(page: Page, ask: NewStudyAsk): void {
  const free = ask.bots?.some((bot, seat) => bot === null && seat !== ask.seat) ?? true;
  meet(page, free, () => {
    void page.try(async () => {
      page.go(tablePath(await makeStudy(ask)));
    });
  });
}

/** Lets the others call the player *name*; what the server refuses is thrown. */
export async function takeName(page: Page, name: string): Promise<void> {
  if (name !== page.state.you?.name) {
    const you = await change({ name });
    page.change((state) => ({ ...state, you }));
  }
  page.habit({ named: true });
}

/** Whether there is anybody but bots, or may be, where the player has *seat*. */
export function hasCompany(table: Pick<Table, 'chairs'> | null, seat: number | null): boolean {
  return table?.chairs.some(({ bot }, other) => bot === null && other !== seat) ?? true;
}

/** Whether the player goes by a given name, and was never asked for another. */
export function isUnnamed({ you }: State, { named }: Habits): boolean {
  return !named && you?.kind === 'guest';
}

/** Comes among people: who has no name yet is asked for one. */
export function greet(page: Page): void {
  meet(page, true, () => undefined);
}

// Before the first time with people the player is asked what to be called.
function meet(page: Page, company: boolean, deed: () => void): void {
  if (company && isUnnamed(page.state, page.habits)) page.naming = deed;
  else deed();
}

function sitDown(page: Page, table: string, seat: number): void {
  page.ask({ type: 'sit', table, seat, chain: newChain(table) });
}
