import type { Preset } from '../../../kernel/optional-files.ts';
import type { IfItFits } from './types.ts';

const presets: readonly Preset<IfItFits>[] = [
  { key: 'small', options: { table: 'desk' } },
  { key: 'large', options: { table: 'dining' } },
  { key: 'sofa', options: {}, seats: 2, oneDevice: true },
];
export default presets;
