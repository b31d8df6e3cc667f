import type { Details } from '../../../../kernel/game.ts';
import { plural, withSign } from '../../../../words/plural.ts';
import type { CardId, HandCard, Mark, ToyId } from '../../rules/cards.ts';
import { faceOf } from '../../rules/cards.ts';
import { cellName } from '../../rules/cells.ts';
import hints from './hints.ts';
import title from './title.ts';
import board from './board.ts';
import type { FitsWords } from '../types.ts';

const n = plural('uk');
const TOYS: Record<ToyId, string> = { T1: 'лазер', T2: 'подушка з м’ятою', T3: 'тунель' };
const WITH: Record<Mark, readonly [one: string, two: string]> = {
  M: ['мишкою', 'двома мишками'],
  Y: ['клубком', 'двома клубками'],
  F: ['пером', 'двома перами'],
  H: ['оселедцем', 'двома оселедцями'],
  S: ['пшикалкою', 'двома пшикалками'],
  '*': ['джокером', 'двома джокерами'],
};
const SIDES = { W: 'ліворуч', E: 'праворуч' };
const KINDS: Record<string, string> = { M: 'мишки', Y: 'клубки', F: 'пера', H: 'оселедці' };
const marked = (card: CardId): string => {
  const [first, second] = faceOf(card).marks;
  if (!first) return 'без іграшок';
  if (!second) return `з ${WITH[first][0]}`;
  return first === second ? `з ${WITH[first][1]}` : `з ${WITH[first][0]} та ${WITH[second][0]}`;
};
/** Names of cards in the nominative: "картка з клубком". */
const the = (card: HandCard | CardId): string =>
  card === 'P' ? 'Принцеса' : card in TOYS ? TOYS[card as ToyId] : `картка ${marked(card)}`;
/** The same in the accusative: "поклади картку з клубком". */
const asObject = (card: HandCard | CardId): string =>
  card === 'P' ? 'Принцесу' : card === 'T2' ? 'подушку з м’ятою' : the(card).replace('картка', 'картку');
/** A card in one or two words, for the log. */
const SHORT: Readonly<Record<Mark, string>> = {
  M: 'мишка',
  Y: 'клубок',
  F: 'перо',
  H: 'оселедець',
  S: 'пшикалка',
  '*': 'джокер',
};
const short = (card: HandCard | CardId): string => {
  if (card === 'P' || card in TOYS) return the(card);
  const [first, second] = faceOf(card).marks;
  if (!first) return 'порожня картка';
  if (!second) return SHORT[first];
  return first === second ? `${SHORT[first]} ×2` : `${SHORT[first]} + ${SHORT[second]}`;
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const between = (at: number): string => `${cellName(at)} та ${cellName(at + 1)}`;

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
    closed === 1 && ', подвійно',
  ];
  return `${closed === 1 ? 'Закрита' : 'Відкрита'} коробка на ${box}: ${parts.filter(Boolean).join('')}`;
};

const uk: FitsWords = {
  ...title,
  goal: () => hints.goal,
  legend:
    '--- і | — стінки; M, Y, F, H — мишка, клубок, перо, оселедець; S — пшикалка; * — джокер; # — без символу; 0–4 — упоперек лежить кіт цього гравця; z0 — спить; T — особлива іграшка; P — Принцеса; . — вільно.',
  options: {
    table: {
      label: 'Стіл',
      values: { kitchen: 'Кухонний, 15 × 9', desk: 'Письмовий, 11 × 7', dining: 'Обідній, 21 × 13' },
    },
    extended: { label: 'Розширені правила', values: { false: 'Ні', true: 'Так, без подвійних стінок' } },
    tieKinds: {
      label: 'Якщо в коробці порівну іграшок різних видів',
      values: { all: 'Рахуються всі', one: 'Рахується один вид' },
    },
    extraCats: {
      label: 'Додаткові очки за кількох котів у коробці',
      values: { holders: 'Тому, чия коробка', everyone: 'Усім, хто в ній є' },
    },
    allowFlip: {
      label: 'Обертати картки',
      values: { true: 'Можна', false: 'Не можна' },
    },
    catChoice: {
      label: 'Коти',
      values: { own: 'Кожен обирає сам', 'by-seat': 'По одному на місце' },
    },
    startCards: {
      label: 'Стартові картки',
      values: { own: 'Кожен обирає сам', laid: 'Лежать від початку' },
    },
  },
  refusals: {
    'choose-a-cat': () => 'Спершу обери свого кота.',
    'cat-taken': ({ seat }, name) => `Цей кіт уже зайнятий (${name(seat)}). Обери іншого.`,
    'lay-a-start-card': () => 'Спершу поклади одну зі стартових карток.',
    'draw-or-sleep': () => 'Спершу візьми картку або вклади кота спати.',
    'play-a-card': () => 'Картку вже взято: зіграй одну зі своїх.',
    'lay-the-toy': () => 'Спершу особлива іграшка: поклади її зараз.',
    'start-card-taken': () => 'Цю стартову картку вже зайнято. Обери іншу.',
    'not-in-hand': () => 'Цієї картки немає у тебе в руці.',
    'end-has-begun': () => 'Останні картки: нових не беруть, котів спати не вкладають. Зіграй картку.',
    'no-cat-left': () => 'Усі твої коти вже на столі.',
    'off-the-table': () => 'Тут стіл закінчується.',
    'cell-taken': ({ at }) => `На ${at} вже щось лежить.`,
    'touches-nothing': ({ at }) => `${at} не торкається жодної картки. Поклади поруч із якоюсь.`,
    'start-by-the-short-side': () => 'Стартову картку кладуть над або під іншими.',
    'double-wall': ({ at }) => `Біля ${at} зійдуться дві стінки. У розширеній грі так не можна.`,
    'no-turning': () => 'За цим столом картки не обертають.',
    'same-both-ways': () => 'Ця картка після обертання така сама.',
    'no-card-there': ({ at }) => `На ${at} немає картки.`,
    'wall-between': () => 'Між цими картками стінка.',
    'already-covered': ({ at }) => `${at} вже накрито: більше нічого впоперек не ляже.`,
    'foreign-cat': ({ seat }, name) => `У цій коробці чужий кіт (${name(seat)}), а твого там немає.`,
    'toy-across-first': () => 'Є вільний довгий стик: поклади іграшку впоперек.',
    'no-cat-there': ({ at }) => `На ${at} немає кота.`,
    'can-still-play': () => 'Ще є що зіграти: відкладати не можна.',
  },
  events: {
    'chose-cat': ({ seat, cat }, name) => `${name(seat)}: ${board.cats[cat]}.`,
    laid: ({ seat, card, at }, name) => `${name(seat)}: ${short(card)} на ${cellName(at)}.`,
    drew: ({ seat }, name) => `${name(seat)}: +1 картка.`,
    took: ({ card }) => `${capital(short(card))}.`,
    'found-toy': ({ seat, card }, name) => `${name(seat)}: особлива іграшка — ${the(card)}.`,
    'moved-in': ({ at }) => `Кіт на ${between(at)}.`,
    'fell-asleep': ({ seat, at }, name) => `${name(seat)}: сплячий кіт на ${cellName(at)}.`,
    'toy-across': ({ seat, card, at }, name) => `${name(seat)}: ${the(card)} упоперек ${between(at)}.`,
    'princess-came': ({ seat, from, at }, name) =>
      `${name(seat)}: Принцеса на ${cellName(at)}. Кіт іде додому (${name(from)}).`,
    discarded: ({ seat, card }, name) => `${name(seat)}: відкладено ${asObject(card)}.`,
    joined: ({ boxes }) =>
      `З’єднано ${n(boxes.length, { one: '# коробку', few: '# коробки', many: '# коробок' })}.`,
    closed: ({ box }) => `Коробку закрито (${cellName(box)}).`,
    standing: ({ seat, from, to }, name) => `${name(seat)}: ${withSign(to - from)}.`,
    ending: ({ why, seat }, name) =>
      why === 'deck'
        ? 'Колода порожня: останні картки.'
        : `${name(seat)}: п’ятий кіт на столі. Останні картки.`,
    over: ({ winners }, name) => `Партію завершено. Перемога: ${winners.map(name).join(', ')}.`,
  },
  move: (move) => {
    switch (move.do) {
      case 'cat':
        return `Обери кота на ім’я ${board.cats[move.cat]}.`;
      case 'draw':
        return 'Візьми картку.';
      case 'sleep':
        return `Вклади кота спати на ${cellName(move.at)}.`;
      case 'toy':
        return `Поклади особливу іграшку впоперек ${between(move.at)}.`;
      case 'princess':
        return `Поклади Принцесу на ${cellName(move.at)}.`;
      case 'discard':
        return `Відклади ${asObject(move.card)}.`;
      case 'start':
      case 'box':
        break;
    }
    const cat = move.do === 'box' && move.cat ? `, а кота ${SIDES[move.cat]}` : '';
    return `${move.turned ? 'Оберни й поклади' : 'Поклади'} ${asObject(move.card)} на ${cellName(move.at)}${cat}.`;
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
