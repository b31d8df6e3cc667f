import { basketsLeft } from '../../rules/island/baskets.ts';
import { isFirst } from '../../rules/island/island.ts';
import { findCard } from '../../rules/cards/discovery.ts';
import { inHand, playerIn, seen, sizeOf } from '../../rules/state/piles.ts';
import { familySize } from '../../rules/boat/families.ts';
import { boatOf } from '../../rules/island/lesson-points.ts';
import { tileOf } from '../../rules/boat/tiles.ts';
import { COLOURS, type View } from '../../rules/state/types.ts';

/** The expected future of a player: the number and colours of cats, and how much of the boat they will cover. */
export interface Horizon {
  readonly days: number; // after today
  readonly cats: number; // still to be rescued
  readonly cells: number; // still to be covered
  readonly oshax: number; // from oshax cards in hand: cats of any colour
  readonly treasures: number; // still to be found
  readonly alone: boolean; // against the sister
  readonly players: number;
  readonly baskets: number;
  readonly lessons: number; // private ones
  readonly first: boolean;
  readonly toBeat: number; // cats in the largest family of the others
  ofColour(colour: number): number; // cats of a colour that this player could still get
  covering(empty: number): number; // the chance that one of so many uncovered cells will be covered
  filling(left: number, empty: number): number; // the chance that so many given cells will all be covered
}

const DAYS = 5;
const CATS_A_DAY = 2.6;
const ALONE_CATS_A_DAY = 2.1;
const FAMILY_CATS_A_DAY = 3.9;
const CELLS_A_CAT = 5.2;
const OTHER_CELLS_A_DAY = 5.5; // treasures
const CELLS_A_FIND = 4; // of a treasure card in hand
const CELLS_AN_OSHAX = 6;
const TREASURES_A_DAY = 1.2; // common ones
const TREASURES_A_CARD = 1.5;
const WELL_PLACED = 0.8; // the part of the oshax in hand that will join a family
const FILLING = 0.3; // the part of all cells to come that can go into one room
const MATCHING = 0.1; // the part of today's possible rescues that fits the plan: the cats on offer are known, most do not fit
const SOLO_TO_BEAT = 7;
const SHARE = 1.3; // a player who collects a colour gets more than an equal share of its cats

/** Rescues that today still allows. */
const today = (view: View, seat: number): number => {
  const me = playerIn(view, seat);
  const { phase, options } = view;
  if (phase.name === 'rare' || phase.name === 'night' || phase.name === 'over') return 0;
  if (phase.name === 'ready' && phase.before === 'end') return 0;
  if (phase.name === 'rescue') {
    if (phase.passed[seat]) return 0;
    if (options.mode === 'family') return (view.left.length + view.right.length) / view.players.length;
    return MATCHING * Math.min(basketsLeft(me, seen(me.laid)), me.fish / 3.5);
  }
  return catsADay(view);
};

const catsADay = ({ options, sister }: View): number => {
  if (options.mode === 'family') return FAMILY_CATS_A_DAY;
  return sister ? ALONE_CATS_A_DAY : CATS_A_DAY;
};

/** Cards in hand that will bring a treasure or an oshax. */
const finds = (view: View, seat: number, kind: 'treasure' | 'oshax'): number => {
  const { phase } = view;
  if (phase.name === 'over' || (phase.name === 'ready' && phase.before === 'end')) return 0;
  return inHand(view, seat).filter((id) => findCard(id)?.kind === kind).length;
};

/** Cats of each colour that nobody has rescued yet. */
const stillThere = (view: View): number[] => {
  const counts = COLOURS.map(() => 0);
  for (const id of view.bag) {
    const colour = COLOURS.findIndex((one) => one === tileOf(id).colour);
    if (colour >= 0) counts[colour] = (counts[colour] ?? 0) + 1;
  }
  return counts;
};

/** `placed` rescues of today and `found` oshax of the hand count as done. */
export const horizonOf = (view: View, seat: number, placed: number = 0, found: number = 0): Horizon => {
  const me = playerIn(view, seat);
  const players = Math.max(2, view.players.length);
  const days = DAYS - view.day;
  const cats = Math.max(0, today(view, seat) - placed) + catsADay(view) * days;
  const oshax = Math.max(0, finds(view, seat, 'oshax') - found);
  const cards = finds(view, seat, 'treasure');
  const inStore = CELLS_A_FIND * cards + CELLS_AN_OSHAX * oshax;
  const cells = CELLS_A_CAT * cats + OTHER_CELLS_A_DAY * days + inStore;
  const bag = stillThere(view);
  const inBag = bag.reduce((all, n) => all + n, 0) || 1;
  const shown = [...view.left, ...view.right].map((id) => tileOf(id).colour);
  const others = view.players.flatMap((player, other) =>
    other === seat ? [] : [familySize(boatOf(player), 0)],
  );
  const shares = bag.map((n, colour) => {
    const later = (4 * players * days * n) / inBag;
    const now = shown.filter((one) => one === COLOURS[colour]).length;
    return (SHARE * (later + now)) / players;
  });
  return {
    days,
    cats,
    cells,
    oshax: WELL_PLACED * oshax,
    treasures: TREASURES_A_DAY * days + TREASURES_A_CARD * cards,
    alone: view.sister !== null,
    players,
    baskets: me.baskets,
    lessons: sizeOf(me.lessons),
    first: isFirst(view, seat),
    toBeat: view.players.length === 1 ? SOLO_TO_BEAT : Math.max(2, ...others),
    ofColour: (colour) => shares[colour] ?? 0,
    covering: (empty) => (empty ? Math.min(0.95, (0.9 * cells) / empty) : 0),
    filling: (left, empty) =>
      left === 0 ? 1 : cells <= 0 ? 0 : Math.exp(-left / (FILLING * Math.min(cells, empty))),
  };
};
