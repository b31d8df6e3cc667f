/** A step with a label: the last change of the lead, the largest change, or the end. */
export interface KeyMoment {
  readonly at: number;
  readonly what: 'end' | 'turning' | 'swing';
}

const NOTICEABLE = 0.08; // of the whole: smaller changes are not worth a label

/**
 * At most three, with a distance of at least `apart`, a part of the width, so that labels do not overlap.
 * They are computed from the shares alone. `shares[n]` belongs to the position after n steps; the labels are
 * about the seat with the best share at the end.
 */
export const keyMoments = (
  shares: readonly (readonly number[])[],
  over: boolean,
  apart: number,
): readonly KeyMoment[] => {
  const last = shares.length - 1;
  const end = shares[last];
  if (!end || last < 2) return [];
  const best = end.indexOf(Math.max(...end));
  const story = shares.map((share) => share[best] ?? 0);
  const even = 1 / end.length;
  const behind = story.findLastIndex((share) => share < even);
  const steps = story.slice(1, -1).map((share, i) => Math.abs(share - (story[i] ?? 0)));
  const swing = Math.max(...steps);
  const found: readonly (KeyMoment | null)[] = [
    over ? { at: last, what: 'end' } : null,
    behind >= 0 && behind + 1 < last ? { at: behind + 1, what: 'turning' } : null,
    swing >= NOTICEABLE ? { at: steps.indexOf(swing) + 1, what: 'swing' } : null,
  ];
  const kept: KeyMoment[] = [];
  for (const one of found)
    if (one && kept.every(({ at }) => Math.abs(at - one.at) >= apart * last)) kept.push(one);
  return kept;
};
