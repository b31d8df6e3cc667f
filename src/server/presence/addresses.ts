import { createHmac, randomBytes } from 'node:crypto';
import type { GuestId } from '../../protocol/table.ts';
import { isPublic } from '../outgoing/public-address.ts';
import { withoutPort } from '../config/networks.ts';
import { remember } from '../remember.ts';

const MOST_REMEMBERED = 50_000;
const LENGTH = 8; // letters of a sign

/** The last address of people, as a sign that cannot be turned back into it. Kept in memory only. */
export class Addresses {
  readonly #of = new Map<GuestId, string>();

  note(person: GuestId, sign: string): void {
    remember(this.#of, person, sign, MOST_REMEMBERED);
  }

  has(person: GuestId, sign: string): boolean {
    return this.#of.get(person) === sign;
  }

  of(people: readonly GuestId[]): Readonly<Record<GuestId, string>> {
    const known = people.map((person) => [person, this.#of.get(person)] as const);
    return Object.fromEntries(known.flatMap(([person, sign]) => (sign ? [[person, sign]] : [])));
  }

  /** Two of them have the same. */
  areNear(people: readonly GuestId[]): boolean {
    const known = people.flatMap((person) => this.#of.get(person) ?? []);
    return new Set(known).size < known.length;
  }
}

const OWN_SECRET = randomBytes(32).toString('hex'); // for a single server: signs need not outlive it

/**
 * The sign of a network, the same at all servers with this secret. Null for an address of a private network: behind a proxy that
 * the host has not named, everybody comes from one.
 */
export const addressSign = (ip: string, network: string, secret: string | null): string | null =>
  isPublic(withoutPort(ip)) ? networkSign(network, secret ?? OWN_SECRET) : null;

/** Of any network, private ones too: for limits. */
export const networkSign = (network: string, secret: string): string =>
  createHmac('sha256', secret).update(network).digest('base64url').slice(0, LENGTH);
