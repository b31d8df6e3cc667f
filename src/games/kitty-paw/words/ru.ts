import { plural } from '../../../words/plural.ts';
import { tileName } from '../notation.ts';
import type { Target } from '../types.ts';
import moves from './moves.ru.ts';
import type { BoardWords, KittyPawWords } from './words.ts';

const n = plural('ru');
const SEATS = ['Рыжий', 'Серый', 'Белый', 'Чёрный'];
const who = (seat: number): string => SEATS[seat] ?? '';
const all = (seats: readonly number[]): string => seats.map(who).join(', ');
const breeds: BoardWords['breeds'] = {
  J: 'бобтейл',
  E: 'экзот',
  R: 'русская голубая',
  A: 'американская',
  D: 'домашняя короткошёрстная',
  B: 'бомбейская',
  P: 'персидская',
};
const lodgers: BoardWords['lodgers'] = {
  C1: 'кот 1',
  C2: 'кот 2',
  C3: 'кот 3',
  C4: 'кот 4',
  C5: 'кот 5',
  C6: 'кот 6',
  C7: 'кот 7',
  DOG: 'чихуахуа',
};
const wrong: BoardWords['wrong'] = { ...breeds, box: 'коробка', cat: 'гость в коробке' };
const target = (of: Target): string =>
  of.on === 'card'
    ? `карта ${of.place + 1}`
    : of.on === 'tile'
      ? `котик ${tileName(of.tile)}`
      : of.on === 'cat'
        ? `закрытая коробка ${of.slot + 1}`
        : '«Мяу»';
const moved = (of: object): string =>
  'tile' in of ? `котик ${tileName(Number(of.tile))}` : 'slot' in of ? 'карта из коробки' : 'коробка';

const ru: KittyPawWords = {
  name: 'Кошачья лапка',
  about: 'Хватай котиков быстрее всех, сложи картинку и крикни «Мяу!».',
  seats: SEATS,
  move: moves,
  legend:
    'J E R A D B P — породы; a не спит, s спит; цифра — поворот; H, V — коробка лежит или стоит; # — закрытая коробка.',
  options: {
    deck: {
      label: 'Колода',
      values: {
        stacked: 'Сначала лёгкие карты',
        mixed: 'Все уровни вместе',
        'mixed-both': 'Все 48 карт вместе',
      },
    },
    levelTwo: { label: 'Карты уровня II', values: { a: 'Первый набор', b: 'Второй набор' } },
    endCount: {
      label: 'Игра заканчивается на пяти',
      values: { all: 'Любых картах', scored: 'Зачтённых картах: долгая игра' },
    },
    tieBreak: {
      label: 'Общее первое место',
      values: { rounds: 'Дополнительные раунды', 'sudden-death': 'Первое верное «Мяу» побеждает' },
    },
    touch: {
      label: 'Кто коснётся лапки последним',
      values: { last: 'Платит', mercy: 'Вдвоём платит только медленный', calm: 'Без гонки: спокойная игра' },
    },
    headStart: {
      label: 'Фора первому месту',
      values: { 0: 'Нет', 400: 'Остальные тянутся на 0,4 с дольше' },
    },
  },
  refusals: {
    'wait-for-the-start': () => 'Подожди возгласа.',
    'already-holding': () => 'Твоя лапка уже на столе.',
    'not-holding': () => 'Твоя лапка не на столе.',
    'too-late-for-that': () => 'В этом раунде уже поздно.',
    'paw-busy': () => 'Твоя лапка ещё занята.',
    'paw-full': () => 'В лапке уже что-то есть: только одна вещь за раз.',
    'paw-empty': () => 'Твоя лапка пуста.',
    'have-a-card': () => 'У тебя уже есть карта.',
    'card-first': () => 'Сначала возьми карту.',
    'card-gone': () => 'Этой карты уже нет.',
    'tile-gone': ({ tile }) => `Котика ${tile} уже нет в середине.`,
    'not-on-your-mat': () => 'Этого нет на твоём коврике.',
    'too-many-tiles': ({ most }) => `Хватит ${most} котиков: сначала верни одного.`,
    'cat-gone': () => 'Этой закрытой коробки сейчас нет на месте.',
    'box-not-here': () => 'Твоя коробка не возле коврика.',
    'box-taken': () => 'В твоей коробке уже кто-то сидит.',
    'no-cat-in-the-box': () => 'Твоя коробка пуста.',
    'cats-live-in-boxes': () => 'Это кладут в коробку, а не на коврик.',
    'only-cats-live-in-boxes': () => 'В коробку кладут только карту из коробки.',
    'nothing-to-flip': () => 'Это не переворачивается.',
    'only-tiles-turn': () => 'Поворачивать можно только котиков.',
    'off-the-mat': () => 'Это за краем коврика.',
    'no-meow-yet': () => 'Сейчас никто не мяукает.',
    'you-meowed': () => 'Это твоё «Мяу»: касаются другие.',
    'touched-already': () => 'Касаться ещё раз не нужно.',
    'wrong-paw': () => 'Лапка с другой стороны.',
  },
  events: {
    round: ({ round, extra }) => (extra ? `Дополнительный раунд ${round}.` : `Раунд ${round}.`),
    holding: ({ seat }) => `${who(seat)}: лапка на столе.`,
    released: ({ seat, early }) => `${who(seat)}: лапка вверх${early ? ', рано' : ''}.`,
    countdown: () => 'Все лапки на столе…',
    go: () => 'Кошачья лапка!',
    reached: ({ seat, target: of }) => `${who(seat)} тянется: ${target(of)}.`,
    'took-card': ({ seat, card, dealt }) => `${who(seat)} ${dealt ? 'получает' : 'берёт'} карту ${card}.`,
    grabbed: ({ seat, tile }) => `${who(seat)} хватает котика ${tileName(tile)}.`,
    peeked: ({ seat, slot, cat }) => `${who(seat)} заглядывает в коробку ${slot + 1}: ${lodgers[cat]}.`,
    snatched: ({ seat, by, target: of, apart }) =>
      `${target(of)}: ${who(by)} опережает на ${apart} мс (${who(seat)}).`,
    'picked-box': ({ seat }) => `${who(seat)} берёт коробку.`,
    put: ({ seat, moved: what }) => `${who(seat)} кладёт: ${moved(what)}.`,
    'kept-cat': ({ seat, cat }) => `${who(seat)}: в коробке теперь ${lodgers[cat]}.`,
    flipped: ({ seat, thing }) =>
      `${who(seat)} переворачивает: ${thing === 'box' ? 'коробка' : `котик ${tileName(thing)}`}.`,
    turned: ({ seat, tile }) => `${who(seat)} поворачивает котика ${tileName(tile)}.`,
    lifted: ({ seat, moved: what }) => `${who(seat)} поднимает: ${moved(what)}.`,
    returned: ({ seat, moved: what }) => `${who(seat)} отдаёт: ${moved(what)}.`,
    meow: ({ seat, ms }) => `${who(seat)}: мяу! Через ${(ms / 1000).toFixed(1)} с.`,
    touched: ({ seat, reaction, early }) =>
      `${who(seat)}: касание через ${reaction} мс${early ? ', рано' : ''}.`,
    excused: ({ seat }) => `${who(seat)} без связи: касаться не нужно.`,
    last: ({ seat, points }) => `${who(seat)} касается последним: ${points}.`,
    spared: ({ seat, reaction }) =>
      `${who(seat)} касается последним, но быстро (${reaction} мс): без штрафа.`,
    checked: ({ seat, correct, wrong: pieces, points }) =>
      correct
        ? `${who(seat)}: всё верно, ${n(points, { one: '# очко', few: '# очка', many: '# очков' })}.`
        : `${who(seat)}: есть ошибки (${pieces.map((piece) => wrong[piece]).join(', ')}), ${points}.`,
    'too-late': ({ seat, points }) => `${who(seat)}: время вышло, ${points}.`,
    nobody: () => 'Никто не мяукает: эти карты выходят из игры.',
    'photo-finish': ({ finish: { grabs } }) =>
      grabs.length
        ? `Фотофиниш: ${grabs.map((one) => `${target(one.target)} — ${who(one.winner)}, через ${one.apart} мс ${who(one.loser)} (уверенность ${one.sure} %)`).join('; ')}.`
        : 'Фотофиниш: за вещи никто не боролся.',
    out: ({ seat }) => `${who(seat)} выбывает.`,
    tied: ({ seats }) => `Лидеров несколько: ${all(seats)} играют дальше.`,
    ended: ({ winners, totals }) =>
      `Конец: ${totals.join(' : ')}.${winners.length ? ` Победа: ${all(winners)}.` : ''}`,
  },
  lines: {
    kitties: ({ cards }) => `Зачтённые карты: ${cards}`,
    penalties: ({ cards }) => `Штрафные карты: ${cards}`,
    'sudden-death': () => 'Первое верное «Мяу» в дополнительном раунде',
    'rating-none': () => 'Нужно ещё потренироваться',
    'rating-kitten': () => 'Звание: котёнок',
    'rating-cat': () => 'Звание: кот',
    'rating-lucky': () => 'Звание: кот удачи',
  },
  hints: {},
  board: { breeds, lodgers, wrong, target },
};
export default ru;
