import { plural } from '../../../../words/plural.ts';
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
    return `${of.from} → ${of.to}, запізно! Раунд скінчиться${of.lost ? `, ${gone(of.lost)}` : ''}.`;
  if (of.kept) return `${bells(of.kept)} одразу в схованку.${of.wins ? ' І це перемога!' : ''}`;
  if (of.removes)
    return `${of.from} → ${of.to}: остання карта піде геть.${of.owlGone ? ' Межа знову 13.' : ''}`;
  const parts = [
    `${of.from} → ${of.to} із ${of.limit}.`,
    of.bells > 0 && `На вулиці ще ${bells(of.bells)}.`,
    of.owl && 'Межа тепер 18.',
    of.more && 'Одразу прийде ще карта.',
  ];
  return parts.filter(Boolean).join(' ');
};

const town: TownWords = {
  town: 'Вулиці банд',
  gang: ({ name, hours: time, limit, bells: risked, cards: row }) =>
    `${name}: ${hours(time)} із ${limit}, на вулиці ${bells(risked)}. ${row.length ? `Карти: ${row.join('; ')}.` : 'Карт немає.'}`,
  deal: 'Карти цього ходу',
  faceDown: (count) => `ще ${count} наосліп`,
  deck: (count) => `У колоді ${cards(count)}`,
  round: (round) => `Раунд ${round}`,
  lastStage: 'Хто запізниться наступним, той скінчить партію.',
  struck: (name) =>
    name === null ? 'Годинник б’є: тобі пора додому, запізно!' : `Годинник б’є: ${name} — запізно!`,
  prompts: {
    give: (name) => `Кому віддаси карту: ${name}?`,
    how: 'Торкнись світлої вулиці або перетягни карту.',
    veto: (name) => `Тобі дають: ${name}. Відмовишся?`,
  },
  give: {
    verb: 'Віддати',
    label: (name) => (name === null ? 'Лишити собі' : `Віддати: ${name}`),
    again: 'або ще раз торкнись цієї вулиці',
  },
  forecast: (name, of) => `${name}: ${outcomeOf(of)}${of.mayRefuse ? ' Але може відмовитись.' : ''}`,
  notes: {
    tooLate: 'запізно!',
    hasCard: 'є карта',
    of: (limit) => `із ${limit}`,
    more: '+ карта',
    back: '− карта',
    mayRefuse: 'відмова?',
    banked: 'сховано',
    refused: 'Ні, дякую!',
  },
  veto: {
    asked: 'Відмовитися від цієї карти?',
    refuse: 'Ні, дякую!',
    take: 'Взяти',
    costs: 'карта відмови піде',
    timeOut: (late) => (late ? 'Вийде час — буде відмова.' : 'Вийде час — береш карту.'),
  },
  pile: {
    open: (worth, goal) =>
      goal === null ? `схованка: ${bells(worth)}` : `схованка: ${worth} із ${goal} дзвіночків`,
    closed: (count) => `схованка: ${cards(count)} долілиць`,
    look: 'Зазирнути у свою схованку',
  },
  first: 'перший гравець',
  risk: {
    button: 'Ризик',
    label: 'Шанс, що наступна невидима карта затримає цього кота допізна.',
    of: (percent) => `Ризик від наступної невидимої карти: ${percent} відсотків.`,
  },
};
export default town;
