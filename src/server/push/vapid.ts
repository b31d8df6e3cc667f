import { createPrivateKey, generateKeyPairSync, sign, type JsonWebKey, type KeyObject } from 'node:crypto';
import type { Store } from '../store/store.ts';

const NAME = 'vapid';
const VALID_FOR = 12 * 3_600; // seconds; push services accept at most a day

/** The identity of this server at push services (RFC 8292). Made at the first start and kept: subscriptions belong to it. */
export class Vapid {
  readonly publicKey: string; // as browsers want it
  readonly #key: KeyObject;
  readonly #contact: string;

  private constructor(jwk: JsonWebKey, contact: string) {
    const point = [Buffer.from([4]), ...[jwk.x, jwk.y].map((part) => Buffer.from(part ?? '', 'base64url'))];
    this.publicKey = Buffer.concat(point).toString('base64url');
    this.#key = createPrivateKey({ key: jwk, format: 'jwk' });
    this.#contact = contact;
  }

  /** In the database, so that several servers have the same; the first one makes it. */
  static async open(store: Store, publicUrl: string | null): Promise<Vapid> {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const kept = await store.keptKey(NAME, JSON.stringify(privateKey.export({ format: 'jwk' })));
    const contact = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:host@clowder.invalid';
    return new Vapid(JSON.parse(kept) as JsonWebKey, contact);
  }

  /** The header with which a push service accepts a message from us. `now` in milliseconds since 1970. */
  authorization(endpoint: string, now: number): string {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(now / 1_000) + VALID_FOR,
      sub: this.#contact,
    };
    const text = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => encoded(JSON.stringify(part)))
      .join('.');
    const signature = sign('sha256', Buffer.from(text), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${text}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}

const encoded = (text: string): string => Buffer.from(text).toString('base64url');
