import type { Glossary } from './glossary.ts';

const ru: Glossary = {
  match: { say: ['парти'], never: ['матч'] },
  tap: { say: ['коснись'], never: ['тапн', 'кликн', 'дотронься'] },
  'take back': { say: ['отменить ход'], never: ['вернуть ход', 'взять ход'] },
  rotate: { say: ['повернуть'], never: ['вращ', 'крути'] },
  lot: { say: ['жреби'], never: ['случай(?!\\p{L})'] },
  lobby: { say: ['гостин'], never: ['лобби'] },
  'face down': { say: ['рубашкой вверх'], never: ['вслепую', 'рубашкой кверху', 'невидим'] },
  replay: { say: ['повтор'], never: ['смотреть запись', 'ссылка на запись'] },
  account: { say: ['аккаунт'], never: ['учётн'] },
  'match over days': { say: ['неспешн'], never: ['на дни(?!\\p{L})'] },
  player: { say: ['игрок'], never: ['участник'] },
};
export default ru;
