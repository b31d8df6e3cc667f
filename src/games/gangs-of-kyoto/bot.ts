import type { GameBots } from '../../bots/level.ts';
import type { Bot, Rng, Scene, Seat } from '../../kernel/game.ts';
import { legal } from '../../kernel/match.ts';
import { pick } from '../../kernel/random.ts';
import type { Dice } from './engine/dice.ts';
import { bestAtOnce, refuses } from './engine/judge.ts';
import { loadView } from './engine/load.ts';
import { acceptCard, receiveCard, refuseCard } from './engine/play.ts';
import { prospectsOf } from './engine/prospects.ts';
import { copyTable, newTable, type FastTable } from './engine/table.ts';
import rules from './rules.ts';
import type { GangsOfKyoto, Move, View } from './types.ts';

/** Bots know what their view shows: they count the unseen cards, and do not remember what others have put away. */

const freshDice = (rng: Rng): Dice => ({ state: 1 + rng.int(2 ** 31 - 1) });

/** What a player thinks it is worth, in bells, to be far from the limit. Trial says six; who only looks at bells plays worse. */
const SHORT_SIGHTED = 1;
const FAR_SIGHTED = 6;

/** One card ahead: whatever leaves the most, by the quick judgement of one imagined world. */
const glance = (view: View, seat: Seat, rng: Rng): Move => {
  const { phase } = view;
  const table = newTable(view.players.length, view.rules, SHORT_SIGHTED);
  loadView(view).imagine(table, freshDice(rng));
  if (phase.name === 'veto') return { do: refuses(table, seat, phase.card.card) ? 'refuse' : 'take' };
  if (phase.name === 'give') return { do: 'give', to: bestAtOnce(table, seat, phase.card.card) };
  throw new Error(`seat ${seat} has no move`);
};

/** How a level plays that only glances: how often, in a hundred, it does not even do that. */
const glancer =
  (careless: number): Bot<GangsOfKyoto> =>
  (scene, seat, _think, rng) => ({
    move: rng.int(100) < careless ? pick(rng, legal(rules, scene, seat)) : glance(scene.view, seat, rng),
    after: 0,
  });

/** Makes the move on an imagined table, and says whether that ended the round. */
const make = (table: FastTable, { phase }: View, move: Move, dice: Dice): boolean => {
  if (phase.name === 'over') return true;
  const { card } = phase.card;
  if (move.do === 'give') {
    table.received[move.to] = 1;
    return receiveCard(table, move.to, card, dice);
  }
  const seat = phase.name === 'veto' ? phase.seat : table.active;
  if (move.do === 'take') return acceptCard(table, seat, card, dice);
  refuseCard(table, seat, card);
  return false;
};

/** Plays on from every move, all moves in the same worlds with the same luck, and takes what promises the most wins. */
const dreamer =
  (matches: number): Bot<GangsOfKyoto> =>
  (scene, seat, think, rng) => {
    const moves = legal(rules, scene, seat);
    const won = moves.length > 1 ? dream(scene, seat, moves, matches, think, rng) : [1];
    const best = won.indexOf(Math.max(...won));
    return { move: moves[best] as Move, after: 0 };
  };

const PER_WORLD = 4; // matches played in one imagined world
const BETWEEN_LOOKS = 16; // matches between two looks at the time

const dream = (
  { view }: Scene<GangsOfKyoto>,
  seat: Seat,
  moves: readonly Move[],
  matches: number,
  think: () => boolean,
  rng: Rng,
): number[] => {
  const { imagine } = loadView(view);
  const [world, table] = [0, 1].map(() => newTable(view.players.length, view.rules, FAR_SIGHTED)) as [
    FastTable,
    FastTable,
  ];
  const won = moves.map(() => 0);
  for (let match = 0; match < matches && (match % BETWEEN_LOOKS > 0 || match === 0 || think()); match++) {
    const dice = freshDice(rng);
    if (match % PER_WORLD === 0) imagine(world, dice);
    const luck = dice.state;
    moves.forEach((move, i) => {
      dice.state = luck;
      copyTable(world, table);
      const roundOver = make(table, view, move, dice);
      won[i] = (won[i] ?? 0) + prospectsOf(table, seat, roundOver, dice);
    });
  }
  return won;
};

const kyotoBots: GameBots<GangsOfKyoto> = {
  levels: [
    { bot: glancer(80), ms: 50 }, // a child wins
    { bot: glancer(35), ms: 50 },
    { bot: glancer(0), ms: 50 }, // greedy
    { bot: dreamer(100), ms: 100 },
    { bot: dreamer(1000), ms: 150 },
  ],
};
export default kyotoBots;
