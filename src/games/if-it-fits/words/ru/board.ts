import type { Seat } from '../../../../kernel/game.ts';
import { plural, withMinus } from '../../../../words/plural.ts';
import type { Mark, ToyKind } from '../../rules/cards.ts';
import type { BoxInfo, CatsInBox } from '../../rules/score.ts';
import { withExtraCats } from '../extra-cats.ts';
import type { BoardWords, People } from '../board-types.ts';

const n = plural('ru');
const who = (seat: Seat, { you, name }: People): string => (seat === you ? 'ты' : name(seat));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const and = (all: readonly string[]): string =>
  all.length > 1 ? `${all.slice(0, -1).join(', ')} и ${all.at(-1)}` : (all[0] ?? '');

const MARKS: Readonly<Record<Mark, (many: number) => string>> = {
  M: (many) => n(many, { one: '# мышка', few: '# мышки', many: '# мышек' }),
  Y: (many) => n(many, { one: '# клубок', few: '# клубка', many: '# клубков' }),
  F: (many) => n(many, { one: '# перо', few: '# пера', many: '# перьев' }),
  H: (many) => n(many, { one: '# селёдка', few: '# селёдки', many: '# селёдок' }),
  S: (many) => n(many, { one: '# пшикалка', few: '# пшикалки', many: '# пшикалок' }),
  '*': (many) => n(many, { one: '# джокер', few: '# джокера', many: '# джокеров' }),
};
const points = (count: number): string => n(count, { one: '# очко', few: '# очка', many: '# очков' });
const SIDES = { N: 'сверху', E: 'справа', S: 'снизу', W: 'слева' };

const KINDS: Readonly<Record<ToyKind, string>> = { M: 'мышки', Y: 'клубки', F: 'перья', H: 'селёдки' };
const IN_HAND = { left: 'слева в руке', middle: 'в руке посередине', right: 'справа в руке' };
const toysOf = (marks: readonly Mark[]): string =>
  and([...new Set(marks)].map((mark) => MARKS[mark](marks.filter((one) => one === mark).length))) ||
  'без игрушек';

const whose = ({ cats, value }: BoxInfo, people: People): string => {
  const kind = value.closed ? 'закрытая коробка' : 'открытая коробка';
  const holders = cats.filter(({ holds }) => holds).map(({ seat }) => seat);
  if (holders.length === 0)
    return cats.length > 0 ? `${capital(kind)}, коты спят` : `${capital(kind)}, пока свободная`;
  if (holders.length === 1 && holders[0] === people.you) return `Твоя ${kind}`;
  return `${capital(kind)}: ${and(holders.map((seat) => who(seat, people)))}`;
};

/** A number without a name belongs to the player who holds the box. */
const extras = (paid: readonly CatsInBox[], people: People): string => {
  if (paid.length === 0) return '';
  const each = paid.map(({ seat, extra }) => `${paid.length > 1 ? `${who(seat, people)} ` : ''}+${extra}`);
  return `, ${each.join(', ')} за дополнительных котов`;
};

const reasons = (box: BoxInfo, people: People): string => {
  const { value } = box;
  const per = value.kinds.length > 0 ? value.toys / value.kinds.length : 0;
  const plus = [
    ...value.kinds.map((kind) => MARKS[kind](per)),
    ...(value.jokers > 0 ? [MARKS['*'](value.jokers)] : []),
  ].join(' + ');
  const minus = value.sprays > 0 ? ` − ${MARKS.S(value.sprays)}` : '';
  const sum = `${plus || 'без игрушек'}${minus}${value.closed ? ', вдвойне' : ''}`;
  return `${sum}${extras(withExtraCats(box), people)}`;
};

const ru: BoardWords = {
  table: (columns, rows) =>
    `Стол, ${n(columns, { one: '# столбец', few: '# столбца', many: '# столбцов' })} и ${n(rows, { one: '# ряд', few: '# ряда', many: '# рядов' })}`,
  tabletop: {
    closer: 'Ближе (+)',
    farther: 'Дальше (−)',
    whole: 'Весь стол (0)',
    back: 'Назад к картам (0)',
  },
  toys: { T1: 'Лазер', T2: 'Подушка с мятой', T3: 'Тоннель' },

  cell: (cell, row, column, what) => `${cell}, ряд ${row}, столбец ${column}: ${what}`,
  free: 'свободно',
  joins: (boxes, people) =>
    boxes.length === 0
      ? 'свободно, отдельная коробка'
      : `свободно, рядом ${boxes.map((box) => `${whose(box, people).toLowerCase()}, ${points(box.value.points)}`).join('; ')}`,
  card: (marks, walls) => {
    const where = walls.length > 0 ? `стенки ${and(walls.map((side) => SIDES[side]))}` : 'без стенок';
    return `карта: ${toysOf(marks)}, ${where}`;
  },
  asleep: (name) => `${name}: кот спит`,
  awake: (name) => `${name}: кот лежит поперёк`,
  princess: 'Принцесса',
  whose,
  reasons,
  worth: points,

  tag: { open: 'открытая', closed: 'закрытая', noCat: 'пока без кота', asleep: 'коты спят' },
  legend: {
    yours: 'твоя',
    of: (name) => name,
    shared: 'общая',
    nobody: 'свободная',
    closed: 'закрытая: считается вдвойне',
    closedShort: 'закрытая ×2',
  },
  scoring: {
    tab: 'Очки',
    goal: 'Побеждает тот, у кого больше всего очков. Коробка даёт:',
    toys: 'больше всего одинаковых',
    sprays: 'каждая пшикалка',
    closed: 'если закрыта',
    cats: 'каждый кот после первого',
    who: 'тому, чьих котов в ней больше всего',
  },
  ending: {
    tie: 'Очков поровну: выигрывает тот, у кого меньше пшикалок',
    best: 'Лучшая коробка',
    closed: 'Закрытые коробки',
    sprays: 'Отняли пшикалки',
  },
  ifEnded: 'если бы игра закончилась сейчас',
  count: {
    open: 'Открытая коробка',
    closed: 'Закрытая коробка',
    next: 'Дальше',
    faster: 'Быстрее',
    title: (box, of) => `Подсчёт: коробка ${box} из ${of}`,
    idle: (kinds) => `${capital(and(kinds.map((kind) => KINDS[kind])))}: их меньше, они не считаются`,
  },

  tray: 'Твои карты',
  newest: 'новая',
  draw: {
    verb: 'Взять',
    label: 'Взять карту',
    left: (cards) => n(cards, { one: 'осталась # карта', few: 'осталось # карты', many: 'осталось # карт' }),
  },
  lastCards: 'Последние карты',
  nap: 'Уложить кота',
  turn: 'Повернуть',
  turnKey: 'Повернуть карту (R)',
  catChoice: 'Коты на выбор',
  cats: {
    iryska: 'Ириска',
    murchyk: 'Мурчик',
    barsuk: 'Барсук',
    tsaranka: 'Царанка',
    kuzia: 'Кузя',
  },
  cat: 'Кот',
  catSides: { W: 'Кот слева', E: 'Кот справа' },
  catsLeft: (cats) => n(cats, { one: 'ещё # кот', few: 'ещё # кота', many: 'ещё # котов' }),
  points,
  holds: (name, cats, cards, score) =>
    [
      `${name}: ${n(cats, { one: 'ещё # кот', few: 'ещё # кота', many: 'ещё # котов' })}`,
      n(cards, { one: '# карта в руке', few: '# карты в руке', many: '# карт в руке' }),
      `пока ${points(score)}`,
    ].join(', '),

  prompts: {
    cat: 'Выбери своего кота. Они отличаются только внешне.',
    chooseStart: 'Выбери стартовую карту.',
    choose: 'Выбери карту: загорятся её места.',
    cardFirst: 'Сначала выбери карту из руки.',
    start: 'Положи её на подсвеченное место.',
    draw: 'Возьми карту или вместо этого уложи кота спать.',
    nap: 'Где уложить кота? Подойдёт любое место у карты.',
    box: 'Положи на подсвеченное место. Потом можно добавить кота.',
    princess: 'Какого кота Принцесса отправит домой?',
    toy: (toy) => `${toy}! Клади поперёк открытого длинного стыка.`,
    toyAsBox: (toy) => `${toy}! Свободного стыка нет: клади как обычную карту.`,
    discard: 'Больше ничего не влезает: выбери, какую карту отложить.',
    ending: 'Последние карты: новых не берут, котов спать не укладывают.',
  },
  plan: {
    start: { verb: 'Положить', label: 'Положить карту' },
    box: { verb: 'Положить', label: 'Положить карту' },
    cat: { verb: 'Положить', label: 'Положить карту и кота' },
    sleep: { verb: 'Уложить', label: 'Уложить кота' },
    toy: { verb: 'Положить', label: 'Положить игрушку' },
    princess: { verb: 'Отправить', label: 'Отправить кота домой' },
    discard: { verb: 'Отложить', label: 'Отложить карту' },
  },
  again: (cell) => `или коснись ${cell} ещё раз`,
  hint: {
    reasons: {
      cat: 'Подойдёт любой кот.',
      start: 'Отсюда вырастет твоя первая коробка.',
      draw: 'Возьми карту: из трёх выбор лучше.',
      sleep: 'Спящий кот откроет тебе эту коробку.',
      toy: 'Особая игрушка считается за две.',
      'send-home': 'Отправь кота домой и забери коробку.',
      discard: 'Ничего не влезает: отложи самую ненужную карту.',
      close: 'Закрой свою коробку: она считается вдвойне.',
      'move-in': 'Займи коробку: очки дают только те, где есть твои коты.',
      grow: 'Твоя коробка принесёт больше очков.',
      spoil: 'Испорти коробку соперника.',
      prepare: 'Подготовь хорошую коробку для следующего кота.',
      'no-harm': 'Сейчас ничего не выиграть: положи туда, где это тебе не повредит.',
    },
    flaws: {
      harm: 'Твоя коробка даст меньше очков.',
      helps: 'Коробка соперника даст больше очков.',
      'no-close': 'Здесь можно закрыть коробку: она считается вдвойне.',
      fewer: 'Сразу можно взять больше очков.',
    },
    lay: ({ marks, where, cell, turned, cat }) =>
      `Карта${where ? ` ${IN_HAND[where]}` : ''} (${toysOf(marks)}): ${turned ? 'поверни её и положи' : 'положи её'} на ${cell}${cat ? `, а кота — ${cat === 'W' ? 'слева' : 'справа'}` : ''}.`,
    take: 'Попробовать',
  },
  effects: ({ joins, closes, standings, worth, goesHome, ends }, { you, name }) =>
    [
      ends === 'match' && 'Это конец партии.',
      closes.length === 1 && 'Коробка закроется.',
      closes.length > 1 &&
        `${n(closes.length, { one: 'Закроется # коробка', few: 'Закроются # коробки', many: 'Закроется # коробок' })}.`,
      joins > 1 &&
        `${n(joins, { one: 'Соединит # коробку', few: 'Соединит # коробки', many: 'Соединит # коробок' })}.`,
      goesHome !== null &&
        (goesHome === you ? 'Твой кот идёт домой.' : `Кот идёт домой (${name(goesHome)}).`),
      standings.length > 0 &&
        `${standings.map(({ seat, from, to }) => `${seat === you ? 'Ты' : name(seat)} ${withMinus(from)} → ${withMinus(to)}`).join(', ')}.`,
      ends === 'phase' && 'Дальше все доигрывают последние карты.',
      standings.length === 0 && 'Очки не изменятся.',
      standings.length === 0 && worth !== null && `Коробка даёт ${points(worth)}.`,
    ].filter((part) => part !== false),
};
export default ru;
