import type { ServerRefusal } from '../../protocol/table.ts';

/** Refusals of the browser itself: no connection, its storage is full, or a spectator tries to play. */
export type BrowserRefusal = 'unreachable' | 'not-kept' | 'watching';

/** A sentence for every reason that is not a rule of a game. */
export type ProblemWords = Readonly<Record<ServerRefusal | BrowserRefusal, string>>;
