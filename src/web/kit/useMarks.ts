import { useRef } from 'preact/hooks';

/** A part of a match as a board shows it: a beat of a step. */
interface Part<E> {
  readonly seq: number;
  readonly beat: number;
  readonly events: readonly E[]; // of this beat
  readonly whole?: readonly E[]; // of the last step, where the view tells them: beats may be passed over
}

/** How events change the marks on a board, such as the last action of each player. */
export type MarksAfter<E, M> = (before: M, events: readonly E[]) => M;

interface Kept<E, M> extends Part<E> {
  readonly marks: M;
  readonly before: M | null; // one step earlier; null if unknown
}

export const nothingMarked = <E, M>(none: M): Kept<E, M> => ({
  seq: -1,
  beat: -1,
  events: [],
  marks: none,
  before: null,
});

/** Marks that stay on the board until later events take their place. */
export const useMarks = <E, M>(part: Part<E>, none: M, after: MarksAfter<E, M>): M => {
  const kept = useRef(nothingMarked<E, M>(none));
  kept.current = keptAfter(kept.current, part, none, after);
  return kept.current.marks;
};

/**
 * Follows the match from scene to scene, because a scene tells of one step only. One step back, as when a move of one's own
 * is refused, brings back the marks from before it. Any other jump begins anew: it passes over actions that are unknown here.
 */
export const keptAfter = <E, M>(
  kept: Kept<E, M>,
  part: Part<E>,
  none: M,
  after: MarksAfter<E, M>,
): Kept<E, M> => {
  const { seq, beat, events, whole } = part;
  const again = seq === kept.seq;
  if (again && beat === kept.beat && events === kept.events && whole === kept.whole) return kept;
  if (seq === kept.seq - 1 && kept.before) return { ...part, marks: kept.before, before: null };
  const before = again ? kept.before : seq === kept.seq + 1 ? kept.marks : null;
  // The same beat again is the server's answer to a move that was shown at once.
  const goesOn = again && beat > kept.beat;
  const from = goesOn ? kept.marks : (before ?? (again ? kept.marks : none));
  const marks = after(from, events);
  return { ...part, before, marks: whole && whole !== kept.whole ? after(marks, whole) : marks };
};
