import { randomInt, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { GuestId } from '../../protocol/table.ts';
import type { StoredCode } from '../store/account-store.ts';
import type { Store } from '../store/store.ts';

/** Without letters that look like digits: people copy a code from paper. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const FIND = 8; // letters by which a code is found
const SECRET = 12; // letters that are stored as a hash only: more than 58 bits
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** Makes a new code and voids the old one. Only the caller ever sees it. */
export const makeRecoveryCode = async (store: Store, guest: GuestId): Promise<string> => {
  const [id, secret] = [letters(FIND), letters(SECRET)];
  const salt = randomBytes(16);
  const hash = await slowHash(secret, salt);
  await store.saveRecoveryCode({
    id,
    guest,
    salt: salt.toString('hex'),
    hash: hash.toString('hex'),
    made: Date.now(),
  });
  return (id + secret).replaceAll(/.{4}(?=.)/g, '$&-');
};

/** The guest whose code this is; null for any other text. A code that does not exist takes as long as a wrong one. */
export const guestOfCode = async (store: Store, text: string): Promise<GuestId | null> => {
  const code = text.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
  const known = code.length === FIND + SECRET ? await store.recoveryCode(code.slice(0, FIND)) : null;
  const { guest, salt, hash } = known ?? NOBODY;
  const found = await slowHash(code.slice(FIND, FIND + SECRET), Buffer.from(salt, 'hex'));
  return timingSafeEqual(found, Buffer.from(hash, 'hex')) && known ? guest : null;
};

const NOBODY: StoredCode = { id: '', guest: '', salt: '00', hash: '00'.repeat(32), made: 0 };

const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const slowHash = (secret: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(secret, salt, 32, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
