import type { Millis } from '../../kernel/game.ts';
import type { GuestId } from '../../protocol/table.ts';

const BELIEVED_FOR: Millis = 16_000; // three times as long as it takes to be said again: a server may have crashed

/** The guests who are connected to this table at other servers, as far as those have said. */
export class RemotePresence {
  readonly #nodes = new Map<string, { readonly guests: readonly GuestId[]; readonly since: Millis }>();

  guests(): Set<GuestId> {
    return new Set([...this.#nodes.values()].flatMap(({ guests }) => guests));
  }

  /** True if anything is new. */
  update(node: string, guests: readonly GuestId[], now: Millis): boolean {
    const before = this.#nodes.get(node)?.guests ?? [];
    if (guests.length) this.#nodes.set(node, { guests, since: now });
    else this.#nodes.delete(node);
    return before.toSorted().join(' ') !== guests.toSorted().join(' ');
  }

  /** Forgets the servers that have said nothing for too long; true if there were any. */
  tidy(now: Millis): boolean {
    const silent = [...this.#nodes].filter(([, { since }]) => now - since > BELIEVED_FOR);
    for (const [node] of silent) this.#nodes.delete(node);
    return silent.length > 0;
  }
}
