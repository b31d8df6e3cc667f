import type { Kind, Millis } from '../kernel/game.ts';
import type { Followed } from '../kernel/match.ts';
import type { Answer, Write } from './host-interface.ts';
import type { Job } from './job-queue.ts';

/** A write that waits for the store's answer. */
export interface PendingWrite {
  readonly write: number;
  readonly what: Write;
  readonly followed: Followed<Kind> | undefined; // the position after an appended entry
  readonly answer: Answer | undefined; // sent when the write is stored; without one the job is tried again
  readonly job: Job | null; // null: the write is a duty, see duties.ts
  readonly until: Millis;
}
