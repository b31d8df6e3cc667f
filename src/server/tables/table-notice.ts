import type { Emote } from '../../protocol/messages.ts';
import type { GuestId } from '../../protocol/table.ts';

/**
 * A message from one server to the others about a table. Notices may be lost: changes are found in the store a little
 * later, presence is repeated regularly, and a lost wave does no harm.
 */
export type TableNotice =
  | { readonly what: 'changed' }
  // answer: reply with your guests
  | { readonly what: 'here'; readonly guests: readonly GuestId[]; readonly answer: boolean }
  | { readonly what: 'wave'; readonly guest: GuestId; readonly emote: Emote };

/** On the bus, where servers of an older build call the notice `word`. */
interface Signed {
  readonly node: string; // the server that sent it: servers also get their own notices
  readonly word: TableNotice;
}

export const writeNotice = (node: string, word: TableNotice): string =>
  JSON.stringify({ node, word } satisfies Signed);

export const readNotice = (text: string): Signed => JSON.parse(text) as Signed;
