import { plural } from '../../../../words/plural.ts';
import type { TownWords, Forecast } from '../town-types.ts';

const n = plural('ru');
const hours = (count: number): string => n(count, { one: '# час', few: '# часа', many: '# часов' });
const bells = (count: number): string =>
  n(count, { one: '# колокольчик', few: '# колокольчика', many: '# колокольчиков' });
const cards = (count: number): string => n(count, { one: '# карта', few: '# карты', many: '# карт' });
const gone = (count: number): string =>
  n(count, {
    one: 'пропадёт # колокольчик',
    few: 'пропадут # колокольчика',
    many: 'пропадёт # колокольчиков',
  });

const outcomeOf = (of: Forecast): string => {
  if (of.late)
    return `${of.from} → ${of.to}, слишком поздно! Раунд закончится${of.lost ? `, ${gone(of.lost)}` : ''}.`;
  if (of.kept) return `${bells(of.kept)} сразу в тайник.${of.wins ? ' И это победа!' : ''}`;
  if (of.removes)
    return `${of.from} → ${of.to}: последняя карта уйдёт в сброс.${of.owlGone ? ' Предел снова 13.' : ''}`;
  const parts = [
    `${of.from} → ${of.to} из ${of.limit}.`,
    of.bells > 0 && `На улице ещё ${bells(of.bells)}.`,
    of.owl && 'Предел теперь 18.',
    of.more && 'Сразу придёт ещё карта.',
  ];
  return parts.filter(Boolean).join(' ');
};

const town: TownWords = {
  town: 'Улицы банд',
  gang: ({ name, hours: time, limit, bells: risked, cards: row }) =>
    `${name}: ${hours(time)} из ${limit}, на улице ${bells(risked)}. ${row.length ? `Карты: ${row.join('; ')}.` : 'Карт нет.'}`,
  deal: 'Карты этого хода',
  faceDown: (count) => `ещё ${cards(count)} рубашкой вверх`,
  deck: (count) => `В колоде ${cards(count)}`,
  round: (round) => `Раунд ${round}`,
  lastStage: 'Как только кто-то опоздает, партия закончится.',
  turn: {
    ask: 'Какую карту открыть?',
    how: 'Каждому по одной карте, и тебе тоже.',
    verb: 'Открыть',
    label: (number) => `Открыть карту ${number}`,
    again: 'или коснись любой из карт',
    back: (number, of) => `Карта ${number} из ${of}, рубашкой вверх`,
  },
  prompts: {
    give: (name) => `Кому отдашь карту «${name}»?`,
    how: 'Коснись светлой улицы или перетащи карту.',
    veto: (name) => `Тебе дают «${name}». Откажешься?`,
  },
  give: {
    verb: 'Отдать',
    label: (name) => (name === null ? 'Оставить себе' : `Отдать: ${name}`),
    again: 'или ещё раз коснись этой улицы',
  },
  forecast: (name, of) => {
    const refuse = name === null ? ' Но можешь отказаться.' : ' Но может отказаться.';
    return `${name ?? 'Ты'}: ${outcomeOf(of)}${of.mayRefuse ? refuse : ''}`;
  },
  notes: {
    tooLate: 'поздно!',
    hasCard: 'есть карта',
    of: (limit) => `из ${limit}`,
    more: '+ карта',
    back: '− карта',
    mayRefuse: 'отказ?',
    banked: 'спрятано',
    refused: 'Нет, спасибо!',
  },
  veto: {
    asked: 'Отказаться от этой карты?',
    refuse: 'Нет, спасибо!',
    take: 'Взять',
    own: 'Оставить эту карту себе или отказаться?',
    keep: 'Оставить себе',
    refuseOwn: 'Отказаться',
    costs: 'потратит карту отказа',
    timeOut: (late) => (late ? 'Когда выйдет время, это будет отказ.' : 'Когда выйдет время, карта твоя.'),
  },
  pile: {
    open: (worth, goal) =>
      goal === null ? `тайник: ${bells(worth)}` : `тайник: ${worth} из ${goal} колокольчиков`,
    closed: (count) => `тайник: ${cards(count)} рубашкой вверх`,
    look: 'Заглянуть в свой тайник',
  },
  first: 'первый игрок',
  risk: {
    button: 'Шансы',
    label: 'Какой шанс, что со следующей картой будет поздно.',
    note: (percent) => `поздно: ${percent} %`,
    of: (percent) => `Шанс опоздать со следующей картой: ${percent} %.`,
  },
};
export default town;
