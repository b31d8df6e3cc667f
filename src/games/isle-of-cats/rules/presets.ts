import type { Preset } from '../../../kernel/optional-files.ts';
import type { Isle } from './state/types.ts';

const presets: readonly Preset<Isle>[] = [
  { key: 'solo', options: {}, seats: 1, oneDevice: true },
  { key: 'family', options: { mode: 'family' } },
  { key: 'modules', options: { kittens: true, beasts: true, events: true } },
  { key: 'sofa', options: {}, seats: 2, oneDevice: true },
];
export default presets;
