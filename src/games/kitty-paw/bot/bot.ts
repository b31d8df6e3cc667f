import type { GameBots, Level } from '../../../bots/level.ts';
import type { Choice, Millis, Rng, Seat } from '../../../kernel/game.ts';
import { pick } from '../../../kernel/random.ts';
import { cardOf } from '../rules/cards/cards.ts';
import { check } from '../rules/race/check.ts';
import { tileOf } from '../rules/race/race-draft.ts';
import { alsoInDuels, type Racer } from './duel-bot.ts';
import { formOf, lognormal, secondsBefore, secondsForCard, secondsOfFirstLook } from './reaction-times.ts';
import { DIRECTIONS, plus } from '../rules/cards/lattice.ts';
import { heldBy, boxCatOf, matOf } from '../rules/race/mat.ts';
import type { AnyKittyPaw } from '../rules/game.ts';
import { upsideDown } from '../rules/cards/solution.ts';
import { useful } from '../rules/race/candidates.ts';
import type { KittyPaw, Move, View } from '../rules/race/types.ts';

/** The character of a level. Probabilities are in thousandths. */
interface Character {
  readonly factor: (view: View, seat: Seat) => number; // multiplies the time of an average player
  readonly slips: number; // puts a kitty down wrong
  readonly notices: number; // notices that at the last look
  readonly remembers: number; // remembers where it has looked
  readonly touch: Millis; // median reaction to a Meow
  readonly spread: number;
  readonly weighs: boolean; // weighs points against time when choosing a card
}

const FASTEST_TOUCH: Millis = 180;
const LATENCY = { least: 20, more: 41 } as const; // bots have network delay too

const player =
  (character: Character): Racer =>
  (scene, seat, _think, rng, who = seat) => {
    const { view } = scene;
    if (view.phase.name === 'touch') {
      const after = Math.max(FASTEST_TOUCH, lognormal(rng, character.touch, character.spread));
      return { move: { do: 'touch', way: view.phase.ways[seat] ?? 'U' }, after };
    }
    if (view.phase.name !== 'play') return outsideOfPlay(view, seat, rng);
    const move = choose(view, seat, character, rng);
    const pace = paceOf(view, seat, move, character) * formOf(view, who);
    const seconds = pace * secondsOfFirstLook(scene, seat) + secondsBefore(view, seat, move, pace, rng);
    return { move, after: 1000 * seconds + (isClaim(move) ? LATENCY.least + rng.int(LATENCY.more) : 0) };
  };

/** A bot that remembers where it has looked goes to the next place without hesitating. */
const paceOf = (view: View, seat: Seat, move: Move, { factor, remembers }: Character): number =>
  factor(view, seat) * (move.do === 'peek' ? 1 - remembers / 2000 : 1);

/** True for things that others may want too: their claim takes time before it counts. */
const isClaim = (move: Move): boolean => ['card', 'grab', 'peek', 'meow'].includes(move.do);

/** Holds the paw down until the start: a release is legal too, but never sensible. */
const outsideOfPlay = ({ phase }: View, seat: Seat, rng: Rng): Choice<KittyPaw> => {
  const down = phase.name === 'ready' && !phase.holding[seat];
  return down
    ? { move: { do: 'hold' }, after: 500 + rng.int(700) }
    : { move: { do: 'release' }, after: PATIENCE };
};
const PATIENCE: Millis = 3_600_000;

const choose = (view: View, seat: Seat, character: Character, rng: Rng): Move => {
  const moves = useful(view, seat).filter((move) => !check(view, seat, move));
  const card = view.cards[seat];
  if (!card) return chooseCard(view, moves, character, rng);
  const work = moves.filter((move) => move.do !== 'meow' && !isRepair(move));
  const peeks = work.filter((move) => move.do === 'peek');
  // Kitties first, because others take them away; the box and its cat last.
  const first = work.filter((move) => move.do !== 'peek');
  if (first.length) return slip(view, seat, pick(rng, first), character, rng);
  if (peeks.length) return choosePeek(view, seat, peeks, character, rng);
  const repairs = moves.filter(isRepair);
  if (repairs.length && (rng.int(1000) < character.notices || isUnfinished(view, seat)))
    return pick(rng, repairs);
  return isComplete(view, seat) ? { do: 'meow' } : fidget(view, seat);
};

const isRepair = (move: Move): boolean =>
  move.do === 'lift' || ((move.do === 'flip' || move.do === 'turn') && move.thing !== 'held');

/**
 * True for visible mistakes: a piece is missing, or a repaired piece lies above one that should be above it.
 */
const isUnfinished = (view: View, seat: Seat): boolean =>
  !isComplete(view, seat) || upsideDown(cardOf(view.cards[seat] ?? '').figure, matOf(view, seat)).length > 0;

const isComplete = (view: View, seat: Seat): boolean => {
  const { figure } = cardOf(view.cards[seat] ?? '');
  const mat = matOf(view, seat);
  if (mat.tiles.length < figure.tiles.length) return false;
  return !figure.box || (mat.box !== null && boxCatOf(view, seat) !== null);
};

/** A needed piece is with another player: the bot turns its own pieces while it waits, and does not meow. */
const fidget = (view: View, seat: Seat): Move => {
  const own = view.tiles.find(({ place }) => place.in === 'mat' && place.seat === seat);
  if (own) return { do: 'lift', thing: own.id };
  return view.boxes[seat]?.place.in === 'tray' ? { do: 'box' } : { do: 'lift', thing: 'box' };
};

/**
 * Puts a kitty a little beside its place; the very first one, which has no wrong place, is turned wrong. So
 * every kitty has one chance to be wrong, and the box has none.
 */
const slip = (view: View, seat: Seat, move: Move, { slips }: Character, rng: Rng): Move => {
  const { tiles, box } = matOf(view, seat);
  const first = !tiles.length && !box;
  const last = first ? isLastTurn(view, seat) : move.do === 'put' && !holdsBox(view, seat);
  if (!last || rng.int(1000) >= slips) return move;
  if (first) return { do: 'put', at: { u: 0, v: 0 } };
  return move.do === 'put' ? { do: 'put', at: plus(move.at, pick(rng, DIRECTIONS)) } : move;
};

const holdsBox = (view: View, seat: Seat): boolean => 'box' in (heldBy(view, seat) ?? {});

const isLastTurn = (view: View, seat: Seat): boolean => {
  const held = heldBy(view, seat);
  const tile = held && 'tile' in held ? tileOf(view, held.tile) : undefined;
  const wanted =
    tile && cardOf(view.cards[seat] ?? '').figure.tiles.find(({ breed }) => breed === tile.breed);
  if (!tile || !wanted) return false;
  const turns = (wanted.turn - tile.turn + 6) % 6;
  return Math.min(turns, 6 - turns) + Number(tile.side !== wanted.side) === 1;
};

/** Chooses a box to look into. The cats in unseen boxes are unknown; a bot with bad memory sometimes looks twice. */
const choosePeek = (view: View, seat: Seat, peeks: Move[], { remembers }: Character, rng: Rng): Move => {
  const fresh = peeks.filter((move) => move.do === 'peek' && !view.cats[move.slot]?.lookedAt.includes(seat));
  return pick(rng, fresh.length && rng.int(5000) < 4000 + remembers ? fresh : peeks);
};

const chooseCard = ({ row }: View, moves: readonly Move[], { weighs }: Character, rng: Rng): Move => {
  const worth = (move: Move): number => {
    const id = move.do === 'card' ? row[move.place] : null;
    return id ? cardOf(id).points / secondsForCard(id) : 0;
  };
  return weighs ? (moves.toSorted((a, b) => worth(b) - worth(a))[0] ?? pick(rng, moves)) : pick(rng, moves);
};

// --- The adaptive level ---------------------------------------------------------------------------------------------

const LOOKS_BACK = 5;

/**
 * About as fast as the median of the others' last Meows, and slower after each own Meow in a row; within limits, so that it
 * stays between the levels below and above.
 */
const likeTheOthers =
  (least: number, most: number) =>
  ({ past }: View, seat: Seat): number => {
    const ratios = past
      .filter((meow) => meow.seat !== seat && meow.correct)
      .slice(-LOOKS_BACK)
      .map(({ card, ms }) => ms / 1000 / secondsForCard(card))
      .toSorted((a, b) => a - b);
    const own = past.length - 1 - past.findLastIndex((meow) => meow.seat !== seat);
    const middle = (ratios[ratios.length >> 1] ?? 1) * 1.05;
    return Math.min(most, Math.max(least, middle * 1.08 ** own));
  };

const steady = (factor: number) => (): number => factor;

interface RacerLevel extends Level<KittyPaw> {
  readonly bot: Racer;
}

const racer = (character: Character): RacerLevel => ({ bot: player(character), ms: 20 });

/**
 * The levels for a race. They are stairs: of two neighbours at a table for two the better one wins three of four matches
 * (`clowder arena kitty-paw 1 2 --games 200`), because everybody has good and bad rounds.
 */
export const RACERS: readonly RacerLevel[] = [
  racer({
    factor: steady(1.8),
    slips: 60,
    notices: 600,
    remembers: 100,
    touch: 800,
    spread: 0.3,
    weighs: false,
  }),
  racer({
    factor: steady(1.42),
    slips: 45,
    notices: 700,
    remembers: 250,
    touch: 600,
    spread: 0.27,
    weighs: false,
  }),
  racer({
    factor: likeTheOthers(0.92, 1.2),
    slips: 30,
    notices: 800,
    remembers: 400,
    touch: 500,
    spread: 0.25,
    weighs: false,
  }),
  racer({
    factor: steady(0.84),
    slips: 15,
    notices: 850,
    remembers: 500,
    touch: 410,
    spread: 0.22,
    weighs: false,
  }),
  racer({
    factor: steady(0.6),
    slips: 6,
    notices: 900,
    remembers: 700,
    touch: 340,
    spread: 0.2,
    weighs: true,
  }),
];

const kittyPawBots: GameBots<AnyKittyPaw> = {
  levels: RACERS.map(({ bot, ms }) => ({ bot: alsoInDuels(bot), ms })),
};
export default kittyPawBots;
