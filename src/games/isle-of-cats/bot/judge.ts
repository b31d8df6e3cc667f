import { chanceAlone, chancesByPoints } from '../../../bots/chances-by-points.ts';
import type { GameJudge, Judge, JudgeQuestion } from '../../../bots/judge.ts';
import type { Rng, Seat } from '../../../kernel/game.ts';
import { legal } from '../../../kernel/match.ts';
import { quickRng } from '../../../kernel/random.ts';
import rules from '../rules/game.ts';
import { write } from '../rules/notation.ts';
import type { Isle, Move, State, View } from '../rules/state/types.ts';
import { FULL_CARE } from './evaluate/lesson-aims.ts';
import { THOROUGH, type Effort } from './evaluate/evaluator.ts';
import { optionsFor } from './evaluate/options.ts';
import { worth } from './evaluate/view-value.ts';

const DAYS = 5;
const AT_THE_END = 20; // points: how far off the last count may be, for want of the hidden lessons
const A_DAY = 13; // how much further off a day to come makes it
// Against the sister the bots' rating is far below the lead that comes of it, the more so the earlier the day.
const ALONE = 11; // points
const ALONE_A_DAY = 14;
const ALONE_SURE = 12; // points: how far off that is at the end
const ALONE_SURE_A_DAY = 8; // and how much further a day before
const MODEL = 0.05; // how far off a chance in the middle may well be

const AHEAD_MOST = 12; // as far as the strongest bots
const WORK_FOR_ONE = 5;

/** Every place. With more than the usual work it also looks ahead, as the strongest bots do. */
const effortFor = (work: number): Effort => ({
  ahead: Math.min(AHEAD_MOST, Math.max(0, Math.floor(work / WORK_FOR_ONE) - 1)),
  limits: THOROUGH,
  care: FULL_CARE,
});

const scaleOf = ({ day }: View): number => AT_THE_END + A_DAY * (DAYS - day);

/** By seat, from the expected points; `more` are further points of the asking seat. */
const chancesIn = (view: View, points: readonly number[], seat: Seat, more: number): number[] => {
  const then = points.map((one, other) => (other === seat ? one + more : one));
  if (!view.sister) return chancesByPoints(then, scaleOf(view));
  const left = DAYS - view.day;
  const lead = (then[0] ?? 0) + ALONE + ALONE_A_DAY * left;
  return [chanceAlone(lead, ALONE_SURE + ALONE_SURE_A_DAY * left)];
};

/** A move, and the points by which it is worse than the best. */
interface Ranked {
  readonly move: Move;
  readonly lag: number;
}

/** The moves of one plan, such as the cards of a day that are laid one by one, are equally good in any order. */
const ranked = (asked: JudgeQuestion<Isle>, worlds: readonly State[], effort: Effort): Ranked[] => {
  const { scene, seat, also = [] } = asked;
  const { view } = scene;
  const allowed = new Map(legal(rules, scene, seat).map((move) => [write(move), move]));
  const values = new Map<string, number>();
  for (const { move, value, next = [] } of optionsFor(view, seat, effort, () => true))
    for (const one of [move, ...next].map(write))
      if (allowed.has(one)) values.set(one, Math.max(value, values.get(one) ?? -Infinity));
  const most = Math.max(...values.values());
  const [bestText] = [...values].find(([, value]) => value === most) ?? [];
  const best = bestText === undefined ? undefined : allowed.get(bestText);
  if (best)
    for (const move of also) {
      const text = write(move);
      if (!values.has(text) && allowed.has(text)) values.set(text, most - behind(asked, worlds, best, move));
    }
  return [...values].flatMap(([text, value]) => {
    const move = allowed.get(text);
    return move ? [{ move, lag: most - value }] : [];
  });
};

/** How much better one move looks than another that no option is about, in the middle of all worlds; never less than nothing. */
const behind = (
  { scene, seat }: JudgeQuestion<Isle>,
  worlds: readonly State[],
  better: Move,
  other: Move,
): number => {
  const lags = worlds.map((world, nth) => {
    const [a = 0, b = 0] = [better, other].map((move) => {
      const { state } = rules.apply(world, { by: seat, at: scene.at, move }, quickRng(nth));
      return worth(rules.view(state, seat), seat);
    });
    return a - b;
  });
  return Math.max(0, mean(lags));
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How far off the mean of these values may well be. */
const errorOf = (values: readonly number[]): number => {
  if (values.length < 2) return 0;
  const middle = mean(values);
  const squares = values.map((value) => (value - middle) ** 2);
  return Math.sqrt(mean(squares) / (values.length - 1));
};

const spreadAt = (chance: number): number => 4 * MODEL * chance * (1 - chance);

/** Worlds with other cards where the asking seat has not seen them. The sister hides nothing: against her one world is enough. */
const worldsOf = (view: View, seat: Seat, count: number, rng: Rng): readonly State[] =>
  Array.from({ length: view.sister ? 1 : count }, () => rules.determinize(view, seat, rng));

/**
 * The bots' expected points of every boat, by what everybody can see. With the own hand and lessons, and without those of
 * the others, everybody would believe to be far ahead.
 */
const pointsIn = (view: View, seat: Seat, world: State): number[] => {
  if (view.sister) return [worth(view, seat)];
  const open = rules.view(world, 'spectator');
  return view.players.map((_, one) => worth(open, one));
};

const judge: Judge<Isle> = (asked, work, rng) => {
  const { scene, seat } = asked;
  const { view } = scene;
  const worlds = worldsOf(view, seat, work, rng);
  const pointsByWorld = worlds.map((world) => pointsIn(view, seat, world));
  const points = (pointsByWorld[0] ?? []).map((_, one) => mean(pointsByWorld.map((some) => some[one] ?? 0)));
  const chanceIn = (some: readonly number[], lag: number): number =>
    chancesIn(view, some, seat, -lag)[seat] ?? 0;
  const error = errorOf(pointsByWorld.map((some) => chanceIn(some, 0)));
  const chances = chancesIn(view, points, seat, 0);
  const moves = scene.actors.includes(seat) ? ranked(asked, worlds, effortFor(work)) : [];
  return {
    chances,
    spread: spreadAt(chances[seat] ?? 0) + error,
    moves: moves
      .map(({ move, lag }) => {
        const chance = chanceIn(points, lag);
        return { move, chance, spread: spreadAt(chance) + error };
      })
      .toSorted((a, b) => b.chance - a.chance),
  };
};

const isleJudge: GameJudge<Isle> = { judge, work: 6, steepness: 1 };
export default isleJudge;
