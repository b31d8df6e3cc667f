import type { Glossary } from './glossary.ts';

const uk: Glossary = {
  match: { say: ['парті'], never: ['матч'] },
  tap: { say: ['торкни'], never: ['торкнись', 'тапн', 'клацн'] },
  'take back': { say: ['скасувати хід'], never: ['повернути хід', 'забрати хід'] },
  rotate: { say: ['обернути'], never: ['оберт(?:у|и|ом)?(?!\\p{L})'] },
  lot: { say: ['жереб'], never: ['випадок(?!\\p{L})'] },
  lobby: { say: ['вітальн'], never: ['лобі(?!\\p{L})'] },
  'face down': { say: ['сорочкою догори'], never: ['наосліп', 'сорочкою вгору', 'невидим'] },
  account: { say: ['акаунт'], never: ['обліков'] },
  'match over days': { say: ['неспішн'], never: ['на дні(?!\\p{L})'] },
  player: { say: ['гравец'], never: ['учасник'] },
};
export default uk;
