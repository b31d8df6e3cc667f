import { plural, withSign } from '../../../../words/plural.ts';
import { costOf } from '../../rules/cards/discovery.ts';
import type { Changes, Fields, Names, Sides, TableWords } from '../table-types.ts';
import { HER, HIM, THEM, asObject } from './tile-names.ts';

const n = plural('ru');
const fish = (count: number): string => n(count, { one: '# рыба', few: '# рыбы', many: '# рыб' });
/** After "из": "0 из 21 рыбы". */
const ofFish = (count: number): string => n(count, { one: '# рыбы', few: '# рыб', many: '# рыб' });
/** After "за": "за 1 рыбу". */
const forFish = (count: number): string => n(count, { one: '# рыбу', few: '# рыбы', many: '# рыб' });
const cards = (count: number): string => n(count, { one: '# карту', few: '# карты', many: '# карт' });
const baskets = (count: number): string => n(count, { one: '# корзина', few: '# корзины', many: '# корзин' });
const points = (count: number): string => n(count, { one: '# очко', few: '# очка', many: '# очков' });
const usedBaskets = (count: number): string =>
  n(count, { one: '# корзину', few: '# корзины', many: '# корзин' });
/** The cards and the used baskets that are laid, as one object of a sentence; `named`: the names of the cards. */
const together = (laid: number, used: number, named: string = ''): string =>
  [laid > 0 && cards(laid) + named, used > 0 && usedBaskets(used)].filter(Boolean).join(' и ');
const FIELDS: Fields = { left: 'на левое поле', right: 'на правое поле' };
const SIDES: Sides = { basket: 'Корзина', boots: 'Четыре сапога' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const TREASURES = {
  common: '2 обычных сокровища',
  small: '2 малых сокровища',
  rare: '1 редкое сокровище',
};

const TO_PLACE = {
  common: 'обычное сокровище',
  small: 'малое сокровище',
  rare: 'редкое сокровище',
  any: 'обычное или редкое сокровище',
};

/** A change of the score, with its sign. */
const plus = (count: number): string =>
  `${withSign(count)} ${n(Math.abs(count), { one: 'очко', few: 'очка', many: 'очков' })}`;

const group = ({ group: found }: Changes): string | false => {
  if (!found) return false;
  const colour = capital(THEM[found.colour]);
  if (found.needs > 0) return `${colour}: ${found.cats} из 3 для семьи.`;
  if (found.cats === 3) return `${colour}: 3-й кот, семья, ${plus(found.points)}.`;
  return `${colour}: семья из ${n(found.cats, { one: '# кота', few: '# котов', many: '# котов' })}, ${plus(found.points)}.`;
};

export const table: TableWords = {
  boat: 'Твоя лодка',
  boatOf: (name) => `Лодка: ${name}`,
  lookAt: (name) => `Показать лодку: ${name}`,
  back: 'К своей лодке',
  cell: (place, room, what) => `${place}, ${room}: ${what}`,
  rat: 'крыса',
  map: (colour) => `${HER[colour]} карта сокровищ`,
  bare: 'свободно',

  shelves: {
    left: 'Левое поле',
    right: 'Правое поле',
    island: 'Вокруг острова',
    kittens: 'Котята',
    treasures: 'Сокровища',
    oshax: 'Ошаксы',
    drawn: 'Положить',
  },
  shelvesShort: { left: 'Левое', right: 'Правое', island: 'Остров' },
  tile: (name, cells, place) =>
    `${capital(name)}, ${n(cells, { one: '# клетка', few: '# клетки', many: '# клеток' })}${place && `, ${place}`}`,
  left: (count) => `осталось ${count}`,
  fish,
  baskets,
  bothFor: (money) => `двое: ${money}`,
  day: (day) => `День ${day}`,
  dayOf: (day) => `День ${day} из 5`,
  dayShort: (day) => `День ${day}/5`,
  daysLeft: 'Осталось дней',
  daysLeftOn: (left) =>
    left === 1
      ? 'последний день'
      : `осталось ${n(left, { one: '# день', few: '# дня', many: '# дней' })} вместе с сегодняшним`,
  paysNow: (paid) => `сейчас ${points(paid)}`,
  brought: (paid) => `События уже принесли тебе ${points(paid)}.`,
  usedBaskets: (sides) => `Подержанные корзины: ${sides.map((side) => SIDES[side].toLowerCase()).join(', ')}`,
  token: (side) => (side === 'basket' ? '1 корзина' : '4 сапога'),
  usedHead: 'Подержанные корзины: каждая на один день',
  noEvent: 'без события',
  eventOver: 'уже сработало',
  today: 'Сегодня',
  fastest: 'Кто сегодня самый быстрый?',
  deeds: { passed: 'пас', done: 'готово' },
  event: 'Событие',
  days: 'Пять дней',
  order: (names) => `Очередь: ${names.join(', ')}`,
  has: (money, left, held, lessons) =>
    `${fish(money)}, ${baskets(left)}, карт в руке: ${held}, уроков: ${lessons}`,
  score: 'Очки',
  soFar: (count) => `${points(count)}, если бы игра закончилась сейчас`,

  inHand: 'В руках',
  putBack: 'Положить назад',
  turn: 'Повернуть (R)',
  turnBack: 'Повернуть в другую сторону (Shift R)',
  flip: 'Перевернуть (F)',
  nudge: { left: 'Влево', up: 'Вверх', down: 'Вниз', right: 'Вправо' },
  nudges: 'Подвинуть плитку',

  advice: {
    says: (tile, place) => `Совет: ${tile} на ${place}.`,
    take: 'Попробовать',
    keep: 'Совет: оставь эти карты.',
    buy: (bought, cost, money) =>
      bought === 0
        ? 'Совет: ничего не покупай, вся рыба пойдёт на котов.'
        : `Совет: купи ${bought === 1 ? 'эту карту' : 'эти карты'} за ${forFish(cost)}. На котов: ${fish(money - cost)}.`,
    card: (name, cost, worth) =>
      `${name}${cost === null ? '' : ` (${fish(cost)})`}${worth === null ? '' : `: ${worth}`}`,
    play: 'Совет: сыграй эту карту.',
    lay: (names, used, speed, left) =>
      names.length + used === 0
        ? 'Совет: сегодня ничего не выкладывай.'
        : `Совет: выложи ${together(names.length, used, ` (${names.join('; ')})`)}: скорость ${speed}, ${baskets(left)}.`,
  },

  flaws: {
    'lost-map': () => 'Накрывает карту, а сокровища не даёт.',
    rat: () => 'Здесь можно спрятать ещё одну крысу.',
    stops: () => 'Можно взять на борт ещё одного кота.',
    points: (of) => `Этот ход сразу даёт ${of.count}, а лучший — ${points(of.better)}.`,
    dear: (of) => `На котов остаётся на ${forFish(of.count)} меньше.`,
  },

  trial: {
    begin: 'Примерить',
    end: 'Завершить',
    clear: 'Очистить',
    prompt: 'Примерка: клади на свою лодку любые плитки. Это видно только тебе, и это ещё не ход.',
    sum: (count) => `Всё вместе: ${plus(count)}.`,
    verb: 'Положить',
  },

  cards: {
    tray: 'Твои карты',
    hand: (held) => `Рука · ${held}`,
    packet: 'Выбери',
    kept: 'Остаётся у тебя',
    when: {
      rescue: 'Карты спасения выкладывают перед спасением, когда дойдёт очередь до тебя.',
      oshax: 'Ошаксы и сокровища — после спасения, когда дойдёт очередь до тебя.',
      treasure: 'Ошаксы и сокровища — после спасения, когда дойдёт очередь до тебя.',
    },
    show: 'Карты',
    more: (below) => `Ещё ${below}`,
    boat: 'Лодка',
    lessons: 'Уроки',
    publicLessons: 'Общие уроки',
  },
  pages: { score: 'Счёт', days: 'Дни', boats: 'Лодки', cards: 'Уроки', sister: 'Сестра' },
  sister: {
    colours: 'Её цвета, за каждого твоего кота',
    worth: points,
    lessons: 'Её уроки',
    next: 'Её следующая карта',
    left: (left) => `сегодня ещё ${n(left, { one: '# карта', few: '# карты', many: '# карт' })}`,
    first: 'Сегодня она первая',
    position: (place) => `место ${place}`,
  },

  questions: {
    title: 'Вопросы',
    always: 'Спрашивать, даже когда выбора нет',
    ready: 'Не спрашивать, всё ли готово',
    checks: { day: 'Новый день', buying: 'Перед покупками', rescue: 'Перед спасением', end: 'В конце' },
  },
  prompts: {
    ready: {
      day: 'Начинаем новый день?',
      buying: 'Переходим к покупкам?',
      rescue: 'Переходим к спасению?',
      end: 'Это конец. Есть что сыграть?',
    },
    timeLeft: (seconds) => `Дальше через ${seconds} с.`,
    keep: (left, next) => `Оставь себе ${cards(left)}${next ? `; остальные получит ${next}` : ''}.`,
    keeps: (cost, money) =>
      cost === null ? 'Выбрано. Оставить эти?' : `Оставить эти? Потом они стоят ${cost} из ${ofFish(money)}.`,
    buy: (cost, money) =>
      cost > money
        ? `Нужно ${fish(cost)}, а есть только ${money}.`
        : `Покупай что хочешь: ${cost} из ${ofFish(money)}.`,
    catsFor: (money, left, right) =>
      left === 0
        ? `Останется ${fish(money)}: на кота не хватит.`
        : `Останется ${fish(money)}: ${n(left, { one: '# кот', few: '# кота', many: '# котов' })} слева${right ? ` или ${right} справа` : ''}.`,
    lay: (speed, left) => `Выложи карты спасения: скорость ${speed}, ${baskets(left)}.`,
    rescue: 'Спаси кота: выбери и положи его.',
    rescueFree: (left) =>
      `Возьми кота и положи на лодку или пасуй до завтра. ${n(left, { one: 'Остался # кот', few: 'Осталось # кота', many: 'Осталось # котов' })}.`,
    again: 'Можно спасти ещё одного или завершить ход.',
    ended: 'Готово: завершай ход.',
    noBasket: 'Корзин нет: пасуй.',
    rare: 'Сыграй ошакса или сокровище либо пасуй.',
    place: (tile) => `${capital(tile)}: куда положить?`,
    treasures: (rare) => (rare ? 'Одно редкое сокровище или два обычных?' : 'Какие сокровища берёшь?'),
    treasure: (kind, must) => `Положи ${TO_PLACE[kind]}${must ? '' : ' или откажись'}.`,
    oshaxColour: 'Какого цвета будет ошакс?',
    wait: 'Ждём остальных.',
  },
  plan: (move, names) => {
    switch (move.do) {
      case 'ready':
        return { verb: 'Готово', label: 'Готово' };
      case 'pass':
        return { verb: 'Пасовать', label: 'Пасовать до завтра' };
      case 'end':
        return { verb: 'Завершить ход', label: 'Завершить ход' };
      case 'done':
        return { verb: 'Готово', label: 'Готово' };
      case 'skip':
        return { verb: 'Не брать', label: 'Не брать сокровище' };
      case 'keep':
        return { verb: 'Оставить', label: `Оставить ${cards(move.cards.length)}` };
      case 'buy':
        return move.cards.length
          ? { verb: 'Купить', label: `Купить ${cards(move.cards.length)} за ${forFish(costOf(move.cards))}` }
          : { verb: 'Не покупать', label: 'Ничего не покупать' };
      case 'lay':
      case 'lay-token':
        return { verb: 'Выложить', label: 'Выложить' };
      case 'side':
        return {
          verb: SIDES[move.side],
          label: `Взять как ${move.side === 'basket' ? 'корзину' : 'четыре сапога'}`,
        };
      case 'colour':
        return {
          verb: capital(names.colours[move.colour]),
          label: `Назвать ${names.colours[move.colour]} цвет`,
        };
      case 'place':
        return { verb: 'Положить', label: 'Положить' };
      case 'pair':
        return { verb: 'Взять обоих', label: 'Взять обоих котят' };
      case 'oshax':
        return { verb: 'Сыграть', label: `Сыграть ${HIM[move.colour]} ошакса` };
      case 'treasure':
        return { verb: 'Взять', label: `Взять ${TREASURES[move.take]}` };
      case 'play':
        return { verb: 'Сыграть', label: 'Сыграть карту' };
      case 'move':
        return { verb: 'Перевести', label: `Перевести ${asObject(move.tile)}` };
      case 'send':
        return { verb: 'Отправить', label: `Отправить ${FIELDS[move.to]}` };
      case 'feed':
        break;
    }
    return { verb: 'Прогнать', label: 'Прогнать крысу за рыбу' };
  },
  lay: (laid, used) => {
    if (laid + used === 0) return { verb: 'Без карт', label: 'Не выкладывать карт' };
    return { verb: 'Выложить', label: `Выложить ${together(laid, used)}` };
  },
  again: 'или коснись ещё раз',
  chip: (move, names) => {
    if (move.do === 'pass') return 'Пасовать';
    if (move.do === 'skip') return 'Без сокровища';
    if (move.do === 'colour' || move.do === 'oshax') return capital(names.colours[move.colour]);
    if (move.do === 'side' || move.do === 'lay-token') return SIDES[move.side];
    if (move.do === 'treasure') return TREASURES[move.take];
    return move.do === 'send' ? capital(FIELDS[move.to]) : table.plan(move, names).verb;
  },
  leaves: 'останется',
  changes: (changes, names: Names) =>
    [
      changes.special === 'rat' && 'В конце отнимет 3 очка, если кот рядом не прогонит её за рыбу.',
      group(changes),
      changes.map &&
        (changes.anyTreasure
          ? 'Карта сокровищ: бери сокровище, обычное или редкое.'
          : 'Карта сокровищ: бери сокровище.'),
      changes.rooms.length > 0 &&
        `Заполнено: ${changes.rooms.map((room) => names.rooms[room]).join(', ')}, ${plus(5 * changes.rooms.length)}.`,
      changes.rats > 0 &&
        `Прячет ${n(changes.rats, { one: '# крысу', few: '# крысы', many: '# крыс' })}, ${plus(changes.rats)}.`,
      changes.rare > 0 && `Редкое сокровище, ${plus(changes.rare)}.`,
      changes.friends > 0 && `Дружба со зверем, ${plus(5 * changes.friends)}.`,
      changes.lessons.length > 0 &&
        `Уроки: ${plus(changes.lessons.reduce((sum, lesson) => sum + lesson.points, 0))}.`,
      changes.lostMap && `${capital(HER[changes.lostMap])} карта пропадает.`,
      changes.special === 'beast' &&
        changes.friends === 0 &&
        'Семья, которая коснётся своего знака, даст 5 очков.',
    ].filter((part): part is string => typeof part === 'string'),
  fits: 'Подходит.',
};
