import { fishFrom } from '../../rules/anytime/fish.ts';
import { named } from '../../rules/boat/tiles.ts';
import { subsets } from '../../rules/candidates.ts';
import { cardOf, costOf, findCard, type Card, type Effect } from '../../rules/cards/discovery.ts';
import { NEEDS_COLOUR } from '../../rules/cards/lessons.ts';
import { inHand, playerIn, seen, sizeOf } from '../../rules/state/piles.ts';
import { shapesOffered } from '../../rules/island/treasures.ts';
import { COLOURS, type CardId, type Colour } from '../../rules/state/types.ts';
import { aimAt, expected, type Aim } from './aims.ts';
import { featuresOf, type Features } from './features.ts';
import type { Mind } from './evaluator.ts';
import { DaySequence } from './day-sequence.ts';
import { DayPlan, offersOf, priceOf, tilesOffered, type Day } from './day-plan.ts';
import { fishPrice, fishWorth, giftWorth } from './fish-value.ts';
import { Sketch } from './mutable-boat.ts';

/** What a bot thinks cards are worth to it, in points, before their price. */

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
const FAST = 4; // boots with which one is probably the first
const SPARE = { full: 2, broken: 0.9, none: 0.2 }; // a rescue card that stays in hand for tomorrow
const ODD = 0.6; // a broken basket that may still find its other half

export class CardJudge {
  readonly mind: Mind;
  readonly #today: Day;
  readonly #others: readonly Features[];
  readonly #values = new Map<CardId, number>();
  readonly #rescues = new Map<string, number>(); // by baskets and fish: many sets of cards leave the same

  /** `ahead`: so many rescues of today are thought through one after the other. */
  constructor(mind: Mind, ahead: number = 0) {
    this.mind = mind;
    const { view, seat } = mind;
    this.#today = dayOf(mind, ahead);
    this.#others = view.players.flatMap(({ boat, tiles }, other) =>
      other === seat ? [] : [featuresOf(new Sketch(boat, tiles))],
    );
  }

  /** A set of cards to be bought, with all that can be done with them and the fish that are left. */
  purchase(cards: readonly CardId[]): number {
    const cost = costOf(cards);
    const { view, seat } = this.mind;
    const own = inHand(view, seat);
    return this.#alone(cards) + this.day([...own, ...cards], playerIn(view, seat).fish - cost);
  }

  /** What the cards bring that are no rescue cards. */
  #alone(cards: readonly CardId[]): number {
    return sum(cards.map((id) => (findCard(id)?.kind === 'rescue' ? 0 : this.worth(id))));
  }

  /** What today brings with these rescue cards, all laid, and so many fish. */
  day(cards: readonly CardId[], purse: number): number {
    const { view, seat, to } = this.mind;
    const rescue = rescueCards(cards);
    const broken = rescue.filter(({ basket }) => basket === 'broken').length;
    const full = rescue.filter(({ basket }) => basket === 'full').length;
    const me = playerIn(view, seat);
    const tokens = me.laidTokens.filter((side) => side === 'basket').length;
    const baskets = me.baskets - me.used + tokens + full + Math.floor(broken / 2);
    const boots = sum(rescue.map((card) => card.boots));
    const odd = (broken % 2) * ODD * Math.min(1, to.days);
    return this.rescues(baskets, purse) + BOOT * boots + this.#firstAtLast(boots) + odd;
  }

  /** On the last day a lesson may want one to be the fastest. */
  #firstAtLast(boots: number): number {
    const { to, aims } = this.mind;
    const lesson = aims.lessons.plain.find((aim) => aim.lesson.counts === 'first-in-order');
    return lesson && to.days === 0 ? lesson.lesson.points * (1 - Math.exp(-boots / FAST)) : 0;
  }

  rescues(baskets: number, purse: number): number {
    const key = `${baskets} ${purse}`;
    const known = this.#rescues.get(key);
    if (known !== undefined) return known;
    const value = this.#today.value(baskets, purse, (fish) => fishWorth(this.mind, fish));
    this.#rescues.set(key, value);
    return value;
  }

  /** What a card that is not laid today will bring later. */
  spare(id: CardId): number {
    const card = cardOf(id);
    return card.kind === 'rescue' && this.mind.to.days > 0 ? SPARE[card.basket] : 0;
  }

  worth(id: CardId): number {
    const known = this.#values.get(id);
    if (known !== undefined) return known;
    const value = this.#judge(id);
    this.#values.set(id, value);
    return value;
  }

  #judge(id: CardId): number {
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
    return sum(aimAt(id, colour).map((aim) => this.mind.lesson(aim)));
  }

  /** Some lessons, and some of the sister's, count lessons. */
  #oneMoreLesson(): number {
    const { lessons, hers } = this.mind.aims;
    return sum(lessons.plain.map(forEachLesson)) - sum(hers.plain.map(forEachLesson));
  }

  /** A public lesson, for every colour that could be named: what it brings more than to the best of the others. */
  colours(id: CardId): { readonly colour: Colour; readonly value: number }[] {
    const { mind } = this;
    const alone = mind.view.sister !== null;
    return COLOURS.map((colour) => {
      const [aim] = aimAt(id, NEEDS_COLOUR.has(id) ? colour : null);
      const theirs = this.#others.map((found) => (aim ? expected(aim, found, mind.to) : 0));
      const mine = this.#lesson(id, NEEDS_COLOUR.has(id) ? colour : null);
      return { colour, value: alone ? mine / 2 : mine - Math.max(0, ...theirs) };
    });
  }

  /** Of any colour, so the best of all, though nobody knows today which shape will fit best. */
  #oshax(): number {
    const { mind } = this;
    if (!mind.sketch.sorts.length) return OSHAX;
    const tiles = mind.view.oshax.slice(0, 2).flatMap((tile) => COLOURS.map((colour) => named(tile, colour)));
    return Math.max(0, ...tiles.map((tile) => mind.best(tile)?.gain ?? 0));
  }

  #treasure(take: 'rare-or-common' | 'small-or-common'): number {
    const { mind } = this;
    const best = (from: 'rare' | 'common' | 'small'): number =>
      Math.max(0, ...shapesOffered(mind.view, from).map((shape) => mind.best(shape)?.gain ?? 0));
    const later = mind.to.days > 0;
    if (take === 'small-or-common')
      return Math.max(1.7 * best('small'), 1.7 * best('common') - fishPrice(mind), later ? LATE_SMALL : 0);
    return Math.max(best('rare'), 1.7 * best('common'), later ? LATE_TREASURE : 0);
  }

  #effect(effect: Effect): number {
    const { mind } = this;
    const me = playerIn(mind.view, mind.seat);
    if (effect === 'basket') return (mind.view.sister ? ALONE_BASKET : BASKET_A_DAY) * (mind.to.days + 1);
    const fish = fishFrom(effect, me, sizeOf(me.lessons), null);
    if (fish === null) return EFFECTS[effect] ?? 0;
    // There will be more to count tomorrow.
    const later = effect === 'sell-basket' ? 0 : 0.5 * mind.to.days;
    return effect === 'sell-basket' ? 0 : giftWorth(mind, fish + later);
  }
}

const dayOf = (mind: Mind, ahead: number): Day => {
  const others = mind.to.players - 1;
  if (mind.view.options.mode === 'family') return new DayPlan([], others);
  if (ahead === 0) return new DayPlan(offersOf(mind), others);
  return new DaySequence(mind, tilesOffered(mind), (tile) => priceOf(mind, tile), ahead, others);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const forEachLesson = ({ lesson, weight }: Aim): number =>
  lesson.counts === 'private-lessons' ? weight * lesson.points : 0;

const OSHAX = 6; // on an empty boat
const LATE_TREASURE = 4.5;
const LATE_SMALL = 3;

const rescueCards = (cards: readonly CardId[]): Rescue[] =>
  cards.map(cardOf).filter((card): card is Rescue => card.kind === 'rescue');

/** The cards a draft leaves: the best purchase that would be possible with what was kept already and these. */
export const draftValue = (judge: CardJudge, cards: readonly CardId[]): number => {
  const { view, seat } = judge.mind;
  if (view.options.mode === 'family') return sum(cards.map((id) => judge.worth(id)));
  const kept = [...seen(playerIn(view, seat).kept), ...cards];
  return Math.max(...subsets(kept).map((set) => judge.purchase(set)));
};
