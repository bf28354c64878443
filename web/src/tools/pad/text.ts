// A match on the score pad as text: in the browser's memory, and in the address that is shared. It is
// short, so that a code that holds it can be photographed.
import { hasPad, padOf } from './pads.ts';
import type { Match, Sheet } from './sheet.ts';
import { areWhole, numberOf } from './signs.ts';

/** Texts that were written are read for ever; another form gets another number. */
const VERSION = 2;
export const LONGEST_NAME = 20;

/** What the fields of all games are called; in the first version by their whole names. */
const LETTERS = { game: 'g', id: 'i', begun: 'b', dealer: 'd', name: 'n', deal: 's' } as const;
type Field = keyof typeof LETTERS;

/** Why a text cannot be read: a later page wrote it, its game has no pad here, or it is not whole. */
export type Unread = 'newer' | 'game' | 'broken';

/** *sheet* as text that ``read`` reads back, and that can stand in an address. */
export function write(sheet: Sheet): string {
  const { game, id, begun, dealer, names, deals } = sheet;
  const pad = padOf(game);
  const text = new URLSearchParams({ v: `${VERSION}` });
  const put = (letter: string, value: string | number) => {
    text.append(letter, `${value}`);
  };
  put(LETTERS.game, game);
  put(LETTERS.id, id);
  put(LETTERS.begun, begun);
  put(LETTERS.dealer, dealer);
  for (const name of names) put(LETTERS.name, name);
  const own = pad.fields(sheet);
  for (const [field, letter] of Object.entries(pad.letters)) put(letter, own[field] ?? '');
  put(LETTERS.deal, pad.writeDeals(deals));
  return text.toString();
}

/** The match that *text* holds; null where it is none, or not a whole one. */
export function read(text: string): Sheet | null {
  const fields = new Fields(text);
  const game = fields.get('game') ?? '';
  if (!fields.known || !hasPad(game)) return null;
  const match = matchOf(game, fields);
  if (match === null) return null;
  const pad = padOf(game);
  const seats = match.names.length;
  const sheet = pad.sheetOf(match, (name) => fields.own(name, pad.letters[name] ?? name));
  const deals = fields.first
    ? fields.all('deal').map((deal) => pad.readFirst?.(deal, seats) ?? null)
    : pad.readDeals(fields.get('deal') ?? '', seats);
  return sheet !== null && areWhole(deals) ? { ...sheet, deals } : null;
}

/** Why ``read`` makes nothing of *text*. */
export function whyUnread(text: string): Unread {
  const fields = new Fields(text);
  if (fields.version > VERSION) return 'newer';
  const game = fields.get('game') ?? '';
  return fields.known && game !== '' && !hasPad(game) ? 'game' : 'broken';
}

/** Whether *id* can be the name of a match. */
export function isId(id: string): boolean {
  return /^[0-9a-f]{16}$/.test(id);
}

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

  /** What a field holds that all games have. */
  get(field: Field): string | null {
    return this.own(field, LETTERS[field]);
  }

  /** What a field holds, given its name and its letter. */
  own(name: string, letter: string): string | null {
    return this.#fields.get(this.first ? name : letter);
  }

  all(field: Field): readonly string[] {
    return this.#fields.getAll(this.first ? field : LETTERS[field]);
  }
}

function matchOf(game: string, fields: Fields): Match | null {
  const id = fields.get('id') ?? '';
  const begun = numberOf(fields.get('begun'));
  const names = fields.all('name');
  const dealer = numberOf(fields.get('dealer'));
  const sound =
    isId(id) &&
    begun !== null &&
    padOf(game).seating.seats.includes(names.length) &&
    names.every((name) => name !== '' && name.length <= LONGEST_NAME) &&
    dealer !== null &&
    dealer < names.length;
  return sound ? { game, id, begun, names, dealer } : null;
}
