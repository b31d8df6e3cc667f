import { defined } from '../../../kernel/defined.ts';
import type { Rng } from '../../../kernel/game.ts';
import type { PuzzleLine, PuzzleMiner } from '../../../kernel/puzzle.ts';
import { pick, rngAt } from '../../../kernel/random.ts';
import { cardOf } from '../rules/cards/cards.ts';
import { laidOut, type Figure } from '../rules/cards/figure.ts';
import { minus, nearestPoint, onScreen } from '../rules/cards/lattice.ts';
import type { AnyKittyPaw } from '../rules/game.ts';
import { SOLO_TIME } from '../rules/race/limits.ts';
import { heldBy, matOf } from '../rules/race/mat.ts';
import type { State } from '../rules/race/types.ts';
import { goalOf } from './goals.ts';
import { writePlace, type PuzzleStart } from './place-text.ts';
import { solutionOf } from './proof.ts';
import { spoil } from './spoil.ts';
import { onAnotherDay, timeFor } from './times.ts';

const FEW = 2; // kitties on a mat: with fewer nobody sees where the picture lies

/** Nothing is in the paw or on its way. */
const isQuiet = ({ phase, cards, claims, paws }: State): boolean =>
  phase.name === 'play' && cards[0] !== null && claims.length === 0 && paws[0]?.busyUntil === null;

const placeOf = (state: State): PuzzleStart => {
  const card = defined(state.cards[0] ?? undefined);
  const { level, figure } = cardOf(card);
  const waiting = state.tiles
    .flatMap(({ breed, side, turn, place }) =>
      place.in === 'middle' ? [{ breed, side, turn, spot: place.spot }] : [],
    )
    .toSorted((a, b) => a.spot - b.spot);
  const box = state.boxes[0]?.side ?? 'H';
  return { card, time: SOLO_TIME[level], waiting, box, mat: centred(matOf(state, 0), figure) };
};

const middle = (along: readonly number[]): number => (Math.min(...along) + Math.max(...along)) / 2;

/** Bots build in a corner; the picture of a puzzle lies in the middle of the mat, so that a phone shows all of it. */
const centred = ({ tiles, box }: Figure, picture: Figure): Figure => {
  const spots = laidOut(picture).flatMap(({ footprint }) => footprint.hexagons.map(onScreen));
  const by = nearestPoint(middle(spots.map(({ x }) => x)), middle(spots.map(({ y }) => y)));
  return {
    tiles: tiles.map((tile) => ({ ...tile, at: minus(tile.at, by) })),
    box: box && { ...box, at: minus(box.at, by), cat: null },
  };
};

/** In one round of a match: the start, a moment in between, and the finished picture with a mistake or two. */
const placesIn = (round: readonly State[]): readonly PuzzleStart[] => {
  const quiet = round.filter((state) => isQuiet(state) && heldBy(state, 0) === null).map(placeOf);
  const [first] = quiet;
  if (!first) return [];
  const rng = rngAt(writePlace(first), 0);
  const begun = quiet.filter(({ mat }) => mat.tiles.length >= FEW);
  const between = begun.filter((place) => goalOf(place) === 'rest');
  const finished = begun.find((place) => goalOf(place) === null);
  return [
    first,
    ...(between.length ? [pick(rng, between)] : []),
    ...(finished ? [mistaken(finished, rng)] : []),
  ];
};

const mistaken = (place: PuzzleStart, rng: Rng): PuzzleStart => {
  const once = spoil(place.mat, rng);
  return { ...place, mat: rng.int(2) ? once : spoil(once, rng) };
};

const puzzlesAt = (place: PuzzleStart): Omit<PuzzleLine, 'rating'>[] => {
  const goal = goalOf(place);
  const time = goal && timeFor(place, rngAt(writePlace(place), 0));
  if (goal === null || time === null) return [];
  const where = writePlace({ ...place, time });
  const solution = solutionOf(goal, where);
  return solution === null ? [] : [{ goal, where, solution }];
};

/** Finds cards in matches of one bot. */
const miner: PuzzleMiner<AnyKittyPaw> = {
  table: { seats: 1, options: { deck: 'mixed-both' } },
  find: (states) => {
    const tables = states.flatMap((state) => ('runs' in state ? [] : [state]));
    const rounds = [...new Set(tables.map(({ round }) => round))];
    return rounds.flatMap((no) => placesIn(tables.filter(({ round }) => round === no))).flatMap(puzzlesAt);
  },
  verify: ({ goal, where, solution }) => solutionOf(goal, where) === solution,
  onAnotherDay,
};
export default miner;
