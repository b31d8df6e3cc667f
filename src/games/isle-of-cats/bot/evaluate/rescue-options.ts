import type { Seat } from '../../../../kernel/game.ts';
import { basketsLeft } from '../../rules/island/baskets.ts';
import { rescueRefusal } from '../../rules/check-rescue.ts';
import { offer } from '../../rules/island/island.ts';
import { playerIn, seen } from '../../rules/state/piles.ts';
import type { Move, TileId, View } from '../../rules/state/types.ts';
import { Mind, spotOf, type Care, type Idea } from './evaluator.ts';
import type { Option } from './option.ts';
import { DaySequence } from './day-sequence.ts';
import { DayPlan, type Day, type Offer } from './day-plan.ts';
import { fishWorth } from './fish-value.ts';

/** Whom to rescue, and where to. */
export const rescueOptions = (
  view: View,
  seat: Seat,
  { ahead, glance }: Care,
  think: () => boolean,
): Option[] => {
  const { phase } = view;
  const mind = new Mind(view, seat, { placed: 1, glance });
  const stop: Move = { do: phase.name === 'rescue' && phase.rescued.length ? 'end' : 'pass' };
  const tiles = [...view.left, ...view.right, ...view.kittens].filter(
    (tile) => !rescueRefusal(view, seat, tile),
  );
  const ideas = tiles.map((tile) => mind.ideas(tile));
  const purse = new Purse(mind, ideas);
  const options = ideas
    .flatMap((some) => some.map((idea) => ({ idea, value: idea.gain + purse.rest(idea.tile) })))
    .toSorted((a, b) => b.value - a.value);
  const judged = ahead > 0 ? followed(mind, purse, options, ahead, think) : options;
  return [
    { move: stop, value: purse.passing() },
    ...judged.map(({ idea, value }) => ({
      move: { do: 'place' as const, tile: idea.tile, ...spotOf(idea) },
      value,
    })),
  ];
};

interface Judged {
  readonly idea: Idea;
  readonly value: number;
}

/** The fish and baskets of today, and what else they could bring. */
class Purse {
  readonly #mind: Mind;
  readonly #offers: readonly Offer[];
  readonly #rest = new Map<TileId, number>();

  constructor(mind: Mind, ideas: readonly (readonly Idea[])[]) {
    this.#mind = mind;
    this.#offers = ideas.flatMap((some) => {
      const [first] = some;
      if (!first) return [];
      const gain = Math.max(...some.map((idea) => idea.gain));
      return [{ tile: first.tile, price: this.price(first.tile), gain }];
    });
  }

  price(tile: TileId): number {
    return offer(this.#mind.view, tile)?.fish ?? 0;
  }

  passing(): number {
    const { view, seat } = this.#mind;
    return fishWorth(this.#mind, playerIn(view, seat).fish);
  }

  /** What is left of the day after this rescue, the others having had their turn. */
  rest(tile: TileId): number {
    const known = this.#rest.get(tile);
    if (known !== undefined) return known;
    const others = this.#offers.filter((one) => one.tile !== tile);
    const value = this.#with(tile, new DayPlan(others, this.#mind.to.players - 1));
    this.#rest.set(tile, value);
    return value;
  }

  /** The same, each of the next rescues judged with those before it; `tile` is thought to lie on the boat already. */
  after(tile: TileId): number {
    const { view, seat, to } = this.#mind;
    if (view.options.mode === 'family') return 0;
    const tiles = this.#offers.map((one) => one.tile).filter((one) => one !== tile);
    const me = playerIn(view, seat);
    const most = Math.min(RESCUES, basketsLeft(me, seen(me.laid)) - 1);
    return this.#with(
      tile,
      new DaySequence(this.#mind, tiles, (one) => this.price(one), most, to.players - 1),
    );
  }

  #with(tile: TileId, day: Day): number {
    const { view, seat } = this.#mind;
    if (view.options.mode === 'family') return 0;
    const me = playerIn(view, seat);
    const baskets = basketsLeft(me, seen(me.laid)) - 1;
    return day.value(baskets, me.fish - this.price(tile), (fish) => fishWorth(this.#mind, fish));
  }
}

const RESCUES = 3; // that are followed after one
const EACH = 3; // ideas for one and the same tile that are followed

/** The best ideas once more, each with the best that could follow it today. */
const followed = (
  mind: Mind,
  purse: Purse,
  options: readonly Judged[],
  ahead: number,
  think: () => boolean,
): Judged[] => {
  const judged: Judged[] = [];
  for (const { idea } of variedBy(options).slice(0, ahead)) {
    if (judged.length && !think()) break;
    judged.push({ idea, value: idea.gain + mind.suppose(idea, () => purse.after(idea.tile)) });
  }
  return judged.length ? judged : [...options];
};

/** Not more than a few ideas for the same tile: the second best tile is another idea, the fourth best place for the first is not. */
const variedBy = (options: readonly Judged[]): Judged[] => {
  const seenTiles = new Map<TileId, number>();
  return options.filter(({ idea }) => {
    const before = seenTiles.get(idea.tile) ?? 0;
    seenTiles.set(idea.tile, before + 1);
    return before < EACH;
  });
};
