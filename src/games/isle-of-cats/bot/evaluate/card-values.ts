import { fishFrom } from '../../rules/anytime/fish.ts';
import { named } from '../../rules/boat/tiles.ts';
import { subsets } from '../../rules/candidates.ts';
import { cardOf, costOf, findCard, type Card, type Effect } from '../../rules/cards/discovery.ts';
import { NEEDS_COLOUR } from '../../rules/cards/lessons.ts';
import { inHand, playerIn, seen, sizeOf } from '../../rules/state/piles.ts';
import { shapesOffered } from '../../rules/island/treasures.ts';
import { COLOURS, type CardId, type Colour } from '../../rules/state/types.ts';
import { aimAt, expected, type Aim } from './lesson-aims.ts';
import { featuresOf, type Features } from './features.ts';
import type { Evaluator } from './evaluator.ts';
import { DaySequence } from './day-sequence.ts';
import { DayPlan, offersOf, priceOf, tilesOffered, type Day } from './day-plan.ts';
import { fishPrice, fishWorth, giftWorth } from './fish-value.ts';
import { MutableBoat } from './mutable-boat.ts';

/** The points a bot expects of cards, before their price. */

type Rescue = Extract<Card, { kind: 'rescue' }>;

const EFFECTS: Readonly<Partial<Record<Effect, number>>> = {
  'place-anywhere': 0.5,
  'draw-two': 1.5,
  'draw-three': 2.2,
  'draw-tile': 6,
  'move-cats': 1.2,
  'extra-rescue': 0.8,
  'draw-four-tiles': 0.3,
  'basket-for-lessons': 0,
  'basket-for-treasures': 1,
};
const BASKET_A_DAY = 2.3;
const ALONE_BASKET = 1.8;
const BOOT = 0.2;
const FAST = 4; // with so many boots a player is probably the first
const SPARE = { full: 2, broken: 0.9, none: 0.2 }; // a rescue card that stays in hand for tomorrow
const ODD = 0.6; // a broken basket without its other half

export class CardValues {
  readonly evaluator: Evaluator;
  readonly #today: Day;
  readonly #others: readonly Features[];
  readonly #values = new Map<CardId, number>();
  readonly #rescues = new Map<string, number>(); // by baskets and fish; many sets of cards leave the same numbers

  /** `ahead`: how many rescues of today are evaluated one after the other. */
  constructor(evaluator: Evaluator, ahead: number = 0) {
    this.evaluator = evaluator;
    const { view, seat } = evaluator;
    this.#today = dayOf(evaluator, ahead);
    this.#others = view.players.flatMap(({ boat, tiles }, other) =>
      other === seat ? [] : [featuresOf(new MutableBoat(boat, tiles))],
    );
  }

  /** The value of buying a set of cards, with today's rescues and the fish that are left. */
  purchase(cards: readonly CardId[]): number {
    const cost = costOf(cards);
    const { view, seat, aims } = this.evaluator;
    const own = inHand(view, seat);
    const today = this.day([...own, ...cards], playerIn(view, seat).fish - cost);
    return this.#alone(cards) + aims.care.fish * today;
  }

  /** The points of the cards that are no rescue cards. */
  #alone(cards: readonly CardId[]): number {
    return sum(cards.map((id) => (findCard(id)?.kind === 'rescue' ? 0 : this.worth(id))));
  }

  /** The points of today with these rescue cards, all laid, and so many fish. */
  day(cards: readonly CardId[], budget: number): number {
    const { view, seat, to } = this.evaluator;
    const rescue = rescueCards(cards);
    const broken = rescue.filter(({ basket }) => basket === 'broken').length;
    const full = rescue.filter(({ basket }) => basket === 'full').length;
    const me = playerIn(view, seat);
    // Used baskets in hand are always laid with the cards.
    const tokens = [...me.laidTokens, ...me.tokens].filter((side) => side === 'basket').length;
    const baskets = me.baskets - me.used + tokens + full + Math.floor(broken / 2);
    const boots = sum(rescue.map((card) => card.boots));
    const odd = (broken % 2) * ODD * Math.min(1, to.days);
    return this.rescues(baskets, budget) + BOOT * boots + this.#firstAtLast(boots) + odd;
  }

  /** On the last day, boots help with the lesson for the first player. */
  #firstAtLast(boots: number): number {
    const { to, aims } = this.evaluator;
    const lesson = aims.lessons.plain.find((aim) => aim.lesson.counts === 'first-in-order');
    return lesson && to.days === 0 ? lesson.lesson.points * (1 - Math.exp(-boots / FAST)) : 0;
  }

  rescues(baskets: number, budget: number): number {
    const key = `${baskets} ${budget}`;
    const known = this.#rescues.get(key);
    if (known !== undefined) return known;
    const value = this.#today.value(baskets, budget, (fish) => fishWorth(this.evaluator, fish));
    this.#rescues.set(key, value);
    return value;
  }

  /** The later value of a rescue card that is not laid today. */
  spare(id: CardId): number {
    const card = cardOf(id);
    return card.kind === 'rescue' && this.evaluator.to.days > 0 ? SPARE[card.basket] : 0;
  }

  worth(id: CardId): number {
    const known = this.#values.get(id);
    if (known !== undefined) return known;
    const value = this.#cardValues(id);
    this.#values.set(id, value);
    return value;
  }

  #cardValues(id: CardId): number {
    const card = findCard(id);
    if (!card) return this.#lesson(id, null); // a family lesson
    switch (card.kind) {
      case 'oshax':
        return this.#oshax();
      case 'treasure':
        return this.#treasure(card.take);
      case 'anytime':
        return this.#effect(card.effect);
      case 'private':
        return this.#lesson(id, null) + this.#oneMoreLesson();
      case 'public':
        return Math.max(...this.colours(id).map(({ value }) => value));
      case 'rescue':
        break;
    }
    return 0;
  }

  #lesson(id: CardId, colour: Colour | null): number {
    return sum(aimAt(id, colour).map((aim) => this.evaluator.lesson(aim)));
  }

  /** Some lessons, and some of the sister's, count lessons. */
  #oneMoreLesson(): number {
    const { lessons, hers } = this.evaluator.aims;
    return sum(lessons.plain.map(forEachLesson)) - sum(hers.plain.map(forEachLesson));
  }

  /** The value of a public lesson for every colour: its points here minus those of the best of the others. */
  colours(id: CardId): { readonly colour: Colour; readonly value: number }[] {
    const { evaluator } = this;
    const alone = evaluator.view.sister !== null;
    return COLOURS.map((colour) => {
      const [aim] = aimAt(id, NEEDS_COLOUR.has(id) ? colour : null);
      const theirs = this.#others.map((found) => (aim ? expected(aim, found, evaluator.to) : 0));
      const mine = this.#lesson(id, NEEDS_COLOUR.has(id) ? colour : null);
      return { colour, value: alone ? mine / 2 : mine - Math.max(0, ...theirs) };
    });
  }

  /** The best of all colours, since the owner names it; only two shapes are tried, as nobody knows which will be left. */
  #oshax(): number {
    const { evaluator } = this;
    if (!evaluator.mutableBoat.codes.length) return OSHAX;
    const tiles = evaluator.view.oshax
      .slice(0, 2)
      .flatMap((tile) => COLOURS.map((colour) => named(tile, colour)));
    return Math.max(0, ...tiles.map((tile) => evaluator.best(tile)?.gain ?? 0));
  }

  #treasure(take: 'rare-or-common' | 'small-or-common'): number {
    const { evaluator } = this;
    const best = (from: 'rare' | 'common' | 'small'): number =>
      Math.max(0, ...shapesOffered(evaluator.view, from).map((shape) => evaluator.best(shape)?.gain ?? 0));
    const later = evaluator.to.days > 0;
    if (take === 'small-or-common')
      return Math.max(
        1.7 * best('small'),
        1.7 * best('common') - fishPrice(evaluator),
        later ? LATE_SMALL : 0,
      );
    return Math.max(best('rare'), 1.7 * best('common'), later ? LATE_TREASURE : 0);
  }

  #effect(effect: Effect): number {
    const { evaluator } = this;
    const me = playerIn(evaluator.view, evaluator.seat);
    if (effect === 'basket')
      return (evaluator.view.sister ? ALONE_BASKET : BASKET_A_DAY) * (evaluator.to.days + 1);
    const fish = fishFrom(effect, me, sizeOf(me.lessons), null);
    if (fish === null) return EFFECTS[effect] ?? 0;
    // There will be more to count tomorrow.
    const later = effect === 'sell-basket' ? 0 : 0.5 * evaluator.to.days;
    return effect === 'sell-basket' ? 0 : giftWorth(evaluator, fish + later);
  }
}

const dayOf = (evaluator: Evaluator, ahead: number): Day => {
  const others = evaluator.to.players - 1;
  if (evaluator.view.options.mode === 'family') return new DayPlan([], others);
  if (ahead === 0) return new DayPlan(offersOf(evaluator), others);
  return new DaySequence(
    evaluator,
    tilesOffered(evaluator),
    (tile) => priceOf(evaluator, tile),
    ahead,
    others,
  );
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const forEachLesson = ({ lesson, weight }: Aim): number =>
  lesson.counts === 'private-lessons' ? weight * lesson.points : 0;

const OSHAX = 6; // on an empty boat
const LATE_TREASURE = 4.5;
const LATE_SMALL = 3;

const rescueCards = (cards: readonly CardId[]): Rescue[] =>
  cards.map(cardOf).filter((card): card is Rescue => card.kind === 'rescue');

/** The value of keeping these cards: the best purchase that is then possible with those kept before. */
export const draftValue = (cardValues: CardValues, cards: readonly CardId[]): number => {
  const { view, seat } = cardValues.evaluator;
  if (view.options.mode === 'family') return sum(cards.map((id) => cardValues.worth(id)));
  const kept = [...seen(playerIn(view, seat).kept), ...cards];
  return Math.max(...subsets(kept).map((set) => cardValues.purchase(set)));
};
