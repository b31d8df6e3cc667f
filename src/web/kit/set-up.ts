import type { ComponentChild, VNode } from 'preact';
import type { AnyGameWords } from '../../words/game-words.ts';
import type { BoardSettings } from './board.ts';

/** The props of board/SetUp.tsx, where somebody sets up a position by hand. */
export interface SetUpProps<W extends object = AnyGameWords> {
  readonly text: string; // of the position, as rules/position.ts writes it; perhaps one that is not possible yet
  readonly words: W;
  readonly settings: BoardSettings;
  set(this: void, text: string): void;
}

export interface SetUpRegions {
  readonly stage: ComponentChild; // the board; it fits its container
  readonly tray: ComponentChild; // the pieces that can be put on it
  readonly side: ComponentChild; // everything else about the position: what the players hold, who moves
}

/** The default export of board/SetUp.tsx. It decides nothing: the rules say whether the position is possible. */
export type SetUpModule<W extends object = AnyGameWords> = (
  props: SetUpProps<W> & { readonly children: (regions: SetUpRegions) => VNode },
) => VNode;
