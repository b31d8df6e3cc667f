import type { FunctionComponent } from 'preact';
import type { Kind, Scene, Seat, Viewer } from '../../kernel/game.ts';
import type { AnyGameWords } from '../../words/game-words.ts';
import type { Locale } from '../../words/plural.ts';

/** What a game's board/Review.tsx is given: a whole match as its viewer may see it now that it is over. */
export interface ReviewProps<K extends Kind, W extends object = AnyGameWords> {
  readonly steps: readonly Scene<K>[]; // from the beginning to the end
  readonly viewer: Viewer;
  readonly words: W;
  readonly locale: Locale;
  readonly nameOf: (seat: Seat) => string;
}

/** Its default export looks back at what could have been done better, in whatever way suits the game. */
export interface Review<K extends Kind, W extends object = AnyGameWords> {
  readonly Whole: FunctionComponent<ReviewProps<K, W>>; // on a page of its own
  readonly Glance: FunctionComponent<ReviewProps<K, W>>; // the best of it, small, beside the final score
}
