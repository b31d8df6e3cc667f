import { plural, withSign } from '../../../../words/plural.ts';
import { costOf } from '../../rules/cards/discovery.ts';
import type { Changes, Fields, Names, Sides, TableWords } from '../table-types.ts';
import { HER, HIM, THEM, asObject } from './tile-names.ts';

const n = plural('uk');
const fish = (count: number): string => n(count, { one: '# рибина', few: '# рибини', many: '# рибин' });
/** After "з": "0 з 21 рибини". */
const ofFish = (count: number): string => n(count, { one: '# рибини', few: '# рибин', many: '# рибин' });
/** After "за": "за 1 рибину". */
const forFish = (count: number): string => n(count, { one: '# рибину', few: '# рибини', many: '# рибин' });
const cards = (count: number): string => n(count, { one: '# карту', few: '# карти', many: '# карт' });
const baskets = (count: number): string => n(count, { one: '# кошик', few: '# кошики', many: '# кошиків' });
const points = (count: number): string => n(count, { one: '# очко', few: '# очки', many: '# очок' });
/** The cards and the used baskets that are laid, as one object of a sentence; `named`: the names of the cards. */
const together = (laid: number, used: number, named: string = ''): string =>
  [laid > 0 && cards(laid) + named, used > 0 && baskets(used)].filter(Boolean).join(' і ');
const FIELDS: Fields = { left: 'на ліве поле', right: 'на праве поле' };
const SIDES: Sides = { basket: 'Кошик', boots: 'Чотири чоботи' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const TREASURES = {
  common: '2 звичайні скарби',
  small: '2 малі скарби',
  rare: '1 рідкісний скарб',
};

const TO_PLACE = {
  common: 'звичайний скарб',
  small: 'малий скарб',
  rare: 'рідкісний скарб',
  any: 'звичайний чи рідкісний скарб',
};

/** A change of the score, with its sign. */
const plus = (count: number): string =>
  `${withSign(count)} ${n(Math.abs(count), { one: 'очко', few: 'очки', many: 'очок' })}`;

const group = ({ group: found }: Changes): string | false => {
  if (!found) return false;
  const colour = capital(THEM[found.colour]);
  if (found.needs > 0) return `${colour}: ${found.cats} з 3 для родини.`;
  if (found.cats === 3) return `${colour}: 3-й кіт, родина, ${plus(found.points)}.`;
  return `${colour}: родина з ${n(found.cats, { one: '# кота', few: '# котів', many: '# котів' })}, ${plus(found.points)}.`;
};

export const table: TableWords = {
  boat: 'Твій човен',
  boatOf: (name) => `Човен: ${name}`,
  lookAt: (name) => `Показати човен: ${name}`,
  back: 'До свого човна',
  cell: (place, room, what) => `${place}, ${room}: ${what}`,
  rat: 'щур',
  map: (colour) => `${HER[colour]} мапа скарбів`,
  bare: 'вільно',

  shelves: {
    left: 'Ліве поле',
    right: 'Праве поле',
    island: 'Довкола острова',
    kittens: 'Кошенята',
    treasures: 'Скарби',
    oshax: 'Ошакси',
    drawn: 'Покласти',
  },
  shelvesShort: { left: 'Ліве', right: 'Праве', island: 'Острів' },
  tile: (name, cells, place) =>
    `${capital(name)}, ${n(cells, { one: '# клітинка', few: '# клітинки', many: '# клітинок' })}${place && `, ${place}`}`,
  left: (count) => `лишилося ${count}`,
  fish,
  baskets,
  bothFor: (money) => `двоє: ${money}`,
  day: (day) => `День ${day}`,
  dayOf: (day) => `День ${day} з 5`,
  dayShort: (day) => `День ${day}/5`,
  daysLeft: 'Лишилося днів',
  daysLeftOn: (left) =>
    left === 1
      ? 'останній день'
      : `лишилося ${n(left, { one: '# день', few: '# дні', many: '# днів' })} разом із сьогоднішнім`,
  paysNow: (paid) => `зараз ${points(paid)}`,
  brought: (paid) => `Події вже принесли тобі ${points(paid)}.`,
  usedBaskets: (sides) => `Уживані кошики: ${sides.map((side) => SIDES[side].toLowerCase()).join(', ')}`,
  token: (side) => (side === 'basket' ? '1 кошик' : '4 чоботи'),
  usedHead: 'Уживані кошики: кожен на один день',
  noEvent: 'без події',
  eventOver: 'уже спрацювала',
  today: 'Сьогодні',
  fastest: 'Хто сьогодні найшвидший?',
  deeds: { passed: 'пас', done: 'готово' },
  event: 'Подія',
  days: 'П’ять днів',
  order: (names) => `Черга: ${names.join(', ')}`,
  has: (money, left, held, lessons) =>
    `${fish(money)}, ${baskets(left)}, карт у руці: ${held}, уроків: ${lessons}`,
  score: 'Очки',
  soFar: (count) => `${points(count)}, якби гра скінчилася зараз`,

  inHand: 'У руках',
  putBack: 'Покласти назад',
  turn: 'Обернути (R)',
  turnBack: 'Обернути в інший бік (Shift R)',
  flip: 'Перевернути (F)',
  nudge: { left: 'Ліворуч', up: 'Вгору', down: 'Вниз', right: 'Праворуч' },
  nudges: 'Посунути плитку',

  advice: {
    says: (tile, place) => `Порада: ${tile} на ${place}.`,
    take: 'Спробувати',
    keep: 'Порада: залиш ці карти.',
    buy: (bought, cost, money) =>
      bought === 0
        ? 'Порада: нічого не купуй, уся риба піде на котів.'
        : `Порада: купи ${bought === 1 ? 'цю карту' : 'ці карти'} за ${forFish(cost)}. На котів: ${fish(money - cost)}.`,
    card: (name, cost, worth) =>
      `${name}${cost === null ? '' : ` (${fish(cost)})`}${worth === null ? '' : `: ${worth}`}`,
    play: 'Порада: зіграй цю карту.',
    lay: (names, used, speed, left) =>
      names.length + used === 0
        ? 'Порада: сьогодні нічого не викладай.'
        : `Порада: виклади ${together(names.length, used, ` (${names.join('; ')})`)}: швидкість ${speed}, ${baskets(left)}.`,
  },

  flaws: {
    'lost-map': () => 'Накриває мапу, а скарбу не дає.',
    rat: () => 'Тут можна сховати ще одного щура.',
    stops: () => 'Можна взяти на борт ще одного кота.',
    points: (of) => `Цей хід одразу дає ${of.count}, а кращий — ${points(of.better)}.`,
    dear: (of) => `На котів лишається на ${forFish(of.count)} менше.`,
  },

  trial: {
    begin: 'Приміряти',
    end: 'Завершити',
    clear: 'Очистити',
    prompt: 'Примірка: клади на свій човен будь-які плитки. Це видно лише тобі, і це ще не хід.',
    sum: (count) => `Усе разом: ${plus(count)}.`,
    verb: 'Покласти',
  },

  cards: {
    tray: 'Твої карти',
    hand: (held) => `Рука · ${held}`,
    packet: 'Обери',
    kept: 'Лишається в тебе',
    when: {
      rescue: 'Карти порятунку викладають перед порятунком, коли надійде твоя черга.',
      oshax: 'Ошакси й скарби — після порятунку, коли надійде твоя черга.',
      treasure: 'Ошакси й скарби — після порятунку, коли надійде твоя черга.',
    },
    show: 'Карти',
    more: (below) => `Ще ${below}`,
    boat: 'Човен',
    lessons: 'Уроки',
    publicLessons: 'Спільні уроки',
  },
  pages: { score: 'Рахунок', days: 'Дні', boats: 'Човни', cards: 'Уроки', sister: 'Сестра' },
  sister: {
    colours: 'Її кольори, за кожного твого кота',
    worth: points,
    lessons: 'Її уроки',
    next: 'Її наступна карта',
    left: (left) => `сьогодні ще ${n(left, { one: '# карта', few: '# карти', many: '# карт' })}`,
    first: 'Сьогодні вона перша',
    position: (place) => `місце ${place}`,
  },

  questions: {
    title: 'Запитання',
    always: 'Питати, навіть коли вибору немає',
    ready: 'Не питати, чи все готово',
    checks: { day: 'Новий день', buying: 'Перед купівлею', rescue: 'Перед порятунком', end: 'Наприкінці' },
  },
  prompts: {
    ready: {
      day: 'Починаємо новий день?',
      buying: 'Переходимо до купівлі?',
      rescue: 'Переходимо до порятунку?',
      end: 'Це кінець. Є що зіграти?',
    },
    timeLeft: (seconds) => `Далі за ${seconds} с.`,
    keep: (left, next) => `Лиши собі ${cards(left)}${next ? `; решту отримає ${next}` : ''}.`,
    keeps: (cost, money) =>
      cost === null ? 'Вибрано. Лишити ці?' : `Лишити ці? Потім вони коштують ${cost} з ${ofFish(money)}.`,
    buy: (cost, money) =>
      cost > money
        ? `Треба ${fish(cost)}, а є лише ${money}.`
        : `Купуй що хочеш: ${cost} з ${ofFish(money)}.`,
    catsFor: (money, left, right) =>
      left === 0
        ? `Лишиться ${fish(money)}: на кота не вистачить.`
        : `Лишиться ${fish(money)}: ${n(left, { one: '# кіт', few: '# коти', many: '# котів' })} зліва${right ? ` або ${right} справа` : ''}.`,
    lay: (speed, left) => `Виклади карти порятунку: швидкість ${speed}, ${baskets(left)}.`,
    rescue: 'Врятуй кота: обери й поклади його.',
    rescueFree: (left) =>
      `Візьми кота й поклади на човен або пасуй до завтра. ${n(left, { one: 'Лишився # кіт', few: 'Лишилося # коти', many: 'Лишилося # котів' })}.`,
    again: 'Можна врятувати ще одного або завершити хід.',
    ended: 'Готово: завершуй хід.',
    noBasket: 'Кошиків немає: пасуй.',
    rare: 'Зіграй ошакса чи скарб або пасуй.',
    place: (tile) => `${capital(tile)}: куди покласти?`,
    treasures: (rare) => (rare ? 'Один рідкісний скарб чи два звичайні?' : 'Які скарби береш?'),
    treasure: (kind, must) => `Поклади ${TO_PLACE[kind]}${must ? '' : ' або відмовся'}.`,
    oshaxColour: 'Якого кольору буде ошакс?',
    wait: 'Чекаємо на інших.',
  },
  plan: (move, names) => {
    switch (move.do) {
      case 'ready':
        return { verb: 'Готово', label: 'Готово' };
      case 'pass':
        return { verb: 'Пасувати', label: 'Пасувати до завтра' };
      case 'end':
        return { verb: 'Завершити хід', label: 'Завершити хід' };
      case 'done':
        return { verb: 'Готово', label: 'Готово' };
      case 'skip':
        return { verb: 'Не брати', label: 'Не брати скарб' };
      case 'keep':
        return { verb: 'Лишити', label: `Лишити ${cards(move.cards.length)}` };
      case 'buy':
        return move.cards.length
          ? { verb: 'Купити', label: `Купити ${cards(move.cards.length)} за ${forFish(costOf(move.cards))}` }
          : { verb: 'Не купувати', label: 'Нічого не купувати' };
      case 'lay':
      case 'lay-token':
        return { verb: 'Викласти', label: 'Викласти' };
      case 'side':
        return { verb: SIDES[move.side], label: `Узяти як ${SIDES[move.side].toLowerCase()}` };
      case 'colour':
        return {
          verb: capital(names.colours[move.colour]),
          label: `Назвати ${names.colours[move.colour]} колір`,
        };
      case 'place':
        return { verb: 'Покласти', label: 'Покласти' };
      case 'pair':
        return { verb: 'Узяти обох', label: 'Узяти обох кошенят' };
      case 'oshax':
        return { verb: 'Зіграти', label: `Зіграти ${HIM[move.colour]} ошакса` };
      case 'treasure':
        return { verb: 'Узяти', label: `Узяти ${TREASURES[move.take]}` };
      case 'play':
        return { verb: 'Зіграти', label: 'Зіграти карту' };
      case 'move':
        return { verb: 'Перевести', label: `Перевести ${asObject(move.tile)}` };
      case 'send':
        return { verb: 'Відправити', label: `Відправити ${FIELDS[move.to]}` };
      case 'feed':
        break;
    }
    return { verb: 'Прогнати', label: 'Прогнати щура за рибину' };
  },
  lay: (laid, used) => {
    if (laid + used === 0) return { verb: 'Без карт', label: 'Не викладати карт' };
    return { verb: 'Викласти', label: `Викласти ${together(laid, used)}` };
  },
  again: 'або торкнися ще раз',
  chip: (move, names) => {
    if (move.do === 'pass') return 'Пасувати';
    if (move.do === 'skip') return 'Без скарбу';
    if (move.do === 'colour' || move.do === 'oshax') return capital(names.colours[move.colour]);
    if (move.do === 'side' || move.do === 'lay-token') return SIDES[move.side];
    if (move.do === 'treasure') return TREASURES[move.take];
    return move.do === 'send' ? capital(FIELDS[move.to]) : table.plan(move, names).verb;
  },
  leaves: 'залишиться',
  changes: (changes, names: Names) =>
    [
      changes.special === 'rat' && 'Наприкінці забере 3 очки, якщо кіт поруч не прожене його за рибину.',
      group(changes),
      changes.map &&
        (changes.anyTreasure
          ? 'Мапа скарбів: бери скарб, звичайний чи рідкісний.'
          : 'Мапа скарбів: бери скарб.'),
      changes.rooms.length > 0 &&
        `Заповнено: ${changes.rooms.map((room) => names.rooms[room]).join(', ')}, ${plus(5 * changes.rooms.length)}.`,
      changes.rats > 0 &&
        `Ховає ${n(changes.rats, { one: '# щура', few: '# щурів', many: '# щурів' })}, ${plus(changes.rats)}.`,
      changes.rare > 0 && `Рідкісний скарб, ${plus(changes.rare)}.`,
      changes.friends > 0 && `Дружба зі звіром, ${plus(5 * changes.friends)}.`,
      changes.lessons.length > 0 &&
        `Уроки: ${plus(changes.lessons.reduce((sum, lesson) => sum + lesson.points, 0))}.`,
      changes.lostMap && `${capital(HER[changes.lostMap])} мапа пропадає.`,
      changes.special === 'beast' &&
        changes.friends === 0 &&
        'Родина, що торкнеться свого знака, дасть 5 очок.',
    ].filter((part): part is string => typeof part === 'string'),
  fits: 'Підходить.',
};
