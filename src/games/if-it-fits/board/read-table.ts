import type { CardId, ToyId } from '../rules/cards.ts';
import { cellNamed } from '../rules/cells.ts';
import type { Across, Cell, Laid, Table } from '../rules/types.ts';

/**
 * A small table for the rules page, in three parts between bars. What lies in cells: `B07@a1t` a card, turned; `z1@b1` the
 * sleeping cat of seat 1; `P@c1` a Princess. What lies across: `0@a1` the cat of seat 0 over a1 and b1, `P@a1`, `T1@a1`.
 * Marks: `+c1` a place where a card may go, `*c1` what has just been laid.
 */
export interface Picture {
  readonly table: Table;
  readonly places: readonly Cell[];
  readonly fresh: readonly Cell[];
}

export const readPicture = (text: string): Picture => {
  const [laid = [], across = [], marks = []] = text.split('|').map((part) => part.split(' ').filter(Boolean));
  const marked = (sign: string): Cell[] =>
    marks.filter((mark) => mark.startsWith(sign)).map((mark) => cellNamed(mark.slice(1)));
  return {
    table: { width: 6, height: 6, laid: laid.map(readLaid), across: across.map(readAcross) },
    places: marked('+'),
    fresh: marked('*'),
  };
};

const parts = (text: string): readonly [what: string, cell: string] => {
  const [what = '', cell = ''] = text.split('@');
  return [what, cell];
};

const readLaid = (text: string): Laid => {
  const [what, cell] = parts(text);
  const at = cellNamed(cell.replace('t', ''));
  if (what === 'P') return { what: 'princess', at };
  if (what.startsWith('z')) return { what: 'asleep', at, seat: Number(what.slice(1)) };
  return { what: 'box', at, card: what as CardId, turned: cell.endsWith('t') };
};

const readAcross = (text: string): Across => {
  const [what, cell] = parts(text);
  const at = cellNamed(cell);
  if (what === 'P') return { what: 'princess', at };
  if (what.startsWith('T')) return { what: 'toy', at, card: what as ToyId };
  return { what: 'cat', at, seat: Number(what) };
};
