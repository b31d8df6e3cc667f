import { defined } from '../kernel/defined.ts';
import type { Game, Kind, Rng, Seat } from '../kernel/game.ts';
import { legal } from '../kernel/match.ts';
import { playout } from '../kernel/playout.ts';
import { quickRng } from '../kernel/random.ts';
import {
  evenChance,
  wonBy,
  type JudgeQuestion,
  type GameJudge,
  type Judge,
  type JudgedMove,
} from './judge.ts';

const PLAYOUT_LIMIT = 400;
const LUCKS = 2 ** 31;

/** For games without a judge of their own: plays random matches in imagined worlds. Work is their number. */
export const commonJudge = <K extends Kind>(game: Game<K>): GameJudge<K> => ({
  judge: byPlayouts(game),
  work: 240,
  steepness: 1,
});

/** The results of one move: for each imagined match the share of every seat. */
interface Tried<K extends Kind> {
  readonly move: K['move'] | null; // null: the match goes on as it likes
  readonly wanted: boolean; // it is tried to the end, however bad it looks
  readonly results: number[][];
}

const byPlayouts =
  <K extends Kind>(game: Game<K>): Judge<K> =>
  (asked, work, rng) => {
    const { scene, seat, seats, also = [] } = asked;
    const wanted = new Set(also.map((move) => game.write(move)));
    const moves: Tried<K>[] = legal(game, scene, seat).map((move) => ({
      move,
      wanted: wanted.has(game.write(move)),
      results: [],
    }));
    const tried = moves.length ? moves : [{ move: null, wanted: true, results: [] }];
    halving(game, asked, tried, work, rng);
    // A move that was tried a few times may look best by luck alone: the best is one of those tried to the end.
    const often = Math.max(...tried.map(({ results }) => results.length));
    const [best, ...others] = tried.toSorted(
      (a, b) =>
        Number(b.results.length === often) - Number(a.results.length === often) ||
        meanOf(b, seat) - meanOf(a, seat),
    );
    const most = meanOf(defined(best), seat);
    const judgedMove = (one: Tried<K>): JudgedMove<K>[] =>
      one.move === null
        ? []
        : [{ move: one.move, chance: Math.min(most, meanOf(one, seat)), spread: spreadOf(one, seat) }];
    return {
      chances: Array.from({ length: seats }, (_, one) => meanOf(defined(best), one)),
      spread: spreadOf(defined(best), seat),
      moves: [
        ...judgedMove(defined(best)),
        ...others.flatMap(judgedMove).toSorted((a, b) => b.chance - a.chance),
      ],
    };
  };

/**
 * Tries all moves in the same worlds with the same luck, then the better half of them more often, until one is
 * left or the work is done.
 */
const halving = <K extends Kind>(
  game: Game<K>,
  asked: JudgeQuestion<K>,
  all: readonly Tried<K>[],
  work: number,
  rng: Rng,
): void => {
  const { scene, seat } = asked;
  const rounds = Math.max(1, Math.ceil(Math.log2(all.length)));
  let left = all;
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.max(2, Math.floor(work / rounds / left.length));
    for (let n = 0; n < worlds; n++) {
      const world = game.determinize(scene.view, seat, rng);
      const luck = rng.int(LUCKS);
      for (const one of left) one.results.push(playedOn(game, asked, world, one.move, luck));
    }
    const better = left.toSorted((a, b) => meanOf(b, seat) - meanOf(a, seat));
    left = better.filter(({ wanted }, place) => wanted || place < Math.ceil(left.length / 2));
  }
};

const playedOn = <K extends Kind>(
  game: Game<K>,
  { scene: { at }, seat, seats }: JudgeQuestion<K>,
  world: K['state'],
  move: K['move'] | null,
  luck: number,
): number[] => {
  const rng = quickRng(luck);
  const state = move === null ? world : game.apply(world, { by: seat, at, move }, rng).state;
  const end = playout(game, state, rng, PLAYOUT_LIMIT, at).state;
  const outcome = game.outcome(end);
  return Array.from({ length: seats }, (_, one) => (outcome ? wonBy(outcome, one) : evenChance(seats)));
};

const meanOf = ({ results }: Tried<Kind>, seat: Seat): number =>
  results.reduce((sum, shares) => sum + (shares[seat] ?? 0), 0) / Math.max(1, results.length);

/** The standard error of a share, where a move that was tried twice is not surer than one that was tried ten times. */
const spreadOf = (tried: Tried<Kind>, seat: Seat): number => {
  const times = tried.results.length + 2;
  const mean = (meanOf(tried, seat) * tried.results.length + 1) / times;
  return Math.sqrt((mean * (1 - mean)) / times);
};
