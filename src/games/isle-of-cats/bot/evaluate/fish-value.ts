import type { CountKey } from '../../rules/cards/counts.ts';
import type { Aim } from './aims.ts';
import type { Mind } from './evaluator.ts';

const FISH = 0.8; // points the first fish saved for tomorrow will bring
const ALONE_FISH = 0.35; // against the sister, who profits from every cat
const USEFUL = 3; // saved fish, for each day to come, that will find a use; more and more of them will not
const SPENT = 3; // fish that a day to come can take besides its own
const SPILT = 0.6; // of those beyond that, what will really be left over in the end
const ENOUGH = 5; // fish that a lesson wants to see at the end

/** What one fish is worth as long as there are days to come. */
const fishOf = ({ view }: Mind): number => (view.sister ? ALONE_FISH : FISH);

const pointsFor = (lessons: readonly Aim[], counts: CountKey): number =>
  lessons.find(({ lesson }) => lesson.counts === counts)?.lesson.points ?? 0;

/** What the sister gets for every fish that is left over. */
export const leftoverCost = ({ aims: { hers, doubled } }: Mind): number =>
  pointsFor(hers.plain, 'fish') * (doubled ? 2 : 1);

/** What so many fish are worth that are still there when today is over. */
export const fishWorth = (mind: Mind, fish: number): number => {
  const { days } = mind.to;
  const cost = leftoverCost(mind);
  if (days > 0) {
    const useful = USEFUL * days;
    const saved = fishOf(mind) * useful * (1 - Math.exp(-fish / useful));
    return saved - SPILT * cost * Math.max(0, fish - SPENT * days);
  }
  const { plain } = mind.aims.lessons;
  const own = fish >= ENOUGH ? pointsFor(plain, 'fish-5') : 0;
  const none = fish === 0 ? pointsFor(plain, 'no-fish') : 0;
  return own + none - cost * fish;
};

/** What one fish is worth, when it hardly matters how many there are. */
export const fishPrice = (mind: Mind): number => (mind.to.days > 0 ? 0.6 * fishOf(mind) : 0);

/** What a card is worth that gives so many fish one day. */
export const giftWorth = (mind: Mind, fish: number): number => (leftoverCost(mind) ? 0 : fishOf(mind) * fish);
