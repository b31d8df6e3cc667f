import type { Millis } from '../../kernel/game.ts';
import type { GuestId } from '../../protocol/table.ts';

const BELIEVED_FOR: Millis = 16_000; // three times the interval between two notices: a silent server may have crashed

/** The guests who are connected to this table at other servers, by the last notice of each. */
export class RemotePresence {
  readonly #nodes = new Map<string, { readonly guests: readonly GuestId[]; readonly since: Millis }>();

  guests(): Set<GuestId> {
    return new Set([...this.#nodes.values()].flatMap(({ guests }) => guests));
  }

  /** True if the guests have changed. */
  update(node: string, guests: readonly GuestId[], now: Millis): boolean {
    const before = this.#nodes.get(node)?.guests ?? [];
    if (guests.length) this.#nodes.set(node, { guests, since: now });
    else this.#nodes.delete(node);
    return before.toSorted().join(' ') !== guests.toSorted().join(' ');
  }

  /** Forgets servers that sent no notice for too long; true if there were any. */
  tidy(now: Millis): boolean {
    const silent = [...this.#nodes].filter(([, { since }]) => now - since > BELIEVED_FOR);
    for (const [node] of silent) this.#nodes.delete(node);
    return silent.length > 0;
  }
}
