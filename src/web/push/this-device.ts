import { signal } from '@preact/signals';
import type { MyNotices } from '../../protocol/notice-settings.ts';
import { addDevice, readNotices, removeDevice } from '../table/api.ts';
import { asDevice, canPush, idOf, ownId, subscription } from '../table/push-subscription.ts';

/** The state of notices in this browser: it cannot, may not, does not, or does show them. */
export type DeviceState = 'impossible' | 'denied' | 'off' | 'on';

export const deviceState = signal<DeviceState>('off');

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
  const mine = await addDevice(asDevice(made));
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
