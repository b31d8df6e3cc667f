import type { Glossary } from '../../../../words/glossary.ts';

const uk: Glossary = {
  card: { say: ['карт'], never: ['картк', 'карток'] },
  'pile of bells': { say: ['схован'], never: ['скарбнич', 'збереж'] },
  discard: { say: ['відбі', 'відбо'], never: ['скид', 'відкладен', 'відкладають', 'геть'] },
  'face down': { say: ['сорочкою догори'], never: ['долілиць', 'наосліп', 'закрит'] },
  'too late': { say: ['запізно'], never: ['надто пізно', 'спізн'] },
  'be late': { say: ['запізн'], never: ['опізн', 'загулявс'] },
  street: { say: ['вулиц'], never: ['провул'] },
  hours: { say: ['годин'], never: ['час\\p{L}* карти'] },
  lantern: { say: ['ліхтар'], never: ['ліхтарик', 'маркер'] },
  bell: { say: ['дзвіноч'], never: ['дзвоник', 'бубон'] },
  round: { say: ['раунд'], never: ['тур(?!\\p{L})', 'кон(?!\\p{L})'] },
};
export default uk;
