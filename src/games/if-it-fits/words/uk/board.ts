import type { Seat } from '../../../../kernel/game.ts';
import { plural, withMinus } from '../../../../words/plural.ts';
import type { Mark, ToyKind } from '../../rules/cards.ts';
import type { BoxInfo, CatsInBox } from '../../rules/score.ts';
import { withExtraCats } from '../extra-cats.ts';
import type { BoardWords, People } from '../board-types.ts';

const n = plural('uk');
const who = (seat: Seat, { you, name }: People): string => (seat === you ? 'ти' : name(seat));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const and = (all: readonly string[]): string =>
  all.length > 1 ? `${all.slice(0, -1).join(', ')} та ${all.at(-1)}` : (all[0] ?? '');

const MARKS: Readonly<Record<Mark, (many: number) => string>> = {
  M: (many) => n(many, { one: '# мишка', few: '# мишки', many: '# мишок' }),
  Y: (many) => n(many, { one: '# клубок', few: '# клубки', many: '# клубків' }),
  F: (many) => n(many, { one: '# перо', few: '# пера', many: '# пер' }),
  H: (many) => n(many, { one: '# оселедець', few: '# оселедці', many: '# оселедців' }),
  S: (many) => n(many, { one: '# пшикалка', few: '# пшикалки', many: '# пшикалок' }),
  '*': (many) => n(many, { one: '# джокер', few: '# джокери', many: '# джокерів' }),
};
const points = (count: number): string => n(count, { one: '# очко', few: '# очки', many: '# очок' });
const SIDES = { N: 'зверху', E: 'справа', S: 'знизу', W: 'зліва' };

const KINDS: Readonly<Record<ToyKind, string>> = { M: 'мишки', Y: 'клубки', F: 'пера', H: 'оселедці' };
const IN_HAND = { left: 'ліворуч у руці', middle: 'у руці посередині', right: 'праворуч у руці' };
const toysOf = (marks: readonly Mark[]): string =>
  and([...new Set(marks)].map((mark) => MARKS[mark](marks.filter((one) => one === mark).length))) ||
  'без іграшок';

const whose = ({ cats, value }: BoxInfo, people: People): string => {
  const kind = value.closed ? 'закрита коробка' : 'відкрита коробка';
  const holders = cats.filter(({ holds }) => holds).map(({ seat }) => seat);
  if (holders.length === 0)
    return cats.length > 0 ? `${capital(kind)}, коти сплять` : `${capital(kind)}, поки вільна`;
  if (holders.length === 1 && holders[0] === people.you) return `Твоя ${kind}`;
  return `${capital(kind)}: ${and(holders.map((seat) => who(seat, people)))}`;
};

/** A number without a name belongs to the player who holds the box. */
const extras = (paid: readonly CatsInBox[], people: People): string => {
  if (paid.length === 0) return '';
  const each = paid.map(({ seat, extra }) => `${paid.length > 1 ? `${who(seat, people)} ` : ''}+${extra}`);
  return `, ${each.join(', ')} за додаткових котів`;
};

const reasons = (box: BoxInfo, people: People): string => {
  const { value } = box;
  const per = value.kinds.length > 0 ? value.toys / value.kinds.length : 0;
  const plus = [
    ...value.kinds.map((kind) => MARKS[kind](per)),
    ...(value.jokers > 0 ? [MARKS['*'](value.jokers)] : []),
  ].join(' + ');
  const minus = value.sprays > 0 ? ` − ${MARKS.S(value.sprays)}` : '';
  const sum = `${plus || 'без іграшок'}${minus}${value.closed ? ', подвійно' : ''}`;
  return `${sum}${extras(withExtraCats(box), people)}`;
};

const uk: BoardWords = {
  table: (columns, rows) =>
    `Стіл, ${n(columns, { one: '# стовпець', few: '# стовпці', many: '# стовпців' })} і ${n(rows, { one: '# рядок', few: '# рядки', many: '# рядків' })}`,
  tabletop: {
    closer: 'Ближче (+)',
    farther: 'Далі (−)',
    whole: 'Увесь стіл (0)',
    back: 'Назад до карток (0)',
  },
  toys: { T1: 'Лазер', T2: 'Подушка з м’ятою', T3: 'Тунель' },

  cell: (cell, row, column, what) => `${cell}, рядок ${row}, стовпець ${column}: ${what}`,
  free: 'вільно',
  joins: (boxes, people) =>
    boxes.length === 0
      ? 'вільно, окрема коробка'
      : `вільно, поруч ${boxes.map((box) => `${whose(box, people).toLowerCase()}, ${points(box.value.points)}`).join('; ')}`,
  card: (marks, walls) => {
    const where = walls.length > 0 ? `стінки ${and(walls.map((side) => SIDES[side]))}` : 'без стінок';
    return `картка: ${toysOf(marks)}, ${where}`;
  },
  asleep: (name) => `${name}: кіт спить`,
  awake: (name) => `${name}: кіт лежить упоперек`,
  princess: 'Принцеса',
  whose,
  reasons,
  worth: points,

  tag: { open: 'відкрита', closed: 'закрита', noCat: 'ще без кота', asleep: 'коти сплять' },
  legend: {
    yours: 'твоя',
    of: (name) => name,
    shared: 'спільна',
    nobody: 'вільна',
    closed: 'закрита: рахується подвійно',
    closedShort: 'закрита ×2',
  },
  scoring: {
    tab: 'Очки',
    goal: 'Перемагає той, у кого найбільше очок. Коробка дає:',
    toys: 'найбільше однакових',
    sprays: 'кожна пшикалка',
    closed: 'якщо закрита',
    cats: 'кожен кіт після першого',
    who: 'тому, чиїх котів у ній найбільше',
  },
  ending: {
    tie: 'Очок порівну: виграє той, у кого менше пшикалок',
    best: 'Найкраща коробка',
    closed: 'Закриті коробки',
    sprays: 'Забрали пшикалки',
  },
  ifEnded: 'якби гра скінчилася зараз',
  count: {
    open: 'Відкрита коробка',
    closed: 'Закрита коробка',
    next: 'Далі',
    faster: 'Швидше',
    title: (box, of) => `Підрахунок: коробка ${box} з ${of}`,
    idle: (kinds) => `${capital(and(kinds.map((kind) => KINDS[kind])))}: їх менше, вони не рахуються`,
  },

  tray: 'Твої картки',
  newest: 'нова',
  draw: {
    verb: 'Взяти',
    label: 'Взяти картку',
    left: (cards) =>
      n(cards, { one: 'лишилася # картка', few: 'лишилося # картки', many: 'лишилося # карток' }),
  },
  lastCards: 'Останні картки',
  nap: 'Вкласти кота',
  turn: 'Обернути',
  turnKey: 'Обернути картку (R)',
  catChoice: 'Коти на вибір',
  cats: {
    iryska: 'Іриска',
    murchyk: 'Мурчик',
    barsuk: 'Барсук',
    tsaranka: 'Царанка',
    kuzia: 'Кузя',
  },
  cat: 'Кіт',
  catSides: { W: 'Кіт ліворуч', E: 'Кіт праворуч' },
  catsLeft: (cats) => n(cats, { one: 'ще # кіт', few: 'ще # коти', many: 'ще # котів' }),
  points,
  holds: (name, cats, cards, score) =>
    [
      `${name}: ${n(cats, { one: 'ще # кіт', few: 'ще # коти', many: 'ще # котів' })}`,
      n(cards, { one: '# картка в руці', few: '# картки в руці', many: '# карток у руці' }),
      `поки ${points(score)}`,
    ].join(', '),

  prompts: {
    cat: 'Обери свого кота. Вони різні лише на вигляд.',
    chooseStart: 'Обери стартову картку.',
    choose: 'Обери картку: засвітяться її місця.',
    cardFirst: 'Спершу обери картку з руки.',
    start: 'Поклади її на підсвічене місце.',
    draw: 'Візьми картку або натомість вклади кота спати.',
    nap: 'Де спатиме твій кіт? Підійде будь-яке місце біля картки.',
    box: 'Поклади на підсвічене місце. Потім можна додати кота.',
    princess: 'Якого кота Принцеса відправить додому?',
    toy: (toy) => `${toy}! Клади впоперек відкритого довгого стику.`,
    toyAsBox: (toy) => `${toy}! Вільного стику немає: клади як звичайну картку.`,
    discard: 'Більше нічого не влазить: обери, яку картку відкласти.',
    ending: 'Останні картки: нових не беруть, котів спати не вкладають.',
  },
  plan: {
    start: { verb: 'Покласти', label: 'Покласти картку' },
    box: { verb: 'Покласти', label: 'Покласти картку' },
    cat: { verb: 'Покласти', label: 'Покласти картку й кота' },
    sleep: { verb: 'Вкласти', label: 'Вкласти кота' },
    toy: { verb: 'Покласти', label: 'Покласти іграшку' },
    princess: { verb: 'Відправити', label: 'Відправити кота додому' },
    discard: { verb: 'Відкласти', label: 'Відкласти картку' },
  },
  again: (cell) => `або торкнися ${cell} ще раз`,
  hint: {
    reasons: {
      cat: 'Підійде будь-який кіт.',
      start: 'Звідси виросте твоя перша коробка.',
      draw: 'Візьми картку: з трьох вибір кращий.',
      sleep: 'Сплячий кіт відкриє тобі цю коробку.',
      toy: 'Особлива іграшка рахується за дві.',
      'send-home': 'Відправ кота додому й забери коробку.',
      discard: 'Нічого не влазить: відклади найменш потрібну картку.',
      close: 'Закрий свою коробку: вона рахується подвійно.',
      'move-in': 'Займи коробку: очки дають лише ті, де є твої коти.',
      grow: 'Твоя коробка дасть більше очок.',
      spoil: 'Зіпсуй коробку суперника.',
      prepare: 'Підготуй добру коробку для наступного кота.',
      'no-harm': 'Зараз нічого не виграєш: поклади там, де тобі це не зашкодить.',
    },
    flaws: {
      harm: 'Твоя коробка дасть менше очок.',
      helps: 'Коробка суперника дасть більше очок.',
      'no-close': 'Тут можна закрити коробку: вона рахується подвійно.',
      fewer: 'Одразу можна взяти більше очок.',
    },
    lay: ({ marks, where, cell, turned, cat }) =>
      `Картка${where ? ` ${IN_HAND[where]}` : ''} (${toysOf(marks)}): ${turned ? 'оберни її й поклади' : 'поклади її'} на ${cell}${cat ? `, кота поклади ${cat === 'W' ? 'ліворуч' : 'праворуч'}` : ''}.`,
    take: 'Спробувати',
  },
  effects: ({ joins, closes, standings, worth, goesHome, ends }, { you, name }) =>
    [
      ends === 'match' && 'Це кінець партії.',
      closes.length === 1 && 'Коробка закриється.',
      closes.length > 1 &&
        `${n(closes.length, { one: 'Закриється # коробка', few: 'Закриються # коробки', many: 'Закриється # коробок' })}.`,
      joins > 1 &&
        `${n(joins, { one: 'З’єднає # коробку', few: 'З’єднає # коробки', many: 'З’єднає # коробок' })}.`,
      goesHome !== null &&
        (goesHome === you ? 'Твій кіт іде додому.' : `Кіт іде додому (${name(goesHome)}).`),
      standings.length > 0 &&
        `${standings.map(({ seat, from, to }) => `${seat === you ? 'Ти' : name(seat)} ${withMinus(from)} → ${withMinus(to)}`).join(', ')}.`,
      ends === 'phase' && 'Далі всі дограють останні картки.',
      standings.length === 0 && 'Очки не зміняться.',
      standings.length === 0 && worth !== null && `Коробка дає ${points(worth)}.`,
    ].filter((part) => part !== false),
};
export default uk;
