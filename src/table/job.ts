import type { Kind, Millis } from '../kernel/game.ts';
import type { Followed } from '../kernel/match.ts';
import type { BotMove } from './bots.ts';
import type { Answer, Request, Write } from './host-interface.ts';

/** One job in the table's queue. Jobs run one at a time: checked, stored, and only then shown. */
export interface Job {
  readonly request: Request | { readonly t: 'bot'; readonly move: BotMove } | { readonly t: 'refresh' };
  readonly ref: number | null; // null: no answer is needed
  readonly arrived: Millis;
}

/** A write that waits for the store's answer. */
export interface Task {
  readonly write: number;
  readonly what: Write;
  readonly followed: Followed<Kind> | undefined; // the position after an appended entry
  readonly answer: Answer | undefined; // sent when the write is stored; without one the job is tried again
  readonly job: Job | null; // null: the write is a duty, see duties.ts
  readonly until: Millis;
}
