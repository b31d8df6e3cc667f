import type { Preset } from '../../../kernel/optional-files.ts';
import type { GangsOfKyoto } from './types.ts';

const presets: readonly Preset<GangsOfKyoto>[] = [
  { key: 'open', options: { piles: 'open-hand' } },
  { key: 'long', options: { end: 'whole-deck' } },
  { key: 'sofa', options: {}, seats: 2, oneDevice: true },
];
export default presets;
