import type { FunctionComponent } from 'preact';
import type { AnyGameWords } from '../../words/game-words.ts';

/** The default export of a game's board/RuleFigure.tsx: a picture of a rule. */
export type RuleFigure<W extends object = AnyGameWords> = FunctionComponent<{
  readonly picture: string; // a text in the game's own format
  readonly label: string;
  readonly words: W;
}>;
