import { plural, withSign } from '../../../../words/plural.ts';
import type { Changes, Fields, Names, Sides, TableWords } from '../table-types.ts';

const n = plural('en');
const fish = (count: number): string => `${count} fish`;
const cards = (count: number): string => n(count, { one: '# card', other: '# cards' });
const baskets = (count: number): string => n(count, { one: '# basket', other: '# baskets' });
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

const group = ({ group: found }: Changes, { colours }: Names): string | false => {
  if (!found) return false;
  const colour = capital(colours[found.colour]);
  if (found.needs > 0) return `${colour}: ${found.cats} of 3 for a family.`;
  if (found.cats === 3) return `${colour}: 3rd cat, a family ${withSign(found.points)}.`;
  return `${colour}: family of ${found.cats}, ${withSign(found.points)}.`;
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
  day: (day) => `Day ${day}`,
  dayOf: (day) => `Day ${day} of 5`,
  dayShort: (day) => `Day ${day}/5`,
  paysNow: (points) => `now ${n(points, { one: '# point', other: '# points' })}`,
  usedBaskets: (sides) => `Used baskets: ${sides.map((side) => SIDES[side].toLowerCase()).join(', ')}`,
  noEvent: 'no event',
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
    take: 'Take it so',
    keep: (names) => `Hint: keep these (${names.join('; ')}).`,
    buy: (names) => (names.length ? `Hint: buy these (${names.join('; ')}).` : 'Hint: buy nothing.'),
    lay: (names, speed, left) =>
      names.length
        ? `Hint: lay ${cards(names.length)} together (${names.join('; ')}): speed ${speed}, ${baskets(left)}.`
        : 'Hint: lay no cards today.',
  },

  trial: {
    begin: 'Try out',
    end: 'Done trying',
    clear: 'Clear',
    prompt: 'Trying out: take any tile and put it on your boat. Nobody sees it and nothing is played.',
    sum: (points) => `All of this: ${withSign(points)}.`,
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
    keep: (left, direction) =>
      left > 0
        ? `Keep ${cards(left)}${direction ? `; the rest goes ${direction}` : ''}.`
        : 'That is enough: keep them?',
    buy: (cost, money) =>
      cost > money
        ? `${fish(cost)}: you have only ${money}.`
        : `Buy what you like: ${cost} of ${fish(money)}.`,
    lay: (speed, left) => `Lay rescue cards: speed ${speed}, ${baskets(left)}.`,
    rescue: 'Rescue a cat: choose one and place it.',
    rescueFree: 'Take a cat and place it.',
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
          ? { verb: 'Buy', label: `Buy ${cards(move.cards.length)}` }
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
  lay: (laid) =>
    laid ? { verb: 'Lay', label: `Lay ${cards(laid)}` } : { verb: 'Lay none', label: 'Lay no cards' },
  again: 'or tap it once more',
  chip: (move, names) => {
    if (move.do === 'pass') return 'Pass';
    if (move.do === 'skip') return 'No treasure';
    if (move.do === 'colour' || move.do === 'oshax') return capital(names.colours[move.colour]);
    if (move.do === 'side' || move.do === 'lay-token') return SIDES[move.side];
    if (move.do === 'treasure') return move.take === 'rare' ? '1 rare' : `2 ${names.treasures[move.take]}`;
    return move.do === 'send' ? capital(FIELDS[move.to]) : table.plan(move, names).verb;
  },
  leaves: (money, left) => `leaves ${money} and ${left}.`,
  changes: (changes, names) =>
    [
      group(changes, names),
      changes.map &&
        (changes.anyTreasure
          ? 'Treasure map: take a treasure, common or rare.'
          : 'Treasure map: take a treasure.'),
      changes.rooms.length > 0 &&
        `${capital(changes.rooms.map((room) => names.rooms[room]).join(', '))}: full ${withSign(5 * changes.rooms.length)}.`,
      changes.rats > 0 &&
        `${n(changes.rats, { one: 'Hides a rat', other: 'Hides # rats' })} ${withSign(changes.rats)}.`,
      changes.friends > 0 && `A beast makes friends ${withSign(5 * changes.friends)}.`,
      changes.lessons.length > 0 &&
        `Lessons ${withSign(changes.lessons.reduce((sum, { points }) => sum + points, 0))}.`,
      changes.lostMap && `Covers the ${names.colours[changes.lostMap]} map for nothing.`,
    ].filter((part): part is string => typeof part === 'string'),
  fits: 'Fits.',
};
