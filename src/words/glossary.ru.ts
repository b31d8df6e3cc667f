import type { Glossary } from './glossary.ts';

const ru: Glossary = {
  match: { say: ['парти'], never: ['матч'] },
  tap: { say: ['коснись'], never: ['тапн', 'кликн', 'дотронься'] },
  'take back': { say: ['отменить ход'], never: ['вернуть ход', 'взять ход'] },
  lobby: { say: ['гостин'], never: ['лобби'] },
  player: { say: ['игрок'], never: ['участник'] },
};
export default ru;
