import type { Seat } from '../../../kernel/game.ts';
import { basketsLeft } from '../baskets.ts';
import { rescueRefusal } from '../check-rescue.ts';
import { offer } from '../island.ts';
import { playerIn, seen } from '../own.ts';
import type { Move, TileId, View } from '../types.ts';
import { Mind, spotOf, type Idea } from './mind.ts';
import type { Option } from './options.ts';
import { DayPlan, type Offer } from './plan.ts';
import { fishWorth } from './purse.ts';

/** Whom to rescue, and where to. */
export const rescueOptions = (view: View, seat: Seat, ahead: number, think: () => boolean): Option[] => {
  const { phase } = view;
  const mind = new Mind(view, seat, 1);
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
    const value = this.with(
      tile,
      this.#offers.filter((one) => one.tile !== tile),
    );
    this.#rest.set(tile, value);
    return value;
  }

  with(tile: TileId, offers: readonly Offer[]): number {
    const { view, seat, to } = this.#mind;
    if (view.options.mode === 'family') return 0;
    const me = playerIn(view, seat);
    const baskets = basketsLeft(me, seen(me.laid)) - 1;
    const worth = (fish: number): number => fishWorth(this.#mind, fish);
    return new DayPlan(offers, to.players - 1).value(baskets, me.fish - this.price(tile), worth);
  }

  get tiles(): readonly TileId[] {
    return this.#offers.map(({ tile }) => tile);
  }
}

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
    const offers = mind.suppose(idea, () =>
      purse.tiles.flatMap((tile): Offer[] => {
        const best = tile === idea.tile ? null : mind.best(tile);
        return best ? [{ tile, price: purse.price(tile), gain: best.gain }] : [];
      }),
    );
    judged.push({ idea, value: idea.gain + purse.with(idea.tile, offers) });
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
