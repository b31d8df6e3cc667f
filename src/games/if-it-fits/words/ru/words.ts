import type { Details } from '../../../../kernel/game.ts';
import { plural, withSign } from '../../../../words/plural.ts';
import type { CardId, HandCard, Mark, ToyId } from '../../rules/cards.ts';
import { faceOf } from '../../rules/cards.ts';
import { cellName } from '../../rules/cells.ts';
import hints from './hints.ts';
import title from './title.ts';
import board from './board.ts';
import type { FitsWords } from '../types.ts';

const n = plural('ru');
const TOYS: Record<ToyId, string> = { T1: 'лазер', T2: 'подушка с мятой', T3: 'тоннель' };
const WITH: Record<Mark, readonly [one: string, two: string]> = {
  M: ['мышкой', 'двумя мышками'],
  Y: ['клубком', 'двумя клубками'],
  F: ['пером', 'двумя перьями'],
  H: ['селёдкой', 'двумя селёдками'],
  S: ['пшикалкой', 'двумя пшикалками'],
  '*': ['джокером', 'двумя джокерами'],
};
const SIDES = { W: 'слева', E: 'справа' };
const KINDS: Record<string, string> = { M: 'мышки', Y: 'клубки', F: 'перья', H: 'селёдки' };
const marked = (card: CardId): string => {
  const [first, second] = faceOf(card).marks;
  if (!first) return 'без игрушек';
  if (!second) return `с ${WITH[first][0]}`;
  return first === second ? `с ${WITH[first][1]}` : `с ${WITH[first][0]} и ${WITH[second][0]}`;
};
/** Names of cards in the nominative: "карта с клубком". */
const the = (card: HandCard | CardId): string =>
  card === 'P' ? 'Принцесса' : card in TOYS ? TOYS[card as ToyId] : `карта ${marked(card)}`;
/** The same in the accusative: "положи карту с клубком". */
const asObject = (card: HandCard | CardId): string =>
  card === 'P' ? 'Принцессу' : card === 'T2' ? 'подушку с мятой' : the(card).replace('карта', 'карту');
/** A card in one or two words, for the log. */
const SHORT: Readonly<Record<Mark, string>> = {
  M: 'мышка',
  Y: 'клубок',
  F: 'перо',
  H: 'селёдка',
  S: 'пшикалка',
  '*': 'джокер',
};
const short = (card: HandCard | CardId): string => {
  if (card === 'P' || card in TOYS) return the(card);
  const [first, second] = faceOf(card).marks;
  if (!first) return 'пустая карта';
  if (!second) return SHORT[first];
  return first === second ? `${SHORT[first]} ×2` : `${SHORT[first]} + ${SHORT[second]}`;
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const between = (at: number): string => `${cellName(at)} и ${cellName(at + 1)}`;

const boxLine = ({ box, closed, kinds, toys, jokers, sprays }: Details): string => {
  const what = String(kinds)
    .split('')
    .map((kind) => KINDS[kind])
    .join(', ');
  const parts = [
    what ? `${toys} (${what})` : '0',
    Number(jokers) > 0 &&
      ` + ${n(Number(jokers), { one: '# джокер', few: '# джокера', many: '# джокеров' })}`,
    Number(sprays) > 0 &&
      ` − ${n(Number(sprays), { one: '# пшикалка', few: '# пшикалки', many: '# пшикалок' })}`,
    closed === 1 && ', вдвойне',
  ];
  return `${closed === 1 ? 'Закрытая' : 'Открытая'} коробка на ${box}: ${parts.filter(Boolean).join('')}`;
};

const ru: FitsWords = {
  ...title,
  goal: () => hints.goal,
  legend:
    '--- и | — стенки; M, Y, F, H — мышка, клубок, перо, селёдка; S — пшикалка; * — джокер; # — без символа; 0–4 — поперёк лежит кот этого игрока; z0 — спит; T — особая игрушка; P — Принцесса; . — свободно.',
  options: {
    table: {
      label: 'Стол',
      values: { kitchen: 'Кухонный, 15 × 9', desk: 'Письменный, 11 × 7', dining: 'Обеденный, 21 × 13' },
    },
    extended: { label: 'Расширенные правила', values: { false: 'Нет', true: 'Да, без двойных стенок' } },
    tieKinds: {
      label: 'Если в коробке поровну игрушек разных видов',
      values: { all: 'Считаются все', one: 'Считается один вид' },
    },
    extraCats: {
      label: 'Дополнительные очки за нескольких котов в коробке',
      values: { holders: 'Тому, чья коробка', everyone: 'Всем, кто в ней есть' },
    },
    allowFlip: {
      label: 'Поворачивать карты',
      values: { true: 'Можно', false: 'Нельзя' },
    },
    catChoice: {
      label: 'Коты',
      values: { own: 'Каждый выбирает сам', 'by-seat': 'По одному на место' },
    },
    startCards: {
      label: 'Стартовые карты',
      values: { own: 'Каждый выбирает сам', laid: 'Лежат с самого начала' },
    },
  },
  refusals: {
    'choose-a-cat': () => 'Сначала выбери своего кота.',
    'cat-taken': ({ seat }, name) => `Этот кот уже занят (${name(seat)}). Выбери другого.`,
    'lay-a-start-card': () => 'Сначала положи одну из стартовых карт.',
    'draw-or-sleep': () => 'Сначала возьми карту или уложи кота спать.',
    'play-a-card': () => 'Карта уже взята: сыграй одну из своих.',
    'lay-the-toy': () => 'Сначала особая игрушка: положи её сейчас.',
    'start-card-taken': () => 'Эта стартовая карта уже занята. Выбери другую.',
    'not-in-hand': () => 'Этой карты нет у тебя в руке.',
    'end-has-begun': () => 'Последние карты: новых не берут, котов спать не укладывают. Сыграй карту.',
    'no-cat-left': () => 'Все твои коты уже на столе.',
    'off-the-table': () => 'Здесь стол заканчивается.',
    'cell-taken': ({ at }) => `На ${at} уже что-то лежит.`,
    'touches-nothing': ({ at }) => `${at} не касается ни одной карты. Положи рядом с какой-нибудь.`,
    'start-by-the-short-side': () => 'Стартовую карту кладут над другими или под ними.',
    'double-wall': ({ at }) => `У ${at} сойдутся две стенки. В расширенной игре так нельзя.`,
    'no-turning': () => 'За этим столом карты не поворачивают.',
    'same-both-ways': () => 'Эта карта после поворота такая же.',
    'no-card-there': ({ at }) => `На ${at} нет карты.`,
    'wall-between': () => 'Между этими картами стенка.',
    'already-covered': ({ at }) => `${at} уже накрыто: больше ничего поперёк не ляжет.`,
    'foreign-cat': ({ seat }, name) => `В этой коробке чужой кот (${name(seat)}), а твоего там нет.`,
    'toy-across-first': () => 'Есть свободный длинный стык: положи игрушку поперёк.',
    'no-cat-there': ({ at }) => `На ${at} нет кота.`,
    'can-still-play': () => 'Ещё есть что сыграть: откладывать нельзя.',
  },
  events: {
    'chose-cat': ({ seat, cat }, name) => `${name(seat)}: ${board.cats[cat]}.`,
    laid: ({ seat, card, at }, name) => `${name(seat)}: ${short(card)} на ${cellName(at)}.`,
    drew: ({ seat }, name) => `${name(seat)}: +1 карта.`,
    took: ({ card }) => `${capital(short(card))}.`,
    'found-toy': ({ seat, card }, name) => `${name(seat)}: особая игрушка — ${the(card)}.`,
    'moved-in': ({ at }) => `Кот на ${between(at)}.`,
    'fell-asleep': ({ seat, at }, name) => `${name(seat)}: спящий кот на ${cellName(at)}.`,
    'toy-across': ({ seat, card, at }, name) => `${name(seat)}: ${the(card)} поперёк ${between(at)}.`,
    'princess-came': ({ seat, from, at }, name) =>
      `${name(seat)}: Принцесса на ${cellName(at)}. Кот идёт домой (${name(from)}).`,
    discarded: ({ seat, card }, name) => `${name(seat)}: ${the(card)} — в сторону.`,
    joined: ({ boxes }) =>
      `${n(boxes.length, { one: 'Соединена # коробка', few: 'Соединены # коробки', many: 'Соединено # коробок' })}.`,
    closed: ({ box }) => `Коробка закрыта (${cellName(box)}).`,
    standing: ({ seat, from, to }, name) => `${name(seat)}: ${withSign(to - from)}.`,
    ending: ({ why, seat }, name) =>
      why === 'deck'
        ? 'Колода пуста: последние карты.'
        : `${name(seat)}: пятый кот на столе. Последние карты.`,
    over: ({ winners }, name) => `Партия окончена. Победа: ${winners.map(name).join(', ')}.`,
  },
  move: (move) => {
    switch (move.do) {
      case 'cat':
        return `Выбери кота по имени ${board.cats[move.cat]}.`;
      case 'draw':
        return 'Возьми карту.';
      case 'sleep':
        return `Уложи кота спать на ${cellName(move.at)}.`;
      case 'toy':
        return `Положи особую игрушку поперёк ${between(move.at)}.`;
      case 'princess':
        return `Положи Принцессу на ${cellName(move.at)}.`;
      case 'discard':
        return `Отложи ${asObject(move.card)}.`;
      case 'start':
      case 'box':
        break;
    }
    const cat = move.do === 'box' && move.cat ? `, а кота ${SIDES[move.cat]}` : '';
    return `${move.turned ? 'Поверни и положи' : 'Положи'} ${asObject(move.card)} на ${cellName(move.at)}${cat}.`;
  },
  lines: {
    box: boxLine,
    'extra-cats': ({ box, cats }) =>
      `Коробка на ${box}: ещё ${n(Number(cats), { one: '# кот', few: '# кота', many: '# котов' })}`,
    sprays: ({ penalty }) => `Потеряно из-за пшикалок: ${penalty} (решает при равном счёте)`,
  },
  board,
  hints,
};
export default ru;
