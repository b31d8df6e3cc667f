import type { Glossary } from '../../../../words/glossary.ts';

const ru: Glossary = {
  'start card': { say: ['стартов'], never: ['начальн'] },
  seam: { say: ['стык'], never: ['шов(?!\\p{L})', 'шв[аеы]'] },
  turn: { say: ['повернуть'], never: ['перевер', 'оборот', 'пол-оборот'] },
  'put to sleep': { say: ['улож', 'спящий'], never: ['положи кота спать', 'засыпа', 'сонн'] },
  'send home': { say: ['отправ', 'идёт домой'], never: ['выгон(?!я)', 'возвращается домой'] },
  'special toy': { say: ['особая'], never: ['специальн', 'особенн'] },
  joker: { say: ['джокер'], never: ['любая игрушка', 'любые игрушки'] },
  spray: { say: ['пшикалк'], never: ['распылит', 'брызгал', 'пульвер'] },
  card: { say: ['карт'], never: ['карточ'] },
  lot: { say: ['жребий'], never: ['случай', 'наугад'] },
  side: { say: ['сторон'], never: ['бок(?!\\p{L})', 'боков'] },
};
export default ru;
