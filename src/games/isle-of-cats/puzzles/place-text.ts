import type { Seat } from '../../../kernel/game.ts';
import { quickRng } from '../../../kernel/random.ts';
import { cardName, cardNamed } from '../rules/cards/ids.ts';
import { STANDARD } from '../rules/setting.ts';
import { setup } from '../rules/setup.ts';
import {
  COLOURS,
  type CardId,
  type Options,
  type Placed,
  type Player,
  type PublicLesson,
  type State,
  type TileId,
} from '../rules/state/types.ts';

/**
 * A boat and the tile that is to be placed on it, on one line: `2 C07-R 113+127 141:B C01-Ga41 …` is the boat, the tile, the private
 * lessons, the public ones with their colours, and the tiles that lie there: name, column in base 36, row and turn.
 */
export interface TilePlace {
  readonly boat: number;
  readonly tile: TileId;
  readonly lessons: readonly CardId[];
  readonly publicLessons: readonly PublicLesson[];
  readonly tiles: readonly Placed[];
}

const NOTHING = '-';
const COLUMNS = 36;
const SOLVER: Seat = 0;

const list = (texts: readonly string[]): string => texts.join('+') || NOTHING;
const entries = (text: string): readonly string[] => (text === NOTHING ? [] : text.split('+'));

export const writePlace = ({ boat, tile, lessons, publicLessons, tiles }: TilePlace): string =>
  [
    boat,
    tile,
    list(lessons.map(cardName)),
    list(publicLessons.map(({ card, colour }) => `${cardName(card)}:${colour ?? NOTHING}`)),
    ...tiles.map((placed) => `${placed.tile}${placed.x.toString(COLUMNS)}${placed.y}${placed.turn}`),
  ].join(' ');

const cardIn = (name: string): CardId => {
  const card = cardNamed(name);
  if (card === null) throw new Error(`a puzzle names a card that does not exist: ${name}`);
  return card;
};

const readLesson = (text: string): PublicLesson => {
  const [card = '', colour] = text.split(':');
  return { card: cardIn(card), by: SOLVER, colour: COLOURS.find((one) => one === colour) ?? null };
};

const readTile = (text: string): Placed => ({
  tile: text.slice(0, -3),
  x: parseInt(text.at(-3) ?? '', COLUMNS),
  y: Number(text.at(-2)),
  turn: Number(text.at(-1)),
});

const read = (text: string): TilePlace => {
  const [boat, tile = '', lessons = NOTHING, publicLessons = NOTHING, ...tiles] = text.split(' ');
  return {
    boat: Number(boat),
    tile,
    lessons: entries(lessons).map(cardIn),
    publicLessons: entries(publicLessons).map(readLesson),
    tiles: tiles.map(readTile),
  };
};

const OPTIONS: Options = { ...STANDARD, patience: 0 };

/** The last day of a match for two: the tile has just been drawn from the bag, and nothing else can be done. [A7] */
export const readPlace = (text: string): { readonly state: State; readonly solver: Seat } => {
  const { boat, tile, lessons, publicLessons, tiles } = read(text);
  const first = setup(2, OPTIONS, quickRng(1));
  const lying = new Set([tile, ...tiles.map((placed) => placed.tile)]);
  const rest = { hand: [], fresh: [], packet: [], kept: [], laid: [], fish: 0, used: 0, bought: 0 };
  const players = first.players.map((player, seat): Player =>
    seat === SOLVER ? { ...player, ...rest, boat, tiles, lessons } : { ...player, ...rest },
  );
  const state: State = {
    ...first,
    day: 5,
    order: [SOLVER, 1],
    left: [],
    right: [],
    bag: first.bag.filter((one) => !lying.has(one)),
    publicLessons,
    players,
    phase: { name: 'rescue', turn: SOLVER, passed: [false, true], rescued: [], over: false },
    pending: [{ ask: 'drawn-tile', seat: SOLVER, tile }],
  };
  return { state, solver: SOLVER };
};
