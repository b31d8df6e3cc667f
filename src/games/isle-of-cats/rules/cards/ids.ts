import type { CardId } from '../state/types.ts';

/**
 * Cards are numbers inside and have a name in writing. 1-215 are called by their number; the others, which we designed or
 * whose numbers nobody knows, by a letter: I1-I8 lesson module I, IF1-IF7 its family lessons, J1-J8 a fifth module and
 * X1-X54 more of the common cards, both for five and six players.
 */
const RANGES = [
  { prefix: '', from: 1, to: 215, before: 0 },
  { prefix: 'I', from: 301, to: 308, before: 300 },
  { prefix: 'IF', from: 311, to: 317, before: 310 },
  { prefix: 'J', from: 321, to: 328, before: 320 },
  { prefix: 'X', from: 401, to: 454, before: 400 },
] as const;

const NAMES = new Map<CardId, string>();
const IDS = new Map<string, CardId>();
for (const { prefix, from, to, before } of RANGES)
  for (let id = from; id <= to; id++) {
    NAMES.set(id, `${prefix}${id - before}`);
    IDS.set(`${prefix}${id - before}`, id);
  }

export const cardName = (id: CardId): string => NAMES.get(id) ?? '';
export const cardNamed = (name: string): CardId | null => IDS.get(name) ?? null;

export const MODULE_I = 300;
export const FAMILY_I = 310;
export const MODULE_J = 320;
export const LATE = 400;

export const idsFrom = (from: CardId, to: CardId): CardId[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
