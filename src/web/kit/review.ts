import type { FunctionComponent } from 'preact';
import type { Kind, Scene, Seat, Viewer } from '../../kernel/game.ts';
import type { AnyGameWords } from '../../words/game-words.ts';

/** The props of a game's board/Review.tsx: a whole finished match as its viewer may see it. */
export interface ReviewProps<K extends Kind, W extends object = AnyGameWords> {
  readonly steps: readonly Scene<K>[]; // from the beginning to the end
  readonly viewer: Viewer;
  readonly match: string; // its id
  readonly words: W;
  readonly nameOf: (seat: Seat) => string;
  readonly lessonPath: (lesson: string) => string; // of a lesson of this game: the button to practise
}

/** The default export: what a game itself has to say about a match, besides the decisions that every review shows. */
export interface Review<K extends Kind, W extends object = AnyGameWords> {
  readonly name: (words: W) => string; // one word: the choice between the decisions and this
  readonly first?: true; // it is shown first, because decisions tell little in this game
  /** False: of this match there is nothing to say. Without it there always is. */
  readonly tells?: (steps: readonly Scene<K>[]) => boolean;
  readonly Whole: FunctionComponent<ReviewProps<K, W>>; // on a page of its own
  readonly Glance?: FunctionComponent<ReviewProps<K, W>>; // a small summary beside the final score
}
