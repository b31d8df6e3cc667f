import type { FunctionComponent } from 'preact';
import type { AnyGameWords } from '../../words/game-words.ts';

/** The default export of a game's board/RuleFigure.tsx: a picture of a rule. */
export type RuleFigure<W extends object = AnyGameWords> = FunctionComponent<{
  readonly picture: string; // a text that only its own game understands
  readonly label: string;
  readonly words: W;
}>;
