import { defined } from '../../../kernel/defined.ts';
import type { GameBots } from '../../../bots/level.ts';
import type { Bot, Rng, Scene, Seat } from '../../../kernel/game.ts';
import { legal } from '../../../kernel/match.ts';
import { pick } from '../../../kernel/random.ts';
import type { Dice } from './engine/dice.ts';
import { bestAtOnce, refusesAtOnce } from './engine/one-card-ahead.ts';
import { loadView } from './engine/load.ts';
import { acceptCard, receiveCard, refuseCard } from './engine/play.ts';
import { foreseen, playedOn, type Prospects } from './engine/prospects.ts';
import { copyTable, twinOf, type FastTable } from './engine/table.ts';
import type { Card } from '../rules/cards.ts';
import rules from '../rules/game.ts';
import type { GangsOfKyoto, Move, View } from '../rules/types.ts';

/**
 * Bots know only their view: they count the unseen cards, and do not remember cards in the piles of others.
 */

const freshDice = (rng: Rng): Dice => ({ state: 1 + rng.int(2 ** 31 - 1) });

/** Looks one card ahead, using only open cards. */
const bestMove = (view: View, seat: Seat): Move => {
  const { phase } = view;
  const { known } = loadView(view);
  if (phase.name === 'veto') return { do: refusesAtOnce(known, seat, phase.card.card) ? 'refuse' : 'take' };
  if (phase.name === 'give') return givenOrRefused(known, seat, phase.card.card);
  throw new Error(`seat ${seat} has no move`);
};

const givenOrRefused = (known: FastTable, seat: Seat, card: Card): Move => {
  const to = bestAtOnce(known, seat, card);
  const refuses = to === seat && (known.vetoes[seat] ?? 0) > 0 && refusesAtOnce(known, seat, card);
  return refuses ? { do: 'refuse' } : { do: 'give', to };
};

/** A level that looks one card ahead, except for a percentage of random moves. */
const oneCardAhead =
  (careless: number): Bot<GangsOfKyoto> =>
  (scene, seat, _think, rng) => ({
    move: rng.int(100) < careless ? pick(rng, legal(rules, scene, seat)) : bestMove(scene.view, seat),
    after: 0,
  });

/** Plays the move on an imagined table; true if that ended the round. */
const make = (table: FastTable, { phase }: View, move: Move, dice: Dice): boolean => {
  if (phase.name === 'over') return true;
  const { card } = phase.card;
  if (move.do === 'give') {
    table.received[move.to] = 1;
    const receives = move.to === table.active ? acceptCard : receiveCard;
    return receives(table, move.to, card, dice);
  }
  const seat = phase.name === 'veto' ? phase.seat : table.active;
  table.received[seat] = 1;
  if (move.do === 'take') return acceptCard(table, seat, card, dice);
  refuseCard(table, seat, card);
  return false;
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
  greedy: 3,
  levels: [
    { bot: oneCardAhead(80), ms: 50 }, // a child can win
    { bot: oneCardAhead(35), ms: 50 },
    { bot: oneCardAhead(0), ms: 50 }, // greedy
    { bot: searching({ matches: 15, prospects: playedOn }), ms: 100 }, // with more matches it would be as strong as the next level
    { bot: searching({ matches: 400, prospects: foreseen }), ms: 150 },
  ],
};
export default kyotoBots;
