// A record that somebody brings along as a file: read, and looked at before it is believed.
import { tryParse } from '../../net/json.ts';
import type { Record as MatchRecord } from '../../net/wire.gen.ts';

/** The record that *text* holds; null where it is none. */
export function readRecord(text: string): MatchRecord | null {
  const found = tryParse<unknown>(text);
  return isRecord(found) ? found : null;
}

function isRecord(found: unknown): found is MatchRecord {
  return (
    isObject(found) &&
    typeof found['game'] === 'string' &&
    (found['match'] === null || typeof found['match'] === 'string') &&
    isObject(found['options']) &&
    isListOf(found['names'], (name) => typeof name === 'string') &&
    isListOf(found['proof'], (note) => typeof note === 'string') &&
    isListOf(found['deals'], isDeal)
  );
}

function isDeal(found: unknown): boolean {
  return (
    isObject(found) &&
    isListOf(found['moves'], (move) => isObject(move) && typeof move['move'] === 'string') &&
    isListOf(found['proof'], (note) => typeof note === 'string') &&
    (found['points'] === null || isListOf(found['points'], Number.isFinite))
  );
}

function isListOf(found: unknown, fits: (one: unknown) => boolean): boolean {
  return Array.isArray(found) && found.every((one) => fits(one));
}

function isObject(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null && !Array.isArray(found);
}
