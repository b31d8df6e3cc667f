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
    return `${of.from} → ${of.to}, запізно! Раунд закінчиться${of.lost ? `, ${gone(of.lost)}` : ''}.`;
  if (of.kept) return `${bells(of.kept)} одразу в схованку.${of.wins ? ' І це перемога!' : ''}`;
  if (of.removes)
    return `${of.from} → ${of.to}: остання карта піде у відбій.${of.owlGone ? ' Межа знову 13.' : ''}`;
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
  faceDown: (count) => `ще ${cards(count)} сорочкою догори`,
  deck: (count) => `У колоді ${cards(count)}`,
  round: (round) => `Раунд ${round}`,
  lastStage: 'Щойно хтось запізниться, партія закінчиться.',
  turn: {
    ask: 'Яку карту відкрити?',
    how: 'Кожному по одній карті, і тобі теж.',
    verb: 'Відкрити',
    label: (number) => `Відкрити карту ${number}`,
    again: 'або торкнися будь-якої з карт',
    back: (number, of) => `Карта ${number} з ${of}, сорочкою догори`,
  },
  prompts: {
    give: (name) => `Кому віддаси карту «${name}»?`,
    how: 'Торкнися світлої вулиці або перетягни карту.',
    veto: (name) => `Тобі дають «${name}». Відмовишся?`,
  },
  give: {
    verb: 'Віддати',
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
    own: 'Лишити цю карту собі чи відмовитися?',
    keep: 'Лишити собі',
    refuseOwn: 'Відмовитися',
    costs: 'витратить карту відмови',
    timeOut: (late) => (late ? 'Коли вийде час, це буде відмова.' : 'Коли вийде час, карта твоя.'),
  },
  pile: {
    open: (worth, goal) =>
      goal === null ? `схованка: ${bells(worth)}` : `схованка: ${worth} із ${goal} дзвіночків`,
    closed: (count) => `схованка: ${cards(count)} сорочкою догори`,
    look: 'Зазирнути у свою схованку',
  },
  first: 'перший гравець',
  risk: {
    button: 'Шанси',
    label: 'Який шанс, що з наступною картою буде запізно.',
    note: (percent) => `запізно: ${percent} %`,
    of: (percent) => `Шанс запізнитися з наступною картою: ${percent} %.`,
  },
};
export default town;
