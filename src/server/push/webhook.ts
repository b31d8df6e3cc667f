import { createHmac } from 'node:crypto';
import type { PushMessage, Webhook } from '../../protocol/notice-settings.ts';
import type { GuestId } from '../../protocol/table.ts';
import type { Poster } from '../outgoing/post.ts';
import { wall } from '../time.ts';

/**
 * The message for a receiver; `content` is the name that Discord has for the text. Names stand in it: somebody called
 * “@everyone” must not call everyone of a channel.
 */
const bodyOf = ({ title, body }: PushMessage, kind: string, link: string): Buffer => {
  const text = body ? `${title} · ${body}` : title;
  const forDiscord = { content: `${text}\n${link}`, allowed_mentions: { parse: [] } };
  return Buffer.from(JSON.stringify({ text, kind, link, ...forDiscord }));
};

/** The signature is an HMAC of the time, a full stop and the body: so an old message cannot be sent again by others. */
export const signature = (secret: string, time: string, body: Buffer): string =>
  `sha256=${createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')}`;

/** The status of the answer to one attempt. */
export const postToWebhook = async (
  poster: Poster,
  person: GuestId,
  { url, secret }: Webhook,
  message: PushMessage,
  kind: string,
  link: string,
): Promise<number> => {
  const body = bodyOf(message, kind, link);
  const time = String(wall());
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Clowder',
    'x-clowder-time': time,
    'x-clowder-signature': signature(secret, time, body),
  };
  return poster.post({ person, url, headers, body });
};
