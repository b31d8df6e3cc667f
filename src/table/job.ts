import type { Kind, Millis } from '../kernel/game.ts';
import type { Positions } from '../kernel/match.ts';
import type { BotMove } from './bots.ts';
import type { Answer, Request, Write } from './happened.ts';

/** Something that waits for its turn: one thing at a time is checked, stored, and only then shown. */
export interface Job {
  readonly request: Request | { readonly t: 'bot'; readonly move: BotMove } | { readonly t: 'refresh' };
  readonly ref: number | null; // null: nobody waits for the answer
  readonly arrived: Millis;
}

/** What is on its way to the store. */
export interface Task {
  readonly write: number;
  readonly what: Write;
  readonly line: Positions<Kind> | undefined; // where an entry leads
  readonly answer: Answer | undefined; // for the job, when it is stored; without one it is tried again
  readonly job: Job | null; // null: a duty
  readonly until: Millis;
}
