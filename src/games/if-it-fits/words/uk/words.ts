import type { Details } from '../../../../kernel/game.ts';
import { plural, withMinus } from '../../../../words/plural.ts';
import type { CardId, HandCard, Mark, ToyId } from '../../rules/cards.ts';
import { faceOf } from '../../rules/cards.ts';
import { cellName } from '../../rules/cells.ts';
import hints from './hints.ts';
import title from './title.ts';
import board from './board.ts';
import type { FitsWords } from '../types.ts';

const n = plural('uk');
const TOYS: Record<ToyId, string> = { T1: 'лазер', T2: 'подушка з м’ятою', T3: 'тунель' };
const MARKS: Record<Mark, string> = {
  M: 'мишка',
  Y: 'клубок',
  F: 'перо',
  H: 'оселедець',
  S: 'пшикалка',
  '*': 'джокер',
};
const SIDES = { W: 'ліворуч', E: 'праворуч' };
const KINDS: Record<string, string> = { M: 'мишки', Y: 'клубки', F: 'пера', H: 'оселедці' };
const marked = (card: CardId): string =>
  faceOf(card)
    .marks.map((mark) => MARKS[mark])
    .join(', ') || 'без іграшок';
const the = (card: HandCard | CardId): string =>
  card === 'P' ? 'Принцеса' : card in TOYS ? TOYS[card as ToyId] : `картка (${marked(card)})`;
const between = (at: number): string => `${cellName(at)} та ${cellName(at + 1)}`;
const left = (cards: number): string =>
  n(cards, { one: 'Лишилася # картка', few: 'Лишилося # картки', many: 'Лишилося # карток' });

const boxLine = ({ box, closed, kinds, toys, jokers, sprays }: Details): string => {
  const what = String(kinds)
    .split('')
    .map((kind) => KINDS[kind])
    .join(', ');
  const parts = [
    what ? `${toys} (${what})` : '0',
    Number(jokers) > 0 &&
      ` + ${n(Number(jokers), { one: '# джокер', few: '# джокери', many: '# джокерів' })}`,
    Number(sprays) > 0 &&
      ` − ${n(Number(sprays), { one: '# пшикалка', few: '# пшикалки', many: '# пшикалок' })}`,
    closed === 1 && ', удвічі',
  ];
  return `${closed === 1 ? 'Закрита' : 'Відкрита'} коробка на ${box}: ${parts.filter(Boolean).join('')}`;
};

const uk: FitsWords = {
  ...title,
  legend:
    '--- і | — стінки; M, Y, F, H — мишка, клубок, перо, оселедець; S — пшикалка; * — джокер; # — без символу; 0–4 — упоперек лежить кіт цього гравця; z0 — спить; T — особлива іграшка; P — Принцеса; . — вільно.',
  options: {
    table: {
      label: 'Стіл',
      values: { kitchen: 'Кухонний, 15 × 9', desk: 'Письмовий, 11 × 7', dining: 'Обідній, 21 × 13' },
    },
    extended: { label: 'Розширені правила', values: { false: 'Ні', true: 'Так, без подвійних стінок' } },
    tieKinds: {
      label: 'Кількох іграшок у коробці порівну',
      values: { all: 'Рахуються всі', one: 'Рахується один вид' },
    },
    extraCats: {
      label: 'Очки за кількох котів у коробці',
      values: { holders: 'Тому, чия коробка', everyone: 'Усім, хто в ній є' },
    },
    allowFlip: {
      label: 'Обертати картку перед викладанням',
      values: { true: 'Можна', false: 'Не можна' },
    },
  },
  refusals: {
    'lay-a-start-card': () => 'Спершу поклади одну зі стартових карток.',
    'draw-or-sleep': () => 'Спершу візьми картку або поклади кота спати.',
    'play-a-card': () => 'Картку вже взято: зіграй одну зі своїх.',
    'lay-the-toy': () => 'Спершу особлива іграшка: поклади її зараз.',
    'start-card-taken': () => 'Цю стартову картку вже зайнято. Обери іншу.',
    'not-in-hand': () => 'Цієї картки немає у тебе в руці.',
    'end-has-begun': () => 'Гра добігає кінця: ніхто не бере карток і не спить. Зіграй картку.',
    'no-cat-left': () => 'Усі твої коти вже на столі.',
    'off-the-table': () => 'Тут стіл закінчується.',
    'cell-taken': ({ at }) => `На ${at} вже щось лежить.`,
    'touches-nothing': ({ at }) => `${at} не торкається жодної картки. Поклади поруч із якоюсь.`,
    'start-by-the-short-side': () => 'Стартову картку кладуть над або під іншими.',
    'double-wall': ({ at }) => `Біля ${at} зійдуться дві стінки. У розширеній грі так не можна.`,
    'no-turning': () => 'За цим столом картки не обертають.',
    'same-both-ways': () => 'Ця картка однакова з обох боків.',
    'no-card-there': ({ at }) => `На ${at} немає картки.`,
    'wall-between': () => 'Між цими картками стінка.',
    'already-covered': ({ at }) => `${at} вже накрито: більше нічого впоперек не ляже.`,
    'foreign-cat': ({ seat }, name) => `У цій коробці чужий кіт (${name(seat)}), а твого там немає.`,
    'toy-across-first': () => 'Є вільний довгий стик: поклади іграшку впоперек.',
    'no-cat-there': ({ at }) => `На ${at} немає кота.`,
    'can-still-play': () => 'Ще є що зіграти: відкладати не можна.',
  },
  events: {
    laid: ({ seat, card, at }, name) => `${name(seat)}: ${the(card)} на ${cellName(at)}.`,
    drew: ({ seat, left: cards }, name) => `${name(seat)} бере картку. ${left(cards)}.`,
    took: ({ card }) => `Тобі дістається: ${the(card)}.`,
    'found-toy': ({ seat, card }, name) => `${name(seat)} бере особливу іграшку: ${the(card)}.`,
    'moved-in': ({ seat, at }, name) => `${name(seat)}: кіт упоперек ${between(at)}.`,
    'fell-asleep': ({ seat, at }, name) => `${name(seat)}: кіт засинає на ${cellName(at)}.`,
    'toy-across': ({ seat, card, at }, name) => `${name(seat)}: ${the(card)} упоперек ${between(at)}.`,
    'princess-came': ({ seat, from, at }, name) =>
      `${name(seat)}: Принцеса на ${cellName(at)}. Кіт іде додому (${name(from)}).`,
    discarded: ({ seat, card }, name) => `${name(seat)} відкладає: ${the(card)}.`,
    joined: ({ boxes, into }) =>
      `${n(boxes.length, { one: '# коробка стає', few: '# коробки стають', many: '# коробок стають' })} однією, на ${cellName(into)}.`,
    closed: ({ box, cells }) =>
      `Коробку на ${cellName(box)} закрито: ${n(cells.length, { one: '# картка', few: '# картки', many: '# карток' })}.`,
    standing: ({ seat, from, to }, name) => `${name(seat)}: ${withMinus(from)} → ${withMinus(to)}.`,
    ending: ({ why, seat }, name) =>
      why === 'deck'
        ? 'Колода порожня. Усі грають останні картки.'
        : `${name(seat)}: усі п’ять котів на столі. Усі грають останні картки.`,
    over: ({ winners }, name) => `Партію завершено. Перемога: ${winners.map(name).join(', ')}.`,
  },
  move: (move) => {
    switch (move.do) {
      case 'draw':
        return 'Візьми картку.';
      case 'sleep':
        return `Поклади кота спати на ${cellName(move.at)}.`;
      case 'toy':
        return `Поклади особливу іграшку впоперек ${between(move.at)}.`;
      case 'princess':
        return `Поклади Принцесу на ${cellName(move.at)}.`;
      case 'discard':
        return `Відклади: ${the(move.card)}.`;
      case 'start':
      case 'box':
        break;
    }
    const cat = move.do === 'box' && move.cat ? `, а кота ${SIDES[move.cat]}` : '';
    return `Поклади на ${cellName(move.at)}${move.turned ? ', обернувши' : ''}: ${the(move.card)}${cat}.`;
  },
  lines: {
    box: boxLine,
    'extra-cats': ({ box, cats }) =>
      `Коробка на ${box}: ще ${n(Number(cats), { one: '# кіт', few: '# коти', many: '# котів' })}`,
    sprays: ({ penalty }) => `Втрачено через пшикалки: ${penalty} (вирішує за рівного рахунку)`,
  },
  board,
  hints,
};
export default uk;
