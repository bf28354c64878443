import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from '../../../src/net/json.ts';
import { qr } from '../../../src/controls/qr/code.ts';

interface Vector {
  readonly text: string;
  readonly version: number;
  readonly mask: number;
  /** The rows as hexadecimal numbers. */
  readonly rows: string;
}

// Made with segno 1.6.6, error='m', mode='byte', boost_error=False; without the empty byte that it
// puts before the padding, which the standard does not have.
const VECTORS = parse<readonly Vector[]>(
  readFileSync(new URL('qr.vectors.json', import.meta.url), 'utf-8'),
);

describe('a QR code', () => {
  test.each(VECTORS)(
    'of version $version is what another encoder makes',
    ({ text, mask, rows }) => {
      const drawn = qr(text, mask)?.map((row) =>
        BigInt(`0b${row.map(Number).join('')}`).toString(16),
      );
      expect(drawn?.join(' ')).toBe(rows);
    },
  );

  test('has a mask of its own choice', () => {
    const { text } = VECTORS[0] ?? { text: '' };
    const all = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => qr(text, mask));
    expect(all).toContainEqual(qr(text));
  });

  test('is not made of what does not fit', () => {
    expect(qr('x'.repeat(331))).toHaveLength(69);
    expect(qr('x'.repeat(332))).toBeNull();
  });
});
