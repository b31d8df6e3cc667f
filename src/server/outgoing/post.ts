import type { LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { GuestId } from '../../protocol/table.ts';
import { Names } from './names.ts';
import { isPublic } from './public-address.ts';
import { UnderWay } from './under-way.ts';

const WITHIN = 10_000; // milliseconds for the whole request
/** A receiver that never answers holds its place for as long as a request may take, so nobody waits longer than a minute. */
const AT_ONCE = { each: 8, all: 200, waiting: 40 };
const LONGEST = 2_000; // characters of an address
const OWN_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan)\.?$/; // no name server of the internet knows them

export interface Outgoing {
  readonly person: GuestId; // who has entered the address
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The address is no https address, or leads to a private network. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Nobody answers at the address: no defect of this server. */
export class OutOfReach extends Error {
  override readonly name = 'OutOfReach';
}

/**
 * Requests to addresses that people have given us. They must not lead into the network of this server: names are looked
 * up for the connection itself, and every address is checked there, so a name that changes in between does not help. No
 * redirect is followed. `anywhere`: the host allows private addresses and plain http.
 */
export class Poster {
  readonly #anywhere: boolean;
  readonly #names: Names;
  readonly #underWay = new UnderWay(AT_ONCE);

  constructor(anywhere: boolean, names = new Names()) {
    this.#anywhere = anywhere;
    this.#names = names;
  }

  /** Throws AddressRefused for an address that can be seen to be wrong without asking anybody. */
  check(address: string): URL {
    const url = URL.canParse(address) && address.length <= LONGEST ? new URL(address) : null;
    const secure = url?.protocol === 'https:' || (this.#anywhere && url?.protocol === 'http:');
    const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
    const named = isIP(host) === 0 ? /\.[^.]/.test(host) && !OWN_NAMES.test(host) : isPublic(host);
    if (!url || !secure || url.username || url.password || !(named || this.#anywhere))
      throw new AddressRefused('not an https address that everybody can reach');
    return url;
  }

  /** The status of the answer. Throws AddressRefused or OutOfReach. */
  async post(outgoing: Outgoing): Promise<number> {
    const url = this.check(outgoing.url);
    try {
      return await this.#underWay.run(outgoing.person, url.host, () => this.#send(url, outgoing));
    } catch (error) {
      if (error instanceof AddressRefused) throw error;
      throw new OutOfReach(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }

  #send(url: URL, { headers, body }: Outgoing): Promise<number> {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((done, failed) => {
      const sent = request(
        url,
        {
          method: 'POST',
          agent: false,
          headers: { ...headers, 'content-length': body.length },
          lookup: this.#lookup,
          signal: AbortSignal.timeout(WITHIN),
        },
        (response) => {
          response.destroy(); // nothing that it says matters
          done(response.statusCode ?? 0);
        },
      );
      sent.on('error', failed);
      sent.end(body);
    });
  }

  readonly #lookup: LookupFunction = (...asked) => void this.#answer(...asked);

  async #answer(...[hostname, { all }, callback]: Parameters<LookupFunction>): Promise<void> {
    let allowed: [LookupAddress, ...LookupAddress[]];
    try {
      allowed = await this.#allowedOf(hostname);
    } catch (error) {
      return callback(error instanceof Error ? error : new Error(String(error)), '', 0);
    }
    const [{ address, family }] = allowed;
    if (all) callback(null, allowed);
    else callback(null, address, family);
  }

  async #allowedOf(hostname: string): Promise<[LookupAddress, ...LookupAddress[]]> {
    const addresses = await this.#names.addressesOf(hostname, this.#anywhere);
    const [first, ...others] = addresses.filter(({ address }) => this.#anywhere || isPublic(address));
    if (!first) throw new AddressRefused(`${hostname} is private`);
    return [first, ...others];
  }
}
