import type { Moment } from '../../../web/kit/moment.ts';

/** Different positions of one match with three players. */
const MATCH =
  `ST3@h5t ST4@h6t ST2@h7 draw B27@g6+E draw B58@g7+E draw B28@g5+E draw B40@f6 draw B50@e6 draw B19@f5 draw
  B21@i7t draw B10@i6 draw B70@f7 draw B17@f8 draw B13@g8+W draw B45@h4t draw B54@d6 draw B31@h8 draw B71@f4t draw
  B38@c6 draw B33@i4+W draw B55@i5t draw B25@d7 draw B18@h3 draw B60@e8 draw across@d6 draw B43@c7t+E draw B06@g3
  draw B61@b6t draw B59@e7t draw B69@h2t draw B34@f3+E draw B07@c5t draw T1@d5+W draw B48@g4t draw B57@g2+E B39@c4
  B42@e3 B67@i8 B72@e9 B23@h1 P@f3`.split(/\s+/);

const after = (name: string, moves: number, taps: readonly number[] = []): Moment => ({
  name,
  seats: 3,
  seed: 'gallery-b',
  options: { catChoice: 'by-seat' },
  played: MATCH.slice(0, moves),
  taps,
});
const cell = (column: number, row: number): number => column - 1 + 21 * (row - 1);

const moments: readonly Moment[] = [
  { name: 'cats', seats: 3, seed: 'gallery-b', played: ['cat:kuzia'], taps: [] },
  after('start', 0),
  after('second start', 1),
  after('draw or sleep', 5),
  after('play', 20),
  after('ghost', 38, [cell(9, 4)]),
  after('cat refused', 38, [cell(6, 9)]),
  after('taken', 40, [cell(7, 6)]),
  after('toy', 46),
  after('toy ghost', 46, [cell(4, 6)]),
  after('asleep', 55),
  after('princess', 72),
  after('princess ghost', 72, [cell(6, 3)]),
  after('last cards', 67),
  after('over', 73),
];
export default moments;
