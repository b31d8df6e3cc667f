import { defined } from '../kernel/defined.ts';
import { compareNumbers } from './compare.ts';
import { largestMatching } from './perfect-matching.ts';

/** How much somebody dislikes an opponent: the first number that differs decides. */
export type Dislike = readonly number[];

interface Field {
  readonly size: number; // even
  readonly meetings: (a: number, b: number) => number; // how often they have met
  readonly dislike: (a: number, b: number) => Dislike;
}

/**
 * Pairs everybody, the first of the list first: each gets the opponent they dislike least of those who leave a pairing for
 * all the others. Nobody meets again as long as there is a pairing without that; then nobody meets a third time, and so on.
 */
export const pairUp = (field: Field): readonly (readonly [number, number])[] => {
  const most = leastMeetings(field);
  const mayMeet = (a: number, b: number): boolean => a !== b && field.meetings(a, b) <= most;
  const free = new Set(Array.from({ length: field.size }, (_, i) => i));
  const pairs: (readonly [number, number])[] = [];
  for (let [one] = free; one !== undefined; [one] = free) {
    free.delete(one);
    const others = wanted(
      field,
      one,
      [...free].filter((other) => mayMeet(defined(one), other)),
    );
    const other = defined(
      others.find((each) =>
        canPair(
          [...free].filter((left) => left !== each),
          mayMeet,
        ),
      ),
    );
    free.delete(other);
    pairs.push([one, other]);
  }
  return pairs;
};

/** The smallest number of earlier meetings with which everybody can be paired. */
const leastMeetings = ({ size, meetings }: Field): number => {
  const all = Array.from({ length: size }, (_, i) => i);
  for (let most = 0; ; most++) if (canPair(all, (a, b) => a !== b && meetings(a, b) <= most)) return most;
};

const canPair = (members: readonly number[], mayMeet: (a: number, b: number) => boolean): boolean =>
  !largestMatching(members.length, (a, b) => mayMeet(defined(members[a]), defined(members[b]))).includes(-1);

const wanted = ({ dislike }: Field, one: number, others: readonly number[]): readonly number[] =>
  others
    .map((other) => ({ other, cost: dislike(one, other) }))
    .toSorted((a, b) => compareNumbers(a.cost, b.cost))
    .map(({ other }) => other);
