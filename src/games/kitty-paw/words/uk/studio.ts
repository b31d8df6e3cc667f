import { decimalComma, plural } from '../../../../words/plural.ts';
import type { StudioWords } from '../studio-types.ts';

const n = plural('uk');
const LEVELS = { 1: 'рівень I', 2: 'рівень II', 3: 'рівень III' };
const SETS = { a: ', перший набір', b: ', другий набір' };

const studio: StudioWords = {
  title: 'Намалюй картку',
  intro:
    'Розклади котів на сітці. Коли картка відповідає правилам, з’являється посилання: хто його відкриє, складатиме її на час.',
  startFrom: 'Почати з',
  empty: 'Порожній килимок',
  card: (no, level, set) => `Картка ${no}, ${LEVELS[level]}${set ? SETS[set] : ''}`,
  pieces: 'Коти й коробка',
  box: 'Коробка',
  mat: (pieces) => `Килимок: ${n(pieces, { one: '# деталь', few: '# деталі', many: '# деталей' })}`,
  turned: (degrees) => (degrees ? `обернено на ${degrees}°` : 'не обернено'),
  layer: (layer, of) => `шар ${layer} з ${of}`,
  at: (u, v) => `місце ${u}, ${v}`,
  choose: 'Обери деталь, щоб пересунути, обернути чи змінити шар.',
  keys: 'Стрілки рухають, R обертає, F перевертає, + і − міняють шар, Delete прибирає.',
  tools: {
    left: 'Ліворуч',
    right: 'Праворуч',
    up: 'Шар вище',
    down: 'Шар нижче',
    remove: 'Прибрати',
    guest: 'Гість у коробці',
    nobody: 'Поки нікого',
  },
  rules: 'Що кажуть правила',
  fine: (level, difficulty) => `Це картка: ${LEVELS[level]}, складність ${decimalComma(difficulty)}.`,
  soFar: (level, difficulty) => `Поки що: ${LEVELS[level]}, складність ${decimalComma(difficulty)}.`,
  refusals: {
    'too-few-kitties': ({ count, rules }) => `Котів: ${count}. Треба щонайменше ${rules.kitties[0]}.`,
    'too-many-kitties': ({ count, rules }) => `Котів: ${count}. Можна не більше ніж ${rules.kitties[1]}.`,
    'same-breed-twice': ({ one }) => `${one}: на картці лише один раз.`,
    'box-needed': () => 'Потрібна коробка.',
    'no-box-here': () => 'На картці цього рівня коробки немає.',
    'box-without-cat': () => 'У коробці має хтось сидіти: обери гостя.',
    'in-pieces': () => 'Малюнок розпадається. Кожна деталь має торкатися іншої цілою стороною.',
    overlapping: ({ one, other }) => `Одне на одному: ${one} і ${other}. Так можна лише з коробкою.`,
    'too-few-overlaps': ({ count, rules }) =>
      `Накладань: ${count}. Треба щонайменше ${rules.overlaps[0]} або жодного.`,
    'too-many-overlaps': ({ count, rules }) =>
      `Накладань: ${count}. Можна не більше ніж ${rules.overlaps[1]}.`,
    'box-not-overlapped': () => 'Якщо деталі накладаються, серед них має бути коробка.',
    'three-layers': () => 'Десь лежать три деталі одна на одній. Можна лише дві.',
    'overlap-too-large': ({ one, other }) => `Забагато закрито: ${one} і ${other}.`,
    hidden: ({ one }) => `${one}: майже не видно.`,
    'no-face-no-paws': ({ one }) => `${one}: не видно ні мордочки, ні лапок.`,
    'guest-hidden': () => 'Гостя в коробці майже не видно: його не впізнати.',
    'too-few-asleep': ({ count }) => `На спині: ${count}. Поклади ще когось.`,
    'too-many-asleep': ({ count }) => `На спині: ${count}. Принаймні двоє мають не спати.`,
    'too-few-turned': ({ count, rules }) => `Обернено: ${count}. Треба щонайменше ${rules.turned[0]}.`,
    'too-many-turned': ({ count, rules }) => `Обернено: ${count}. Можна не більше ніж ${rules.turned[1]}.`,
    'odd-turn': ({ one }) => `${one}: обертай на 120° або 240°. Інакше лише з накладанням і коробкою.`,
    'too-wide': () => 'Зашироко для картки.',
    'too-high': () => 'Зависоко для картки.',
    'not-at-the-origin': () => 'Малюнок не біля краю картки.',
    'known-card': ({ one }) => `Така в нас уже є: «${one}». Зміни щось.`,
  },
  share: 'Поділитися',
  shareLater: 'Щойно картка відповідатиме правилам, тут з’явиться посилання.',
  tryIt: 'Спробувати',
  solve: {
    title: 'Загадка для тебе',
    text: (level, kitties, seconds) =>
      `Це ${LEVELS[level]}, ${n(kitties, { one: '# кіт', few: '# коти', many: '# котів' })}. Від сигналу до твого «Няв» — ${n(seconds, { one: '# секунда', few: '# секунди', many: '# секунд' })}.`,
    start: 'Складати',
    mend: 'Відкрити в майстерні',
    draw: 'Намалювати свою',
    bad: 'Це посилання не веде до загадки',
  },
  links: {
    'link-too-long': 'Посилання задовге для картки. Попроси надіслати його ще раз.',
    'link-unreadable': 'Посилання пошкоджене: якоїсь частини бракує. Попроси надіслати його ще раз.',
    'not-a-card': 'Малюнок із цього посилання порушує правила для карток. Його можна виправити.',
  },
};
export default studio;
