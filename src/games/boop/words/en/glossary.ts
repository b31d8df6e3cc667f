import type { Glossary } from '../../../../words/glossary.ts';

const en: Glossary = {
  push: { say: ['push'], never: ['shove', 'knock'] },
  'fall off the bed': { say: ['fall'], never: ['tumble', 'drop'] },
  pool: { say: ['pool'], never: ['tray', 'home'] },
  square: { say: ['square'], never: ['cell', 'field'] },
  piece: { say: ['piece'], never: ['token', 'pawn'] },
};
export default en;
