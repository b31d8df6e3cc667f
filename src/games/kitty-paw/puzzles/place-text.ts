import type { Millis } from '../../../kernel/game.ts';
import { quickRng } from '../../../kernel/random.ts';
import { cardOf } from '../rules/cards/cards.ts';
import { readFigure, writeFigure, type Figure } from '../rules/cards/figure.ts';
import {
  BREEDS,
  type BoxSide,
  type Breed,
  type CardId,
  type Side,
  type Turn,
} from '../rules/cards/pieces.ts';
import { PLAIN_OPTIONS } from '../rules/race/plain-options.ts';
import race from '../rules/race/race.ts';
import type { BoxCard, Options, State, Tile } from '../rules/race/types.ts';

/** Where a puzzle begins. Luck has no part in it: a guest that the card shows sits in the player's box from the start. */
export interface PuzzleStart {
  readonly card: CardId;
  readonly time: Millis;
  readonly waiting: readonly Waiting[]; // the kitties in the middle, spot by spot
  readonly box: BoxSide; // how the own box lies while it is beside the mat
  readonly mat: Figure; // without the guest
}

export interface Waiting {
  readonly breed: Breed;
  readonly side: Side;
  readonly turn: Turn;
}

const EMPTY = '-';

/** On one line: `I-02 18 H Da0 Es3 | Ja4@1,0 Aa0@3,2` is the card, the seconds, the box, the middle, and the mat, bottom first. */
export const writePlace = ({ card, time, waiting, box, mat }: PuzzleStart): string => {
  const middle = waiting.map(({ breed, side, turn }) => `${breed}${side}${turn}`);
  return [card, time / 1000, box, ...middle, '|', writeFigure(mat) || EMPTY].join(' ');
};

export const readPlace = (text: string): PuzzleStart => {
  const [head = '', lies = ''] = text.split(' | ');
  const [card = '', seconds, box, ...middle] = head.split(' ');
  const mat = lies === EMPTY ? { tiles: [], box: null } : readFigure(lies);
  const waiting = middle.map(readWaiting).filter((each) => each !== null);
  if (!mat || waiting.length !== middle.length) throw new Error(`not a place: ${text}`);
  return { card, time: Number(seconds) * 1000, waiting, box: box === 'V' ? 'V' : 'H', mat };
};

/** Read as a figure, so that there is one notation of pieces. */
const readWaiting = (word: string): Waiting | null => readFigure(`${word}@0,0`)?.tiles[0] ?? null;

/** As in a duel: alone, without a pause, and only the time counts. */
const RULES: Options = { ...PLAIN_OPTIONS, mode: 'duel', touch: 'calm' };

const GUESTS_SLOT = 0; // the closed box from which the guest was taken

export const stateAt = ({ card, time, waiting, box, mat }: PuzzleStart): State => {
  const table = race.setup(1, RULES, quickRng(1));
  const guest = cardOf(card).figure.box?.cat ?? null;
  const own: BoxCard = {
    side: mat.box?.side ?? box,
    place: mat.box ? { in: 'mat', at: mat.box.at, z: mat.box.z } : { in: 'tray' },
    cat: guest && GUESTS_SLOT,
  };
  return {
    ...table,
    bags: [],
    row: table.row.map(() => null),
    cards: [card],
    phase: { name: 'play', since: 0, dealAt: null, until: time },
    tiles: BREEDS.map((breed, kind) => tileAt(breed, 4 * kind, waiting, mat)),
    boxes: [own],
    cats: guest
      ? table.cats.with(GUESTS_SLOT, { cat: guest, place: { in: 'box', seat: 0 }, lookedAt: [0] })
      : table.cats,
    layers: mat.tiles.length + 1,
  };
};

const tileAt = (breed: Breed, id: number, waiting: readonly Waiting[], mat: Figure): Tile => {
  const lies = mat.tiles.find((tile) => tile.breed === breed);
  if (lies)
    return {
      id,
      breed,
      side: lies.side,
      turn: lies.turn,
      place: { in: 'mat', seat: 0, at: lies.at, z: lies.z },
    };
  const spot = waiting.findIndex((tile) => tile.breed === breed);
  const waits = waiting[spot];
  if (!waits) throw new Error(`nobody knows where ${breed} is`);
  return { id, breed, side: waits.side, turn: waits.turn, place: { in: 'middle', spot } };
};
