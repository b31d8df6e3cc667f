import type { Glossary } from '../../../../words/glossary.ts';

const en: Glossary = {
  'pile of bells': { say: ['pile'], never: ['bank', 'stash', 'saved'] },
  discard: { say: ['discard'], never: ['put away', 'puts away'] },
  'face down': { say: ['face down'], never: ['facedown', 'covered'] },
  'be late': { say: ['too late', 'late'], never: ['overdue', 'risk(?!\\p{L})'] },
  lantern: { say: ['lantern'], never: ['marker', 'lamp'] },
};
export default en;
