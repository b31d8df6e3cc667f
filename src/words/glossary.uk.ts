import type { Glossary } from './glossary.ts';

const uk: Glossary = {
  match: { say: ['парті'], never: ['матч'] },
  tap: { say: ['торкни'], never: ['торкнись', 'тапн', 'клацн'] },
  'take back': { say: ['скасувати хід'], never: ['повернути хід', 'забрати хід'] },
  rotate: { say: ['обернути'], never: ['оберт(?:у|и|ом)?(?!\\p{L})'] },
  lot: { say: ['жереб'], never: ['випадок(?!\\p{L})'] },
  lobby: { say: ['вітальн'], never: ['лобі(?!\\p{L})'] },
  'face down': { say: ['сорочкою догори'], never: ['наосліп', 'сорочкою вгору', 'невидим'] },
  player: { say: ['гравец'], never: ['учасник'] },
};
export default uk;
