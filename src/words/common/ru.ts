import type { CommonWords } from './words.ts';

export const ru: CommonWords = {
  'not-your-turn': () => 'Сейчас не твой ход.',
  'match-over': () => 'Партия окончена.',
  'clock-first': () => 'Время вышло раньше, чем пришёл этот ход.',
  'clock-not-due': () => 'Часам ещё рано бить.',
  'time-runs-backwards': () => 'Этот миг уже прошёл.',
  'unreadable-move': () => 'В этой игре нет такого хода.',
  'no-such-option': ({ name }) => `Настройки «${name}» нет.`,
  'no-such-value': ({ name, value, values }) =>
    `«${name}» не может быть ${value}; возможные значения: ${values}.`,
  'wrong-number-of-seats': ({ min, max }) =>
    min === max ? `Число игроков в этой игре: ${min}.` : `Число игроков в этой игре: от ${min} до ${max}.`,
};
