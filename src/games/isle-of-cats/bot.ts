import type { GameBots } from '../../bots/level.ts';
import type { Bot, Rng, Scene, Seat } from '../../kernel/game.ts';
import { legal } from '../../kernel/match.ts';
import { cardOf } from './cards/discovery.ts';
import { offer } from './island.ts';
import { cardValue, purchaseValue, scoreNow } from './judge/cards.ts';
import { placementValue } from './judge/placement.ts';
import { playerIn } from './own.ts';
import rules from './rules.ts';
import { boatOf } from './scored.ts';
import type { Colour, Isle, Move, PlaceMove, PlayMove, View } from './types.ts';

/** How a level plays: how blurred it judges, and how many placements it looks at again with all its lessons in mind. */
interface Style {
  readonly noise: number; // points
  readonly second: number;
}

/** Anytime cards are played when the seat is asked anyway: ready checks come often enough. */
const waits: Bot<Isle>['waits'] = ({ view }, seat) => !view.asked.includes(seat);

const player = (style: Style): Bot<Isle> => Object.assign(choosing(style), { waits });

const choosing =
  ({ noise, second }: Style): Bot<Isle> =>
  (scene, seat, think, rng) => {
    const blur = (): number => (noise * rng.int(1000)) / 1000;
    const moves = legal(rules, scene, seat);
    const judged = moves.map((move) => ({ move, value: judge(scene.view, seat, move) + blur() }));
    const sorted = judged.toSorted((a, b) => b.value - a.value);
    const [best] = sorted;
    if (!best) throw new Error(`seat ${seat} has no move`);
    const again = second > 0 && best.move.do === 'place' ? sorted.slice(0, second) : [];
    return { move: again.length > 1 ? reconsidered(scene, seat, again, think, rng) : best.move, after: 0 };
  };

const LESSONS = 0.6; // points that lessons would bring now may still be lost

/** The placements that looked best, with the score they would really make. */
const reconsidered = (
  scene: Scene<Isle>,
  seat: Seat,
  among: readonly { readonly move: Move; readonly value: number }[],
  think: () => boolean,
  rng: Rng,
): Move => {
  const world = rules.determinize(scene.view, seat, rng);
  const before = scoreNow(world, seat);
  let best = { move: among[0]?.move as Move, value: -Infinity };
  for (const { move, value } of among) {
    const { state } = rules.apply(world, { by: seat, at: scene.at, move }, rng);
    const total = value + LESSONS * (scoreNow(state, seat) - before);
    if (total > best.value) best = { move, value: total };
    if (!think()) break;
  }
  return best.move;
};

const FISH = 0.7;
const BASKET = 1.5; // a basket not used today is lost, but fish are not
const WAIT = -0.5; // below this a move is worse than passing

const judge = (view: View, seat: Seat, move: Move): number => {
  switch (move.do) {
    case 'keep':
      return move.cards.reduce((sum, card) => sum + cardValue(view, seat, card), 0);
    case 'buy':
      return purchaseValue(view, seat, move.cards);
    case 'place':
      return judgePlacing(view, seat, move);
    case 'pair':
      return 6;
    case 'oshax':
      return 4 + colourValue(view, seat, move.colour);
    case 'treasure':
      return move.take === 'rare' ? 5 : 3;
    case 'colour':
      return colourValue(view, seat, move.colour);
    case 'play':
      return judgePlay(view, seat, move);
    case 'lay':
      return 1;
    case 'feed':
      return 2;
    case 'side':
      return move.side === 'basket' ? 1 : 0;
    case 'skip':
    case 'pass':
    case 'done':
      return WAIT;
    case 'ready':
    case 'end':
    case 'lay-token':
    case 'move':
    case 'send':
      break;
  }
  return 0;
};

const judgePlacing = (view: View, seat: Seat, move: PlaceMove): number => {
  const paid = view.pending.length ? null : offer(view, move.tile);
  const price = paid && view.options.mode === 'standard' ? FISH * paid.fish - BASKET : 0;
  return placementValue(playerIn(view, seat), move) - price;
};

const colourValue = (view: View, seat: Seat, colour: Colour): number =>
  boatOf(playerIn(view, seat))
    .groups.filter((group) => group.colour === colour)
    .reduce((most, { pieces }) => Math.max(most, pieces.length), 0);

/** Cards are kept for a better moment, unless they are good now or there is hardly a later one. */
const judgePlay = (view: View, seat: Seat, { card }: PlayMove): number => {
  const { phase, day } = view;
  const last = phase.name === 'ready' && phase.before === 'end';
  const found = cardOf(card);
  const value = cardValue(view, seat, card);
  if (found.kind === 'anytime' && found.effect === 'basket') return 3;
  if (found.kind === 'anytime' && found.effect === 'extra-rescue')
    return phase.name === 'rescue' && phase.turn === seat && playerIn(view, seat).baskets > 1 ? 2 : -1;
  return last || day === 5 || value >= 2 ? value - 0.5 : -1;
};

const isleBots: GameBots<Isle> = {
  greedy: 3,
  levels: [
    { bot: player({ noise: 12, second: 0 }), ms: 100 }, // a child wins
    { bot: player({ noise: 4, second: 0 }), ms: 200 },
    { bot: player({ noise: 0, second: 0 }), ms: 300 },
    { bot: player({ noise: 0, second: 60 }), ms: 1000 },
  ],
};
export default isleBots;
