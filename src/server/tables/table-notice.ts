import type { Emote } from '../../protocol/messages.ts';
import type { GuestId } from '../../protocol/table.ts';

/**
 * What one server tells the others about a table. Notices may be lost: changes are found in the store a little later, who
 * is there is said again and again, and a wave is only a wave.
 */
export type TableNotice =
  | { readonly what: 'changed' }
  | { readonly what: 'here'; readonly guests: readonly GuestId[]; readonly answer: boolean } // answer: say who is at yours
  | { readonly what: 'wave'; readonly guest: GuestId; readonly emote: Emote };

/** On the bus, where servers of an older build call the notice `word`. */
interface Signed {
  readonly node: string; // the server that says it: everybody gets their own as well
  readonly word: TableNotice;
}

export const writeNotice = (node: string, word: TableNotice): string =>
  JSON.stringify({ node, word } satisfies Signed);

export const readNotice = (text: string): Signed => JSON.parse(text) as Signed;
