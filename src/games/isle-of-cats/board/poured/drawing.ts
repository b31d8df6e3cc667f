import { anatomyOf, type Anatomy, type Cell } from './anatomy.ts';
import type { Dye } from './dyes.ts';
import { faceOf, type Face, type FaceMood } from './face.ts';
import { pawsOf, tailOf, type Paws, type Tail } from './limbs.ts';
import { outlineOf } from './outline.ts';
import { stamp } from './pen.ts';
import { marksOf, type Marks } from './patterns.ts';

/** The kind of animal and its cells. */
export interface Pour {
  readonly cells: readonly Cell[];
  readonly pattern: Dye['pattern'];
  readonly mood: FaceMood;
  readonly young: boolean; // a kitten: larger eyes
  readonly taken: readonly Cell[]; // cells that show something else
}

/** Everything about a poured cat that does not depend on its colours: a few paths. */
export interface Drawing {
  readonly anatomy: Anatomy;
  readonly outline: string;
  readonly marks: Marks;
  readonly cheeks: string; // the lines of the head where it joins the body
  readonly face: Face;
  readonly tail: Tail | null;
  readonly paws: Paws;
}

const draw = ({ cells, pattern, mood, young, taken }: Pour): Drawing => {
  const anatomy = anatomyOf(cells, taken);
  return {
    anatomy,
    outline: outlineOf(anatomy),
    marks: marksOf(pattern, anatomy),
    cheeks: cheeksOf(anatomy),
    face: faceOf(anatomy.head, mood, young),
    tail: tailOf(anatomy),
    paws: pawsOf(anatomy),
  };
};

const CHIN = 'M-44 24Q-26 47 0 47Q26 47 44 24';
const CHEEKS = { left: 'M-45-28Q-54 8-38 38', right: 'M45-28Q54 8 38 38' };

const cheeksOf = ({ at, head: [x, y] }: Anatomy): string =>
  [at(x, y + 1) ? CHIN : '', at(x - 1, y) ? CHEEKS.left : '', at(x + 1, y) ? CHEEKS.right : '']
    .map((path) => stamp(path, x + 0.5, y + 0.5))
    .join('');

const drawn = new Map<string, Drawing>();

/** Cached: the same cat appears on the boat, in the field and on the small boats. */
export const drawingOf = (pour: Pour): Drawing => {
  const key = JSON.stringify([pour.cells, pour.pattern, pour.mood, pour.young, pour.taken]);
  const found = drawn.get(key);
  if (found) return found;
  const made = draw(pour);
  drawn.set(key, made);
  return made;
};
