import type { Glossary } from '../../../../words/glossary.ts';

const en: Glossary = {
  'start card': { say: ['start card'], never: ['starting card', 'first card(?!s)'] },
  seam: { say: ['seam'], never: ['joint', 'edge between'] },
  'put aside': { say: ['put aside', 'aside'], never: ['discard', 'put away', 'put the card away'] },
  joker: { say: ['joker'], never: ['any toy', 'wild'] },
  spray: { say: ['spray'], never: ['squirt', 'atomi'] },
};
export default en;
