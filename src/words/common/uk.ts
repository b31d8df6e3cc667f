import type { CommonWords } from './words.ts';

export const uk: CommonWords = {
  'not-your-turn': () => 'Зараз не твій хід.',
  'match-over': () => 'Партію завершено.',
  'clock-first': () => 'Час вийшов раніше, ніж надійшов цей хід.',
  'clock-not-due': () => 'Годиннику ще рано бити.',
  'time-runs-backwards': () => 'Ця мить уже минула.',
  'unreadable-move': () => 'У цій грі немає такого ходу.',
  'no-such-option': ({ name }) => `Налаштування «${name}» не існує.`,
  'no-such-value': ({ name, value, values }) =>
    `«${name}» не може бути ${value}; можливі значення: ${values}.`,
  'wrong-number-of-seats': ({ min, max }) =>
    min === max
      ? `Кількість гравців у цій грі: ${min}.`
      : `Кількість гравців у цій грі: від ${min} до ${max}.`,
};
