import type { ServerRefusal } from '../../protocol/table.ts';

/** Reasons that only the browser has: nobody answered, or its own memory did not take something. */
export type BrowserRefusal = 'unreachable' | 'not-kept';

/** A sentence for every reason that is not a rule of a game. */
export type ProblemWords = Readonly<Record<ServerRefusal | BrowserRefusal, string>>;
