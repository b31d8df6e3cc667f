import type { Glossary } from '../../../../words/glossary.ts';

const ru: Glossary = {
  cover: { say: ['накры', 'накрой'], never: ['закрыт', 'закрой', 'незакрыт'] },
  'used basket': { say: ['подержанн'], never: ['ношен', 'однодневн', 'старая корзина', 'старую корзину'] },
  'permanent basket': { say: ['постоянн'], never: ['прочн', 'обычная корзина'] },
  'put back': { say: ['положить назад'], never: ['вернуть на место'] },
  'face down': { say: ['рубашкой вверх'], never: ['лицом вниз', 'вслепую'] },
  boat: { say: ['лодк'], never: ['корабль', 'судн'] },
  'end a turn': { say: ['завершить ход'], never: ['закончить ход', 'заканчивай ход', 'конец хода'] },
  'count for everybody': { say: ['засчитыва'], never: ['считается всем', 'считаются всем'] },
  order: { say: ['очередь', 'очереди'], never: ['очерёдност'] },
  lesson: { say: ['урок'], never: ['задани'] },
  'touch each other': { say: ['касаются друг друга'], never: ['касаются,', 'касаются —'] },
  beast: { say: ['звер'], never: ['животн'] },
};
export default ru;
