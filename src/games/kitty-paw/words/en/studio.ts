import { plural } from '../../../../words/plural.ts';
import type { StudioWords } from '../studio-types.ts';

const n = plural('en');
const LEVELS = { 1: 'level I', 2: 'level II', 3: 'level III' };
const SETS = { a: ', first set', b: ', second set' };

const studio: StudioWords = {
  title: 'Draw a card',
  intro:
    'Put kitties on the lattice. A card that keeps the rules becomes a link: whoever opens it solves it against the clock.',
  startFrom: 'Start from',
  empty: 'An empty mat',
  card: (no, level, set) => `Card ${no}, ${LEVELS[level]}${set ? SETS[set] : ''}`,
  pieces: 'Kitties and box',
  box: 'Box',
  mat: (pieces) => `The mat: ${n(pieces, { one: '# piece', other: '# pieces' })}`,
  turned: (degrees) => (degrees ? `turned by ${degrees}°` : 'not turned'),
  layer: (layer, of) => `layer ${layer} of ${of}`,
  at: (u, v) => `at ${u}, ${v}`,
  choose: 'Choose a piece to move, turn or stack it.',
  keys: 'Arrows move it, R turns, F turns it over, + and − change its layer, Delete takes it away.',
  tools: {
    left: 'Turn left',
    right: 'Turn right',
    up: 'Layer up',
    down: 'Layer down',
    remove: 'Take away',
    guest: 'Guest in the box',
    nobody: 'Nobody yet',
  },
  rules: 'What the rules say',
  fine: (level, difficulty) => `A card of ${LEVELS[level]}, difficulty ${difficulty.toFixed(1)}.`,
  soFar: (level, difficulty) => `So far: ${LEVELS[level]}, difficulty ${difficulty.toFixed(1)}.`,
  refusals: {
    'too-few-kitties': ({ count, rules }) => `Kitties: ${count}. At least ${rules.kitties[0]} are needed.`,
    'too-many-kitties': ({ count, rules }) => `Kitties: ${count}. No more than ${rules.kitties[1]}.`,
    'same-breed-twice': ({ one }) => `${one}: only once on a card.`,
    'box-needed': () => 'A box is needed.',
    'no-box-here': () => 'There is no box on a card of this level.',
    'box-without-cat': () => 'Somebody has to sit in the box: choose a guest.',
    'in-pieces': () => 'The figure falls apart. Every piece has to touch another along a whole edge.',
    overlapping: ({ one, other }) => `${one} and ${other} overlap. That is allowed only with a box.`,
    'too-few-overlaps': ({ count, rules }) => `Overlaps: ${count}. At least ${rules.overlaps[0]}, or none.`,
    'too-many-overlaps': ({ count, rules }) => `Overlaps: ${count}. No more than ${rules.overlaps[1]}.`,
    'box-not-overlapped': () => 'Where pieces overlap, the box must be one of them.',
    'three-layers': () => 'Three pieces lie on top of each other. Two are the limit.',
    'overlap-too-large': ({ one, other }) => `${one} and ${other} cover each other too much.`,
    hidden: ({ one }) => `${one}: too little of it can be seen.`,
    'no-face-no-paws': ({ one }) => `${one}: neither its face nor its paws can be seen.`,
    'guest-hidden': () => 'The guest in the box is covered too much to be recognised.',
    'too-few-asleep': ({ count }) => `Asleep: ${count}. Let another kitty lie on its back.`,
    'too-many-asleep': ({ count }) => `Asleep: ${count}. At least two have to be awake.`,
    'too-few-turned': ({ count, rules }) => `Turned: ${count}. At least ${rules.turned[0]}.`,
    'too-many-turned': ({ count, rules }) => `Turned: ${count}. No more than ${rules.turned[1]}.`,
    'odd-turn': ({ one }) => `${one}: turn by 120° or 240°. Other turns need overlaps with a box.`,
    'too-wide': () => 'Too wide for a card.',
    'too-high': () => 'Too high for a card.',
    'not-at-the-origin': () => 'The figure is not at the edge of the card.',
    'known-card': ({ one }) => `We have that one already: “${one}”. Change something.`,
  },
  share: 'Give it away',
  shareLater: 'Once the rules have nothing to say, the link is here.',
  tryIt: 'Solve it yourself',
  solve: {
    title: 'A puzzle for you',
    text: (level, kitties, seconds) =>
      `Of ${LEVELS[level]}, with ${n(kitties, { one: '# kitty', other: '# kitties' })}. From the shout to your Meow you have ${seconds} seconds.`,
    start: 'Solve it',
    mend: 'Open it in the studio',
    draw: 'Draw one yourself',
    bad: 'This link is no puzzle',
  },
  links: {
    'link-too-long': 'The link is too long to be a card. Ask for it again.',
    'link-unreadable': 'The link is damaged: part of it is missing or wrong. Ask for it again.',
    'not-a-card': 'The figure in this link breaks the rules for cards. You can mend it.',
  },
};
export default studio;
