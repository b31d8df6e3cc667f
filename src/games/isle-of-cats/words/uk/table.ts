import { plural, withSign } from '../../../../words/plural.ts';
import type { Colour } from '../../rules/state/types.ts';
import type { Changes, Fields, Names, Sides, TableWords } from '../table-types.ts';

const n = plural('uk');
const fish = (count: number): string => n(count, { one: '# рибина', few: '# рибини', many: '# рибин' });
const cards = (count: number): string => n(count, { one: '# карту', few: '# карти', many: '# карт' });
const baskets = (count: number): string => n(count, { one: '# кошик', few: '# кошики', many: '# кошиків' });
const points = (count: number): string => n(count, { one: '# очко', few: '# очки', many: '# очок' });
const FIELDS: Fields = { left: 'на ліве поле', right: 'на праве поле' };
const SIDES: Sides = { basket: 'Кошик', boots: 'Чотири чоботи' };
const WAYS = { left: 'ліворуч', right: 'праворуч' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Family and map are feminine. */
const HER: Readonly<Record<Colour, string>> = {
  B: 'синя',
  G: 'зелена',
  R: 'червона',
  P: 'фіолетова',
  O: 'помаранчева',
};
const TREASURES = {
  common: '2 звичайні скарби',
  small: '2 малі скарби',
  rare: '1 рідкісний скарб',
};

const group = ({ group: found }: Changes): string | false => {
  if (!found) return false;
  const colour = capital(HER[found.colour]);
  if (found.needs > 0) return `${colour}: ${found.cats} з 3 до родини.`;
  return `${colour} родина: ${n(found.cats, { one: '# кіт', few: '# коти', many: '# котів' })}.`;
};

export const table: TableWords = {
  boat: 'Твій човен',
  boatOf: (name) => `Човен: ${name}`,
  lookAt: (name) => `Показати човен: ${name}`,
  back: 'До свого човна',
  cell: (place, room, what) => `${place}, ${room}: ${what}`,
  rat: 'щур',
  map: (colour) => `${HER[colour]} карта скарбів`,
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
  day: (day) => `День ${day}`,
  dayOf: (day) => `День ${day} з 5`,
  dayShort: (day) => `День ${day}/5`,
  noEvent: 'без події',
  today: 'Сьогодні',
  order: (names) => `Черга: ${names.join(', ')}`,
  has: (money, left, held, lessons) =>
    `${fish(money)}, ${baskets(left)}, карт у руці: ${held}, уроків: ${lessons}`,
  score: 'Рахунок',
  soFar: (count) => `${points(count)}, якби кінець був зараз`,

  inHand: 'У лапах',
  putBack: 'Повернути на місце',
  turn: 'Повернути (R)',
  turnBack: 'Повернути назад (Shift R)',
  flip: 'Перевернути (F)',
  nudge: { left: 'Ліворуч', up: 'Вгору', down: 'Вниз', right: 'Праворуч' },
  nudges: 'Посунути плитку',

  advice: { says: (tile, place) => `Гарна думка: ${tile} на ${place}.`, take: 'Узяти так' },

  trial: {
    begin: 'Приміряти',
    end: 'Досить',
    clear: 'Очистити',
    prompt: 'Примірка: бери будь-яку плитку й клади на свій човен. Цього ніхто не бачить, хід не робиться.',
    sum: (count) => `Усе разом: ${withSign(count)}.`,
    verb: 'Сюди',
  },

  cards: {
    tray: 'Твої карти',
    hand: (held) => `Рука · ${held}`,
    packet: 'Обери',
    kept: 'Відкладено',
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
  pages: { score: 'Рахунок', boats: 'Човни', cards: 'Уроки', sister: 'Сестра' },
  sister: {
    colours: 'Її кольори, за кожного твого кота',
    worth: points,
    lessons: 'Її уроки',
    next: 'Її наступна карта',
    left: (left) => `сьогодні ще ${n(left, { one: '# карта', few: '# карти', many: '# карт' })}`,
    first: 'Сьогодні вона перша',
    position: (place) => `місце ${place}`,
  },

  readyAtOnce: {
    title: 'Готовність без запитань',
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
    keep: (left, direction) =>
      left > 0
        ? `Лиши собі ${cards(left)}${direction ? `; решта піде ${WAYS[direction]}` : ''}.`
        : 'Досить: лишити ці?',
    buy: (cost, money) =>
      cost > money ? `${fish(cost)}: є лише ${money}.` : `Купуй що хочеш: ${cost} з ${money} рибин.`,
    lay: (speed, left) => `Виклади карти порятунку: швидкість ${speed}, ${baskets(left)}.`,
    rescue: 'Врятуй кота: обери й поклади його.',
    rescueFree: 'Візьми кота й поклади його.',
    again: 'Можна врятувати ще одного або закінчити хід.',
    ended: 'Готово: закінчуй хід.',
    noBasket: 'Кошиків немає: пасуй.',
    rare: 'Зіграй ошакса чи скарб або пасуй.',
    place: (tile) => `Куди? ${capital(tile)}.`,
    treasures: 'Які скарби береш?',
    oshaxColour: 'Якого кольору буде ошакс?',
    wait: 'Чекаємо на інших.',
  },
  plan: (move, names) => {
    switch (move.do) {
      case 'ready':
        return { verb: 'Готово', label: 'Готово' };
      case 'pass':
        return { verb: 'Пас', label: 'Пас на сьогодні' };
      case 'end':
        return { verb: 'Кінець ходу', label: 'Закінчити хід' };
      case 'done':
        return { verb: 'Готово', label: 'Готово' };
      case 'skip':
        return { verb: 'Не беру', label: 'Не брати скарб' };
      case 'keep':
        return { verb: 'Лишити', label: `Лишити ${cards(move.cards.length)}` };
      case 'buy':
        return move.cards.length
          ? { verb: 'Купити', label: `Купити ${cards(move.cards.length)}` }
          : { verb: 'Нічого', label: 'Не купувати' };
      case 'lay':
      case 'lay-token':
        return { verb: 'Викласти', label: 'Викласти' };
      case 'side':
        return { verb: SIDES[move.side], label: `Узяти як: ${SIDES[move.side].toLowerCase()}` };
      case 'colour':
        return {
          verb: capital(names.colours[move.colour]),
          label: `Назвати: ${names.colours[move.colour]}`,
        };
      case 'place':
        return { verb: 'Поставити', label: 'Поставити' };
      case 'pair':
        return { verb: 'Обох', label: 'Узяти обох кошенят' };
      case 'oshax':
        return { verb: 'Ошакс', label: `${capital(names.colours[move.colour])} ошакс` };
      case 'treasure':
        return { verb: 'Скарб', label: TREASURES[move.take] };
      case 'play':
        return { verb: 'Зіграти', label: 'Зіграти карту' };
      case 'move':
        return { verb: 'Перевести', label: `Перевести: ${names.tile(move.tile)}` };
      case 'send':
        return { verb: 'Відправити', label: capital(FIELDS[move.to]) };
      case 'feed':
        break;
    }
    return { verb: 'Прогнати', label: 'Рибина, і щур тікає' };
  },
  lay: (laid) =>
    laid ? { verb: 'Викласти', label: `Викласти ${cards(laid)}` } : { verb: 'Нічого', label: 'Без карт' },
  again: 'або торкни ще раз',
  chip: (move, names) => {
    if (move.do === 'pass') return 'Пас';
    if (move.do === 'skip') return 'Без скарбу';
    if (move.do === 'colour' || move.do === 'oshax') return capital(names.colours[move.colour]);
    if (move.do === 'side' || move.do === 'lay-token') return SIDES[move.side];
    if (move.do === 'treasure') return TREASURES[move.take];
    return move.do === 'send' ? capital(FIELDS[move.to]) : table.plan(move, names).verb;
  },
  changes: (changes, names: Names) =>
    [
      changes.points !== 0 && `${withSign(changes.points)}.`,
      group(changes),
      changes.map && 'Карта скарбів: бери скарб.',
      changes.rooms.length > 0 && `Заповнено: ${changes.rooms.map((room) => names.rooms[room]).join(', ')}.`,
      changes.rats > 0 && `Ховає ${n(changes.rats, { one: '# щура', few: '# щурів', many: '# щурів' })}.`,
      changes.friends > 0 && 'Дружба зі звіром.',
      changes.lessons.length > 0 &&
        `Уроки ${withSign(changes.lessons.reduce((sum, lesson) => sum + lesson.points, 0))}.`,
      changes.lostMap && `${capital(HER[changes.lostMap])} карта пропадає.`,
    ].filter((part): part is string => typeof part === 'string'),
  fits: 'Підходить.',
};
