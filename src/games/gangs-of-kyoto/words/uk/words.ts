import { plural } from '../../../../words/plural.ts';
import { faceOf, type Card, type CardFace } from '../../rules/cards.ts';
import hints from './hints.ts';
import title from './title.ts';
import town from './town.ts';
import type { KyotoWords } from '../types.ts';

const n = plural('uk');

const CARDS: KyotoWords['board']['cards'] = {
  street: 'Вулиця',
  bell: 'Дзвіночок',
  'double-bell': 'Два дзвіночки',
  curiosity: 'Цікавість',
  gift: 'Подарунок',
  'big-gift': 'Великий подарунок',
  retreat: 'Відступ',
  owl: 'Нічна сова',
  veto: 'Ні, дякую!',
};
const bells = (count: number): string =>
  n(count, { one: '# дзвіночок', few: '# дзвіночки', many: '# дзвіночків' });
const hoursOf = (count: number, one: string): string => n(count, { one, few: '# години', many: '# годин' });
const described = ({ kind, bells: count, special }: CardFace, time: string): string => {
  if (special) return CARDS[kind];
  if (kind === 'curiosity') return `${CARDS[kind]}, ${time}`;
  return count > 0 ? `${time}, ${bells(count)}` : time;
};
const nameOf = (face: CardFace): string => described(face, hoursOf(face.hours, '# година'));
const named = (face: CardFace): string => (face.special ? `«${nameOf(face)}»` : nameOf(face));
const asObject = (face: CardFace): string =>
  face.special ? `карту ${named(face)}` : described(face, hoursOf(face.hours, '# годину'));
const the = (card: Card): string => named(faceOf(card));
const cards = (count: number): string => n(count, { one: '# карта', few: '# карти', many: '# карт' });

const uk: KyotoWords = {
  ...title,
  goal: ({ end }) => (end === 'whole-deck' ? hints['goal-whole-deck'] : hints.goal),
  legend:
    '3 — вулиця, 3* — дзвіночок, 3** — два, 3? — цікавість, число — години; g — подарунок, G — великий, r — відступ, o — нічна сова, n — «ні, дякую»; 7/13 — години й межа; + — карту цього ходу вже отримано.',
  options: {
    end: {
      label: 'Кінець партії',
      values: { thirteen: 'Щойно хтось збере 13 дзвіночків', 'whole-deck': 'Коли закінчиться колода' },
    },
    piles: {
      label: 'Дзвіночки у схованці',
      values: { 'face-down': 'Лежать сорочкою догори', 'open-hand': 'Лежать відкрито для всіх' },
    },
    owlLasting: {
      label: 'Коли Нічна сова йде з вулиці',
      values: { false: 'Межа знову 13', true: 'Межа лишається 18 до кінця раунду' },
    },
    vetoWindow: {
      label: 'Час на «Ні, дякую!»',
      values: { short: '5 секунд', long: '20 секунд', unlimited: 'Без обмеження' },
    },
  },
  advance: {
    label: 'Приходить карта, а на твоїй вулиці лежить «Ні, дякую!»',
    values: {
      'refuse-late': 'Відмовитися, лише якщо через неї запізнюся',
      take: 'Взяти',
      refuse: 'Відмовитися',
    },
  },
  refusals: {
    'answer-first': () => 'Спершу скажи, чи береш цю карту.',
    'nothing-to-refuse': () => 'Зараз тебе не питають: обери, кому дати карту.',
    'no-such-player': () => 'Там ніхто не сидить.',
    'has-a-card': () => 'На цій вулиці вже є карта цього ходу.',
  },
  events: {
    shuffled: ({ cards: count }) => `Відбій стає новою колодою: ${cards(count)}.`,
    'last-stage': () => 'Колода закінчилася: щойно хтось запізниться, партія закінчиться.',
    drew: () => '', // not announced: the next sentence tells which card was turned over
    revealed: () => '', // not announced: the card is named when it is given
    given: ({ from, to, card, forced }, who) =>
      `${forced ? 'Остання карта' : who(from)} → ${from === to && !forced ? 'собі' : who(to)}: ${the(card)}.`,
    extra: ({ card }) => `Ще карта від «Цікавості»: ${the(card)}.`,
    asked: ({ seat, card }, who) => `${who(seat)}: брати ${asObject(faceOf(card))}?`,
    refused: ({ seat, card, by }, who) =>
      by === 'clock'
        ? `${who(seat)}: «Ні, дякую!», бо час вийшов. ${the(card)} — у відбій.`
        : `${who(seat)}: «Ні, дякую!». ${the(card)} — у відбій.`,
    laid: ({ hours, limit }) => `Тепер ${hours} із ${limit}.`,
    kept: ({ bells: count }) => `+${bells(count)}.`,
    retreated: ({ removed }) => (removed ? `${the(removed.card)} — у відбій.` : 'Прибирати нема чого.'),
    late: ({ seat }, who) => `${who(seat)}: запізно!`,
    returned: () => '', // not announced: nobody got these unseen cards
    banked: ({ seat, bells: count }, who) => `${who(seat)}: +${bells(count)}.`,
    discarded: () => '', // not announced: at the end of a round every row is emptied
    'first-passed': ({ seat }, who) => `Новий раунд. Ліхтар: ${who(seat)}.`,
    won: ({ seat }, who) => `Перемога: ${who(seat)}!`,
  },
  move: (move, by, who) => {
    if (move.do === 'refuse') return 'Скажи «Ні, дякую!».';
    if (move.do === 'take') return 'Візьми цю карту.';
    return move.to === by ? 'Лиши цю карту собі.' : `Нехай цю карту візьме ${who(move.to)}.`;
  },
  lines: {
    gifts: () => 'Подарунки',
    'big-gifts': () => 'Великі подарунки',
    bells: () => 'Карти з одним дзвіночком',
    'double-bells': () => 'Карти з двома дзвіночками',
  },
  board: { ...town, cards: CARDS, card: nameOf, named, asObject },
  hints,
};
export default uk;
