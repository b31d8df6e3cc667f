import type { Seat } from '../../../../kernel/game.ts';
import { plural, withMinus } from '../../../../words/plural.ts';
import type { Mark, ToyKind } from '../../rules/cards.ts';
import type { BoxInfo, CatsInBox } from '../../rules/score.ts';
import { withExtraCats } from '../extra-cats.ts';
import type { BoardWords, People } from '../board-types.ts';

const n = plural('en');
const who = (seat: Seat, { you, name }: People): string => (seat === you ? 'you' : name(seat));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const and = (all: readonly string[]): string =>
  all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '');

const MARKS: Readonly<Record<Mark, (many: number) => string>> = {
  M: (many) => n(many, { one: '# mouse', other: '# mice' }),
  Y: (many) => n(many, { one: '# yarn ball', other: '# yarn balls' }),
  F: (many) => n(many, { one: '# feather', other: '# feathers' }),
  H: (many) => n(many, { one: '# herring', other: '# herrings' }),
  S: (many) => n(many, { one: '# spray', other: '# sprays' }),
  '*': (many) => n(many, { one: '# joker', other: '# jokers' }),
};
const SIDES = { N: 'above', E: 'on the right', S: 'below', W: 'on the left' };

const KINDS: Readonly<Record<ToyKind, string>> = { M: 'mice', Y: 'yarn balls', F: 'feathers', H: 'herrings' };
const IN_HAND = {
  left: 'on the left of your hand',
  middle: 'in the middle of your hand',
  right: 'on the right of your hand',
};
const toysOf = (marks: readonly Mark[]): string =>
  and([...new Set(marks)].map((mark) => MARKS[mark](marks.filter((one) => one === mark).length))) ||
  'no toys';

const whose = ({ cats, value }: BoxInfo, people: People): string => {
  const kind = value.closed ? 'closed box' : 'open box';
  const holders = cats.filter(({ holds }) => holds).map(({ seat }) => seat);
  if (holders.length === 0)
    return cats.length > 0 ? `${capital(kind)}, cats asleep` : `${capital(kind)}, nobody yet`;
  if (holders.length === 1 && holders[0] === people.you) return `Your ${kind}`;
  return `${capital(kind)} of ${and(holders.map((seat) => who(seat, people)))}`;
};

/** A number without a name belongs to the player who holds the box. */
const extras = (paid: readonly CatsInBox[], people: People): string => {
  if (paid.length === 0) return '';
  const each = paid.map(({ seat, extra }) => `${paid.length > 1 ? `${who(seat, people)} ` : ''}+${extra}`);
  return `, ${each.join(', ')} for more cats`;
};

const reasons = (box: BoxInfo, people: People): string => {
  const { value } = box;
  const per = value.kinds.length > 0 ? value.toys / value.kinds.length : 0;
  const plus = [
    ...value.kinds.map((kind) => MARKS[kind](per)),
    ...(value.jokers > 0 ? [MARKS['*'](value.jokers)] : []),
  ].join(' + ');
  const minus = value.sprays > 0 ? ` − ${MARKS.S(value.sprays)}` : '';
  const sum = `${plus || 'no toys'}${minus}${value.closed ? ', doubled' : ''}`;
  return `${sum}${extras(withExtraCats(box), people)}`;
};

const en: BoardWords = {
  table: (columns, rows) => `The table, ${columns} columns and ${rows} rows`,
  tabletop: {
    closer: 'Closer (+)',
    farther: 'Farther (−)',
    whole: 'Whole table (0)',
    back: 'Back to the cards (0)',
  },
  toys: { T1: 'Laser', T2: 'Catnip cushion', T3: 'Tunnel' },

  cell: (cell, row, column, what) => `${cell}, row ${row}, column ${column}: ${what}`,
  free: 'free',
  joins: (boxes, people) =>
    boxes.length === 0
      ? 'free, a box of its own'
      : `free, joins ${boxes.map((box) => `${whose(box, people).toLowerCase()}, worth ${withMinus(box.value.points)}`).join('; ')}`,
  card: (marks, walls) => {
    const where = walls.length > 0 ? `walls ${and(walls.map((side) => SIDES[side]))}` : 'no walls';
    return `card with ${toysOf(marks)}, ${where}`;
  },
  asleep: (name) => `${name}: a cat asleep`,
  awake: (name) => `${name}: a cat lies across`,
  princess: 'the Princess',
  whose,
  reasons,
  worth: (points) => `worth ${withMinus(points)}`,

  tag: { open: 'open', closed: 'closed', noCat: 'no cat yet', asleep: 'cats asleep' },
  legend: {
    yours: 'yours',
    of: (name) => `${name}’s`,
    shared: 'shared',
    nobody: 'nobody’s',
    closed: 'closed: counts twice',
    closedShort: 'closed ×2',
  },
  scoring: {
    tab: 'Scoring',
    goal: 'Most points win. A box scores:',
    toys: 'most of one toy',
    sprays: 'each spray',
    closed: 'if closed',
    cats: 'each cat after the first',
    who: 'for the player with most cats in it',
  },
  ending: {
    tie: 'Equal points: fewer sprays win',
    best: 'Best box',
    closed: 'Closed boxes',
    sprays: 'Taken away by sprays',
  },
  ifEnded: 'if it ended now',
  count: {
    open: 'Open box',
    closed: 'Closed box',
    next: 'Next box',
    faster: 'Faster',
    title: (box, of) => `Counting: box ${box} of ${of}`,
    idle: (kinds) => `${capital(and(kinds.map((kind) => KINDS[kind])))}: fewer, do not count`,
  },

  tray: 'Your cards',
  newest: 'new',
  draw: {
    verb: 'Draw',
    label: 'Draw a card',
    left: (cards) => n(cards, { one: '# card left', other: '# cards left' }),
  },
  lastCards: 'Last cards',
  nap: 'Nap',
  turn: 'Turn',
  turnKey: 'Turn half round (R)',
  catChoice: 'Cats to choose from',
  cats: {
    iryska: 'Iryska',
    murchyk: 'Murchyk',
    barsuk: 'Barsuk',
    tsaranka: 'Tsaranka',
    kuzia: 'Kuzia',
  },
  cat: 'Cat',
  catSides: { W: 'Cat, left', E: 'Cat, right' },
  catsLeft: (cats) => n(cats, { one: '# cat left', other: '# cats left' }),
  points: (points) => n(points, { one: '# point', other: '# points' }),
  holds: (name, cats, cards, points) =>
    `${name}: ${n(cats, { one: '# cat left', other: '# cats left' })}, ${n(cards, { one: '# card in hand', other: '# cards in hand' })}, ${n(points, { one: '# point', other: '# points' })} so far`,

  prompts: {
    cat: 'Choose your cat. They differ only in looks.',
    chooseStart: 'Choose a start card.',
    choose: 'Choose a card: its places light up.',
    cardFirst: 'First choose a card from your hand.',
    start: 'Lay it on a lit place.',
    draw: 'Draw a card, or put a cat to sleep instead.',
    nap: 'Where does your cat sleep? Any place beside a card will do.',
    box: 'Lay it on a lit place; then a cat across two cards, if you like.',
    princess: 'Which cat does the Princess send home?',
    toy: (toy) => `${toy}! Lay it across any open long seam.`,
    toyAsBox: (toy) => `${toy}! No seam is free: lay it like a box card.`,
    discard: 'Nothing fits any more: choose a card to put aside.',
    ending: 'Last cards: nobody draws or sleeps now.',
  },
  plan: {
    start: { verb: 'Place', label: 'Lay the start card' },
    box: { verb: 'Place', label: 'Lay the card' },
    cat: { verb: 'Place', label: 'Lay card and cat' },
    sleep: { verb: 'Nap', label: 'Put the cat to sleep' },
    toy: { verb: 'Place', label: 'Lay the toy across' },
    princess: { verb: 'Send', label: 'Send the cat home' },
    discard: { verb: 'Put aside', label: 'Put the card aside' },
  },
  again: (cell) => `or tap ${cell} once more`,
  hint: {
    reasons: {
      cat: 'Any cat will do.',
      start: 'Your first box grows from here.',
      draw: 'Draw: three cards give you more to choose from.',
      sleep: 'A sleeping cat is a foot in the door of this box.',
      toy: 'A special toy counts as two toys.',
      'send-home': 'Send a cat home and take its box.',
      discard: 'Nothing fits: give up the card that helps least.',
      close: 'Close a box of yours: it counts twice.',
      'move-in': 'Move in: only boxes with your cats score for you.',
      grow: 'Make a box of yours worth more.',
      spoil: 'Spoil a rival’s box.',
      prepare: 'Prepare a good box for your next cat.',
      'no-harm': 'Nothing to gain now: lay it where it does you no harm.',
    },
    flaws: {
      harm: 'It makes your own box worth less.',
      helps: 'It makes a rival’s box worth more.',
      'no-close': 'A box can be closed here, and then it counts twice.',
      fewer: 'More points are possible at once.',
    },
    lay: ({ marks, where, cell, turned, cat }) =>
      `The card with ${toysOf(marks)}${where ? ` ${IN_HAND[where]}` : ''}: lay it on ${cell}${turned ? ', turned half round' : ''}${cat ? `, and a cat to the ${cat === 'W' ? 'left' : 'right'}` : ''}.`,
    take: 'Try it',
  },
  effects: ({ joins, closes, standings, worth, goesHome, ends }, { you, name }) =>
    [
      ends === 'match' && 'This ends the match.',
      closes.length === 1 && 'This closes the box.',
      closes.length > 1 && `This closes ${closes.length} boxes.`,
      joins > 1 && `Joins ${joins} boxes.`,
      goesHome !== null &&
        (goesHome === you ? 'Your cat comes home.' : `A cat of ${name(goesHome)} goes home.`),
      standings.length > 0 &&
        `${standings.map(({ seat, from, to }) => `${seat === you ? 'You' : name(seat)} ${withMinus(from)} → ${withMinus(to)}`).join(', ')}.`,
      ends === 'phase' && 'Then everybody plays their last cards.',
      standings.length === 0 && 'Points stay as they are.',
      standings.length === 0 && worth !== null && `The box is worth ${withMinus(worth)}.`,
    ].filter((part) => part !== false),
};
export default en;
