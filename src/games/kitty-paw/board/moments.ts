import type { Moment } from '../../../web/kit/moment.ts';

/** A moment of a round with three players. `of` is the viewer's seat. */
const after = (name: string, moves: string, of = 0): Moment => ({
  name,
  seats: 3,
  seed: 'paw-4',
  played: moves.split(' ').filter(Boolean),
  taps: [],
  of,
});

const GO = '0:hold 1:hold 2:hold +2100';
const CARDS = `${GO} 0:card1 1:card2 2:card3 +300`;
const SOME = `${CARDS} 0:gD1 1:gJ1 2:gP1 +300 0:put-1,0 1:put0,0 2:put0,0 0:gB1 1:gE1 +300 0:flip +150 0:put1,1 1:put2,1`;
const MEOW = `${SOME} 0:gR2 1:gA1 +300 0:put0,2 1:put1,2 0:meow +150`;
const TOUCHED = `${MEOW} +340 1:touchU 1:touchR 1:touchD 1:touchL +90 2:touchU 2:touchR 2:touchD 2:touchL`;
/** Rounds without a meow end after three minutes; six of them lead to level II, eight to level III. */
const idle = (rounds: number): string => `${GO} +180000 +5000 `.repeat(rounds);

const moments: readonly Moment[] = [
  after('paws up', ''),
  after('paws down', '0:hold 1:hold'),
  after('countdown', '0:hold 1:hold 2:hold'),
  after('go', GO),
  after('own card', CARDS),
  after('two paws, one cat', `${CARDS} 0:gD1 1:gD1`),
  after('in the paw', `${CARDS} 0:gD1 +300`),
  after('building', SOME),
  after('my meow', MEOW),
  after('touch it', MEOW, 1),
  after('photo finish', TOUCHED, 1),
  after('level two', `${idle(6)}${GO} 0:card1 +300 0:peek1 +300`),
  after(
    'a guest in the box',
    `${idle(6)}${GO} 0:card1 +300 0:peek1 +300 0:keep 0:box 0:put0,0 0:gD1 +300 0:put1,2`,
  ),
  after('level three', `${idle(8)}${GO} 0:card1 +300 0:gJ1 +300`),
  after('nobody meowed', `${GO} +180000`),
  after('a pause', `${SOME} 1:pause`),
  after(
    'two meows',
    `${SOME} 0:meow +12 1:meow +150 +340 1:touchU 1:touchR 1:touchD 1:touchL 2:touchU 2:touchR 2:touchD 2:touchL`,
  ),
  { ...after('alone', '0:hold +2100 0:card1 +300 0:gD1 +300 0:put0,0'), seats: 1 },
  { ...after('a duel begins', ''), seats: 2, options: { mode: 'duel' } },
  {
    ...after('second card of a duel', '0:hold +2100 0:meow +6000 +2100'),
    seats: 2,
    options: { mode: 'duel' },
  },
];
export default moments;
