import type { LoadedGame } from '../../catalogue/find-games.ts';
import { momentOf, type Moment } from '../../review/moment.ts';
import { questionAt } from '../../review/question.ts';
import { QUALITIES, type Quality } from '../../review/quality.ts';
import type { BotRecord } from './bot-record.ts';

/** A review of a whole match, and its time on the processor: other programs do not lengthen it. */
export interface TimedReview {
  readonly moments: readonly Moment[];
  readonly ms: number;
  readonly firstMs: number; // until the first tenth of the graph is known
}

export const timedReview = (
  { game, judge }: LoadedGame,
  { header, positions, entries }: BotRecord,
  work: number,
): TimedReview => {
  const began = process.cpuUsage();
  const since = (): number => process.cpuUsage(began).user / 1000;
  let firstMs = 0;
  const match = { seats: header.seats, positions, entries };
  const moments = positions.map((_, at) => {
    const moment = momentOf(game, judge, questionAt(game, match, at, 0), work);
    if (at + 1 === Math.ceil(positions.length / 10)) firstMs = since();
    return moment;
  });
  return { moments, ms: since(), firstMs };
};

/** The marks of the same decisions in two reviews, one of them with more work. */
export interface Agreement {
  readonly decisions: number;
  readonly same: number;
  readonly marks: Readonly<Record<Quality, number>>; // of the review with more work
}

export const agreementOf = (usual: readonly Moment[], more: readonly Moment[]): Agreement => {
  const marks: Record<Quality, number> = { best: 0, fine: 0, slip: 0, blunder: 0 };
  let [decisions, same] = [0, 0];
  more.forEach(({ decision }, at) => {
    const before = usual[at]?.decision;
    if (!decision && !before) return;
    decisions++;
    if (decision) marks[decision.quality]++;
    // One of the two says that all moves were equally good here: then the move that was played was a best one.
    if ((decision?.quality ?? 'best') === (before?.quality ?? 'best')) same++;
  });
  return { decisions, same, marks };
};

export const printedMarks = (marks: Agreement['marks']): string =>
  QUALITIES.map((quality) => `${quality} ${marks[quality]}`).join(', ');
