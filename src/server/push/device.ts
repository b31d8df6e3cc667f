import type { PushMessage } from '../../protocol/notice-settings.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Poster } from '../outgoing/post.ts';
import type { PushDevice } from '../store/notice-store.ts';
import { encrypt } from './encrypt.ts';
import type { Vapid } from './vapid.ts';

/** The status of the answer of the push service to one attempt. It keeps the message for `seconds` if the phone is off. */
export const postToDevice = (
  poster: Poster,
  vapid: Vapid,
  person: GuestId,
  device: PushDevice,
  message: PushMessage,
  seconds: number,
): Promise<number> =>
  poster.post({
    person,
    url: device.endpoint,
    headers: {
      authorization: vapid.authorization(device.endpoint, Date.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(seconds),
      urgency: 'normal',
      topic: topicOf(message.tag),
    },
    body: encrypt(JSON.stringify(message), device),
  });

/** A push service replaces a waiting message with the same topic: at most 32 letters of base64url. */
const topicOf = (tag: string): string => tag.replaceAll(/[^\w-]/g, '').slice(0, 32);

/** The push service no longer knows this device. */
export const isGone = (status: number): boolean => status === 404 || status === 410;
