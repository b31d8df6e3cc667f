import { plural } from '../../../../words/plural.ts';
import type { CardFace } from '../../rules/cards.ts';
import type { TownWords, Forecast } from '../town-types.ts';

const n = plural('uk');
const hours = (count: number): string => n(count, { one: '# година', few: '# години', many: '# годин' });
const bells = (count: number): string =>
  n(count, { one: '# дзвіночок', few: '# дзвіночки', many: '# дзвіночків' });
const cards = (count: number): string => n(count, { one: '# карта', few: '# карти', many: '# карт' });
const gone = (count: number): string =>
  n(count, { one: 'пропаде # дзвіночок', few: 'пропадуть # дзвіночки', many: 'пропаде # дзвіночків' });

const outcomeOf = (of: Forecast): string => {
  if (of.late)
    return `${of.from} → ${of.to}, запізно! Раунд закінчиться${of.lost ? `, ${gone(of.lost)}` : ''}.`;
  if (of.kept) return `${bells(of.kept)} одразу в схованку.${of.wins ? ' І це перемога!' : ''}`;
  if (of.removes)
    return `${of.from} → ${of.to}: остання карта піде у відбій.${of.owlGone ? ' Межа знову 13.' : ''}`;
  const parts = [
    `${of.from} → ${of.to}, запізно буде з ${of.limit}.`,
    of.bells > 0 && `На вулиці ще ${bells(of.bells)}.`,
    of.owl && 'Межа тепер 18.',
    of.more && 'Одразу прийде ще карта.',
  ];
  return parts.filter(Boolean).join(' ');
};

const SPECIAL: Readonly<Partial<Record<CardFace['kind'], string>>> = {
  retreat: 'Прибирає останню карту вулиці разом із годинами й дзвіночками. Потім і сам іде у відбій.',
  owl: 'Часу не забирає. Поки лежить на вулиці, запізно там із 18, а не з 13.',
  veto: 'Часу не забирає. На чиїй вулиці лежить, той може згодом відмовитися від однієї карти; тоді обидві підуть у відбій.',
};
const meansOf = ({ kind, hours: time, bells: count, special }: CardFace): string => {
  if (special) return SPECIAL[kind] ?? `+${bells(count)} одразу в схованку. Вони вже не пропадуть.`;
  const parts = [
    `+${hours(time)} на годиннику вулиці.`,
    count > 0 &&
      `+${bells(count)} на вулиці: у кінці раунду — у схованку, а якщо тут запізняться, усе пропаде.`,
    kind === 'curiosity' && 'Одразу прийде ще одна карта з колоди.',
  ];
  return parts.filter(Boolean).join(' ');
};

const town: TownWords = {
  town: 'Вулиці банд',
  gang: ({ name, hours: time, limit, bells: risked, cards: row }) =>
    `${name}: ${hours(time)}, запізно з ${limit}; на вулиці ${bells(risked)}. ${row.length ? `Карти: ${row.join('; ')}.` : 'Карт немає.'}`,
  deal: 'Карти цього ходу',
  faceDown: (count) => `ще ${cards(count)} сорочкою догори`,
  deck: (count) => `У колоді ${cards(count)}`,
  round: (round, goal) => `Раунд ${round} · ${goal === null ? 'уся колода' : `до ${goal}`}`,
  lastStage: 'Щойно хтось запізниться, партія закінчиться.',
  inTheStreet: (count) => `на вулиці ${bells(count)}`,
  othersTurn: (name) => `${name} роздає карти`,
  thinks: (name) => `${name} думає. Карту побачать усі, коли вона ляже на вулицю.`,
  roundOver: (name) => `Запізно: ${name}`,
  winner: (name) => `Перемога: ${name}!`,
  turn: {
    ask: 'Яку карту відкрити?',
    how: 'Кожному по одній карті, і тобі теж.',
    label: (number) => `Відкрити карту ${number}`,
    again: 'або торкнися будь-якої з карт',
    back: (number, of) => `Карта ${number} з ${of}, сорочкою догори`,
  },
  prompts: {
    give: (name) => `Кому ${name}?`,
    how: 'Торкнися підсвіченої вулиці або перетягни карту.',
    veto: (name) => `Тобі дають ${name}. Відмовишся?`,
    otherCard: (name) => (name === null ? 'Друга карта — тобі.' : `Другу карту отримає ${name}.`),
  },
  give: {
    label: (name) => (name === null ? 'Лишити собі' : `Віддати: ${name}`),
    again: 'або ще раз торкнися цієї вулиці',
  },
  forecast: (name, of) => {
    const refuse = name === null ? ' Але можеш відмовитися.' : ' Але може відмовитися.';
    return `${name ?? 'Ти'}: ${outcomeOf(of)}${of.mayRefuse ? refuse : ''}`;
  },
  notes: {
    tooLate: 'запізно!',
    hasCard: 'є карта',
    of: (limit) => `запізно з ${limit}`,
    lateFrom: (count) => `запізно з +${count}`,
    anyCard: 'поки безпечно',
    more: '+ карта',
    back: '− карта',
    mayRefuse: 'відмова?',
    banked: 'сховано',
    inTheStreet: 'на вулиці',
    refused: 'Ні, дякую!',
  },
  veto: {
    asked: 'Відмовитися від цієї карти?',
    given: (name, card) => `${name} дає тобі ${card}`,
    drawn: (card) => `Карта від «Цікавості»: ${card}`,
    means: (of) =>
      of.late && of.lost ? `${of.from} → ${of.to}: буде запізно, ${gone(of.lost)}.` : outcomeOf(of),
    refuse: 'Ні, дякую!',
    take: 'Взяти',
    taking: (of) =>
      of.late
        ? 'раунд закінчиться'
        : of.kept
          ? `+${bells(of.kept)}`
          : `${hours(of.to)}, запізно з ${of.limit}`,
    own: 'Лишити цю карту собі чи відмовитися?',
    keep: 'Лишити собі',
    refuseOwn: 'Відмовитися',
    costs: 'обидві карти підуть у відбій',
    other: 'Віддати комусь іншому',
    timeOut: (late) => (late ? 'с, тоді спрацює «Ні, дякую!»' : 'с, тоді карта твоя'),
  },
  read: { label: 'Карта зблизька', page: 'Карти', means: meansOf },
  pile: {
    open: (worth, goal) =>
      goal === null ? `схованка: ${bells(worth)}` : `схованка: ${worth} із ${goal} дзвіночків`,
    closed: (count) => `схованка: ${cards(count)} сорочкою догори`,
    look: 'Зазирнути у свою схованку',
  },
  first: 'перший гравець',
  hint: {
    reasons: {
      stop: (of) =>
        `Зупинити: ${of.name}. ${of.bells ? `Там ${gone(of.bells)}` : 'Раунд закінчиться'}${of.saved ? `, а в тебе +${bells(of.saved)}` : ''}.`,
      spend: (of) => `${of.name}: або запізно, або без «Ні, дякую!».`,
      safe: (of) => `+${bells(of.bells)} у твою схованку, і їх уже не забрати.`,
      bells: (of) => `+${bells(of.bells)} на твою вулицю, і ще не запізно.`,
      owl: () => 'З межею 18 можна зібрати більше.',
      shield: () => 'Згодом можна буде відмовитися від небезпечної карти.',
      back: () => 'Твій годинник піде назад.',
      few: () => 'Часу вона забере небагато.',
      load: (of) => `${of.name}: до запізнення все ближче.`,
      least: (of) => `${of.name}: користі від цієї карти найменше.`,
      late: (of) => (of.bells ? `Інакше буде запізно і ${gone(of.bells)}.` : 'Інакше буде запізно.'),
      refuse: () => 'Без цієї карти тобі краще.',
      take: () => 'Цю карту варто взяти.',
    },
    flaws: {
      late: (of) => `${of.name}: запізно${of.count ? `, ${gone(of.count)}` : ''}.`,
      ends: (of) => `Раунд закінчиться. ${of.name}: ${bells(of.count)} у схованку.`,
      spares: (of) => `${of.name}: з цією картою запізно.`,
      gift: (of) => `${of.name}: +${bells(of.count)}.`,
      spent: () => 'Витрачає «Ні, дякую!».',
      near: (of) => `${of.name}: до запізнення ${hours(of.count)}.`,
    },
    take: 'Спробувати',
  },
  ending: {
    reasons: {
      thirteen: '13 дзвіночків раніше за всіх',
      'whole-deck': 'Найбільше дзвіночків, коли закінчилася колода',
    },
    tie: 'Дзвіночків порівну: виграє місце, найдальше від ліхтаря',
    gift: 'Останні дзвіночки приніс подарунок.',
    late: (name) => `${name ?? 'Ти'}: запізно! Раунд закінчився, і всі інші сховали свої дзвіночки.`,
    times: 'Запізнень',
    lost: 'Через це пропало дзвіночків',
  },
  risk: {
    button: 'Шанси',
    label: 'Який шанс, що з наступною картою буде запізно.',
    note: (percent) => `запізно: ${percent} %`,
    of: (percent) => `Шанс запізнитися з наступною картою: ${percent} %.`,
  },
};
export default town;
