import type { Glossary } from './glossary.ts';

const en: Glossary = {
  tap: { say: ['tap'], never: ['click'] },
  'take back': { say: ['take back'], never: ['undo'] },
  lobby: { say: ['lobby'], never: ['living room'] },
};
export default en;
