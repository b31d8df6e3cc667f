import { cellNamed } from '../rules/cells.ts';
import { readAcross, readLaid } from '../rules/laid-text.ts';
import type { Cell, Table } from '../rules/types.ts';

/**
 * A small table for the rules page, in three parts separated by bars. Things in cells: `B07@a1t` a card, turned;
 * `z1@b1` the sleeping cat of seat 1; `P@c1` a Princess. Things across two cells: `0@a1` the cat of seat 0 over a1 and
 * b1, `P@a1`, `T1@a1`. Marks: `+c1` a place where a card may go, `*c1` the card just laid.
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
