import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, in base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

const RECORD = 4_096;
const LAST_RECORD = Buffer.from([2]);
const PUBLIC_KEY_BYTES = 65;
const AUTH_BYTES = 16;

/** True for keys that a browser may have made; with others nothing can be encrypted. */
export const areKeys = ({ p256dh, auth }: BrowserKeys): boolean => {
  const key = Buffer.from(p256dh, 'base64url');
  if (key.length !== PUBLIC_KEY_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  try {
    const ours = createECDH('prime256v1');
    ours.generateKeys();
    ours.computeSecret(key); // refuses what is no point of the curve
    return true;
  } catch {
    return false;
  }
};

/** A push message that only this browser can read: RFC 8291, one record of `aes128gcm` (RFC 8188). */
export const encrypt = (text: string, { p256dh, auth }: BrowserKeys): Buffer => {
  const theirs = Buffer.from(p256dh, 'base64url');
  const pair = createECDH('prime256v1');
  const ours = pair.generateKeys();
  const shared = pair.computeSecret(theirs);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), about, 32);
  const salt = randomBytes(16);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const content = [
    cipher.update(text, 'utf8'),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(RECORD, 16);
  header.writeUInt8(ours.length, 20);
  return Buffer.concat([header, ours, ...content]);
};

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
