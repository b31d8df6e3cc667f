import { defined } from '../../../kernel/defined.ts';
import type { Rng } from '../../../kernel/game.ts';
import { shuffled } from '../../../kernel/random.ts';
import { LAYOUTS } from './boat/layouts.ts';
import {
  COMMON_COUNT,
  COMMON_SHAPES,
  beastTiles,
  catTiles,
  kittenTiles,
  oshaxTiles,
  rareTiles,
} from './boat/tiles.ts';
import { discoveryDeck } from './cards/discovery.ts';
import { EVENT_TILES, RATS, TOKENS } from './cards/events.ts';
import {
  ADVANCED_SOLO_LESSONS,
  BASIC_SOLO_LESSONS,
  FAMILY_LESSONS,
  MORE_FAMILY_LESSONS,
} from './cards/lessons.ts';
import { ADVANCED, BASIC, BASKET_CARDS, COLOUR_CARDS } from './cards/solo.ts';
import { settle } from './flow.ts';
import { beginDay, deal } from './phases/morning.ts';
import { turnColour } from './phases/sister.ts';
import { draftOf } from '../../../parts/draft.ts';
import { draw, refillKittens } from './island/supply.ts';
import type { Isle, CardId, EventTile, Options, Player, Sister, State } from './state/types.ts';

const BASE_BOATS = 4;
const FAMILY_DEAL = 3; // [F1]

export const setup = (seats: number, options: Options, rng: Rng): State => {
  const family = options.mode === 'family';
  // [B2]
  const boats = shuffled(
    rng,
    LAYOUTS.slice(0, seats <= BASE_BOATS ? BASE_BOATS : undefined).map((_, i) => i),
  );
  const oshax = family ? [] : oshaxTiles(seats); // [F1]
  const state: State = {
    options,
    day: 1,
    order: shuffled(
      rng,
      Array.from({ length: seats }, (_, seat) => seat),
    ),
    left: [],
    right: [],
    common: COMMON_SHAPES.map(() => COMMON_COUNT[seats] ?? 0),
    rare: [],
    oshax: seats === 1 ? shuffled(rng, oshax) : oshax, // [O1]
    bag: [...catTiles(seats), ...rareTiles(seats)],
    kittens: [],
    kittenBag: options.kittens ? kittenTiles() : [],
    beastBag: options.beasts ? beastTiles() : [],
    spent: [],
    publicLessons: [],
    events: options.events && !family ? eventTiles(rng) : [],
    ratsLeft: options.events && !family ? RATS : 0,
    tokensLeft: options.events && !family ? TOKENS : 0,
    sister: seats === 1 && !family ? sister(options, rng) : null,
    players: Array.from({ length: seats }, (_, seat) => newPlayer(boats[seat] ?? 0, family)),
    deck: family ? familyDeck(options) : discoveryDeck(seats, options.lessons),
    dropped: [],
    phase: { name: 'event' },
    pending: [],
  };
  const draft = draftOf<Isle>(state, 0, rng);
  if (options.kittens) refillKittens(draft);
  if (state.sister) turnColour(draft);
  if (family) deal(draft, FAMILY_DEAL);
  else beginDay(draft);
  settle(draft);
  return draft.state;
};

const newPlayer = (boat: number, family: boolean): Player => ({
  boat,
  tiles: [],
  fish: 0,
  baskets: family ? 0 : 1, // [F1]
  used: 0,
  extraRescues: 0,
  placeAnywhere: 0,
  bought: 0,
  points: 0,
  tokens: [],
  laidTokens: [],
  hand: [],
  fresh: [],
  lessons: [],
  packet: [],
  kept: [],
  laid: [],
});

/** [F5] */
export const familyDeck = ({ lessons }: Options): CardId[] =>
  lessons === 'abc' ? [...FAMILY_LESSONS] : [...FAMILY_LESSONS, ...MORE_FAMILY_LESSONS];

/** Fronts on the first and the last day, backs on the three between. [E1] */
const eventTiles = (rng: Rng): EventTile[] =>
  draw(rng, [...EVENT_TILES.keys()], 5).drawn.map((i, day) => {
    const tile = defined(EVENT_TILES[i]);
    return { tile: i + 1, face: day === 0 || day === 4 ? tile.front : tile.back };
  });

/** [O1] */
const sister = ({ difficulty }: Options, rng: Rng): Sister => ({
  first: false,
  colours: [],
  coloursLeft: [...COLOUR_CARDS],
  lessons: [
    ...draw(rng, BASIC_SOLO_LESSONS, BASIC).drawn,
    ...draw(rng, ADVANCED_SOLO_LESSONS, ADVANCED[difficulty]).drawn,
  ],
  baskets: [...BASKET_CARDS],
  next: null,
  left: 0,
});
