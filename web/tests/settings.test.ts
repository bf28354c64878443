import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepLanguage, keptLanguage, languageName } from '../src/language.ts';
import { canNotify, setNotify, tellTurn } from '../src/notify.ts';
import { set, settings } from '../src/settings.ts';
import { load } from '../src/words.ts';

const say = await load('en');
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
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', Told);
  vi.stubGlobal('window', { focus: () => {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('settings', () => {
  test('are heard at a desk, pass by themselves, and tell nothing unasked', () => {
    expect(settings()).toEqual({ sound: true, autoPass: true, notify: false });
  });

  test('are silent on a phone', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(settings().sound).toBe(false);
  });

  test('are kept', () => {
    set('sound', false);
    set('autoPass', false);
    expect(settings()).toEqual({ sound: false, autoPass: false, notify: false });
    set('sound', true);
    expect(settings().sound).toBe(true);
  });
});

describe('notifications', () => {
  test('are asked for when they are switched on', async () => {
    expect(await setNotify(true)).toBe(true);
    expect(settings().notify).toBe(true);
    expect(await setNotify(false)).toBe(false);
    expect(settings().notify).toBe(false);
  });

  test('stay off where the player or the browser says no', async () => {
    Told.permission = 'denied';
    expect(await setNotify(true)).toBe(false);
    vi.stubGlobal('isSecureContext', false);
    expect(canNotify()).toBe(false);
  });

  test('tell of a turn and lead to its table', async () => {
    const open = vi.fn();
    tellTurn(say, 't1', 'gang', open);
    expect(told).toEqual([]);
    await setNotify(true);
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
