import type { GameJudge, Judge, JudgedMove } from '../../../bots/judge.ts';
import { defined } from '../../../kernel/defined.ts';
import type { Rng, Scene, Seat } from '../../../kernel/game.ts';
import { legal } from '../../../kernel/match.ts';
import rules from '../rules/game.ts';
import type { GangsOfKyoto, Move, View } from '../rules/types.ts';
import { chanceOf } from './engine/chance.ts';
import { loadView } from './engine/load.ts';
import { foreseenForAll } from './engine/prospects.ts';
import { copyTable, twinOf } from './engine/table.ts';
import { make } from './imagined-move.ts';

const PER_WORLD = 4; // matches per imagined world
/** How far off an even chance may be, whatever the number of worlds, compared with matches that the strongest bots play on. */
const LEARNED = 0.08;

/** The chances of all seats after a move, summed over the imagined matches. */
interface Tried {
  readonly move: Move;
  readonly sums: number[]; // by seat
  readonly squares: number[]; // their squares
}

/** Tries every move in the same worlds, as the asking seat can imagine them. */
const tryAll = (view: View, moves: readonly Move[], matches: number, rng: Rng): Tried[] => {
  const { known, imagine } = loadView(view);
  const [world, table] = [twinOf(known), twinOf(known)];
  const zeros = (): number[] => view.players.map(() => 0);
  const tried = moves.map((move): Tried => ({ move, sums: zeros(), squares: zeros() }));
  for (let match = 0; match < matches; match++) {
    const dice = { state: 1 + rng.int(2 ** 31 - 1) };
    if (match % PER_WORLD === 0) imagine(world, dice);
    const luck = dice.state;
    for (const one of tried) {
      dice.state = luck;
      copyTable(world, table);
      const chances = foreseenForAll(table, make(table, view, one.move, dice), dice);
      chances.forEach((chance, seat) => {
        one.sums[seat] = defined(one.sums[seat]) + chance;
        one.squares[seat] = defined(one.squares[seat]) + chance ** 2;
      });
    }
  }
  return tried;
};

const spreadOf = ({ sums, squares }: Tried, seat: Seat, matches: number): number => {
  const mean = defined(sums[seat]) / matches;
  const variance = Math.max(0, defined(squares[seat]) / matches - mean * mean);
  return learnedSpread(mean) + Math.sqrt(variance / matches);
};

/** Nothing where the match is as good as decided. */
const learnedSpread = (chance: number): number => 4 * LEARNED * chance * (1 - chance);

/** Between two cards: the learned chance, in worlds that fit the view. */
const withoutCard = (view: View, worlds: number, rng: Rng): number[] => {
  const { known, imagine } = loadView(view);
  const table = twinOf(known);
  const sums = view.players.map(() => 0);
  for (let world = 0; world < worlds; world++) {
    imagine(table, { state: 1 + rng.int(2 ** 31 - 1) });
    sums.forEach((sum, seat) => (sums[seat] = sum + chanceOf(table, seat)));
  }
  return sums.map((sum) => sum / worlds);
};

/** Everybody sees the card in hand, so the moves of the others can be weighed as well as one's own. */
const movesOf = (scene: Scene<GangsOfKyoto>): { readonly mover: Seat; readonly moves: readonly Move[] } => {
  const [mover = 0] = scene.actors;
  return { mover, moves: scene.view.phase.name === 'no-card' ? [] : legal(rules, scene, mover) };
};

const judge: Judge<GangsOfKyoto> = ({ scene, seat }, work, rng) => {
  const { view } = scene;
  const { mover, moves } = movesOf(scene);
  if (!moves.length) {
    const chances = withoutCard(view, work, rng);
    return { chances, spread: learnedSpread(defined(chances[seat])), moves: [] };
  }
  const tried = tryAll(view, moves, work, rng).toSorted(
    (a, b) => defined(b.sums[mover]) - defined(a.sums[mover]),
  );
  const best = defined(tried[0]);
  return {
    chances: best.sums.map((sum) => sum / work),
    spread: spreadOf(best, seat, work),
    moves:
      mover === seat
        ? tried.map((one): JudgedMove<GangsOfKyoto> => ({
            move: one.move,
            chance: defined(one.sums[seat]) / work,
            spread: spreadOf(one, seat, work),
          }))
        : [],
  };
};

const kyotoJudge: GameJudge<GangsOfKyoto> = { judge, work: 400, steepness: 1.5 };
export default kyotoJudge;
