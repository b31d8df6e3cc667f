import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const QUICK = { timeout: 2_000, tries: 1 };
const HOSTS =
  process.platform === 'win32'
    ? join(process.env['SystemRoot'] ?? 'C:\\Windows', 'System32', 'drivers', 'etc', 'hosts')
    : '/etc/hosts';
const THIS_COMPUTER: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * Looks up names without `dns.lookup`: that waits in one of four threads, which this whole process shares, and cannot be
 * cancelled. A few names whose name server never answers would hold up every other look-up and every file.
 */
export class Names {
  readonly #resolver: Resolver;

  constructor(resolver: Resolver = new Resolver(QUICK)) {
    this.#resolver = resolver;
  }

  /** All addresses, or throws why there are none. `own`: also names that only this computer knows. */
  async addressesOf(name: string, own: boolean): Promise<readonly LookupAddress[]> {
    const known = own ? await ownAddressesOf(name) : [];
    if (known.length) return known;
    const [old, young] = await Promise.allSettled([
      this.#resolver.resolve4(name),
      this.#resolver.resolve6(name),
    ]);
    const found = [
      ...(old.status === 'fulfilled' ? old.value.map((address) => ({ address, family: 4 })) : []),
      ...(young.status === 'fulfilled' ? young.value.map((address) => ({ address, family: 6 })) : []),
    ];
    if (!found.length && old.status === 'rejected') throw old.reason;
    return found;
  }
}

/** By the file of names on this computer. */
const ownAddressesOf = async (name: string): Promise<readonly LookupAddress[]> => {
  const text = await readFile(HOSTS, 'utf8').catch(() => '');
  const found = text.split('\n').flatMap((line) => {
    const [address, ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    return address && names.includes(name) ? [{ address, family: address.includes(':') ? 6 : 4 }] : [];
  });
  return found.length || name !== 'localhost' ? found : THIS_COMPUTER;
};
