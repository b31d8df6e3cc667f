import { plural } from '../../../words/plural.ts';
import { tileName } from '../notation.ts';
import type { Target } from '../types.ts';
import moves from './moves.uk.ts';
import type { BoardWords, KittyPawWords } from './words.ts';

const n = plural('uk');
const SEATS = ['Рудий', 'Сірий', 'Білий', 'Чорний'];
const who = (seat: number): string => SEATS[seat] ?? '';
const all = (seats: readonly number[]): string => seats.map(who).join(', ');
const breeds: BoardWords['breeds'] = {
  J: 'бобтейл',
  E: 'екзот',
  R: 'російська блакитна',
  A: 'американська',
  D: 'домашня короткошерста',
  B: 'бомбейська',
  P: 'перська',
};
const lodgers: BoardWords['lodgers'] = {
  C1: 'кіт 1',
  C2: 'кіт 2',
  C3: 'кіт 3',
  C4: 'кіт 4',
  C5: 'кіт 5',
  C6: 'кіт 6',
  C7: 'кіт 7',
  DOG: 'чихуахуа',
};
const wrong: BoardWords['wrong'] = { ...breeds, box: 'коробка', cat: 'гість у коробці' };
const target = (of: Target): string =>
  of.on === 'card'
    ? `картка ${of.place + 1}`
    : of.on === 'tile'
      ? `котик ${tileName(of.tile)}`
      : of.on === 'cat'
        ? `закрита коробка ${of.slot + 1}`
        : '«Няв»';
const moved = (of: object): string =>
  'tile' in of ? `котик ${tileName(Number(of.tile))}` : 'slot' in of ? 'картка з коробки' : 'коробка';

const uk: KittyPawWords = {
  name: 'Котяча лапка',
  about: 'Хапай котиків швидше за всіх, склади малюнок і вигукни «Няв!».',
  seats: SEATS,
  move: moves,
  legend:
    'J E R A D B P — породи; a не спить, s спить; цифра — поворот; H, V — коробка лежить або стоїть; # — закрита коробка.',
  options: {
    deck: {
      label: 'Колода',
      values: {
        stacked: 'Спершу легкі картки',
        mixed: 'Усі рівні разом',
        'mixed-both': 'Усі 48 карток разом',
      },
    },
    levelTwo: { label: 'Картки рівня II', values: { a: 'Перший набір', b: 'Другий набір' } },
    endCount: {
      label: 'Гра завершується на п’яти',
      values: { all: 'Будь-яких картках', scored: 'Зарахованих картках: довга гра' },
    },
    tieBreak: {
      label: 'Поділене перше місце',
      values: { rounds: 'Додаткові раунди', 'sudden-death': 'Перше правильне «Няв» перемагає' },
    },
    touch: {
      label: 'Хто торкнеться лапки останнім',
      values: { last: 'Платить', mercy: 'Удвох платить лише повільний', calm: 'Без перегонів: спокійна гра' },
    },
    headStart: {
      label: 'Фора першому місцю',
      values: { 0: 'Немає', 400: 'Решта тягнеться на 0,4 с довше' },
    },
  },
  refusals: {
    'wait-for-the-start': () => 'Зачекай на вигук.',
    'already-holding': () => 'Твоя лапка вже на столі.',
    'not-holding': () => 'Твоя лапка не на столі.',
    'too-late-for-that': () => 'У цьому раунді вже запізно.',
    'paw-busy': () => 'Твоя лапка ще зайнята.',
    'paw-full': () => 'У лапці вже щось є: лише одна річ за раз.',
    'paw-empty': () => 'Твоя лапка порожня.',
    'have-a-card': () => 'У тебе вже є картка.',
    'card-first': () => 'Спершу візьми картку.',
    'card-gone': () => 'Цієї картки вже немає.',
    'tile-gone': ({ tile }) => `Котика ${tile} уже немає посередині.`,
    'not-on-your-mat': () => 'Цього немає на твоєму килимку.',
    'too-many-tiles': ({ most }) => `Досить ${most} котиків: спершу поверни одного.`,
    'cat-gone': () => 'Цієї закритої коробки зараз немає на місці.',
    'box-not-here': () => 'Твоя коробка не біля килимка.',
    'box-taken': () => 'У твоїй коробці вже хтось сидить.',
    'no-cat-in-the-box': () => 'Твоя коробка порожня.',
    'cats-live-in-boxes': () => 'Це кладуть у коробку, а не на килимок.',
    'only-cats-live-in-boxes': () => 'У коробку кладуть лише картку з коробки.',
    'nothing-to-flip': () => 'Це не перевертається.',
    'only-tiles-turn': () => 'Повертати можна лише котиків.',
    'off-the-mat': () => 'Це поза килимком.',
    'no-meow-yet': () => 'Зараз ніхто не нявкає.',
    'you-meowed': () => 'Це твоє «Няв»: торкаються інші.',
    'touched-already': () => 'Торкатися ще раз не треба.',
    'wrong-paw': () => 'Лапка з іншого боку.',
  },
  events: {
    round: ({ round, extra }) => (extra ? `Додатковий раунд ${round}.` : `Раунд ${round}.`),
    holding: ({ seat }) => `${who(seat)}: лапка на столі.`,
    released: ({ seat, early }) => `${who(seat)}: лапка вгору${early ? ', зарано' : ''}.`,
    countdown: () => 'Усі лапки на столі…',
    go: () => 'Котяча лапка!',
    reached: ({ seat, target: of }) => `${who(seat)} тягнеться: ${target(of)}.`,
    'took-card': ({ seat, card, dealt }) => `${who(seat)} ${dealt ? 'отримує' : 'бере'} картку ${card}.`,
    grabbed: ({ seat, tile }) => `${who(seat)} хапає котика ${tileName(tile)}.`,
    peeked: ({ seat, slot, cat }) => `${who(seat)} зазирає в коробку ${slot + 1}: ${lodgers[cat]}.`,
    snatched: ({ seat, by, target: of, apart }) =>
      `${target(of)}: ${who(by)} випереджає на ${apart} мс (${who(seat)}).`,
    'picked-box': ({ seat }) => `${who(seat)} бере коробку.`,
    put: ({ seat, moved: what }) => `${who(seat)} кладе: ${moved(what)}.`,
    'kept-cat': ({ seat, cat }) => `${who(seat)}: у коробці тепер ${lodgers[cat]}.`,
    flipped: ({ seat, thing }) =>
      `${who(seat)} перевертає: ${thing === 'box' ? 'коробка' : `котик ${tileName(thing)}`}.`,
    turned: ({ seat, tile }) => `${who(seat)} повертає котика ${tileName(tile)}.`,
    lifted: ({ seat, moved: what }) => `${who(seat)} піднімає: ${moved(what)}.`,
    returned: ({ seat, moved: what }) => `${who(seat)} віддає: ${moved(what)}.`,
    meow: ({ seat, ms }) => `${who(seat)}: няв! Через ${(ms / 1000).toFixed(1)} с.`,
    touched: ({ seat, reaction, early }) =>
      `${who(seat)}: дотик через ${reaction} мс${early ? ', зарано' : ''}.`,
    excused: ({ seat }) => `${who(seat)} без зв’язку: торкатися не треба.`,
    last: ({ seat, points }) => `${who(seat)} торкається останнім: ${points}.`,
    spared: ({ seat, reaction }) =>
      `${who(seat)} торкається останнім, та швидко (${reaction} мс): без штрафу.`,
    checked: ({ seat, correct, wrong: pieces, points }) =>
      correct
        ? `${who(seat)}: усе правильно, ${n(points, { one: '# очко', few: '# очки', many: '# очок' })}.`
        : `${who(seat)}: є помилки (${pieces.map((piece) => wrong[piece]).join(', ')}), ${points}.`,
    'too-late': ({ seat, points }) => `${who(seat)}: час вийшов, ${points}.`,
    nobody: () => 'Ніхто не нявкає: ці картки виходять із гри.',
    'photo-finish': ({ finish: { grabs } }) =>
      grabs.length
        ? `Фотофініш: ${grabs.map((one) => `${target(one.target)} — ${who(one.winner)}, за ${one.apart} мс ${who(one.loser)} (певність ${one.sure} %)`).join('; ')}.`
        : 'Фотофініш: за речі ніхто не змагався.',
    out: ({ seat }) => `${who(seat)} вибуває.`,
    tied: ({ seats }) => `Лідерів кілька: ${all(seats)} грають далі.`,
    ended: ({ winners, totals }) =>
      `Кінець: ${totals.join(' : ')}.${winners.length ? ` Перемога: ${all(winners)}.` : ''}`,
  },
  lines: {
    kitties: ({ cards }) => `Зараховані картки: ${cards}`,
    penalties: ({ cards }) => `Штрафні картки: ${cards}`,
    'sudden-death': () => 'Перше правильне «Няв» у додатковому раунді',
    'rating-none': () => 'Ще трохи вправ',
    'rating-kitten': () => 'Звання: кошеня',
    'rating-cat': () => 'Звання: кіт',
    'rating-lucky': () => 'Звання: кіт удачі',
  },
  hints: {},
  board: { breeds, lodgers, wrong, target },
};
export default uk;
