import { plural } from '../../../../words/plural.ts';
import { squareName } from '../../rules/notation.ts';
import type { Size } from '../../rules/types.ts';
import title from './title.ts';
import type { BoopWords, Consequence } from '../types.ts';

const n = plural('ru');
const PIECES: Record<Size, readonly string[]> = {
  kitten: ['Рыжий котёнок', 'Серый котёнок'],
  cat: ['Рыжий кот', 'Серый кот'],
};
const the = (seat: number, size: Size): string => PIECES[size][seat] ?? '';
const COUNTED = {
  kitten: { one: '# котёнок', few: '# котёнка', many: '# котят' },
  cat: { one: '# кот', few: '# кота', many: '# котов' },
};
const names = (squares: readonly number[]): string => squares.map(squareName).join(', ');

const LINES: BoopWords['lines'] = {
  'three-cats': () => 'Три кота в ряд',
  'eight-cats': () => 'Все восемь котов на кровати',
  'three-kittens': () => 'Три котёнка в ряд',
  repetition: () => 'Та же позиция в третий раз',
  'too-long': () => 'Двести ходов без победителя',
};

const PIECE: Record<Size, string> = { kitten: 'Котёнок', cat: 'Кот' };
const NEXT: Record<NonNullable<Consequence['next']>, string> = {
  grow: ' Твоя тройка вырастет.',
  choose: ' Потом выберешь, кто вырастет.',
  win: ' И это победа!',
  lose: ' Но выиграет соперник.',
  draw: ' И будет ничья.',
};

const HINTS: BoopWords['hints'] = {
  goal: 'Как выиграть: собери в ряд трёх своих котов. В начале есть только котята: трое котят в ряд вырастут в котов.',
  place: 'За ход ставишь на кровать одну фигуру. Первое касание показывает, что случится, второе делает ход.',
  boop: 'Кто прыгает на кровать, толкает всех соседей на одну клетку: и чужих, и твоих.',
  edge: 'Упасть с кровати не страшно: фигура возвращается в запас своего игрока.',
  hold: 'За соседом кто-то сидит? Тогда в ту сторону его не толкнуть: двое в ряд держатся.',
  row: 'Собери трёх своих в ряд, и они вырастут: в запасе появятся три кота.',
  'which-row': 'Твоих рядов здесь несколько. Выбери тройку, которая вырастет; остальные останутся.',
  eight:
    'Все восемь твоих на кровати, поэтому одну фигуру забираешь: котёнок станет котом. Можно забрать и целый ряд.',
  cats: 'Котёнок не может толкнуть кота. Кот толкает всех.',
  win: 'У тебя есть кот. Три твоих кота в ряд — победа; все восемь на кровати — тоже.',
  'kittens-win': 'В этой игре никто не растёт: три твоих котёнка в ряд — победа.',
};

const ru: BoopWords = {
  ...title,
  goal: ({ variant }) => (variant === 'kittens' ? HINTS['kittens-win'] : HINTS.goal),
  legend:
    'k, K — рыжий котёнок и кот; x, X — серый котёнок и кот; под кроватью — запасы: seat 0 — Рыжие, seat 1 — Серые.',
  options: {
    variant: {
      label: 'Вариант',
      values: { standard: 'Котята становятся котами', kittens: 'Только котята, для малышей' },
    },
    opponentLineWinsAtOnce: {
      label: 'Если выстроить трёх чужих котов',
      values: { false: 'Соперник выигрывает в свой ход', true: 'Соперник выигрывает сразу' },
    },
    begins: { label: 'Кто начинает', values: { lot: 'По жребию', first: 'Рыжие', second: 'Серые' } },
  },
  refusals: {
    'square-taken': ({ at }) => `На ${at} уже кто-то сидит.`,
    'none-left': ({ size }) => (size === 'kitten' ? 'В запасе не осталось котят.' : 'В запасе нет котов.'),
    'kittens-only': () => 'В этой игре есть только котята.',
    'choose-who-graduates': () => 'Сначала выбери, кто уходит с кровати.',
    'nothing-graduates': () => 'Сейчас никто не уходит с кровати: поставь фигуру.',
    'not-yours': ({ at }) => `На ${at} нет твоей фигуры.`,
    'not-a-line': () => 'Эти три клетки не образуют ряд.',
    'not-all-eight-out': () => 'Одну фигуру забирают, только когда на кровати все восемь твоих.',
    'one-piece-only': () => 'В этой игре забирают одного котёнка, а не ряд.',
    'unreadable-position': () =>
      'Позиция — это шесть рядов из «.kKxX» сверху вниз, четыре цифры запасов, номер игрока и p или u.',
    'pieces-do-not-add-up': ({ seat, pieces }) =>
      `${title.seats[seat] ?? ''}: фигур ${pieces}, а должно быть восемь.`,
    'position-is-over': () => 'В этой позиции партия уже выиграна.',
    'nothing-in-the-pool': ({ seat }) =>
      `${title.seats[seat] ?? ''}: все восемь фигур на кровати, одну надо забрать.`,
    'nothing-to-choose': () => 'Выбирать не из чего: меньше двух способов вырасти.',
  },
  events: {
    placed: ({ seat, size, at }) => `${the(seat, size)} на ${squareName(at)}.`,
    booped: ({ seat, size, from, to }) =>
      `${the(seat, size)}: толчок с ${squareName(from)} на ${squareName(to)}.`,
    fell: ({ seat, size, from }) => `${the(seat, size)} падает с кровати (${squareName(from)}).`,
    'grew-up': ({ seat, squares, kittens }, who) =>
      `${who(seat)}: ${n(kittens, { one: 'вырастает # котёнок', few: 'вырастают # котёнка', many: 'вырастают # котят' })} (${names(squares)}).`,
    'took-back': ({ seat, size, at }) => `${the(seat, size)} возвращается в запас (${squareName(at)}).`,
    won: ({ seat, how, squares }, who) => `Победа: ${who(seat)}. ${LINES[how]({})}: ${names(squares)}.`,
    drawn: ({ how }) => `Ничья. ${LINES[how]({})}.`,
  },
  move: (move) =>
    move.do === 'place'
      ? `Поставь ${move.size === 'kitten' ? 'котёнка' : 'кота'} на ${squareName(move.at)}.`
      : `Забери с кровати ${move.squares.length > 1 ? 'фигуры' : 'фигуру'} на ${names(move.squares)}.`,
  lines: LINES,
  board: {
    bed: 'Кровать, шесть на шесть клеток',
    empty: (square) => `${square}, свободно`,
    taken: (square, seat, size) => `${square}, ${the(seat, size).toLowerCase()}`,
    tray: 'Твои фигуры',
    sizes: { kitten: 'котята', cat: 'коты' },
    pieces: (size, count) => n(count, COUNTED[size]),
    holds: (name, kittens, cats) =>
      `${name}: в запасе ${n(kittens, COUNTED.kitten)} и ${n(cats, COUNTED.cat)}`,
    grownUp: 'выросли',
    ending: {
      after: (moves, squares) =>
        [...squares, n(moves, { one: '# ход', few: '# хода', many: '# ходов' })].join(', '),
      grown: 'Выросли',
      pushedOff: 'Толчков за край',
      kind: (grown) =>
        grown > 0
          ? `Хорошая игра: ${n(grown, { one: 'вырос # твой котёнок', few: 'выросли # твоих котёнка', many: 'выросло # твоих котят' })}.`
          : 'Хорошая игра: следующий ряд может быть твоим.',
    },
    options: 'Кто уходит с кровати',
    setUp: {
      brushes: 'Что ставить на кровать',
      erase: 'Убрать',
      inPool: ['Рыжих в запасе', 'Серых в запасе'],
      fewer: (seat, size) => `${the(seat, size)}: меньше`,
      more: (seat, size) => `${the(seat, size)}: больше`,
      turn: 'Кто ходит',
    },
    prompts: {
      place: {
        kitten: 'Поставь котёнка на любую свободную клетку.',
        cat: 'Поставь кота на любую свободную клетку.',
      },
      chooseRow: 'Какой ряд вырастет? Коснись его на кровати или в списке.',
      chooseAny: 'Все восемь на кровати: выбери, кто возвращается в запас.',
    },
    reasons: {
      win: 'Три кота в ряд — победа.',
      grow: 'Трое в ряд вырастают в котов.',
      choice: 'Лучше всего для тех, кто останется.',
      stop: 'Не даёт сопернику собрать три в ряд.',
      'push-off': 'У соперника станет меньше фигур на кровати.',
      pair: 'Твоих двое в ряд: не хватает одного.',
      push: 'Разбивает пары соперника.',
      middle: 'Из середины труднее всего упасть.',
      bed: 'Ещё одна фигура на кровати для ряда.',
    },
    flaws: {
      'misses-win': 'Здесь есть победа одним ходом.',
      'rival-wins': 'Соперник может победить следующим ходом.',
      'misses-growth': 'Здесь трое в ряд могут вырасти.',
      'rival-grows': 'Соперник может собрать три в ряд следующим ходом.',
      'own-falls': 'Своя же фигура упадёт с кровати.',
      'own-apart': 'Разбивает свою же пару.',
      'falls-next': 'Оттуда эта фигура может сразу упасть.',
    },
    takeHint: 'Попробовать',
    letters: 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШ',
    grows: (kittens, stays) =>
      `${n(kittens, { one: 'Вырастет # котёнок', few: 'Вырастут # котёнка', many: 'Вырастет # котят' })}.${stays.length > 0 ? ` Останется на кровати: ${stays.join(', ')}.` : ''}`,
    comesBack: { kitten: 'Вернётся котом.', cat: 'Вернётся в запас.' },
    place: {
      verb: () => 'Поставить',
      label: (size) => (size === 'kitten' ? 'Поставить котёнка' : 'Поставить кота'),
      again: (square) => `или ещё раз коснись ${square}`,
    },
    graduate: {
      verb: (letter) => `Выбрать ${letter}`,
      label: (letter) => `Выбрать ${letter}`,
      again: (square) => `или ещё раз коснись ${square}`,
    },
    consequence: ({ size, square, pushed, fallen, next }) => {
      const does = [
        pushed > 0 &&
          n(pushed, { one: 'толкнёт # фигуру', few: 'толкнёт # фигуры', many: 'толкнёт # фигур' }),
        fallen > 0 &&
          n(fallen, {
            one: '# фигура упадёт с кровати',
            few: '# фигуры упадут с кровати',
            many: '# фигур упадёт с кровати',
          }),
      ].filter(Boolean);
      return `${PIECE[size]} на ${square}: ${does.join(', ') || 'никого не толкнёт'}.${next ? NEXT[next] : ''}`;
    },
    leaves: (squares) =>
      squares.length > 1
        ? `${squares.join(', ')}: уйдут с кровати и вернутся котами.`
        : `${squares.join('')}: вернётся в твой запас.`,
    stays: {
      'kitten-pushes-cat': (square) => `Котёнок не может толкнуть кота: кот на ${square} останется.`,
      'two-in-a-row': (square) => `За ${square} кто-то сидит: двое в ряд держатся.`,
    },
  },
  hints: HINTS,
};
export default ru;
