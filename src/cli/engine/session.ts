import { outcomeAt } from '../../kernel/early-end.ts';
import type { Entry, Header, Kind, Millis, Refusal, Seat } from '../../kernel/game.ts';
import { isRefusal } from '../../kernel/game.ts';
import { play, scene, start, startFrom, clockSteps, type Position } from '../../kernel/match.ts';
import { record, writeRecord } from '../../kernel/record.ts';
import type { LoadedGame } from '../../catalogue/find-games.ts';
import type { LoadedRecord } from '../../catalogue/open-games.ts';

/** One match and its start. It is immutable: after a refusal the old value is still valid. */
export interface Session {
  readonly loaded: LoadedGame;
  readonly header: Header<Kind>;
  readonly setUp: string | null; // the text of its first position, or null
  readonly now: Position<Kind>;
  readonly entries: readonly Entry[];
}

/** Steps taken, and their events for a spectator. */
export interface Stepped {
  readonly session: Session;
  readonly events: readonly Kind['event'][];
}

export const begin = (loaded: LoadedGame, header: Header<Kind>): Session => ({
  loaded,
  header,
  setUp: null,
  now: start(loaded.game, header),
  entries: [],
});

export const beginFrom = (
  loaded: LoadedGame,
  header: Header<Kind>,
  text: string,
  state: Kind['state'],
): Session => ({
  loaded,
  header,
  setUp: text,
  now: startFrom(state),
  entries: [],
});

export const resume = ({ loaded, header, file, positions }: LoadedRecord): Session => ({
  loaded,
  header,
  setUp: file.position,
  now: positions.at(-1) as Position<Kind>,
  entries: file.entries,
});

// A limit on clock events: catching up with a very late time could otherwise take for ever.
const STRIKES_AT_MOST = 10_000;

/** Applies all clock events up to `at`. */
export const tick = (session: Session, at: Millis): Stepped | Refusal => {
  const { loaded, header, now } = session;
  let stepped: Stepped = { session, events: [] };
  for (const next of clockSteps(loaded.game, header.seed, now, at)) {
    if (next.seq - now.seq > STRIKES_AT_MOST) return { why: 'too-many-strikes' };
    stepped = append(stepped, next, { seq: next.seq, at: next.at, by: 'clock', move: null });
  }
  return stepped;
};

/** One move, after all clock events that are due before it. */
export const move = (session: Session, by: Seat, text: string, at: Millis): Stepped | Refusal => {
  const { game } = session.loaded;
  const read = game.read(text);
  if (read === null) return { why: 'unreadable-move' };
  const struck = tick(session, at);
  if (isRefusal(struck)) return struck;
  const next = play(game, session.header.seed, struck.session.now, { by, at, move: read });
  if (isRefusal(next)) return next;
  return append(struck, next, { seq: next.seq, at, by, move: game.write(read) });
};

const append = ({ session, events }: Stepped, now: Position<Kind>, entry: Entry): Stepped => ({
  session: { ...session, now, entries: [...session.entries, entry] },
  events: [...events, ...scene(session.loaded.game, now, 'spectator').events],
});

export const recordOf = ({ loaded, header, setUp, entries, now }: Session): string =>
  writeRecord(record(header, setUp, entries, outcomeAt(loaded.game, now)));
