import { signal } from '@preact/signals';
import type { MyNotices } from '../../protocol/notice-settings.ts';
import { locale } from '../preferences/language.ts';
import { addDevice, readNotices, removeDevice } from '../table/api.ts';

/** The state of notices in this browser: it cannot, may not, does not, or does show them. */
export type DeviceState = 'impossible' | 'denied' | 'off' | 'on';

export const deviceState = signal<DeviceState>('off');

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** The id of this browser's subscription; null: it has none. */
export const ownId = async (): Promise<string | null> => {
  const known = canPush() ? await subscription() : null;
  return known && idOf(known.endpoint);
};

/** The server knows which of the browser's subscriptions are still its own. */
export const lookAtDevice = async ({ devices }: MyNotices): Promise<void> => {
  if (!canPush()) deviceState.value = 'impossible';
  else if (Notification.permission === 'denied') deviceState.value = 'denied';
  else {
    const id = await ownId();
    deviceState.value = devices.some((device) => device.id === id) ? 'on' : 'off';
  }
};

/** Asks the browser, which asks the person. False: they said no. */
export const switchOn = async (): Promise<MyNotices | null> => {
  if (!canPush()) return null;
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') {
    deviceState.value = permission === 'denied' ? 'denied' : 'off';
    return null;
  }
  const { key } = await readNotices();
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const device = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    language: locale.value,
    about: describe(),
  };
  const mine = await addDevice(device);
  deviceState.value = 'on';
  return mine;
};

export const switchOff = async (): Promise<MyNotices> => {
  const known = await subscription();
  const id = known && (await idOf(known.endpoint));
  await known?.unsubscribe();
  deviceState.value = 'off';
  return id ? removeDevice(id) : readNotices();
};

/** The same as the server makes it. */
const idOf = async (endpoint: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const letters = btoa(String.fromCodePoint(...new Uint8Array(hash)));
  return letters.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
};

const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'];

const describe = (): string => SYSTEMS.find((name) => navigator.userAgent.includes(name)) ?? '';
