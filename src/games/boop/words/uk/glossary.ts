import type { Glossary } from '../../../../words/glossary.ts';

const uk: Glossary = {
  push: { say: ['штовх', 'поштовх'], never: ['зіштовх', 'відштовх', 'зруш', 'відлі', 'відсов', 'відсун'] },
  'fall off the bed': { say: ['падає', 'впа'], never: ['скин', 'зваль', 'зліта'] },
  'go back to the pool': { say: ['верта', 'у запас'], never: ['поверта', 'додому'] },
  pool: { say: ['запас'], never: ['лоток', 'резерв'] },
  square: { say: ['клітинк'], never: ['клітин(?!к|ок)', 'поле(?!\\p{L})'] },
  piece: { say: ['фігур'], never: ['фішк'] },
  row: { say: ['ряд'], never: ['ліні'] },
  'grow up': { say: ['вирос'], never: ['покращ', 'перетвор'] },
  cat: { say: ['кіт', 'кот'], never: ['кішк', 'кішок'] },
};
export default uk;
