import { quickRng } from '../../../kernel/random.ts';
import { readFigure, type Figure } from '../rules/cards/figure.ts';
import { BREEDS, type BoxCat, type CardId } from '../rules/cards/pieces.ts';
import { PLAIN_OPTIONS } from '../rules/race/plain-options.ts';
import race from '../rules/race/race.ts';
import type { BoxCard, CatCard, Options, State, Tile } from '../rules/race/types.ts';

/** Sets up a round of one player in the middle of building. */

const ALONE: Options = { ...PLAIN_OPTIONS, touch: 'calm' };

export interface Building {
  readonly card: CardId;
  readonly mat: string; // the pieces on the mat, as on a card: `Ja4@1,0 H@3,3`
  readonly middle?: string; // pieces in the middle, with the pose in which they lie there; the others lie anyhow
  readonly seen?: Readonly<Record<number, BoxCat>>; // guests that the player has looked at, by place
}

const figureOf = (text: string): Figure => {
  const figure = readFigure(text);
  if (!figure) throw new Error(`not a figure: ${text}`);
  return figure;
};

const ready = (): State => race.setup(1, ALONE, quickRng(3));

/** The row lies open, and no card is taken yet. */
export const choosing = (row: readonly CardId[]): State => ({
  ...ready(),
  row,
  phase: { name: 'play', since: 0, dealAt: null, until: AN_HOUR },
});

export const building = ({ card, mat, middle = '', seen = {} }: Building): State => {
  const first = choosing([]);
  const laid = figureOf(mat);
  const waiting = middle === '' ? [] : figureOf(middle).tiles;
  const tiles = first.tiles.map((tile): Tile => {
    const breed = BREEDS[Math.floor(tile.id / SETS)];
    const lies = laid.tiles.find((one) => one.breed === breed);
    if (lies) {
      const { side, turn, at, z } = lies;
      return { ...tile, side, turn, place: { in: 'mat', seat: 0, at, z } };
    }
    const waits = waiting.find((one) => one.breed === breed);
    return waits ? { ...tile, side: waits.side, turn: waits.turn } : tile;
  });
  const box: BoxCard = laid.box
    ? { side: laid.box.side, place: { in: 'mat', at: laid.box.at, z: laid.box.z }, cat: null }
    : { side: 'H', place: { in: 'tray' }, cat: null };
  const cats = first.cats.map((cat, slot): CatCard => {
    const guest = seen[slot + 1];
    return guest ? { ...cat, cat: guest, lookedAt: [0] } : cat;
  });
  return { ...first, cards: [card], tiles, boxes: [box], cats, layers: LAYERS };
};

const SETS = 4; // of tiles: the ids of a breed
const LAYERS = 50; // above everything on a mat
const AN_HOUR = 3_600_000; // nobody is hurried in a lesson
