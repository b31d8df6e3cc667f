import type { Seat } from '../../../../kernel/game.ts';
import { basketsLeft } from '../../rules/island/baskets.ts';
import { rescueRefusal } from '../../rules/check-rescue.ts';
import { offer } from '../../rules/island/island.ts';
import { playerIn, seen } from '../../rules/state/piles.ts';
import type { Move, TileId, View } from '../../rules/state/types.ts';
import { Evaluator, spotOf, type Effort, type Idea } from './evaluator.ts';
import type { Option } from './option.ts';
import { DaySequence } from './day-sequence.ts';
import { DayPlan, type Day, type Offer } from './day-plan.ts';
import { fishWorth } from './fish-value.ts';

/** Every rescue, with the place on the boat, and passing. */
export const rescueOptions = (
  view: View,
  seat: Seat,
  { ahead, limits, care }: Effort,
  think: () => boolean,
): Option[] => {
  const { phase } = view;
  const evaluator = new Evaluator(view, seat, { placed: 1, limits, care });
  const stop: Move = { do: phase.name === 'rescue' && phase.rescued.length ? 'end' : 'pass' };
  const tiles = [...view.left, ...view.right, ...view.kittens].filter(
    (tile) => !rescueRefusal(view, seat, tile),
  );
  const ideas = tiles.map((tile) => evaluator.ideas(tile));
  const budget = new DayBudget(evaluator, ideas);
  const options = ideas
    .flatMap((some) => some.map((idea) => ({ idea, value: idea.gain + budget.rest(idea.tile) })))
    .toSorted((a, b) => b.value - a.value);
  const judged = ahead > 0 ? followed(evaluator, budget, options, ahead, think) : options;
  return [
    { move: stop, value: budget.passing() },
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

/** The fish and baskets of today, and the points that further rescues could bring with them. */
class DayBudget {
  readonly #evaluator: Evaluator;
  readonly #offers: readonly Offer[];
  readonly #rest = new Map<TileId, number>();

  constructor(evaluator: Evaluator, ideas: readonly (readonly Idea[])[]) {
    this.#evaluator = evaluator;
    this.#offers = ideas.flatMap((some) => {
      const [first] = some;
      if (!first) return [];
      const gain = Math.max(...some.map((idea) => idea.gain));
      return [{ tile: first.tile, price: this.price(first.tile), gain }];
    });
  }

  price(tile: TileId): number {
    return offer(this.#evaluator.view, tile)?.fish ?? 0;
  }

  passing(): number {
    const { view, seat } = this.#evaluator;
    return fishWorth(this.#evaluator, playerIn(view, seat).fish);
  }

  /** The points of the rest of the day after this rescue. */
  rest(tile: TileId): number {
    const known = this.#rest.get(tile);
    if (known !== undefined) return known;
    const others = this.#offers.filter((one) => one.tile !== tile);
    const value = this.#with(tile, new DayPlan(others, this.#evaluator.to.players - 1));
    this.#rest.set(tile, value);
    return value;
  }

  /** The same, each next rescue evaluated on a boat with those before it; `tile` must already lie on the boat. */
  after(tile: TileId): number {
    const { view, seat, to } = this.#evaluator;
    if (view.options.mode === 'family') return 0;
    const tiles = this.#offers.map((one) => one.tile).filter((one) => one !== tile);
    const me = playerIn(view, seat);
    const most = Math.min(RESCUES, basketsLeft(me, seen(me.laid)) - 1);
    return this.#with(
      tile,
      new DaySequence(this.#evaluator, tiles, (one) => this.price(one), most, to.players - 1),
    );
  }

  #with(tile: TileId, day: Day): number {
    const { view, seat } = this.#evaluator;
    if (view.options.mode === 'family') return 0;
    const me = playerIn(view, seat);
    const baskets = basketsLeft(me, seen(me.laid)) - 1;
    return day.value(baskets, me.fish - this.price(tile), (fish) => fishWorth(this.#evaluator, fish));
  }
}

const RESCUES = 3; // the number of further rescues that are evaluated
const EACH = 3; // the number of placements per tile that are evaluated

/** The best ideas evaluated again, each with the best rescues that could follow it today. */
const followed = (
  evaluator: Evaluator,
  budget: DayBudget,
  options: readonly Judged[],
  ahead: number,
  think: () => boolean,
): Judged[] => {
  const judged: Judged[] = [];
  for (const { idea } of variedBy(options).slice(0, ahead)) {
    if (judged.length && !think()) break;
    judged.push({ idea, value: idea.gain + evaluator.suppose(idea, () => budget.after(idea.tile)) });
  }
  return judged.length ? judged : [...options];
};

/** Keeps a few ideas for each tile: otherwise many places for the best tile would push out every other tile. */
const variedBy = (options: readonly Judged[]): Judged[] => {
  const seenTiles = new Map<TileId, number>();
  return options.filter(({ idea }) => {
    const before = seenTiles.get(idea.tile) ?? 0;
    seenTiles.set(idea.tile, before + 1);
    return before < EACH;
  });
};
