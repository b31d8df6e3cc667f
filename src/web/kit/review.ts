import type { FunctionComponent } from 'preact';
import type { Kind, Scene, Seat, Viewer } from '../../kernel/game.ts';
import type { Locale } from '../../words/plural.ts';

/**
 * What a game's board/Review.tsx is given, its default export: a whole match as its viewer may see it now that it is over.
 * It looks back at what could have been done better, in whatever way suits the game.
 */
export interface ReviewProps<K extends Kind> {
  readonly steps: readonly Scene<K>[]; // from the beginning to the end
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly nameOf: (seat: Seat) => string;
}

export type Review<K extends Kind> = FunctionComponent<ReviewProps<K>>;
