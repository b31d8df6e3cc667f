import type { Figure, FigureBox, FigureTile } from './figure.ts';
import { BREEDS, BOX_CATS, type Breed } from './pieces.ts';
import { atHome } from './drawing.ts';

/**
 * A figure as the end of an address: `1J821H235…`. The first character is the version; then four characters
 * for every piece, bottom first: breed, pose, u and v; or the box's side, its cat, u and v. The pose is the
 * turn, plus six if asleep.
 */
const VERSION = '1';
const SIGNS = 4;
const MOST_PIECES = BREEDS.length + 1;
const ASLEEP = 6;

export const writeLink = (figure: Figure): string => {
  const { tiles, box } = atHome(figure);
  const pieces = tiles.map(({ breed, side, turn, at, z }) => ({
    z,
    signs: [breed, digit(turn + (side === 's' ? ASLEEP : 0)), digit(at.u), digit(at.v)],
  }));
  if (box)
    pieces.push({
      z: box.z,
      signs: [box.side, digit(box.cat ? 1 + BOX_CATS.indexOf(box.cat) : 0), digit(box.at.u), digit(box.at.v)],
    });
  const sorted = pieces.toSorted((a, b) => a.z - b.z);
  return VERSION + sorted.map(({ signs }) => signs.join('')).join('');
};

export type LinkRefusal = 'link-too-long' | 'link-unreadable';

/** Reads untrusted text from an address: a figure, but not yet one that may be a card. */
export const readLink = (text: string): Figure | LinkRefusal => {
  if (text.length > VERSION.length + SIGNS * MOST_PIECES) return 'link-too-long';
  if (!/^1(?:[JERADBP][0-9ab][0-9a-z]{2}|[HV][0-8][0-9a-z]{2})+$/.test(text)) return 'link-unreadable';
  const tiles: FigureTile[] = [];
  let box: FigureBox | null = null;
  for (const [z, [kind = '', pose = '', u = '', v = '']] of (text.slice(1).match(/.{4}/g) ?? []).entries()) {
    const at = { u: Number.parseInt(u, 36), v: Number.parseInt(v, 36) };
    const n = Number.parseInt(pose, 36);
    if (kind !== 'H' && kind !== 'V')
      tiles.push({ breed: kind as Breed, side: n < ASLEEP ? 'a' : 's', turn: n % ASLEEP, at, z });
    else if (box) return 'link-unreadable';
    else box = { side: kind, at, z, cat: BOX_CATS[n - 1] ?? null };
  }
  return { tiles, box };
};

const digit = (n: number): string => n.toString(36);
