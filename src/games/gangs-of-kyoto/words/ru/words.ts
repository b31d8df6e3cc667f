import { plural } from '../../../../words/plural.ts';
import { faceOf, type Card, type CardFace } from '../../rules/cards.ts';
import hints from './hints.ts';
import title from './title.ts';
import town from './town.ts';
import type { KyotoWords } from '../types.ts';

const n = plural('ru');

const CARDS: KyotoWords['board']['cards'] = {
  street: 'Улица',
  bell: 'Колокольчик',
  'double-bell': 'Два колокольчика',
  curiosity: 'Любопытство',
  gift: 'Подарок',
  'big-gift': 'Большой подарок',
  retreat: 'Отступление',
  owl: 'Полуночник',
  veto: 'Нет, спасибо!',
};
const bells = (count: number): string =>
  n(count, { one: '# колокольчик', few: '# колокольчика', many: '# колокольчиков' });
const nameOf = ({ kind, hours, bells: count, special }: CardFace): string => {
  if (special) return CARDS[kind];
  const time = n(hours, { one: '# час', few: '# часа', many: '# часов' });
  if (kind === 'curiosity') return `${CARDS[kind]}, ${time}`;
  return count > 0 ? `${time}, ${bells(count)}` : time;
};
const named = (face: CardFace): string => (face.special ? `«${nameOf(face)}»` : nameOf(face));
const asObject = (face: CardFace): string => (face.special ? `карту ${named(face)}` : nameOf(face));
const the = (card: Card): string => named(faceOf(card));
const cards = (count: number): string => n(count, { one: '# карта', few: '# карты', many: '# карт' });

const ru: KyotoWords = {
  ...title,
  goal: ({ end }) => (end === 'whole-deck' ? hints['goal-whole-deck'] : hints.goal),
  legend:
    '3 — улица, 3* — колокольчик, 3** — два, 3? — любопытство, число — часы; g — подарок, G — большой, r — отступление, o — полуночник, n — «нет, спасибо»; 7/13 — часы и предел; + — карта в этот ход уже получена.',
  options: {
    end: {
      label: 'Конец партии',
      values: {
        thirteen: 'Как только кто-то соберёт 13 колокольчиков',
        'whole-deck': 'Когда закончится колода',
      },
    },
    piles: {
      label: 'Колокольчики в тайнике',
      values: { 'face-down': 'Лежат рубашкой вверх', 'open-hand': 'Лежат открыто для всех' },
    },
    owlLasting: {
      label: 'Когда Полуночник уходит с улицы',
      values: { false: 'Предел снова 13', true: 'Предел остаётся 18 до конца раунда' },
    },
    vetoWindow: {
      label: 'Время на «Нет, спасибо!»',
      values: { short: '5 секунд', long: '20 секунд', unlimited: 'Без ограничения' },
    },
  },
  advance: {
    label: 'Приходит карта, а на твоей улице лежит «Нет, спасибо!»',
    values: {
      'refuse-late': 'Отказаться, только если из-за неё опоздаю',
      take: 'Взять',
      refuse: 'Отказаться',
    },
  },
  refusals: {
    'answer-first': () => 'Сначала скажи, берёшь ли эту карту.',
    'nothing-to-refuse': () => 'Сейчас тебя не спрашивают: выбери, кому дать карту.',
    'no-such-player': () => 'Там никто не сидит.',
    'has-a-card': () => 'На этой улице уже есть карта этого хода.',
  },
  events: {
    shuffled: ({ cards: count }) => `Сброс становится новой колодой: ${cards(count)}.`,
    'last-stage': () => 'Колода закончилась: как только кто-то опоздает, партия закончится.',
    drew: () => '', // not announced: the next sentence tells which card was turned over
    revealed: () => '', // not announced: the card is named when it is given
    given: ({ from, to, card, forced }, who) =>
      `${forced ? 'Последняя карта' : who(from)} → ${from === to && !forced ? 'себе' : who(to)}: ${the(card)}.`,
    extra: ({ card }) => `Ещё карта от «Любопытства»: ${the(card)}.`,
    asked: ({ seat, card }, who) => `${who(seat)}: брать ${asObject(faceOf(card))}?`,
    refused: ({ seat, card, by }, who) =>
      by === 'clock'
        ? `${who(seat)}: «Нет, спасибо!», потому что время вышло. ${the(card)} — в сброс.`
        : `${who(seat)}: «Нет, спасибо!». ${the(card)} — в сброс.`,
    laid: ({ hours, limit }) => `Теперь ${hours} из ${limit}.`,
    kept: ({ bells: count }) => `+${bells(count)}.`,
    retreated: ({ removed }) => (removed ? `${the(removed.card)} — в сброс.` : 'Убирать нечего.'),
    late: ({ seat }, who) => `${who(seat)}: слишком поздно!`,
    returned: () => '', // not announced: nobody got these unseen cards
    banked: ({ seat, bells: count }, who) => `${who(seat)}: +${bells(count)}.`,
    discarded: () => '', // not announced: at the end of a round every row is emptied
    'first-passed': ({ seat }, who) => `Новый раунд. Фонарь: ${who(seat)}.`,
    won: ({ seat }, who) => `Победа: ${who(seat)}!`,
  },
  move: (move, by, who) => {
    if (move.do === 'refuse') return 'Скажи «Нет, спасибо!».';
    if (move.do === 'take') return 'Возьми эту карту.';
    return move.to === by ? 'Оставь эту карту себе.' : `Пусть эту карту возьмёт ${who(move.to)}.`;
  },
  lines: {
    gifts: () => 'Подарки',
    'big-gifts': () => 'Большие подарки',
    bells: () => 'Карты с одним колокольчиком',
    'double-bells': () => 'Карты с двумя колокольчиками',
  },
  board: { ...town, cards: CARDS, card: nameOf, named, asObject },
  hints,
};
export default ru;
