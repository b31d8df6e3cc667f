import type { Emote } from '../../protocol/messages.ts';
import type { GuestId } from '../../protocol/table.ts';

/**
 * What one server tells the others about a table. Words may be lost: changes are found in the store a little later, who is
 * there is said again and again, and a wave is only a wave.
 */
export type TableWord =
  | { readonly what: 'changed' }
  | { readonly what: 'here'; readonly guests: readonly GuestId[]; readonly answer: boolean } // answer: say who is at yours
  | { readonly what: 'wave'; readonly guest: GuestId; readonly emote: Emote };

interface Spoken {
  readonly node: string; // whose word it is: everybody hears their own as well
  readonly word: TableWord;
}

export const writeWord = (node: string, word: TableWord): string =>
  JSON.stringify({ node, word } satisfies Spoken);

export const readWord = (text: string): Spoken => JSON.parse(text) as Spoken;
