const TRIES_AT_MOST = 20_000;

/** Takes away whatever can be missed while it still fails: first half of it at a time, in the end one by one. */
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
    // One by one again as long as that helps: what is gone may have been all that kept another in place.
    if (size > 1 || kept.length === before) size = Math.floor(size / 2);
  }
  return kept;
};
