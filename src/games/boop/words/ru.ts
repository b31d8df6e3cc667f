import { plural } from '../../../words/plural.ts';
import { squareName } from '../notation.ts';
import type { Size } from '../types.ts';
import type { BoopWords } from './words.ts';

const n = plural('ru');
const SEATS = ['Рыжие', 'Серые'];
const PIECES: Record<Size, readonly string[]> = {
  kitten: ['Рыжий котёнок', 'Серый котёнок'],
  cat: ['Рыжий кот', 'Серый кот'],
};
const the = (seat: number, size: Size): string => PIECES[size][seat] ?? '';
const names = (squares: readonly number[]): string => squares.map(squareName).join(', ');

const LINES: BoopWords['lines'] = {
  'three-cats': () => 'Три кота в ряд',
  'eight-cats': () => 'Все восемь котов на кровати',
  'three-kittens': () => 'Три котёнка в ряд',
  repetition: () => 'Та же позиция в третий раз',
  'too-long': () => 'Двести ходов без победителя',
};

const ru: BoopWords = {
  name: 'boop.',
  about: 'Прыгай на кровать, толкай всех вокруг и поставь трёх котов в ряд.',
  seats: SEATS,
  legend:
    'k, K — рыжий котёнок и кот; x, X — серый котёнок и кот; под кроватью — запасы: seat 0 — Рыжие, seat 1 — Серые.',
  options: {
    variant: {
      label: 'Игра',
      values: { standard: 'Котята становятся котами', kittens: 'Только котята, для малышей' },
    },
    opponentLineWinsAtOnce: {
      label: 'Если выстроить трёх чужих котов',
      values: { false: 'Соперник выигрывает в свой ход', true: 'Соперник выигрывает сразу' },
    },
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
    'one-piece-only': () => 'В этой игре возвращается один котёнок, а не ряд.',
    'unreadable-position': () =>
      'Позиция — это шесть рядов из «.kKxX» сверху вниз, четыре цифры запасов, номер игрока и p или u.',
    'pieces-do-not-add-up': ({ seat, pieces }) =>
      `Число фигур игрока ${seat}: ${pieces}, а должно быть восемь.`,
    'position-is-over': () => 'В этой позиции партия уже выиграна.',
    'nothing-in-the-pool': ({ seat }) =>
      `У игрока ${seat} все восемь фигур на кровати: одну надо было забрать.`,
    'nothing-to-choose': () => 'Выбирать не из чего: меньше двух способов вырасти.',
  },
  events: {
    placed: ({ seat, size, at }) => `${the(seat, size)} на ${squareName(at)}.`,
    booped: ({ seat, size, from, to }) =>
      `${the(seat, size)} отлетает с ${squareName(from)} на ${squareName(to)}.`,
    fell: ({ seat, size, from }) => `${the(seat, size)} падает с ${squareName(from)} и возвращается домой.`,
    'grew-up': ({ seat, squares, kittens }) =>
      `${SEATS[seat] ?? ''}: ${n(kittens, { one: 'вырастает # котёнок', few: 'вырастают # котёнка', many: 'вырастают # котят' })} (${names(squares)}).`,
    'took-back': ({ seat, size, at }) => `${the(seat, size)} возвращается с ${squareName(at)}.`,
    won: ({ seat, how, squares }) => `${SEATS[seat] ?? ''} побеждают. ${LINES[how]({})}: ${names(squares)}.`,
    drawn: ({ how }) => `Ничья. ${LINES[how]({})}.`,
  },
  lines: LINES,
};
export default ru;
