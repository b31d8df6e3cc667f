import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './public-address.ts';

const WITHIN = 10_000; // milliseconds for the whole request
const LONGEST = 2_000; // characters of an address
const OWN_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan)\.?$/; // no name server of the internet knows them

export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The address is no https address, or leads to a private network. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/**
 * Requests to addresses that people have given us. They must not lead into the network of this server: names are looked
 * up for the connection itself, and every address is checked there, so a name that changes in between does not help. No
 * redirect is followed. `anywhere`: the host allows private addresses and plain http.
 */
export class Poster {
  readonly #anywhere: boolean;

  constructor(anywhere: boolean) {
    this.#anywhere = anywhere;
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

  /** The status of the answer. */
  post({ url: address, headers, body }: Outgoing): Promise<number> {
    const url = this.check(address);
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

  readonly #lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const allowed = error ? [] : addresses.filter(({ address }) => this.#anywhere || isPublic(address));
      const [first] = allowed;
      if (error || !first) callback(error ?? new AddressRefused(`${hostname} is private`), '', 0);
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}
