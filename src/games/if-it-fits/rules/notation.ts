import { BOXES, CATS, STARTS, TOYS, type BoxId, type HandCard, type StartId, type ToyId } from './cards.ts';
import { CELL_PATTERN, cellName, cellNamed } from './cells.ts';
import type { CatSide, Move } from './types.ts';

/**
 * [F40] How moves are written. A cell is a column letter and a row number from the top: a1 is the upper left corner.
 * `cat:iryska` a cat is chosen · `ST2@h4t` a start card, `t` for turned half round · `draw` · `sleep@g5` · `B07@h5t+W` a box card, turned, with a cat over
 * it and its western neighbour · `across@g5` the special toy over g5 and h5, `T1@h5` as a box card · `P@g5` the Princess
 * on the cat there · `out:B07` a card that fits nowhere.
 */
export const write = (move: Move): string => {
  if (move.do === 'draw') return 'draw';
  if (move.do === 'cat') return `cat:${move.cat}`;
  if (move.do === 'discard') return `out:${move.card}`;
  if (move.do === 'start') return placed(move);
  if (move.do === 'box') return `${placed(move)}${move.cat ? `+${move.cat}` : ''}`;
  return `${POINTING[move.do]}@${cellName(move.at)}`;
};

const POINTING = { sleep: 'sleep', toy: 'across', princess: 'P' } as const;

const placed = ({ card, at, turned }: Extract<Move, { do: 'start' | 'box' }>): string =>
  `${card}@${cellName(at)}${turned ? 't' : ''}`;

const POINTED = new RegExp(`^(sleep|across|P)@(${CELL_PATTERN})$`);
const LAID = new RegExp(`^(ST\\d|B\\d\\d|T\\d)@(${CELL_PATTERN})(t?)(?:\\+([WE]))?$`);
const OUT = /^out:(P|B\d\d|T\d)$/;

const STARTING: ReadonlySet<string> = new Set(STARTS);
const PLAYABLE: ReadonlySet<string> = new Set([...BOXES, ...TOYS]);

export const read = (text: string): Move | null =>
  text === 'draw' ? { do: 'draw' } : (readCat(text) ?? readPointed(text) ?? readLaid(text) ?? readOut(text));

const readCat = (text: string): Move | null => {
  const cat = CATS.find((name) => text === `cat:${name}`);
  return cat ? { do: 'cat', cat } : null;
};

const readPointed = (text: string): Move | null => {
  const [, word, cell] = POINTED.exec(text) ?? [];
  if (cell === undefined) return null;
  const at = cellNamed(cell);
  return word === 'P' ? { do: 'princess', at } : { do: word === 'sleep' ? 'sleep' : 'toy', at };
};

const readLaid = (text: string): Move | null => {
  const [, card = '', cell = '', turn, cat] = LAID.exec(text) ?? [];
  const turned = turn === 't';
  if (STARTING.has(card) && cat === undefined)
    return { do: 'start', card: card as StartId, at: cellNamed(cell), turned };
  if (!PLAYABLE.has(card)) return null;
  return {
    do: 'box',
    card: card as BoxId | ToyId,
    at: cellNamed(cell),
    turned,
    cat: (cat ?? null) as CatSide | null,
  };
};

const readOut = (text: string): Move | null => {
  const [, card = ''] = OUT.exec(text) ?? [];
  return card === 'P' || PLAYABLE.has(card) ? { do: 'discard', card: card as HandCard | ToyId } : null;
};
