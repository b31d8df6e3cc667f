import type { Moment } from '../../../web/kit/moment.ts';

const QUIET = '....../.x..../.X.x.K/..k.../.k.k../....x. 2222 1 p';
const [B4, C4, B5, D5] = [19, 20, 25, 27];

const moments: readonly Moment[] = [
  { name: 'empty', position: '....../....../....../....../....../...... 8080 0 p', played: [], taps: [] },
  { name: 'middle', position: QUIET, played: ['cf3'], taps: [] },
  { name: 'ghost', position: QUIET, played: ['cf3'], taps: [C4] },
  { name: 'why', position: QUIET, played: ['cf3'], taps: [C4, B4] },
  {
    name: 'tumble',
    position: 'xk.k../x..x../..K.../...X../....../...... 4131 0 p',
    played: [],
    taps: [B5],
  },
  { name: 'grown', position: QUIET, played: ['cf3', 'kc4'], taps: [] },
  { name: 'rows', position: '....x./....../..k.../.kkk../..k.x./...... 3060 0 u', played: [], taps: [] },
  { name: 'row', position: '....x./....../..k.../.kkk../..k.x./...... 3060 0 u', played: [], taps: [13] },
  { name: 'eight', position: 'k.k..x/...k../k...k./.x..../k.k..x/....k. 0050 0 u', played: [], taps: [] },
  { name: 'threat', position: 'x..x../....../....../.KK.../..x.../....x. 4240 0 p', played: [], taps: [15] },
  { name: 'won', position: 'x..x../....../....../.KK.../..x.../....x. 4240 0 p', played: ['cd3'], taps: [] },
  { name: 'taken', position: QUIET, played: ['cf3'], taps: [D5, 21] },
];
export default moments;
