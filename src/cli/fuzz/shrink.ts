const TRIES_AT_MOST = 20_000;

/** Removes parts while the failure remains: first halves, at the end single items. */
export const shrink = async <T>(
  whole: readonly T[],
  fails: (part: readonly T[]) => boolean | Promise<boolean>,
): Promise<readonly T[]> => {
  let kept = whole;
  let tries = 0;
  for (let size = Math.ceil(kept.length / 2); size > 0 && tries < TRIES_AT_MOST;) {
    const before = kept.length;
    for (let from = 0; from < kept.length && tries < TRIES_AT_MOST; tries++) {
      const part = kept.toSpliced(from, size);
      if (await fails(part)) kept = part;
      else from += size;
    }
    // Single items are tried again while that helps: a removed item may have been the reason to keep another.
    if (size > 1 || kept.length === before) size = Math.floor(size / 2);
  }
  return kept;
};
