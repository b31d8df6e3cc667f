import type { Glossary } from '../../../../words/glossary.ts';

const en: Glossary = {
  'cat in a box': { say: ['guest'], never: ['lodger', 'tenant'] },
  mat: { say: ['mat'], never: ['board(?!\\p{L})', 'tray(?!\\p{L})'] },
  'turn over': { say: ['turn over', 'turns? \\p{L}+ over', 'turned over'], never: ['flip(?!p)'] },
  'copy the picture': { say: ['copy'], never: ['imitate', 'rebuild'] },
};
export default en;
