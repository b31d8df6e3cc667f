import { defined } from '../../../kernel/defined.ts';
import type { GameBots } from '../../../bots/level.ts';
import type { Bot, Rng, Scene, Seat } from '../../../kernel/game.ts';
import { legal } from '../../../kernel/match.ts';
import type { Dice } from './engine/dice.ts';
import { bestAtOnce, CLEAR, OWN_BELLS, refusesAtOnce, type Eye } from './engine/one-card-ahead.ts';
import { loadView } from './engine/load.ts';
import { foreseen, type Prospects } from './engine/prospects.ts';
import { copyTable, twinOf, type FastTable } from './engine/table.ts';
import { make } from './imagined-move.ts';
import type { Card } from '../rules/cards.ts';
import rules from '../rules/game.ts';
import { waiting } from '../rules/turn.ts';
import type { GangsOfKyoto, Move, View } from '../rules/types.ts';

/**
 * Bots know only their view: they count the unseen cards, and do not remember cards in the piles of others.
 */

const freshDice = (rng: Rng): Dice => ({ state: 1 + rng.int(2 ** 31 - 1) });

/** Looks one card ahead, using only open cards. */
const bestMove = (view: View, seat: Seat, eye: Eye): Move => {
  const { phase } = view;
  const { known } = loadView(view);
  if (phase.name === 'veto')
    return { do: refusesAtOnce(known, seat, phase.card.card, eye) ? 'refuse' : 'take' };
  if (phase.name === 'give') return givenOrRefused(known, seat, phase.card.card, eye);
  throw new Error(`seat ${seat} has no move`);
};

const givenOrRefused = (known: FastTable, seat: Seat, card: Card, eye: Eye): Move => {
  const to = bestAtOnce(known, seat, card, eye);
  const refuses = to === seat && (known.vetoes[seat] ?? 0) > 0 && refusesAtOnce(known, seat, card, eye);
  return refuses ? { do: 'refuse' } : { do: 'give', to };
};

/** Deals the cards round the table without looking at them, the first one to itself. */
const unthinking = ({ phase, players }: View, seat: Seat): Move => {
  if (phase.name === 'veto') return { do: 'take' };
  const open = waiting(players);
  return { do: 'give', to: open.includes(seat) ? seat : defined(open[0]) };
};

/** Percentages of a level's moves: it does not think, or it looks at its own bells only; otherwise it sees all there is. */
interface Mistakes {
  readonly dealing: number;
  readonly ownBellsOnly: number;
}

/** A level that looks one card ahead, with the mistakes of people who are new to the game. */
const oneCardAhead =
  ({ dealing, ownBellsOnly }: Mistakes): Bot<GangsOfKyoto> =>
  ({ view }, seat, _think, rng) => {
    const luck = rng.int(100);
    const eye = luck < dealing + ownBellsOnly ? OWN_BELLS : CLEAR;
    return { move: luck < dealing ? unthinking(view, seat) : bestMove(view, seat, eye), after: 0 };
  };

/** Settings of a level that searches: the number of imagined matches, and the estimate of their results. */
interface SearchSettings {
  readonly matches: number;
  readonly prospects: Prospects;
}

/**
 * Tries every move in the same imagined worlds with the same random numbers, and takes the one with the best
 * chance to win.
 */
const searching =
  (how: SearchSettings): Bot<GangsOfKyoto> =>
  (scene, seat, think, rng) => {
    const moves = legal(rules, scene, seat);
    const won = moves.length > 1 ? winsOf(how, scene, seat, moves, think, rng) : [1];
    const best = won.indexOf(Math.max(...won));
    return { move: defined(moves[best]), after: 0 };
  };

const PER_WORLD = 4; // matches per imagined world, and between two checks of the time

const winsOf = (
  { matches, prospects }: SearchSettings,
  { view }: Scene<GangsOfKyoto>,
  seat: Seat,
  moves: readonly Move[],
  think: () => boolean,
  rng: Rng,
): number[] => {
  const { known, imagine } = loadView(view);
  const world = twinOf(known);
  const table = twinOf(known);
  const won = moves.map(() => 0);
  for (let match = 0; match < matches && (match % PER_WORLD > 0 || match === 0 || think()); match++) {
    const dice = freshDice(rng);
    if (match % PER_WORLD === 0) imagine(world, dice);
    const luck = dice.state;
    moves.forEach((move, i) => {
      dice.state = luck;
      copyTable(world, table);
      const roundOver = make(table, view, move, dice);
      won[i] = (won[i] ?? 0) + prospects(table, seat, roundOver, dice);
    });
  }
  return won;
};

const kyotoBots: GameBots<GangsOfKyoto> = {
  greedy: 4,
  levels: [
    { bot: oneCardAhead({ dealing: 100, ownBellsOnly: 0 }), ms: 50 }, // a beginner beats it
    { bot: oneCardAhead({ dealing: 45, ownBellsOnly: 55 }), ms: 50 },
    { bot: oneCardAhead({ dealing: 0, ownBellsOnly: 100 }), ms: 50 },
    { bot: oneCardAhead({ dealing: 0, ownBellsOnly: 0 }), ms: 50 }, // greedy
    { bot: searching({ matches: 400, prospects: foreseen }), ms: 150 },
  ],
};
export default kyotoBots;
