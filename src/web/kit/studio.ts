import type { VNode } from 'preact';
import type { Kind } from '../../kernel/game.ts';
import type { AnyGameWords } from '../../words/game-words.ts';
import type { BoardSettings } from './board.ts';

/**
 * The props of a game's own studio: a page at /games/<id>/studio, where people make something for this game.
 * The result fits into the address after the #, so a link is enough to keep and share it.
 */
export interface StudioProps<K extends Kind, W extends object = AnyGameWords> {
  readonly code: string; // the part after the #: untrusted text
  readonly words: W;
  readonly settings: BoardSettings;
  keep(this: void, code: string): void; // replaces the part after the #, so that a reload finds it
  open(this: void, code: string): void; // navigates there, so that the back button leads here
  play(this: void, start: K['state'], options: K['options']): void; // starts a match for one in this browser
  Share(this: void, props: { readonly code: string }): VNode; // the link with this code, to copy or as a QR code
}

/** The default export of a game's board/Studio.tsx. */
export interface StudioModule<K extends Kind, W extends object = AnyGameWords> {
  Studio(this: void, props: StudioProps<K, W>): VNode;
}
