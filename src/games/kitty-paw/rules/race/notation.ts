import { writeFigure } from '../cards/figure.ts';
import { matOf } from './mat.ts';
import { BREEDS, type Breed, type CardId } from '../cards/pieces.ts';
import type { Move, Thing, TileId, View, Way } from './types.ts';

/**
 * [K31] `hold`, `release`, `meow`: the paw. `begin` without those who are missing, `pause`, `resume`. `card2` the second card of the row, `gB3` the third Bombay tile, `peek5` the fifth
 * cat-box card, `box` the own box. `put3,-1` puts down what is held; `keep` puts the held cat into the box; `return` gives
 * back what is held. `flip`, `turn+`, `turn-` work on what is held, `flipB3`, `turn-B3`, `flipbox` on what lies on the mat,
 * `liftB3`, `liftbox`, `liftcat` take it up again. `touchU` touches the paw that was raised above; R, D and L likewise.
 */

const SETS = 4;
export const breedOf = (id: TileId): Breed => BREEDS[Math.floor(id / SETS)] ?? 'J';
export const tileName = (id: TileId): string => `${breedOf(id)}${(id % SETS) + 1}`;
const tileOf = (name: string): TileId =>
  BREEDS.findIndex((breed) => name.startsWith(breed)) * SETS + Number(name.charAt(1)) - 1;

const thingName = (thing: Thing | 'cat' | 'held'): string =>
  thing === 'held' ? '' : typeof thing === 'number' ? tileName(thing) : thing;

export const write = (move: Move): string => {
  switch (move.do) {
    case 'card':
      return `card${move.place + 1}`;
    case 'grab':
      return `g${tileName(move.tile)}`;
    case 'peek':
      return `peek${move.slot + 1}`;
    case 'put':
      return `put${move.at.u},${move.at.v}`;
    case 'flip':
    case 'lift':
      return `${move.do}${thingName(move.thing)}`;
    case 'turn':
      return `turn${move.by > 0 ? '+' : '-'}${thingName(move.thing)}`;
    case 'touch':
      return `touch${move.way}`;
    case 'hold':
    case 'release':
    case 'begin':
    case 'pause':
    case 'resume':
    case 'box':
    case 'return':
    case 'keep':
    case 'meow':
    default:
      return move.do;
  }
};

const PLAIN: ReadonlySet<string> = new Set([
  'hold',
  'release',
  'begin',
  'pause',
  'resume',
  'box',
  'return',
  'keep',
  'meow',
]);
const PATTERN =
  /^(?:(card)([1-4])|(g)([JERADBP][1-4])|(peek)([1-8])|(put)(-?\d{1,2},-?\d{1,2})|(flip)([JERADBP][1-4]|box)?|(turn)([+-](?:[JERADBP][1-4])?)|(lift)([JERADBP][1-4]|box|cat)|(touch)([URDL]))$/;

export const read = (text: string): Move | null => {
  if (PLAIN.has(text)) return { do: text } as Move;
  const [verb, rest = ''] = (PATTERN.exec(text)?.slice(1) ?? []).filter((part) => part !== undefined);
  const move = verb === undefined ? null : moveOf(verb, rest);
  // Only one notation per move: `put-0,1` and `put00,1` would be others for the same place.
  return move && write(move) === text ? move : null;
};

const moveOf = (verb: string, rest: string): Move | null => {
  const [u = 0, v = 0] = rest.split(',').map(Number);
  switch (verb) {
    case 'card':
      return { do: 'card', place: u - 1 };
    case 'g':
      return { do: 'grab', tile: tileOf(rest) };
    case 'peek':
      return { do: 'peek', slot: u - 1 };
    case 'put':
      return { do: 'put', at: { u, v } };
    case 'flip':
      return { do: 'flip', thing: rest === '' ? 'held' : rest === 'box' ? 'box' : tileOf(rest) };
    case 'turn':
      return {
        do: 'turn',
        by: rest.startsWith('+') ? 1 : -1,
        thing: rest.length === 1 ? 'held' : tileOf(rest.slice(1)),
      };
    case 'lift':
      return { do: 'lift', thing: rest === 'box' || rest === 'cat' ? rest : tileOf(rest) };
    case 'touch':
      return { do: 'touch', way: rest as Way };
    default:
      return null;
  }
};

// --- The text board -------------------------------------------------------------------------------------------------

export const draw = (view: View): string =>
  [
    `round ${view.round}${view.extra ? ' (extra)' : ''}: ${view.phase.name}`,
    `row: ${view.row.map((card) => card ?? '-').join(' ')}`,
    `middle: ${middle(view)}`,
    `boxes: ${view.cats.map(({ place, open }) => (place.in === 'slot' ? '#' : (open ?? '.'))).join(' ')}`,
    ...view.kept.map((_, seat) => seatLine(view, seat)),
    ...(view.winners ? [`won by ${view.winners.length ? `seat ${view.winners.join(', ')}` : 'nobody'}`] : []),
  ].join('\n');

const middle = ({ tiles }: View): string =>
  tiles
    .filter(({ place }) => place.in === 'middle')
    .map(({ id, side, turn }) => `${tileName(id)}${side}${turn}`)
    .join(' ') || '-';

const seatLine = (view: View, seat: number): string => {
  const mat = writeFigure(matOf(view, seat)) || '-';
  const total = (view.kept[seat] ?? []).reduce((sum, { points }) => sum + points, 0);
  const card: CardId = view.cards[seat] ?? '-';
  return `seat ${seat}: ${total} points, card ${card}, paw ${inPaw(view, seat)}, mat ${mat}`;
};

const inPaw = (view: View, seat: number): string => {
  const tile = view.tiles.find(({ place }) => place.in === 'paw' && place.seat === seat);
  if (tile) return `${tileName(tile.id)}${tile.side}${tile.turn}`;
  const cat = view.cats.find(({ place }) => place.in === 'paw' && place.seat === seat);
  if (cat) return cat.open ?? '#';
  return view.boxes[seat]?.place.in === 'paw' ? (view.boxes[seat]?.side ?? '-') : '-';
};
