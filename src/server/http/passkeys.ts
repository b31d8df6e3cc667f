import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import type { Device } from '../../protocol/account.ts';
import type { Me } from '../../protocol/api.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Config } from '../config/config.ts';
import { hasAccount } from '../people/merge-guest.ts';
import type { ChallengePurpose, StoredPasskey } from '../store/account-store.ts';
import type { Store } from '../store/store.ts';
import { refuseAccount } from './refuse.ts';

const GOOD_FOR = 5 * 60_000;

/** Loaded when somebody uses a passkey: it takes as long to load as the rest of the server. */
const webauthn = () => import('@simplewebauthn/server');

/** The website that a passkey belongs to. */
interface Site {
  readonly rpID: string;
  readonly origin: string;
}

/** Browsers allow passkeys over https or on the same computer only, and never at a bare IP address. */
export const siteOf = (request: FastifyRequest, { publicUrl }: Config): Site => {
  const address = publicUrl ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(address)) return refuseAccount('no-passkeys-here'); // a request without a host
  const { protocol, hostname, origin } = new URL(address);
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) || (protocol !== 'https:' && !local))
    return refuseAccount('no-passkeys-here');
  return { rpID: hostname, origin };
};

/** Makes and checks passkeys. Each question is stored until it is answered, once, by the person it was put to. */
export class Passkeys {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async #ask(id: string, guest: GuestId | null, purpose: ChallengePurpose): Promise<void> {
    const now = await this.#store.now();
    await this.#store.addChallenge({ id, guest, purpose, until: now + GOOD_FOR }, now);
  }

  /** The purpose of this question; null: it was not put to this person, or is answered already. */
  async #askedFor(id: string, guest: GuestId | null): Promise<ChallengePurpose | null> {
    const asked = await this.#store.takeChallenge(id, await this.#store.now());
    return asked?.guest === guest ? asked.purpose : null;
  }

  /** A question from before there was an account needed no confirmation: it is void as soon as there is one. */
  async #mayMake(challenge: string, guest: GuestId): Promise<boolean> {
    const purpose = await this.#askedFor(challenge, guest);
    return purpose === 'passkey' || (purpose === 'first-passkey' && !(await hasAccount(this.#store, guest)));
  }

  /** The caller has seen a confirmation, or there is no account yet. */
  async askForNew({ rpID }: Site, { guest, name }: Me): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: 'Clowder',
      rpID,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(guest),
      attestationType: 'none',
      excludeCredentials: (await this.#store.passkeysOf(guest)).map(idAndTransports),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    const purpose = (await hasAccount(this.#store, guest)) ? 'passkey' : 'first-passkey';
    await this.#ask(options.challenge, guest, purpose);
    return options;
  }

  async add(
    { rpID, origin }: Site,
    guest: GuestId,
    response: RegistrationResponseJSON,
    device: Device,
  ): Promise<void> {
    const { verified, registrationInfo } = await orRefuse(({ verifyRegistrationResponse }) =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.#mayMake(challenge, guest),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
      }),
    );
    if (!verified || !registrationInfo) return refuseAccount('passkey-refused');
    const { id, publicKey, counter } = registrationInfo.credential;
    if (await this.#store.passkey(id)) refuseAccount('passkey-refused');
    await this.#store.addPasskey({
      id,
      guest,
      key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: (response.response.transports ?? []).join(','),
      ...device,
      made: Date.now(),
      used: null,
    });
  }

  /** For somebody who signs in (`guest` null: any passkey of this site), or for this person only. */
  async askForOne({ rpID }: Site, guest: GuestId | null): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID,
      userVerification: 'preferred',
      allowCredentials: guest === null ? [] : (await this.#store.passkeysOf(guest)).map(idAndTransports),
    });
    await this.#ask(options.challenge, guest, purposeFor(guest));
    return options;
  }

  /** The person whose passkey answered. */
  async check(
    { rpID, origin }: Site,
    guest: GuestId | null,
    response: AuthenticationResponseJSON,
  ): Promise<GuestId> {
    const known = (await this.#store.passkey(response.id)) ?? refuseAccount('passkey-refused');
    if (guest !== null && known.guest !== guest) return refuseAccount('passkey-refused');
    const { verified, authenticationInfo } = await orRefuse(({ verifyAuthenticationResponse }) =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: async (challenge) =>
          (await this.#askedFor(challenge, guest)) === purposeFor(guest),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
        credential: {
          ...idAndTransports(known),
          publicKey: Uint8Array.from(Buffer.from(known.key, 'base64url')),
          counter: known.counter,
        },
      }),
    );
    if (!verified) return refuseAccount('passkey-refused');
    await this.#store.usedPasskey(known.id, authenticationInfo.newCounter, Date.now());
    return known.guest;
  }
}

const purposeFor = (guest: GuestId | null): ChallengePurpose => (guest === null ? 'sign-in' : 'confirm');

const idAndTransports = ({ id, transports }: StoredPasskey) => ({
  id,
  transports: transports.split(',').filter(Boolean) as AuthenticatorTransport[],
});

/** The library throws at answers that do not fit: that is the sender's fault, not ours. */
const orRefuse = async <T>(
  verify: (library: Awaited<ReturnType<typeof webauthn>>) => Promise<T>,
): Promise<T> => {
  const library = await webauthn();
  try {
    return await verify(library);
  } catch {
    return refuseAccount('passkey-refused');
  }
};
