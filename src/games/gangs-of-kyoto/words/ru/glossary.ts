import type { Glossary } from '../../../../words/glossary.ts';

const ru: Glossary = {
  card: { say: ['карт'], never: ['карточ'] },
  'pile of bells': { say: ['тайник'], never: ['копилк', 'сохран'] },
  discard: { say: ['сброс'], never: ['отбой', 'отложен', 'откладыва'] },
  'face down': { say: ['рубашкой вверх'], never: ['лицом вниз', 'вслепую', 'закрыт'] },
  'too late': { say: ['поздно'], never: ['припозд'] },
  'be late': { say: ['опозда', 'опазд'], never: ['загулялс', 'задерж'] },
  street: { say: ['улиц'], never: ['переул'] },
  lantern: { say: ['фонар'], never: ['фонарик', 'маркер'] },
  bell: { say: ['колокольчик'], never: ['бубен', 'звоноч'] },
  'night owl': { say: ['полуночник'], never: ['сов(?:а|ы|у|ой|е)(?!\\p{L})'] },
  round: { say: ['раунд'], never: ['тур(?!\\p{L})', 'кон(?!\\p{L})'] },
};
export default ru;
