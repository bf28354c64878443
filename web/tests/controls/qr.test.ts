import { describe, expect, test } from 'vitest';
import { qr } from '../../src/controls/qr.ts';

// That it can be read is shown in a real browser: tests/browser/test_scanned.py.
describe('a QR code', () => {
  test('is as coarse as its text allows', () => {
    expect(qr('A')?.size).toBe(21);
    expect(qr('http://192.168.1.20:8013/t/uurdk78x2q')?.size).toBe(29);
  });

  test('is not made of what does not fit', () => {
    expect(qr('x'.repeat(330))?.size).toBe(69);
    expect(qr('x'.repeat(331))).toBeNull();
    expect(qr('é'.repeat(166))).toBeNull();
  });
});
