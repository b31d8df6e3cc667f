import type { Mind } from './mind.ts';

const FISH = 0.8; // points the first fish saved for tomorrow will bring
const ALONE_FISH = 0.5; // against the sister, who profits from every cat
const USEFUL = 3; // saved fish, for each day to come, that will find a use; more and more of them will not
const ENOUGH = 5; // fish that a lesson wants to see at the end

const fishOf = ({ view }: Mind): number => (view.sister ? ALONE_FISH : FISH);

/** What so many fish are worth that are still there when today is over. */
export const fishWorth = (mind: Mind, fish: number): number => {
  const { to, aims } = mind;
  const useful = USEFUL * to.days;
  const saved = useful ? fishOf(mind) * useful * (1 - Math.exp(-fish / useful)) : 0;
  if (to.days > 0) return saved;
  const hers = aims.hers.find(({ lesson }) => lesson.counts === 'fish')?.lesson.points ?? 0;
  const own = aims.lessons.find(({ lesson }) => lesson.counts === 'fish-5')?.lesson.points ?? 0;
  const none = aims.lessons.find(({ lesson }) => lesson.counts === 'no-fish')?.lesson.points ?? 0;
  return (fish >= ENOUGH ? own : 0) + (fish === 0 ? none : 0) - hers * (aims.doubled ? 2 : 1) * fish;
};

/** What one fish is worth, when it hardly matters how many there are. */
export const fishPrice = (mind: Mind): number => (mind.to.days > 0 ? 0.6 * fishOf(mind) : 0);
