import type { Seat } from '../../../../kernel/game.ts';
import { fishFrom } from '../../rules/anytime/fish.ts';
import { COUNTS, type CountKey } from '../../rules/cards/counts.ts';
import { findCard, type Card, type Effect } from '../../rules/cards/discovery.ts';
import { lessonOf, NEEDS_COLOUR } from '../../rules/cards/lessons.ts';
import { scoredFor, worth } from '../../rules/island/lesson-points.ts';
import { scoreParts, sumOf } from '../../rules/score.ts';
import { playerIn, sizeOf } from '../../rules/state/piles.ts';
import { COLOURS, type CardId, type Colour, type View } from '../../rules/state/types.ts';
import type { CardWorth, Rival } from '../../words/worth-types.ts';
import { oshaxGains } from './oshax-gains.ts';
import { treasureGain } from './treasure-gain.ts';

export interface Owner {
  readonly view: View;
  readonly seat: Seat;
  readonly nameOf: (seat: Seat) => string;
}

/**
 * The use of a card for its owner now; null if nothing can be said. `beside`: the cards that the owner has besides it,
 * because two halves are a basket.
 */
export const cardWorth = (owner: Owner, id: CardId, beside: readonly CardId[]): CardWorth | null => {
  const { view, seat } = owner;
  const card = findCard(id);
  if (!card) return lessonWorth(owner, id); // a lesson of the family mode
  switch (card.kind) {
    case 'rescue':
      return rescueWorth(card, beside);
    case 'treasure':
      return { of: 'treasure', gain: treasureGain(view, seat, OFFERS[card.take]) };
    case 'oshax': {
      const gain = oshaxGains(view, seat)
        .filter(({ from }) => from > 0)
        .toSorted((a, b) => b.points - a.points || b.to - a.to)[0];
      return { of: 'oshax', gain: gain ?? null };
    }
    case 'private':
      return lessonWorth(owner, id);
    case 'public':
      return publicWorth(owner, id);
    case 'anytime':
      break;
  }
  return anytimeWorth(view, seat, card.effect);
};

/** True if the card would bring its owner something now. */
export const isUseful = (said: CardWorth): boolean => {
  switch (said.of) {
    case 'cat':
    case 'basket':
      return true;
    case 'half':
      return said.whole;
    case 'points':
      return said.points > (said.rival?.points ?? 0);
    case 'treasure':
      return (said.gain?.points ?? 0) > 0;
    case 'oshax':
      return said.gain !== null;
    case 'fish':
      return said.fish > 0;
    case 'lessons':
    case 'treasures':
      return said.count >= 2; // the card is paid with two of them
    case 'speed':
    case 'have':
    case 'not-yet':
    case 'no-longer-empty':
      break;
  }
  return false;
};

const OFFERS = { 'rare-or-common': 'any', 'small-or-common': 'common' } as const;

const isHalf = (id: CardId): boolean => {
  const card = findCard(id);
  return card?.kind === 'rescue' && card.basket === 'broken';
};

const rescueWorth = ({ basket }: Extract<Card, { kind: 'rescue' }>, beside: readonly CardId[]): CardWorth => {
  if (basket === 'none') return { of: 'speed' };
  return basket === 'full' ? { of: 'cat' } : { of: 'half', whole: beside.filter(isHalf).length % 2 === 1 };
};

const anytimeWorth = (view: View, seat: Seat, effect: Effect): CardWorth | null => {
  const me = playerIn(view, seat);
  const fish = fishFrom(effect, me, sizeOf(me.lessons), null);
  if (fish !== null) return { of: 'fish', fish };
  if (effect === 'basket') return { of: 'basket' };
  if (effect === 'basket-for-lessons') return { of: 'lessons', count: sizeOf(me.lessons) };
  if (effect !== 'basket-for-treasures') return null;
  return { of: 'treasures', count: scoredFor(view, seat, null).boat.treasures.length };
};

// --- Lessons ----------------------------------------------------------------------------------------------------------

/** Fish are spent before the end, so their number in the morning says nothing. */
const CHANGES_DAILY: ReadonlySet<CountKey> = new Set(['fish', 'fish-5', 'no-fish']);

/** “Not yet” would promise that these rooms can still be what they were. */
const EMPTY_ROOMS: ReadonlySet<CountKey> = new Set(['captains-empty', 'bedrooms-empty', 'dining-empty']);

const lessonWorth = ({ view, seat }: Owner, id: CardId): CardWorth | null => {
  const lesson = lessonOf(id);
  if (!lesson || CHANGES_DAILY.has(lesson.counts)) return null;
  const scored = scoredFor(view, seat, null);
  const { points } = worth(lesson, { ...scored, privateLessons: scored.privateLessons + 1 });
  if (points > 0) return { of: 'points', points, rival: null };
  const { soFar } = COUNTS[lesson.counts];
  if (soFar) return { of: 'have', count: soFar(scored) };
  return { of: EMPTY_ROOMS.has(lesson.counts) ? 'no-longer-empty' : 'not-yet' };
};

const gainOf = (before: View, seat: Seat, after: View): number =>
  sumOf(scoreParts(after, seat)) - sumOf(scoreParts(before, seat));

/** The points of a public lesson for its owner, and for the rival who gets most. */
export const publicGain = (
  { view, seat, nameOf }: Owner,
  card: CardId,
  colour: Colour | null,
): { readonly points: number; readonly rival: Rival | null } => {
  const others = view.publicLessons.filter((lesson) => lesson.card !== card);
  const [before, after] = [
    { ...view, publicLessons: others },
    { ...view, publicLessons: [...others, { card, by: seat, colour }] },
  ];
  const rivals = [...view.players.keys()]
    .filter((one) => one !== seat)
    .map((one) => ({ name: nameOf(one), points: gainOf(before, one, after) }))
    .toSorted((a, b) => b.points - a.points);
  return { points: gainOf(before, seat, after), rival: rivals[0] ?? null };
};

/** With the colour that is best for its owner, compared with the rivals. */
const publicWorth = (owner: Owner, card: CardId): CardWorth => {
  const colours = NEEDS_COLOUR.has(card) ? COLOURS : [null];
  const [best] = colours
    .map((colour) => publicGain(owner, card, colour))
    .toSorted((a, b) => lead(b) - lead(a) || b.points - a.points);
  return { of: 'points', points: best?.points ?? 0, rival: best?.rival ?? null };
};

const lead = ({ points, rival }: { readonly points: number; readonly rival: Rival | null }): number =>
  points - (rival?.points ?? 0);
