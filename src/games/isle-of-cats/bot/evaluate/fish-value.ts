import type { CountKey } from '../../rules/cards/counts.ts';
import type { Aim } from './lesson-aims.ts';
import type { Evaluator } from './evaluator.ts';

const FISH = 0.8; // points for the first fish that is saved for tomorrow
const ALONE_FISH = 0.35; // against the sister, who profits from every cat
const USEFUL = 3; // saved fish that each day to come can use well
const SPENT = 3; // saved fish that each day to come will spend
const SPILT = 0.6; // the part of all further fish that will be left over at the end
const ENOUGH = 5; // fish that lesson 142 asks for

/** The points of one fish as long as there are days to come. */
const fishOf = ({ view, aims }: Evaluator): number => aims.care.fish * (view.sister ? ALONE_FISH : FISH);

const pointsFor = (lessons: readonly Aim[], counts: CountKey): number =>
  lessons.find(({ lesson }) => lesson.counts === counts)?.lesson.points ?? 0;

/** The points the sister gets for every fish that is left over. */
export const leftoverCost = ({ aims: { hers, doubled } }: Evaluator): number =>
  pointsFor(hers.plain, 'fish') * (doubled ? 2 : 1);

/** The value of so many fish when today is over. */
export const fishWorth = (evaluator: Evaluator, fish: number): number => {
  const { days } = evaluator.to;
  const cost = leftoverCost(evaluator);
  if (days > 0) {
    const useful = USEFUL * days;
    const saved = fishOf(evaluator) * useful * (1 - Math.exp(-fish / useful));
    return saved - SPILT * cost * Math.max(0, fish - SPENT * days);
  }
  const { plain } = evaluator.aims.lessons;
  const own = fish >= ENOUGH ? pointsFor(plain, 'fish-5') : 0;
  const none = fish === 0 ? pointsFor(plain, 'no-fish') : 0;
  return own + none - cost * fish;
};

/** The value of one fish on average. */
export const fishPrice = (evaluator: Evaluator): number =>
  evaluator.to.days > 0 ? 0.6 * fishOf(evaluator) : 0;

/** The value of a card that gives so many fish. */
export const giftWorth = (evaluator: Evaluator, fish: number): number =>
  leftoverCost(evaluator) ? 0 : fishOf(evaluator) * fish;
