// A match on the score pad as text: in the browser's memory, and in the address that is shared. It is
// short, so that a code that holds it can be photographed.
import { SCORING as GANG, isPriced } from '../../games/gang/scoring.ts';
import { SCORING as THIRTEEN } from '../../games/thirteen/scoring.ts';
import {
  areWhole,
  numberOf,
  readFirstGang,
  readFirstThirteen,
  readGang,
  readThirteen,
  writeGang,
  writeThirteen,
} from './deals.ts';
import type { Sheet } from './sheet.ts';

/** Texts that were written are read for ever; another form gets another number. */
const VERSION = 2;
export const LONGEST_NAME = 20;

/** What the fields are called; in the first version by their whole names. */
const SHORT = {
  game: 'g',
  id: 'i',
  begun: 'b',
  dealer: 'd',
  name: 'n',
  edition: 'e',
  undeclared: 'u',
  target: 't',
  target_rule: 'r',
  deal: 's',
} as const;
type Field = keyof typeof SHORT;

/** *sheet* as text that ``read`` reads back, and that can stand in an address. */
export function write(sheet: Sheet): string {
  const { game, id, begun, dealer, names } = sheet;
  const text = new URLSearchParams({ v: `${VERSION}` });
  const put = (field: Field, value: string | number) => {
    text.append(SHORT[field], `${value}`);
  };
  put('game', game);
  put('id', id);
  put('begun', begun);
  put('dealer', dealer);
  for (const name of names) put('name', name);
  if (sheet.game === 'gang') {
    put('edition', sheet.edition);
    put('undeclared', sheet.undeclared);
    put('target', sheet.target);
    put('target_rule', sheet.target_rule);
    put('deal', writeGang(sheet.deals));
  } else put('deal', writeThirteen(sheet.deals));
  return text.toString();
}

/** The match that *text* holds; null where it is none, or not a whole one. */
export function read(text: string): Sheet | null {
  const fields = new Fields(text);
  const game = fields.get('game');
  if (!fields.known || (game !== 'gang' && game !== 'thirteen')) return null;
  const id = fields.get('id') ?? '';
  const begun = numberOf(fields.get('begun'));
  const names = fields.all('name');
  const dealer = numberOf(fields.get('dealer'));
  const sound =
    isId(id) &&
    begun !== null &&
    { gang: GANG, thirteen: THIRTEEN }[game].seats.includes(names.length) &&
    names.every((name) => name !== '' && name.length <= LONGEST_NAME) &&
    dealer !== null &&
    dealer < names.length;
  if (!sound) return null;
  const match = { id, begun, names, dealer };
  return game === 'gang' ? gangSheet(match, fields) : thirteenSheet(match, fields);
}

/** Whether *text* was written by a later version of this page. */
export function isNewer(text: string): boolean {
  return new Fields(text).version > VERSION;
}

/** Whether *id* can be the name of a match. */
export function isId(id: string): boolean {
  return /^[0-9a-f]{16}$/.test(id);
}

type Match = Pick<Sheet, 'id' | 'begun' | 'names' | 'dealer'>;

/** What stands in a text of any version. */
class Fields {
  readonly version: number;
  readonly #fields: URLSearchParams;

  constructor(text: string) {
    this.#fields = new URLSearchParams(text);
    this.version = numberOf(this.#fields.get('v')) ?? 0;
  }

  /** Whether this page can read it. */
  get known(): boolean {
    return this.version >= 1 && this.version <= VERSION;
  }

  /** Whether it is of the first version. */
  get first(): boolean {
    return this.version === 1;
  }

  get(field: Field): string | null {
    return this.#fields.get(this.first ? field : SHORT[field]);
  }

  all(field: Field): readonly string[] {
    return this.#fields.getAll(this.first ? field : SHORT[field]);
  }
}

function gangSheet(match: Match, fields: Fields): Sheet | null {
  const priced = {
    undeclared: fields.get('undeclared'),
    target: numberOf(fields.get('target')),
    target_rule: fields.get('target_rule'),
  };
  const deals = dealsOf(match, fields, readFirstGang, readGang);
  if (!isPriced(priced) || !areWhole(deals)) return null;
  return { ...match, game: 'gang', edition: fields.get('edition') ?? '', ...priced, deals };
}

function thirteenSheet(match: Match, fields: Fields): Sheet | null {
  const deals = dealsOf(match, fields, readFirstThirteen, readThirteen);
  return areWhole(deals) ? { ...match, game: 'thirteen', deals } : null;
}

function dealsOf<T>(
  { names }: Match,
  fields: Fields,
  readFirst: (text: string, seats: number) => T | null,
  readAll: (text: string, seats: number) => readonly (T | null)[],
): readonly (T | null)[] {
  if (fields.first) return fields.all('deal').map((deal) => readFirst(deal, names.length));
  return readAll(fields.get('deal') ?? '', names.length);
}
