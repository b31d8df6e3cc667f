import type { WithAudience, Kind, Millis, Rng, Step } from '../kernel/game.ts';

/**
 * A step while it is being made: the state so far and the events so far. States are replaced, never written into, so the
 * state a step began with stays as it was.
 */
export interface Draft<K extends Kind> {
  state: K['state'];
  readonly events: WithAudience<K['event']>[];
  readonly at: Millis;
  readonly rng: Rng;
}

export const draftOf = <K extends Kind>(state: K['state'], at: Millis, rng: Rng): Draft<K> => ({
  state,
  events: [],
  at,
  rng,
});

export const stepOf = <K extends Kind>({ state, events }: Draft<K>): Step<K> => ({ state, events });

/** Replaces some fields of the state. */
export const update = <S extends object>(draft: { state: S }, changes: Partial<NoInfer<S>>): void => {
  draft.state = { ...draft.state, ...changes };
};

/** Adds events, in the order in which players learn of them. */
export const announce = <E>(draft: { readonly events: E[] }, ...events: readonly NoInfer<E>[]): void => {
  draft.events.push(...events);
};

/** The same list with some fields of one entry replaced. */
export const changed = <T extends object>(
  list: readonly T[],
  index: number,
  changes: Partial<T>,
): readonly T[] => list.map((entry, i) => (i === index ? { ...entry, ...changes } : entry));
