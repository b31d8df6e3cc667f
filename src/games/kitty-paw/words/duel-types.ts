import type { Run, Try } from '../rules/duel/types.ts';

/** The words of a duel, besides those of the table. */
export interface DuelWords {
  readonly title: string;
  readonly alone: string; // the title if nobody else takes part
  readonly goal: string;
  readonly intro: (cards: number) => string;
  readonly secret: string;
  readonly begin: string;
  readonly players: string;
  readonly stages: Readonly<Record<Run<unknown>['stage'], string>>;
  readonly ready: string; // prompt before my run
  readonly done: (rivals: string) => string; // prompt after my run
  readonly watching: string;
  readonly results: string;
  readonly card: (nth: number) => string;
  readonly how: Readonly<Record<Try['how'], string>>;
  readonly seconds: (ms: number) => string;
  readonly fastest: string;
  readonly hidden: string;
  readonly total: string;
  readonly took: (time: string) => string; // under a verdict
}
