import type { VNode } from 'preact';
import type { Kind } from '../../kernel/game.ts';
import type { AnyGameWords } from '../../words/game-words.ts';
import type { Locale } from '../../words/plural.ts';
import type { BoardSettings } from './board.ts';

/**
 * What a game's own workshop is given and may do: a page at /games/<id>/studio, where people make something for this game.
 * What is made fits into the address behind the #, so a link is all it takes to keep it and to give it away.
 */
export interface StudioProps<K extends Kind, W extends object = AnyGameWords> {
  readonly code: string; // what stands behind the #: anything somebody may have sent
  readonly words: W;
  readonly locale: Locale;
  readonly settings: BoardSettings;
  keep(this: void, code: string): void; // puts it there, so that a reload finds it
  open(this: void, code: string): void; // goes there, so that the way back leads here
  play(this: void, start: K['state'], options: K['options']): void; // alone, in this browser
  Share(this: void, props: { readonly code: string }): VNode; // the link with this code, to be copied and photographed
}

/** The default export of a game's board/Studio.tsx. */
export interface StudioModule<K extends Kind, W extends object = AnyGameWords> {
  Studio(this: void, props: StudioProps<K, W>): VNode;
}
