import type { Device, DeviceKind } from '../../../protocol/account.ts';
import type { AccountWords } from '../../words/account.en.ts';

export const deviceName = ({ kind, browser }: Device, t: AccountWords): string =>
  [t.kinds[kind], browser].filter(Boolean).join(', ');

export const DEVICE_PICTURES: Readonly<Record<DeviceKind, string>> = {
  phone: 'M7.500 3h9v18h-9ZM11 18h2',
  tablet: 'M5 3h14v18H5ZM11 18h2',
  computer: 'M5 5h14v10.500H5ZM2.500 19h19',
};
