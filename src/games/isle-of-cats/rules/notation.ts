import { HEIGHT, WIDTH } from './boat/grid.ts';
import { readTile } from './boat/tiles.ts';
import { cardName, cardNamed } from './cards/ids.ts';
import { COLOURS, type CardId, type Colour, type Field, type Move, type TokenSide } from './state/types.ts';

/**
 * [N2] The written moves; RULES.md explains them. Words stand alone (`pass`), everything else is a verb, a colon and what it is
 * about (`keep:7+113`, `play:96:B`), and a tile goes to a place as `C01-B@12,4/3`: corner of its box, slash, turn.
 */

const WORDS = ['ready', 'pass', 'end', 'done', 'skip'] as const;
const NOTHING = 'none';

const list = (cards: readonly CardId[]): string => (cards.length ? cards.map(cardName).join('+') : NOTHING);

export const write = (move: Move): string => {
  switch (move.do) {
    case 'ready':
    case 'pass':
    case 'end':
    case 'done':
    case 'skip':
      return move.do;
    case 'keep':
    case 'buy':
      return `${move.do}:${list(move.cards)}`;
    case 'lay':
      return `lay:${cardName(move.card)}`;
    case 'lay-token':
    case 'side':
      return `${move.do}:${move.side}`;
    case 'colour':
      return `colour:${move.colour}`;
    case 'place':
      return `${move.tile}@${move.x},${move.y}/${move.turn}`;
    case 'pair':
      return `pair:${move.tiles.join('+')}`;
    case 'oshax':
      return `oshax:${cardName(move.card)}:${move.colour}`;
    case 'treasure':
      return `treasure:${cardName(move.card)}:${move.take}`;
    case 'play':
      return [`play:${cardName(move.card)}`, ...(move.with.length ? [move.with.join('+')] : [])].join(':');
    case 'move':
      return `move:${move.tile}`;
    case 'send':
      return `send:${move.tile}:${move.to}`;
    case 'feed':
      break;
  }
  return `feed:${move.x},${move.y}`;
};

export const read = (text: string): Move | null => {
  if (text.length > 100) return null;
  const word = WORDS.find((w) => w === text);
  if (word) return { do: word };
  if (text.includes('@')) return readPlace(text);
  const [verb = '', what, about, ...rest] = text.split(':');
  const reader = Object.hasOwn(READERS, verb) ? READERS[verb] : undefined;
  return reader && what !== undefined && rest.length === 0 ? reader(what, about) : null;
};

type Reader = (what: string, about: string | undefined) => Move | null;

/** [N1] */
const readPlace = (text: string): Move | null => {
  const [, tile = '', x = '', y = '', turn = ''] = /^([\w#-]+)@(0|[1-9]\d?),(\d)\/([0-7])$/.exec(text) ?? [];
  const spot = readSpot(x, y);
  return spot && readTile(tile) ? { do: 'place', tile, ...spot, turn: Number(turn) } : null;
};

const readSpot = (x: string, y: string): { x: number; y: number } | null =>
  x && y && Number(x) < WIDTH && Number(y) < HEIGHT ? { x: Number(x), y: Number(y) } : null;

/** Cards by their names, in ascending order: any other order would be a second way to write the same. */
const readCards = (text: string): CardId[] | null => {
  if (text === NOTHING) return [];
  const names = text.split('+');
  const cards = names.map(cardNamed).filter((card) => card !== null);
  const ascending = cards.every((card, i) => card > (cards[i - 1] ?? 0));
  return ascending && cards.length === names.length ? cards : null;
};

const withCards =
  (verb: 'keep' | 'buy'): Reader =>
  (what, about) => {
    const cards = readCards(what);
    return cards && about === undefined ? { do: verb, cards } : null;
  };

const isColour = (text: string | undefined): text is Colour => COLOURS.some((colour) => colour === text);
const isSide = (text: string): text is TokenSide => text === 'basket' || text === 'boots';
const isField = (text: string | undefined): text is Field => text === 'left' || text === 'right';

const withSide =
  (verb: 'lay-token' | 'side'): Reader =>
  (what, about) =>
    isSide(what) && about === undefined ? { do: verb, side: what } : null;

const readPair: Reader = (what, about) => {
  const tiles = what.split('+');
  const [a = '', b = ''] = tiles;
  const kittens = tiles.length === 2 && tiles.every((tile) => readTile(tile)?.kind === 'kitten');
  return kittens && a < b && about === undefined ? { do: 'pair', tiles } : null;
};

const readPlay: Reader = (what, about) => {
  const card = cardNamed(what);
  if (card === null) return null;
  if (about === undefined) return { do: 'play', card, with: [] };
  const parts = about.split('+');
  const good = isColour(about) || (parts.length === 2 && (twoLessons(about) || twoTiles(parts)));
  return good ? { do: 'play', card, with: parts } : null;
};
const twoLessons = (about: string): boolean => readCards(about)?.length === 2;
const twoTiles = ([a = '', b = '']: readonly string[]): boolean =>
  a < b && [a, b].every((tile) => readTile(tile) !== null);

const READERS: Readonly<Record<string, Reader>> = {
  keep: withCards('keep'),
  buy: withCards('buy'),
  lay: (what, about) => {
    const card = cardNamed(what);
    return card !== null && about === undefined ? { do: 'lay', card } : null;
  },
  'lay-token': withSide('lay-token'),
  side: withSide('side'),
  colour: (what, about) => (isColour(what) && about === undefined ? { do: 'colour', colour: what } : null),
  pair: readPair,
  oshax: (what, about) => {
    const card = cardNamed(what);
    return card !== null && isColour(about) ? { do: 'oshax', card, colour: about } : null;
  },
  treasure: (what, about) => {
    const card = cardNamed(what);
    const take = (['common', 'small', 'rare'] as const).find((kind) => kind === about);
    return card !== null && take ? { do: 'treasure', card, take } : null;
  },
  play: readPlay,
  move: (what, about) => (readTile(what) && about === undefined ? { do: 'move', tile: what } : null),
  send: (what, about) => (readTile(what) && isField(about) ? { do: 'send', tile: what, to: about } : null),
  feed: (what, about) => {
    const [, x = '', y = ''] = /^(0|[1-9]\d?),(\d)$/.exec(what) ?? [];
    const spot = about === undefined ? readSpot(x, y) : null;
    return spot && { do: 'feed', ...spot };
  },
};
