import type { CardId, ToyId } from './cards.ts';
import { cellNamed } from './cells.ts';
import type { Across, Laid } from './types.ts';

/** Reads the cards on a table from text, for pictures of the rules page and for tests. */

const parts = (text: string): readonly [what: string, cell: string] => {
  const [what = '', cell = ''] = text.split('@');
  return [what, cell];
};

/** `B07@a1t` a card, turned; `z1@b1` the sleeping cat of seat 1; `P@c1` a Princess. */
export const readLaid = (text: string): Laid => {
  const [what, cell] = parts(text);
  const at = cellNamed(cell.replace('t', ''));
  if (what === 'P') return { what: 'princess', at };
  if (what.startsWith('z')) return { what: 'asleep', at, seat: Number(what.slice(1)) };
  return { what: 'box', at, card: what as CardId, turned: cell.endsWith('t') };
};

/** `0@a1` the cat of seat 0 over a1 and b1; `P@a1` a Princess; `T1@a1` a special toy. */
export const readAcross = (text: string): Across => {
  const [what, cell] = parts(text);
  const at = cellNamed(cell);
  if (what === 'P') return { what: 'princess', at };
  if (what.startsWith('T')) return { what: 'toy', at, card: what as ToyId };
  return { what: 'cat', at, seat: Number(what) };
};
