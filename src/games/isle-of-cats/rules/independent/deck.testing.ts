import type { Placed } from '../state/types.ts';
import {
  ROOM_NAMES,
  SQUARES,
  beside,
  colourOf,
  isEdge,
  printed,
  roomAt,
  shapeOf,
  square,
  squaresOf,
  type RoomName,
  type Square,
} from './geometry.testing.ts';

/** The content of a boat, computed square by square, without any code from `boat/`. */

export interface Thing {
  readonly kind: 'cat' | 'common' | 'rare' | 'beast' | 'rat';
  readonly oshax: boolean;
  readonly colour: string | null;
  readonly squares: readonly Square[];
  readonly symbols: ReadonlyMap<Square, string>;
}

const KINDS: readonly (readonly [RegExp, Thing['kind']])[] = [
  [/^[COK]/, 'cat'],
  [/^T/, 'common'],
  [/^R-/, 'rare'],
  [/^B/, 'beast'],
  [/^rat/, 'rat'],
];

const thingOf = (placed: Placed): Thing => {
  const laid = squaresOf(placed);
  const shape = shapeOf(placed.tile);
  const kind = KINDS.find(([name]) => name.test(shape))?.[1];
  if (!kind) throw new Error(`what is ${placed.tile}?`);
  return {
    kind,
    oshax: shape.startsWith('O'),
    colour: colourOf(placed.tile),
    squares: laid.map(({ at }) => at),
    symbols: new Map(laid.flatMap(({ at, mark }) => (mark === '#' ? [] : [[at, mark] as const]))),
  };
};

export class Deck {
  readonly things: readonly Thing[];
  readonly cats: readonly Thing[];
  readonly treasures: readonly Thing[];
  readonly beasts: readonly Thing[];
  readonly at = new Map<Square, Thing>();
  readonly printedRats: readonly Square[];
  readonly royalRats: readonly Square[];
  readonly openMaps: number;
  readonly groups: readonly Thing[][];

  constructor(boat: number, tiles: readonly Placed[]) {
    const { rats, maps } = printed(boat);
    this.things = tiles.map(thingOf);
    for (const thing of this.things) for (const on of thing.squares) this.at.set(on, thing);
    this.cats = this.things.filter(({ kind }) => kind === 'cat');
    this.treasures = this.things.filter(({ kind }) => kind === 'common' || kind === 'rare');
    this.beasts = this.things.filter(({ kind }) => kind === 'beast');
    this.printedRats = rats.filter((on) => !this.at.has(on));
    this.royalRats = this.things.filter(({ kind }) => kind === 'rat').flatMap(({ squares }) => squares);
    this.openMaps = [...maps.values()].filter((on) => !this.at.has(on)).length;
    this.groups = this.#floodGroups();
  }

  /** Floods from the squares of one cat over squares of its colour. */
  #floodGroups(): Thing[][] {
    const done = new Set<Square>();
    return this.cats.flatMap((cat) => {
      const [first = -1] = cat.squares;
      if (done.has(first)) return [];
      const reached = new Set<Thing>();
      const flood = (on: Square): void => {
        const thing = this.at.get(on);
        if (done.has(on) || thing?.kind !== 'cat' || thing.colour !== cat.colour) return;
        done.add(on);
        reached.add(thing);
        for (const next of beside(on)) flood(next);
      };
      flood(first);
      return [[...reached]];
    });
  }

  get families(): Thing[][] {
    return this.groups.filter((group) => group.length >= 3);
  }
  /** Sizes of the families, the largest first. */
  get sizes(): number[] {
    return this.families.map((family) => family.length).toSorted((a, b) => b - a);
  }
  get lonely(): Thing[] {
    return this.groups.filter((group) => group.length === 1).flat();
  }
  get visibleRats(): Square[] {
    return [...this.printedRats, ...this.royalRats];
  }
  of(colour: string | null): Thing[] {
    return this.cats.filter((cat) => cat.colour === colour);
  }
  count(kind: Thing['kind']): number {
    return this.things.filter((thing) => thing.kind === kind).length;
  }

  touches(one: Thing, other: Thing): boolean {
    return one !== other && one.squares.some((on) => beside(on).some((next) => other.squares.includes(next)));
  }
  touchesTreasure(cat: Thing): boolean {
    return this.treasures.some((treasure) => this.touches(cat, treasure));
  }
  onEdge(thing: Thing): boolean {
    return thing.squares.some(isEdge);
  }

  #room(name: RoomName): Square[] {
    return SQUARES.filter(({ x, y }) => roomAt(x, y) === name).map(({ x, y }) => square(x, y));
  }
  full(...names: RoomName[]): boolean {
    return names.every((name) => this.#room(name).every((on) => this.at.has(on)));
  }
  empty(...names: RoomName[]): boolean {
    return names.every((name) => !this.#room(name).some((on) => this.at.has(on)));
  }
  get fullRooms(): number {
    return ROOM_NAMES.filter((name) => this.full(name)).length;
  }
  get emptyRooms(): number {
    return ROOM_NAMES.filter((name) => this.empty(name)).length;
  }
  covered(which: (x: number, y: number) => boolean): boolean {
    return SQUARES.every(({ x, y }) => !which(x, y) || this.at.has(square(x, y)));
  }

  /** A beast and a colour are friends when a cat of a family of that colour touches the beast's symbol of it. */
  get friendships(): number {
    const pairs = new Set<string>();
    this.beasts.forEach((beast, i) => {
      for (const [on, colour] of beast.symbols)
        for (const family of this.families)
          if (
            family[0]?.colour === colour &&
            family.some((cat) => beside(on).some((next) => cat.squares.includes(next)))
          )
            pairs.add(`${i} ${colour}`);
    });
    return pairs.size;
  }
}

/** The points of a family, by the table in the rules. */
export const valueOf = (cats: number): number => {
  if (cats < 3) return 0;
  const table = [8, 11, 15, 20, 25, 30, 35, 40];
  return table[cats - 3] ?? 40 + 5 * (cats - 10);
};
