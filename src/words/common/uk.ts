import type { AtLine, CommonWords } from './words.ts';

export const uk: CommonWords = {
  'not-your-turn': () => 'Зараз не твій хід.',
  'match-over': () => 'Партію завершено.',
  'clock-first': () => 'Час вийшов раніше, ніж надійшов цей хід.',
  'clock-not-due': () => 'Час іще не вийшов.',
  'time-runs-backwards': () => 'Ця мить уже минула.',
  'unreadable-move': () => 'У цій грі немає такого ходу.',
  'option-does-not-fit': ({ name, value, seats }) =>
    `«${name}: ${value}» не поєднується з іншими налаштуваннями (гравців: ${seats}).`,
  'no-such-option': ({ name }) => `Налаштування «${name}» не існує.`,
  'no-such-value': ({ name, value, values }) =>
    `«${name}» не може бути ${value || 'порожнім'}; можливі значення: ${values}.`,
  'wrong-number-of-seats': ({ min, max }) =>
    min === max
      ? `Кількість гравців у цій грі: ${min}.`
      : `Кількість гравців у цій грі: від ${min} до ${max}.`,
  'no-such-game': ({ game }) => `Гри «${game}» тут немає.`,
  'not-a-record': () => 'Запис партії починається рядком «clowder record 1».',
  'unreadable-line': () => 'Такого рядка в записі не буває, або він тут уже вдруге.',
  'unreadable-entry': () => 'Рядок партії — це номер, мілісекунди, місце або «clock» і хід.',
  'entry-out-of-order': () => 'Ходи пронумеровано 1, 2, 3 без пропусків.',
  'line-after-result': () => 'Після результату нічого не буває.',
  'missing-field': ({ field }) => `У записі бракує «${field}».`,
  'wrong-version': ({ version, known }) =>
    `Партію зіграно за правилами версії ${version}, а тут відома лише версія ${known}.`,
  'wrong-commitment': () => 'Хеш у записі — не SHA-256 цього таємного числа.',
  'no-position-text': () => 'Позиції цієї гри не записують текстом.',
  'result-too-early': () => 'Результат уже є, а партія ще не закінчилася.',
  'wrong-result': ({ result }) => `Партія закінчилася інакше: ${result}.`,
};

export const atLine: AtLine = (line, sentence) => `Рядок ${line}: ${sentence}`;
