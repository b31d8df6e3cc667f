import type { FirstHint } from '../../../kernel/optional-files.ts';
import type { Scene, Seat } from '../../../kernel/game.ts';
import { candidates } from './candidates.ts';
import { faceOf } from './cards.ts';
import { catsOnTable, check } from './legality.ts';
import { allBoxes, type BoxInfo } from './score.ts';
import type { IfItFits, Phase, View } from './types.ts';

export type HintKey =
  | 'goal'
  | 'start'
  | 'toy'
  | 'draw-or-sleep'
  | 'place'
  | 'ending'
  | 'princess'
  | 'awake'
  | 'sprays'
  | 'closing'
  | 'joining';

type Fits = (view: View, seat: Seat) => boolean;
const always: Fits = () => true;

const during =
  (name: Phase['name'], fits: Fits) =>
  ({ view }: Scene<IfItFits>, seat: Seat): boolean =>
    view.phase.name === name && fits(view, seat);

const boxesOn = ({ table, cats, rules }: View): readonly BoxInfo[] => allBoxes(table, cats.length, rules);
const holdsSpray: Fits = ({ mine }) =>
  mine?.hand.some((card) => card !== 'P' && faceOf(card).marks.includes('S')) ?? false;
const holdsPrincess: Fits = (view) =>
  (view.mine?.hand.includes('P') ?? false) && catsOnTable(view).length > 0;
const mayAddCat: Fits = (view, seat) =>
  candidates(view, seat).some((move) => move.do === 'box' && move.cat !== null && !check(view, seat, move));

/** Hints for every match come first, each once; then the rare ones. */
const hints: readonly FirstHint<IfItFits, HintKey>[] = [
  { key: 'goal', rule: 'goal', when: () => true },
  { key: 'start', rule: 'start-card', question: true, when: during('start', always) },
  { key: 'toy', rule: 'special-toy', question: true, when: during('toy', always) },
  { key: 'draw-or-sleep', rule: 'draw-or-sleep', when: during('choose', always) },
  { key: 'place', rule: 'placing', when: during('play', (view) => !view.ending) },
  { key: 'ending', rule: 'end-phase', when: during('play', (view) => view.ending) },
  { key: 'princess', rule: 'princess', when: during('play', holdsPrincess) },
  { key: 'awake', rule: 'awake', when: during('play', mayAddCat) },
  { key: 'sprays', rule: 'value', when: during('play', holdsSpray) },
  {
    key: 'closing',
    rule: 'box',
    when: during('play', (view) => boxesOn(view).some(({ openHalves }) => openHalves === 1)),
  },
  { key: 'joining', rule: 'walls', when: during('play', (view) => boxesOn(view).length > 2) },
];
export default hints;
