import type { Scene, Seat } from '../../../kernel/game.ts';
import { midStep, oneBeat, type BeatsOf } from '../../../web/kit/beats.ts';
import { allBoxes, type BoxInfo } from '../rules/score.ts';
import type { IfItFits, View } from '../rules/types.ts';

/**
 * The end happens on the table: after the last card every box that scores is counted, one beat each, the richest
 * last. In milliseconds.
 */

const STEP_LASTS = 450; // a card is laid and what it changes has moved
const CLOSING_LASTS = 1_000; // a box closes
const ALL_BOXES = 14_000;
const ONE_BOX = { least: 900, most: 2_000 };

type CountView = Pick<View, 'table' | 'cats' | 'rules'>;

export const countedBoxes = ({ table, cats, rules }: CountView): readonly BoxInfo[] =>
  allBoxes(table, cats.length, rules)
    .filter((box) => box.cats.some(({ points, holds }) => holds || points !== 0))
    .toSorted((a, b) => a.value.points - b.value.points);

const lastsOf = ({ events }: Scene<IfItFits>): number =>
  events.length === 0 ? 0 : events.some(({ what }) => what === 'closed') ? CLOSING_LASTS : STEP_LASTS;

const wholeStep = oneBeat<IfItFits>(lastsOf);

export const beatsOf: BeatsOf<IfItFits> = (before, after, motion) => {
  if (!after.outcome || after.outcome.ended || motion === 'calm') return wholeStep(before, after, motion);
  const boxes = countedBoxes(after.view);
  const each = Math.min(ONE_BOX.most, Math.max(ONE_BOX.least, ALL_BOXES / Math.max(1, boxes.length)));
  const counting = midStep(after, after.view, []);
  return [
    { scene: midStep(after, after.view, after.events), lasts: lastsOf(after) },
    ...boxes.map(() => ({ scene: counting, lasts: each, pauses: true, follows: true })),
    { scene: after, lasts: 0 },
  ];
};

/** The boxes in their order, and the one that is counted now. */
export interface Counting {
  readonly boxes: readonly BoxInfo[];
  readonly at: number;
  readonly box: BoxInfo;
}

/** Null while nothing is counted: the match goes on, or its end has been shown. */
export const countingIn = ({ view, outcome }: Scene<IfItFits>, beat: number): Counting | null => {
  if (view.phase.name !== 'over' || outcome || beat < 1) return null;
  const boxes = countedBoxes(view);
  const box = boxes[beat - 1];
  return box ? { boxes, at: beat - 1, box } : null;
};

/** The points of a seat in the boxes counted so far. */
export const countedFor = ({ boxes, at }: Counting, seat: Seat): number =>
  boxes.slice(0, at + 1).reduce((sum, box) => sum + pointsIn(box, seat), 0);

export const pointsIn = ({ cats }: BoxInfo, of: Seat): number =>
  cats.find(({ seat }) => seat === of)?.points ?? 0;
