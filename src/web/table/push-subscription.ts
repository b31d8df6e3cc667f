import type { NewDevice } from '../../protocol/notice-settings.ts';
import { locale } from '../preferences/language.ts';
import { addDevice, readNotices, removeDevice } from './api.ts';

/** The subscription of this browser to pushes, which outlives the person who is signed in. */

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const subscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

const known = async (): Promise<PushSubscription | null> => (canPush() ? subscription() : null);

/** The id of this browser's subscription; null: it has none. */
export const ownId = async (): Promise<string | null> => {
  const own = await known();
  return own && idOf(own.endpoint);
};

/** The same as the server makes it. */
export const idOf = async (endpoint: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const letters = btoa(String.fromCodePoint(...new Uint8Array(hash)));
  return letters.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
};

export const asDevice = (made: PushSubscription): NewDevice => {
  const { endpoint, keys } = made.toJSON();
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    language: locale.value,
    about: describe(),
  };
};

const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'];

const describe = (): string => SYSTEMS.find((name) => navigator.userAgent.includes(name)) ?? '';

/** While one is still signed in: the server sends nothing more here. */
export const sendNoMore = async (): Promise<void> => {
  const id = await ownId();
  if (id !== null) await removeDevice(id);
};

/** Ends the pushes to this browser; those on their way are not shown. The server has forgotten this browser already, so a failure must not keep anybody here. */
export const hearNoMore = async (): Promise<void> => {
  const own = await known().catch(() => null);
  await own?.unsubscribe().catch(() => false);
};

/** Ties pushes that were switched on before servers noted the session to this one: ending the others would end them too. */
export const keepPushHere = async (): Promise<void> => {
  const own = await known();
  if (!own) return;
  const [id, { devices }] = await Promise.all([idOf(own.endpoint), readNotices()]);
  if (devices.some((device) => device.id === id)) await addDevice(asDevice(own));
};
