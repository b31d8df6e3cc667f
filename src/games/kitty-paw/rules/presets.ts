import type { Preset } from '../../../kernel/optional-files.ts';
import type { AnyKittyPaw } from './game.ts';

const presets: readonly Preset<AnyKittyPaw>[] = [
  { key: 'solo', options: {}, seats: 1, oneDevice: true },
  { key: 'calm', options: { touch: 'calm' } },
  { key: 'sofa', options: { mode: 'duel' }, seats: 2, oneDevice: true },
];
export default presets;
