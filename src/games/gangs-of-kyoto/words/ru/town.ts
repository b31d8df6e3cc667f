import { plural } from '../../../../words/plural.ts';
import type { CardFace } from '../../rules/cards.ts';
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
    `${of.from} → ${of.to}, поздно будет с ${of.limit}.`,
    of.bells > 0 && `На улице ещё ${bells(of.bells)}.`,
    of.owl && 'Предел теперь 18.',
    of.more && 'Сразу придёт ещё карта.',
  ];
  return parts.filter(Boolean).join(' ');
};

const SPECIAL: Readonly<Partial<Record<CardFace['kind'], string>>> = {
  retreat: 'Убирает последнюю карту улицы вместе с часами и колокольчиками. Потом и само уходит в сброс.',
  owl: 'Времени не отнимает. Пока лежит на улице, поздно там с 18, а не с 13.',
  veto: 'Времени не отнимает. На чьей улице лежит, тот может потом отказаться от одной карты; тогда обе уйдут в сброс.',
};
const meansOf = ({ kind, hours: time, bells: count, special }: CardFace): string => {
  if (special) return SPECIAL[kind] ?? `+${bells(count)} сразу в тайник. Они уже не пропадут.`;
  const parts = [
    `+${hours(time)} на часах улицы.`,
    count > 0 && `+${bells(count)} на улице: в конце раунда — в тайник, а если здесь опоздают, всё пропадёт.`,
    kind === 'curiosity' && 'Сразу придёт ещё одна карта из колоды.',
  ];
  return parts.filter(Boolean).join(' ');
};

const town: TownWords = {
  town: 'Улицы банд',
  gang: ({ name, hours: time, limit, bells: risked, cards: row }) =>
    `${name}: ${hours(time)}, поздно с ${limit}; на улице ${bells(risked)}. ${row.length ? `Карты: ${row.join('; ')}.` : 'Карт нет.'}`,
  deal: 'Карты этого хода',
  faceDown: (count) => `ещё ${cards(count)} рубашкой вверх`,
  deck: (count) => `В колоде ${cards(count)}`,
  round: (round, goal) => `Раунд ${round} · ${goal === null ? 'вся колода' : `до ${goal}`}`,
  lastStage: 'Как только кто-то опоздает, партия закончится.',
  inTheStreet: (count) => `на улице ${bells(count)}`,
  othersTurn: (name) => `${name} раздаёт карты`,
  thinks: (name) => `${name} думает. Карту увидят все, когда она ляжет на улицу.`,
  roundOver: (name) => `Слишком поздно: ${name}`,
  winner: (name) => `Победа: ${name}!`,
  turn: {
    ask: 'Какую карту открыть?',
    how: 'Каждому по одной карте, и тебе тоже.',
    label: (number) => `Открыть карту ${number}`,
    again: 'или коснись любой из карт',
    back: (number, of) => `Карта ${number} из ${of}, рубашкой вверх`,
  },
  prompts: {
    give: (name) => `Кому ${name}?`,
    how: 'Коснись подсвеченной улицы или перетащи карту.',
    veto: (name) => `Тебе дают ${name}. Откажешься?`,
    otherCard: (name) => (name === null ? 'Вторая карта — тебе.' : `Вторую карту получит ${name}.`),
  },
  give: {
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
    of: (limit) => `поздно с ${limit}`,
    lateFrom: (count) => `поздно с +${count}`,
    anyCard: 'пока безопасно',
    more: '+ карта',
    back: '− карта',
    mayRefuse: 'отказ?',
    banked: 'спрятано',
    inTheStreet: 'на улице',
    refused: 'Нет, спасибо!',
  },
  veto: {
    asked: 'Отказаться от этой карты?',
    given: (name, card) => `${name} даёт тебе ${card}`,
    drawn: (card) => `Карта от «Любопытства»: ${card}`,
    means: (of) =>
      of.late && of.lost ? `${of.from} → ${of.to}: будет поздно, ${gone(of.lost)}.` : outcomeOf(of),
    refuse: 'Нет, спасибо!',
    take: 'Взять',
    taking: (of) =>
      of.late ? 'раунд закончится' : of.kept ? `+${bells(of.kept)}` : `${hours(of.to)}, поздно с ${of.limit}`,
    own: 'Оставить эту карту себе или отказаться?',
    keep: 'Оставить себе',
    refuseOwn: 'Отказаться',
    costs: 'обе карты уйдут в сброс',
    other: 'Отдать кому-то другому',
    timeOut: (late) => (late ? 'с, потом сработает «Нет, спасибо!»' : 'с, потом карта твоя'),
  },
  read: { label: 'Карта крупно', page: 'Карты', means: meansOf },
  pile: {
    open: (worth, goal) =>
      goal === null ? `тайник: ${bells(worth)}` : `тайник: ${worth} из ${goal} колокольчиков`,
    closed: (count) => `тайник: ${cards(count)} рубашкой вверх`,
    look: 'Заглянуть в свой тайник',
  },
  first: 'первый игрок',
  hint: {
    reasons: {
      stop: (of) =>
        `Остановить: ${of.name}. ${of.bells ? `Там ${gone(of.bells)}` : 'Раунд закончится'}${of.saved ? `, а у тебя +${bells(of.saved)}` : ''}.`,
      spend: (of) => `${of.name}: или слишком поздно, или без «Нет, спасибо!».`,
      safe: (of) => `+${bells(of.bells)} в твой тайник, и их уже не отнять.`,
      bells: (of) => `+${bells(of.bells)} на твою улицу, и ещё не поздно.`,
      owl: () => 'С пределом 18 можно собрать больше.',
      shield: () => 'Потом можно будет отказаться от опасной карты.',
      back: () => 'Твои часы пойдут назад.',
      few: () => 'Времени она отнимет немного.',
      load: (of) => `${of.name}: до опоздания всё ближе.`,
      least: (of) => `${of.name}: пользы от этой карты меньше всего.`,
      late: (of) => (of.bells ? `Иначе будет поздно и ${gone(of.bells)}.` : 'Иначе будет поздно.'),
      refuse: () => 'Без этой карты тебе лучше.',
      take: () => 'Эту карту стоит взять.',
    },
    flaws: {
      late: (of) => `${of.name}: слишком поздно${of.count ? `, ${gone(of.count)}` : ''}.`,
      ends: (of) => `Раунд закончится. ${of.name}: ${bells(of.count)} в тайник.`,
      spares: (of) => `${of.name}: с этой картой слишком поздно.`,
      gift: (of) => `${of.name}: +${bells(of.count)}.`,
      spent: () => 'Тратит «Нет, спасибо!».',
      near: (of) => `${of.name}: до опоздания ${hours(of.count)}.`,
    },
    take: 'Попробовать',
  },
  ending: {
    reasons: {
      thirteen: '13 колокольчиков раньше всех',
      'whole-deck': 'Больше всего колокольчиков, когда закончилась колода',
    },
    tie: 'Колокольчиков поровну: выигрывает место, самое далёкое от фонаря',
    gift: 'Последние колокольчики принёс подарок.',
    late: (name) =>
      `${name ?? 'Ты'}: слишком поздно! Раунд закончился, и все остальные спрятали свои колокольчики.`,
    times: 'Опозданий',
    lost: 'Из-за этого пропало колокольчиков',
  },
  risk: {
    button: 'Шансы',
    label: 'Какой шанс, что со следующей картой будет поздно.',
    note: (percent) => `поздно: ${percent} %`,
    of: (percent) => `Шанс опоздать со следующей картой: ${percent} %.`,
  },
};
export default town;
