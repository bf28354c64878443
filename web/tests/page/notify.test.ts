import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { english } from '../fakes.ts';
import { keepLanguage, keptLanguage, languageName } from '../../src/words/language.ts';
import { canNotify, mayNotify, tellTurn } from '../../src/page/notify.ts';

const say = await english();
let told: Told[] = [];

class Told {
  static permission = 'granted';
  static requestPermission = () => Promise.resolve(Told.permission);
  onclick: () => void = () => {};
  readonly title: string;
  readonly body: string;

  constructor(title: string, { body = '' } = {}) {
    this.title = title;
    this.body = body;
    told.push(this);
  }

  close(): void {
    told = told.filter((other) => other !== this);
  }
}

beforeEach(() => {
  const kept = new Map<string, string>();
  told = [];
  Told.permission = 'granted';
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', Told);
  vi.stubGlobal('window', { focus: () => {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('notifications', () => {
  test('are asked for when they are switched on', async () => {
    expect(await mayNotify()).toBe(true);
  });

  test('stay off where the player or the browser says no', async () => {
    Told.permission = 'denied';
    expect(await mayNotify()).toBe(false);
    tellTurn(say, 't1', 'gang', () => {});
    expect(told).toEqual([]);
    vi.stubGlobal('isSecureContext', false);
    expect(canNotify()).toBe(false);
  });

  test('tell of a turn and lead to its table', () => {
    const open = vi.fn();
    tellTurn(say, 't1', 'gang', open);
    expect(told).toMatchObject([{ title: 'Gang of Four', body: 'It is your turn.' }]);
    told[0]?.onclick();
    expect(open).toHaveBeenCalledOnce();
    expect(told).toEqual([]);
  });
});

test('a language is kept and called by its own name', () => {
  expect(keptLanguage()).toBe('');
  keepLanguage('fr');
  expect(keptLanguage()).toBe('fr');
  expect(languageName('fr')).toBe('français');
});
