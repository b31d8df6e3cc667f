import type { Moment } from '../../../web/kit/moment.ts';

/** A match with five gangs for each kind of position. */
const after = (name: string, seed: string, moves: string, taps: readonly number[] = []): Moment => ({
  name,
  seats: 5,
  seed,
  played: moves ? moves.split(' ') : [],
  taps,
});

const BIG = 'give4 give0 give3 give1 give1 take give0 give2 give3 give4 give0 take give1 take give2';

const moments: readonly Moment[] = [
  after('empty streets', 'night-4', ''),
  after('whom to give', 'night-4', BIG),
  after('forecast', 'night-4', BIG, [4, 4]),
  after('has a card', 'night-4', BIG, [2, 2]),
  after(
    'gift',
    'night-17',
    'give1 give0 give3 give2 give0 give1 give3 give2 give4 give0 give1 give2 give4 give0 give3',
  ),
  after(
    'night owl',
    'night-61',
    'give4 give0 give3 give1 give4 give1 give3 give0 give2 give0 give3 give1 give3 give0 give4',
  ),
  after(
    'retreat',
    'night-1',
    'give3 give0 give4 give1 give4 give0 take give3 give1 give0 take give1 give3 give2 give3',
  ),
  after('curiosity', 'night-183', 'give0 give1 give2 give3 give3 give0 give1 give2 give4'),
  after(
    'no thanks',
    'night-10',
    'give1 give0 give3 give2 give3 give0 take give2 give1 take give2 give0 take give1 take give3 give0 take give1',
  ),
  after(
    'long street',
    'night-35',
    'give0 give1 give4 give2 give3 give0 give2 give1 give4 give0 give1 give2 give0 take',
  ),
  after(
    'round over',
    'night-12',
    'give4 give0 give3 give1 give3 give0 give2 give1 give1 give0 give4 give2 give1',
    [0, 0, 0],
  ),
  after(
    'won',
    'night-29',
    'give3 give0 give2 give1 give4 give0 give2 give1 give4 give0 take give3 take give1 give2 give0 take give1 give3 take give0 give1 give4 give2 give3 give0 give4 give1 give3 give0 give4 give1 give0 give1 give2 give3 give4 give0 give3 give1 give3 give0 give4 give1 give3 give0',
  ),
];
export default moments;
