import { defined } from '../../../kernel/defined.ts';
import type { Rng } from '../../../kernel/game.ts';
import { shuffled } from '../../../kernel/random.ts';
import { BOXES, CATS, CATS_EACH, HAND, STARTS, TOYS, type StartId } from './cards.ts';
import { TABLES, cellAt } from './cells.ts';
import { freshPiles } from './deck.ts';
import type { Laid, Open, Options, State, Table } from './types.ts';

export const setup = (seats: number, rules: Options, rng: Rng): State => {
  const bySeat = Array.from({ length: seats }, (_, seat) => seat);
  // [F5] A player who is dealt a special toy gets another card for it: the same as dealing from the boxes alone.
  const dealt = shuffled(rng, BOXES).slice(0, HAND * seats);
  const bag = [...BOXES.filter((card) => !dealt.includes(card)), ...TOYS];
  const piles = freshPiles(seats, rules, bag.length);
  const turn = rng.int(seats); // [F7]
  const column = rules.startCards === 'laid' ? shuffled(rng, STARTS).slice(0, seats) : [];
  const starts = STARTS.filter((card) => !column.includes(card));
  const catOf = bySeat.map((seat) => (rules.catChoice === 'own' ? null : defined(CATS[seat]))); // [F42]
  return {
    rules,
    table: { ...TABLES[rules.table], laid: layColumn(column, TABLES[rules.table]), across: [] },
    turn,
    phase: { name: openingPhase({ catOf, starts }) },
    ending: false,
    starts,
    catOf,
    cats: bySeat.map(() => CATS_EACH),
    discards: [],
    took: bySeat.map(() => piles.map(() => 0)),
    shown: [],
    hands: bySeat.map((seat) => dealt.slice(HAND * seat, HAND * (seat + 1))),
    found: bySeat.map(() => []),
    bag,
    piles,
  };
};

/** Upright in the middle of the table: no two walls meet, so this is legal in extended play too. [F43] */
const layColumn = (cards: readonly StartId[], { width, height }: Pick<Table, 'width' | 'height'>): Laid[] => {
  const top = Math.floor((height - cards.length) / 2);
  return cards.map((card, i) => ({
    what: 'box',
    at: cellAt(Math.floor(width / 2), top + i),
    card,
    turned: false,
  }));
};

/** First everybody chooses a cat [F42], then everybody lays a start card [F7], then the first turn begins. */
export const openingPhase = ({
  catOf,
  starts,
}: Pick<Open, 'catOf' | 'starts'>): 'cat' | 'start' | 'choose' => {
  if (catOf.includes(null)) return 'cat';
  return STARTS.length - starts.length < catOf.length ? 'start' : 'choose';
};
