import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Refusal } from '../../kernel/game.ts';
import { isNetwork, withoutPort } from '../config/networks.ts';
import type { HostAction } from '../store/host-store.ts';

export interface Ban {
  readonly target: string; // a guest, an address, or a network such as 203.0.113.0/24
  readonly until: number | null; // milliseconds since 1970; null: for ever
  readonly reason: string;
}

/** The bans that follow from the host's actions. */
export class Bans {
  readonly #bans = new Map<string, Ban>();
  readonly #networks = new Map<string, BlockList>(); // made once for each ban: every request asks

  learn({ what, target, details }: HostAction): void {
    if (what === 'unban') this.#bans.delete(target);
    if (what !== 'ban') return;
    const { until = null, reason = '' } = details as Partial<Ban>;
    this.#bans.set(target, { target, until, reason });
    if (isNetwork(target)) this.#networks.set(target, networkFrom(target));
  }

  inForce(now: number): readonly Ban[] {
    return [...this.#bans.values()].filter(({ until }) => until === null || until > now);
  }

  /** The refusal for a banned person or address; null if neither is banned. */
  refusal(guest: string | null, address: string, now: number): Refusal | null {
    if (!this.#bans.size) return null;
    const ip = withoutPort(address);
    const family = isIP(ip) && (isIPv6(ip) ? 'ipv6' : 'ipv4');
    const ban = [...this.#bans.values()].find(
      ({ target, until }) =>
        (until === null || until > now) &&
        (target === guest || (family && this.#networks.get(target)?.check(ip, family))),
    );
    if (!ban) return null;
    const { reason, until } = ban;
    return { why: 'banned', with: { reason, ...(until !== null && { until }) } };
  }
}

const networkFrom = (target: string): BlockList => {
  const [start = '', prefix] = target.split('/');
  const family = isIPv6(start) ? 'ipv6' : 'ipv4';
  const list = new BlockList();
  list.addSubnet(start, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  return list;
};
