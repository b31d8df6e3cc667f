import type { Preset } from '../../../kernel/optional-files.ts';
import type { Boop } from './types.ts';

const presets: readonly Preset<Boop>[] = [
  { key: 'children', options: { variant: 'kittens' } },
  { key: 'sofa', options: {}, seats: 2, oneDevice: true },
];
export default presets;
