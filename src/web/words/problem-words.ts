import type { ServerRefusal } from '../../protocol/table.ts';

/** Refusals of the browser itself: no connection, or its storage is full. */
export type BrowserRefusal = 'unreachable' | 'not-kept';

/** A sentence for every reason that is not a rule of a game. */
export type ProblemWords = Readonly<Record<ServerRefusal | BrowserRefusal, string>>;
