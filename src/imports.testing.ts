/**
 * Folders that import each other, and files that import themselves by way of others, as the import test finds them today.
 * The lists only get shorter: mend one and remove its line; the test fails until both are done. A moved file moves its line.
 */

export const KNOWN_PAIRS: readonly string[] = [
  // cli
  // games/boop
  // games/gangs-of-kyoto
  // games/if-it-fits
  // games/isle-of-cats
  'games/isle-of-cats/board <-> games/isle-of-cats/board/boat',
  'games/isle-of-cats/board <-> games/isle-of-cats/board/parts',
  'games/isle-of-cats/board <-> games/isle-of-cats/board/plan',
  'games/isle-of-cats/board/score <-> games/isle-of-cats/board/score/words',
  // games/kitty-paw
  // server
];

export const KNOWN_CYCLES: readonly string[] = [
  // games/gangs-of-kyoto
  // games/isle-of-cats
  'games/isle-of-cats/board/score/words.ts',
  'games/isle-of-cats/board/score/words/en.ts',
  'games/isle-of-cats/board/score/words/ru.ts',
  'games/isle-of-cats/board/score/words/uk.ts',
  // games/kitty-paw
  // server
];
