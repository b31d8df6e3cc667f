import type { AtLine, CommonWords } from './words.ts';

export const ru: CommonWords = {
  'not-your-turn': () => 'Сейчас не твой ход.',
  'match-over': () => 'Партия окончена.',
  'clock-first': () => 'Время вышло раньше, чем пришёл этот ход.',
  'clock-not-due': () => 'Время ещё не вышло.',
  'time-runs-backwards': () => 'Этот миг уже прошёл.',
  'unreadable-move': () => 'В этой игре нет такого хода.',
  'option-does-not-fit': ({ name, value, seats }) =>
    `«${name}: ${value}» не сочетается с другими настройками (игроков: ${seats}).`,
  'no-such-option': ({ name }) => `Настройки «${name}» нет.`,
  'no-such-value': ({ name, value, values }) =>
    `«${name}» не может быть ${value || 'пустым'}; возможные значения: ${values}.`,
  'wrong-number-of-seats': ({ min, max }) =>
    min === max ? `Число игроков в этой игре: ${min}.` : `Число игроков в этой игре: от ${min} до ${max}.`,
  'no-such-game': ({ game }) => `Игры «${game}» здесь нет.`,
  'not-a-record': () => 'Запись партии начинается строкой «clowder record 1».',
  'unreadable-line': () => 'Такой строки в записи не бывает, или она здесь уже второй раз.',
  'unreadable-entry': () => 'Строка партии — это номер, миллисекунды, место или «clock» и ход.',
  'entry-out-of-order': () => 'Ходы пронумерованы 1, 2, 3 без пропусков.',
  'line-after-result': () => 'После результата ничего не бывает.',
  'missing-field': ({ field }) => `В записи не хватает «${field}».`,
  'wrong-version': ({ version, known }) =>
    `Партия сыграна по правилам версии ${version}, а здесь известна только версия ${known}.`,
  'wrong-commitment': () => 'Хеш в записи — не SHA-256 этого тайного числа.',
  'no-position-text': () => 'Позиции этой игры не записывают текстом.',
  'result-too-early': () => 'Результат уже есть, а партия ещё не окончена.',
  'wrong-result': ({ result }) => `Партия закончилась иначе: ${result}.`,
};

export const atLine: AtLine = (line, sentence) => `Строка ${line}: ${sentence}`;
