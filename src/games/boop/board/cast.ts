import type { Scene, Seat } from '../../../kernel/game.ts';
import { ownerOf, sizeOf } from '../rules/bed.ts';
import { EMPTY, type Boop, type Event, type Piece, type Size, type Square } from '../rules/types.ts';

/**
 * The rules know only the kind of piece on each square. The cast gives every piece an id and follows it from scene to
 * scene, so that its movement can be animated. If the events do not explain the bed, the bed is right.
 */
export interface Actor {
  readonly id: number;
  readonly seat: Seat;
  readonly size: Size;
  readonly at: Square;
  readonly did: 'sat' | 'arrived' | 'moved' | 'fell' | 'grew-up' | 'went-home'; // in step `seq`
  readonly seq: number;
  readonly by: Square | null; // the square that was landed on in that step
}

export interface Cast {
  readonly seq: number;
  readonly bed: readonly Piece[];
  readonly actors: readonly Actor[];
  readonly nextId: number;
}

const GONE: ReadonlySet<Actor['did']> = new Set(['fell', 'grew-up', 'went-home']);
export const isGone = ({ did }: Actor): boolean => GONE.has(did);

export const follow = (before: Cast | null, { seq, view, events }: Scene<Boop>): Cast => {
  if (before?.seq === seq && sameBed(before.bed, view.bed)) return before; // the table confirms what was shown
  const acted = before?.seq === seq - 1 ? actOut(before, seq, events) : null;
  return acted && explains(acted.actors, view.bed)
    ? { ...acted, seq, bed: view.bed }
    : recast(before, seq, view.bed);
};

const sameBed = (a: readonly Piece[], b: readonly Piece[]): boolean =>
  a.every((piece, at) => piece === b[at]);

const explains = (actors: readonly Actor[], bed: readonly Piece[]): boolean => {
  const staying = actors.filter((actor) => !isGone(actor));
  return (
    staying.length === bed.filter((piece) => piece !== EMPTY).length &&
    staying.every(
      ({ at, seat, size }) => ownerOf(bed[at] ?? EMPTY) === seat && sizeOf(bed[at] ?? EMPTY) === size,
    )
  );
};

/**
 * The pieces still on the screen, with those that left in the last step: without them a quick answer would cut off the
 * animation of their leaving.
 */
const stillSeen = (before: Cast): Actor[] =>
  before.actors
    .filter((actor) => !isGone(actor) || actor.seq === before.seq)
    .map((actor) => (isGone(actor) ? actor : sitting(actor, before.seq)));

const sitting = ({ id, seat, size, at }: Actor, seq: number): Actor => ({
  id,
  seat,
  size,
  at,
  did: 'sat',
  seq,
  by: null,
});
const isLanding = (event: Event): event is Extract<Event, { what: 'placed' }> => event.what === 'placed';

const actOut = (before: Cast, seq: number, events: readonly Event[]): Pick<Cast, 'actors' | 'nextId'> => {
  const actors = stillSeen(before);
  const by = events.find(isLanding)?.at ?? null;
  let { nextId } = before;
  const change = (at: Square, next: Partial<Actor>): void => {
    const i = actors.findIndex((actor) => actor.at === at && !isGone(actor));
    const actor = actors[i];
    if (actor) actors[i] = { ...actor, ...next, seq, by };
  };
  for (const event of events) {
    if (event.what === 'placed') {
      const { seat, size, at } = event;
      actors.push({ id: nextId++, seat, size, at, did: 'arrived', seq, by });
    } else if (event.what === 'booped') change(event.from, { at: event.to, did: 'moved' });
    else if (event.what === 'fell') change(event.from, { did: 'fell' });
    else if (event.what === 'took-back') change(event.at, { did: 'went-home' });
    else if (event.what === 'grew-up') for (const at of event.squares) change(at, { did: 'grew-up' });
  }
  return { actors, nextId };
};

/** After a jump, a piece on the same square keeps its id. */
const recast = (before: Cast | null, seq: number, bed: readonly Piece[]): Cast => {
  let nextId = before?.nextId ?? 1;
  const actors = bed.flatMap((piece, at): Actor[] => {
    if (piece === EMPTY) return [];
    const [seat, size] = [ownerOf(piece), sizeOf(piece)];
    const same = before?.actors.find(
      (old) => !isGone(old) && old.at === at && old.seat === seat && old.size === size,
    );
    return [{ id: same?.id ?? nextId++, seat, size, at, did: 'sat', seq, by: null }];
  });
  return { seq, bed, actors, nextId };
};
