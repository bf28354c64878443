// A match on the score pad as text: in the browser's memory, and in the address that is shared.
import { SCORING, isPriced } from '../play/scoring.ts';
import { COLOURS } from '../play/thirteen.ts';
import type { ThirteenTally } from '../wire.gen.ts';
import { gangFault, thirteenFault } from './faults.ts';
import type { GangDeal, Sheet, ThirteenDeal } from './sheet.ts';

/** Texts that were written are read for ever; another form gets another number. */
const VERSION = 1;
export const LONGEST_NAME = 20;

/** *sheet* as text that ``read`` reads back, and that can stand in an address. */
export function write(sheet: Sheet): string {
  const { game, id, begun, dealer, names } = sheet;
  const text = new URLSearchParams(
    Object.entries({ v: VERSION, game, id, begun, dealer }).map(([key, value]) => [
      key,
      `${value}`,
    ]),
  );
  for (const name of names) text.append('name', name);
  if (sheet.game === 'gang') {
    text.append('edition', sheet.edition);
    text.append('undeclared', sheet.undeclared);
    text.append('target', `${sheet.target}`);
    text.append('target_rule', sheet.target_rule);
    for (const deal of sheet.deals) text.append('deal', writeGang(deal));
  } else {
    for (const deal of sheet.deals) text.append('deal', writeThirteen(deal));
  }
  return text.toString();
}

/** The match that *text* holds; null where it is none, or not a whole one. */
export function read(text: string): Sheet | null {
  const fields = new URLSearchParams(text);
  const game = fields.get('game');
  if (fields.get('v') !== `${VERSION}` || (game !== 'gang' && game !== 'thirteen')) return null;
  const id = fields.get('id') ?? '';
  const begun = numberOf(fields.get('begun'));
  const names = fields.getAll('name');
  const dealer = numberOf(fields.get('dealer'));
  const sound =
    isId(id) &&
    begun !== null &&
    SCORING[game].seats.includes(names.length) &&
    names.every((name) => name !== '' && name.length <= LONGEST_NAME) &&
    dealer !== null &&
    dealer < names.length;
  if (!sound) return null;
  const match = { id, begun, names, dealer };
  return game === 'gang' ? readGang(match, fields) : readThirteen(match, fields);
}

/** Whether *text* was written by a later version of this page. */
export function isNewer(text: string): boolean {
  return (numberOf(new URLSearchParams(text).get('v')) ?? 0) > VERSION;
}

/** Whether *id* can be the name of a match. */
export function isId(id: string): boolean {
  return /^[0-9a-f]{16}$/.test(id);
}

type Match = Pick<Sheet, 'id' | 'begun' | 'names' | 'dealer'>;

function readGang(match: Match, fields: URLSearchParams): Sheet | null {
  const priced = {
    undeclared: fields.get('undeclared'),
    target: numberOf(fields.get('target')),
    target_rule: fields.get('target_rule'),
  };
  const deals = fields.getAll('deal').map((deal) => gangDeal(deal, match.names.length));
  if (!isPriced(priced) || !areWhole(deals)) return null;
  return { ...match, game: 'gang', edition: fields.get('edition') ?? '', ...priced, deals };
}

function readThirteen(match: Match, fields: URLSearchParams): Sheet | null {
  const deals = fields.getAll('deal').map((deal) => thirteenDeal(deal, match.names.length));
  return areWhole(deals) ? { ...match, game: 'thirteen', deals } : null;
}

// The winner, then what everybody has left, with a star where "Last card!" was forgotten.
function writeGang({ winner, left, undeclared }: GangDeal): string {
  const counts = left.map((cards, seat) => `${cards}${undeclared.includes(seat) ? '*' : ''}`);
  return `${winner}_${counts.join('.')}`;
}

function gangDeal(text: string, seats: number): GangDeal | null {
  const [first = '', rest = ''] = text.split('_');
  const counts = rest.split('.');
  const left = counts.map((count) => numberOf(count.replace('*', '')));
  const winner = numberOf(first);
  if (winner === null || !areWhole(left) || left.length !== seats) return null;
  const undeclared = counts.flatMap((count, seat) => (count.endsWith('*') ? [seat] : []));
  const deal = { winner, left, undeclared };
  return gangFault(deal) === null ? deal : null;
}

// Blue, yellow, green and rotten of everybody.
function writeThirteen(deal: ThirteenDeal): string {
  return deal.map((tally) => COLOURS.map((colour) => tally[colour]).join('.')).join('_');
}

function thirteenDeal(text: string, seats: number): ThirteenDeal | null {
  const deal = text.split('_').map((counts) => tallyOf(counts.split('.').map(numberOf)));
  if (!areWhole(deal) || deal.length !== seats) return null;
  return thirteenFault(deal) === null ? deal : null;
}

/** The cards of each colour, counted in the order of the colours; null where a number is missing. */
export function tallyOf(counts: readonly (number | null)[]): ThirteenTally | null {
  const [blue, yellow, green, rotten, more] = counts;
  if (blue == null || yellow == null || green == null || rotten == null) return null;
  return more === undefined ? { blue, yellow, green, rotten } : null;
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function areWhole<T>(all: readonly (T | null)[]): all is readonly T[] {
  return !all.includes(null);
}
