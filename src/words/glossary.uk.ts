import type { Glossary } from './glossary.ts';

const uk: Glossary = {
  match: { say: ['парті'], never: ['матч'] },
  tap: { say: ['торкни'], never: ['тапн', 'клацн'] },
  'take back': { say: ['скасувати хід'], never: ['повернути хід', 'забрати хід'] },
  lobby: { say: ['вітальн'], never: ['лобі(?!\\p{L})'] },
  player: { say: ['гравец'], never: ['учасник'] },
};
export default uk;
