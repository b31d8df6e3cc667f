import { plural, withSign } from '../../../../words/plural.ts';
import { costOf } from '../../rules/cards/discovery.ts';
import type { Changes, Fields, Names, Sides, TableWords } from '../table-types.ts';

const n = plural('en');
const fish = (count: number): string => `${count} fish`;
const cards = (count: number): string => n(count, { one: '# card', other: '# cards' });
const baskets = (count: number): string => n(count, { one: '# basket', other: '# baskets' });
const usedBaskets = (count: number): string => n(count, { one: 'a used basket', other: '# used baskets' });
/** The cards and the used baskets that are laid, as one object of a sentence; `named`: the names of the cards. */
const together = (laid: number, used: number, named: string = ''): string =>
  [laid > 0 && cards(laid) + named, used > 0 && usedBaskets(used)].filter(Boolean).join(' and ');
const FIELDS: Fields = { left: 'left field', right: 'right field' };
const SIDES: Sides = { basket: 'Basket', boots: 'Four boots' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const MAPS = { B: 'blue', G: 'green', R: 'red', P: 'purple', O: 'orange' };

const TO_PLACE = {
  common: 'common treasure',
  small: 'small treasure',
  rare: 'rare treasure',
  any: 'treasure, common or rare',
};

/** A change of the score, with its sign. */
const plus = (points: number): string => `${withSign(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

const group = ({ group: found }: Changes, { colours }: Names): string | false => {
  if (!found) return false;
  const colour = capital(colours[found.colour]);
  if (found.needs > 0) return `${colour}: ${found.cats} of 3 for a family.`;
  if (found.cats === 3) return `${colour}: 3rd cat, a family, ${plus(found.points)}.`;
  return `${colour}: family of ${found.cats}, ${plus(found.points)}.`;
};

export const table: TableWords = {
  boat: 'Your boat',
  boatOf: (name) => `The boat of ${name}`,
  lookAt: (name) => `Look at the boat of ${name}`,
  back: 'Back to your boat',
  cell: (place, room, what) => `${place}, ${room}: ${what}`,
  rat: 'rat',
  map: (colour) => `${MAPS[colour]} treasure map`,
  bare: 'free',

  shelves: {
    left: 'Left field',
    right: 'Right field',
    island: 'Around the island',
    kittens: 'Kittens',
    treasures: 'Treasures',
    oshax: 'Oshax',
    drawn: 'To place',
  },
  shelvesShort: { left: 'Left', right: 'Right', island: 'Island' },
  tile: (name, cells, place) =>
    `${capital(name)}, ${n(cells, { one: '# cell', other: '# cells' })}${place && `, ${place}`}`,
  left: (count) => `${count} left`,
  fish,
  baskets,
  bothFor: (money) => `two: ${money}`,
  day: (day) => `Day ${day}`,
  dayOf: (day) => `Day ${day} of 5`,
  dayShort: (day) => `Day ${day}/5`,
  daysLeft: 'Days left',
  daysLeftOn: (left) => n(left, { one: 'last day', other: '# days left, today included' }),
  paysNow: (points) => `now ${n(points, { one: '# point', other: '# points' })}`,
  brought: (points) => `So far events have brought you ${n(points, { one: '# point', other: '# points' })}.`,
  usedBaskets: (sides) => `Used baskets: ${sides.map((side) => SIDES[side].toLowerCase()).join(', ')}`,
  token: (side) => (side === 'basket' ? '1 basket' : '4 boots'),
  usedHead: 'Used baskets: one day each',
  noEvent: 'no event',
  eventOver: 'done',
  today: 'Today',
  fastest: 'Who is fastest today?',
  deeds: { passed: 'passed', done: 'done' },
  event: 'Event',
  days: 'The five days',
  order: (names) => `Turn order: ${names.join(', ')}`,
  has: (money, left, held, lessons) =>
    `${fish(money)}, ${baskets(left)}, ${cards(held)} in hand, ${n(lessons, { one: '# lesson', other: '# lessons' })}`,
  score: 'Score',
  soFar: (points) => `${n(points, { one: '# point', other: '# points' })} if it ended now`,

  inHand: 'In hand',
  putBack: 'Put it back',
  turn: 'Turn (R)',
  turnBack: 'Turn back (Shift R)',
  flip: 'Flip (F)',
  nudge: { left: 'Left', up: 'Up', down: 'Down', right: 'Right' },
  nudges: 'Move the tile',

  advice: {
    says: (tile, place) => `Hint: ${tile} at ${place}.`,
    take: 'Try it',
    keep: 'Hint: keep these.',
    buy: (bought, cost, money) =>
      bought === 0
        ? `Hint: buy nothing and spend all ${fish(money)} on cats.`
        : `Hint: buy ${bought === 1 ? 'this' : 'these'} for ${fish(cost)}. Left for cats: ${fish(money - cost)}.`,
    card: (name, cost, worth) =>
      `${name}${cost === null ? '' : ` (${fish(cost)})`}${worth === null ? '' : `: ${worth}`}`,
    play: 'Hint: play this card.',
    lay: (names, used, speed, left) =>
      names.length + used === 0
        ? 'Hint: lay no cards today.'
        : `Hint: lay ${together(names.length, used, ` (${names.join('; ')})`)}: speed ${speed}, ${baskets(left)}.`,
  },

  flaws: {
    'lost-map': () => 'It covers a treasure map, and no treasure comes of it.',
    rat: () => 'One more rat can be hidden here.',
    stops: () => 'One more cat can come aboard.',
    points: (of) =>
      `At once it brings ${of.count}, the better one ${n(of.better, { one: '# point', other: '# points' })}.`,
    dear: (of) => `It leaves ${fish(of.count)} fewer for cats.`,
  },

  trial: {
    begin: 'Try out',
    end: 'Done trying',
    clear: 'Clear',
    prompt: 'Trying out: take any tile and put it on your boat. Nobody sees it and nothing is played.',
    sum: (points) => `All of this: ${plus(points)}.`,
    verb: 'Put here',
  },

  cards: {
    tray: 'Your cards',
    hand: (held) => `Hand · ${held}`,
    packet: 'Choose',
    kept: 'Kept',
    when: {
      rescue: 'Rescue cards are laid face down before the rescue begins, when it is your turn to lay them.',
      oshax: 'Oshax and treasures come after the rescue, when it is your turn.',
      treasure: 'Oshax and treasures come after the rescue, when it is your turn.',
    },
    show: 'Cards',
    more: (below) => `${below} more`,
    boat: 'Boat',
    lessons: 'Lessons',
    publicLessons: 'Public lessons',
  },
  pages: { score: 'Score', days: 'Days', boats: 'Boats', cards: 'Lessons', sister: 'Sister' },
  sister: {
    colours: 'Her colours, for each of your cats',
    worth: (points) => n(points, { one: '# point', other: '# points' }),
    lessons: 'Her lessons',
    next: 'Her next card',
    left: (left) => `${cards(left)} left today`,
    first: 'She is first today',
    position: (place) => `place ${place}`,
  },

  questions: {
    title: 'Questions',
    always: 'Ask me even when there is nothing to decide',
    ready: 'Ready without being asked',
    checks: { day: 'For a new day', buying: 'Before buying', rescue: 'Before the rescue', end: 'At the end' },
  },
  prompts: {
    ready: {
      day: 'Ready for the new day?',
      buying: 'Ready to buy?',
      rescue: 'Ready for the rescue?',
      end: 'This is the end. Anything left to play?',
    },
    timeLeft: (seconds) => `Goes on in ${seconds} s.`,
    keep: (left, next) => `Keep ${cards(left)}${next ? `; ${next} gets the rest` : ''}.`,
    keeps: (cost, money) =>
      cost === null ? 'That is enough: keep them?' : `Keep them? Later they cost ${cost} of ${fish(money)}.`,
    buy: (cost, money) =>
      cost > money
        ? `${fish(cost)}: you have only ${money}.`
        : `Buy what you like: ${cost} of ${fish(money)}.`,
    catsFor: (money, left, right) =>
      left === 0
        ? `${fish(money)} left: too few for a cat.`
        : `${fish(money)} left: ${n(left, { one: '# cat', other: '# cats' })} from the left${right ? ` or ${right} from the right` : ''}.`,
    lay: (speed, left) => `Lay rescue cards: speed ${speed}, ${baskets(left)}.`,
    rescue: 'Rescue a cat: choose one and place it.',
    rescueFree: (left) =>
      `Take a cat and place it, or pass for today. ${n(left, { one: '# cat', other: '# cats' })} left.`,
    again: 'You may rescue another, or end your turn.',
    ended: 'Done: end your turn.',
    noBasket: 'No basket left: pass.',
    rare: 'Play an oshax or a treasure card, or pass.',
    place: (tile) => `Place the ${tile}.`,
    treasures: (rare) =>
      rare ? 'Take one rare treasure, or two common ones?' : 'Which treasures do you take?',
    treasure: (kind, must) => `Place a ${TO_PLACE[kind]}${must ? '' : ', or leave it'}.`,
    oshaxColour: 'Which colour is the oshax to be?',
    wait: 'Wait for the others.',
  },
  plan: (move, names) => {
    switch (move.do) {
      case 'ready':
        return { verb: 'Ready', label: 'Ready' };
      case 'pass':
        return { verb: 'Pass', label: 'Pass for today' };
      case 'end':
        return { verb: 'End turn', label: 'End your turn' };
      case 'done':
        return { verb: 'Done', label: 'Done' };
      case 'skip':
        return { verb: 'Leave it', label: 'Take no treasure' };
      case 'keep':
        return { verb: 'Keep', label: `Keep ${cards(move.cards.length)}` };
      case 'buy':
        return move.cards.length
          ? { verb: 'Buy', label: `Buy ${cards(move.cards.length)} for ${fish(costOf(move.cards))}` }
          : { verb: 'Buy none', label: 'Buy nothing' };
      case 'lay':
      case 'lay-token':
        return { verb: 'Lay', label: 'Lay it' };
      case 'side':
        return { verb: SIDES[move.side], label: `Take it as: ${SIDES[move.side].toLowerCase()}` };
      case 'colour':
        return { verb: capital(names.colours[move.colour]), label: `Name ${names.colours[move.colour]}` };
      case 'place':
        return { verb: 'Place', label: `Place the ${names.tile(move.tile)}` };
      case 'pair':
        return { verb: 'Take both', label: 'Take both kittens' };
      case 'oshax':
        return { verb: 'Oshax', label: `An oshax, ${names.colours[move.colour]}` };
      case 'treasure':
        return { verb: 'Treasure', label: `Take ${names.treasures[move.take]} treasure` };
      case 'play':
        return { verb: 'Play', label: 'Play the card' };
      case 'move':
        return { verb: 'Move', label: `Move the ${names.tile(move.tile)}` };
      case 'send':
        return { verb: 'Send', label: `To the ${FIELDS[move.to]}` };
      case 'feed':
        break;
    }
    return { verb: 'Feed', label: 'Pay a fish, chase the rat off' };
  },
  lay: (laid, used) => {
    if (laid + used === 0) return { verb: 'Lay none', label: 'Lay no cards' };
    return { verb: 'Lay', label: `Lay ${together(laid, used)}` };
  },
  again: 'or tap it once more',
  chip: (move, names) => {
    if (move.do === 'pass') return 'Pass';
    if (move.do === 'skip') return 'No treasure';
    if (move.do === 'colour' || move.do === 'oshax') return capital(names.colours[move.colour]);
    if (move.do === 'side' || move.do === 'lay-token') return SIDES[move.side];
    if (move.do === 'treasure') return move.take === 'rare' ? '1 rare' : `2 ${names.treasures[move.take]}`;
    return move.do === 'send' ? capital(FIELDS[move.to]) : table.plan(move, names).verb;
  },
  leaves: 'leaves',
  changes: (changes, names) =>
    [
      changes.special === 'rat' &&
        'Costs 3 points at the end, unless a cat beside it chases it off for a fish.',
      group(changes, names),
      changes.map &&
        (changes.anyTreasure
          ? 'Treasure map: take a treasure, common or rare.'
          : 'Treasure map: take a treasure.'),
      changes.rooms.length > 0 &&
        `${capital(changes.rooms.map((room) => names.rooms[room]).join(', '))}: full, ${plus(5 * changes.rooms.length)}.`,
      changes.rats > 0 &&
        `${n(changes.rats, { one: 'Hides a rat', other: 'Hides # rats' })}, ${plus(changes.rats)}.`,
      changes.rare > 0 && `A rare treasure, ${plus(changes.rare)}.`,
      changes.friends > 0 && `A beast makes friends, ${plus(5 * changes.friends)}.`,
      changes.lessons.length > 0 &&
        `Lessons: ${plus(changes.lessons.reduce((sum, { points }) => sum + points, 0))}.`,
      changes.lostMap && `Covers the ${names.colours[changes.lostMap]} map for nothing.`,
      changes.special === 'beast' &&
        changes.friends === 0 &&
        'A family that touches its sign brings 5 points.',
    ].filter((part): part is string => typeof part === 'string'),
  fits: 'Fits.',
};
