import { decimalComma, plural } from '../../../../words/plural.ts';
import type { StudioWords } from '../studio-types.ts';

const n = plural('ru');
const LEVELS = { 1: 'уровень I', 2: 'уровень II', 3: 'уровень III' };
const SETS = { a: ', первый набор', b: ', второй набор' };

const studio: StudioWords = {
  title: 'Нарисуй карту',
  intro:
    'Разложи котов на сетке. Когда карта соответствует правилам, появляется ссылка: кто её откроет, будет собирать твою картинку на время.',
  startFrom: 'Начать с',
  empty: 'Пустой коврик',
  card: (no, level, set) => `Карта ${no}, ${LEVELS[level]}${set ? SETS[set] : ''}`,
  pieces: 'Коты и коробка',
  box: 'Коробка',
  mat: (pieces) => `Коврик: ${n(pieces, { one: '# деталь', few: '# детали', many: '# деталей' })}`,
  turned: (degrees) => (degrees ? `повёрнуто на ${degrees}°` : 'не повёрнуто'),
  layer: (layer, of) => `слой ${layer} из ${of}`,
  at: (u, v) => `место ${u}, ${v}`,
  choose: 'Выбери деталь, чтобы передвинуть, повернуть или сменить слой.',
  keys: 'Стрелки двигают, R поворачивает, F переворачивает, + и − меняют слой, Delete убирает.',
  tools: {
    left: 'Влево',
    right: 'Вправо',
    up: 'Слой выше',
    down: 'Слой ниже',
    remove: 'Убрать',
    guest: 'Гость в коробке',
    nobody: 'Пока никого',
  },
  rules: 'Что говорят правила',
  fine: (level, difficulty) => `Это карта: ${LEVELS[level]}, сложность ${decimalComma(difficulty)}.`,
  soFar: (level, difficulty) => `Пока что: ${LEVELS[level]}, сложность ${decimalComma(difficulty)}.`,
  refusals: {
    'too-few-kitties': ({ count, rules }) => `Котов: ${count}. Нужно не меньше ${rules.kitties[0]}.`,
    'too-many-kitties': ({ count, rules }) => `Котов: ${count}. Можно не больше ${rules.kitties[1]}.`,
    'same-breed-twice': ({ one }) => `${one}: на карте только один раз.`,
    'box-needed': () => 'Нужна коробка.',
    'no-box-here': () => 'На карте этого уровня коробки нет.',
    'box-without-cat': () => 'В коробке кто-то должен сидеть: выбери гостя.',
    'in-pieces': () => 'Картинка распадается. Каждая деталь должна касаться другой целой стороной.',
    overlapping: ({ one, other }) => `Друг на друге: ${one} и ${other}. Так можно только с коробкой.`,
    'too-few-overlaps': ({ count, rules }) =>
      `Наложений: ${count}. Нужно не меньше ${rules.overlaps[0]} или ни одного.`,
    'too-many-overlaps': ({ count, rules }) => `Наложений: ${count}. Можно не больше ${rules.overlaps[1]}.`,
    'box-not-overlapped': () => 'Если детали накладываются, среди них должна быть коробка.',
    'three-layers': () => 'Где-то лежат три детали друг на друге. Можно только две.',
    'overlap-too-large': ({ one, other }) => `Слишком много закрыто: ${one} и ${other}.`,
    hidden: ({ one }) => `${one}: почти не видно.`,
    'no-face-no-paws': ({ one }) => `${one}: не видно ни мордочки, ни лапок.`,
    'guest-hidden': () => 'Гостя в коробке почти не видно: его не узнать.',
    'too-few-asleep': ({ count }) => `На спине: ${count}. Положи ещё кого-нибудь.`,
    'too-many-asleep': ({ count }) => `На спине: ${count}. Хотя бы двое должны не спать.`,
    'too-few-turned': ({ count, rules }) => `Повёрнуто: ${count}. Нужно не меньше ${rules.turned[0]}.`,
    'too-many-turned': ({ count, rules }) => `Повёрнуто: ${count}. Можно не больше ${rules.turned[1]}.`,
    'odd-turn': ({ one }) => `${one}: поворачивай на 120° или 240°. Иначе только с наложением и коробкой.`,
    'too-wide': () => 'Слишком широко для карты.',
    'too-high': () => 'Слишком высоко для карты.',
    'not-at-the-origin': () => 'Картинка не у края карты.',
    'known-card': ({ one }) => `Такая у нас уже есть: «${one}». Измени что-нибудь.`,
  },
  share: 'Поделиться',
  shareLater: 'Как только карта будет по правилам, здесь появится ссылка.',
  tryIt: 'Попробовать',
  solve: {
    title: 'Загадка для тебя',
    text: (level, kitties, seconds) =>
      `Это ${LEVELS[level]}, ${n(kitties, { one: '# кот', few: '# кота', many: '# котов' })}. От сигнала до «Мяу» у тебя ${n(seconds, { one: '# секунда', few: '# секунды', many: '# секунд' })}.`,
    start: 'Собирать',
    mend: 'Открыть в мастерской',
    draw: 'Нарисовать свою',
    bad: 'Эта ссылка не ведёт к загадке',
  },
  links: {
    'link-too-long': 'Ссылка слишком длинная для карты. Попроси прислать её ещё раз.',
    'link-unreadable': 'Ссылка повреждена: какой-то части не хватает. Попроси прислать её ещё раз.',
    'not-a-card': 'Картинка из этой ссылки нарушает правила для карт. Её можно исправить.',
  },
};
export default studio;
