import type { QuickMatch } from '../../../kernel/abilities.ts';
import { untimed, type Game, type Seat } from '../../../kernel/game.ts';
import { candidates } from './candidates.ts';
import { determinize, view } from './imagine.ts';
import { check } from './legality.ts';
import { read, write } from './notation.ts';
import { draw } from './picture.ts';
import { apply } from './play.ts';
import { finalScore } from './score.ts';
import { setup } from './setup.ts';
import type { IfItFits } from './types.ts';

const NOBODY: readonly Seat[] = [];

const ifItFits: Game<IfItFits> & QuickMatch<IfItFits> = {
  id: 'if-it-fits',
  version: 2,
  seats: [2, 5],
  minutes: 30,
  quickMatch: { seats: 3, firstOptions: { startCards: 'laid' } },
  options: {
    table: ['kitchen', 'desk', 'dining'],
    extended: [false, true],
    tieKinds: ['all', 'one'],
    extraCats: ['holders', 'everyone'],
    allowFlip: [true, false],
    catChoice: ['own', 'by-seat'],
    startCards: ['own', 'laid'],
  },
  ...untimed,
  setup,
  actors: ({ phase, turn }) => (phase.name === 'over' ? NOBODY : [turn]),
  apply: (state, input, rng) => {
    if (input.by === 'clock') throw new Error('If It Fits has no clock');
    return apply(state, input.by, input.move, rng);
  },
  outcome: ({ phase, table, cats, rules }) =>
    phase.name === 'over' ? finalScore(table, cats.length, rules) : null,
  view,
  candidates,
  check,
  determinize,
  read,
  write,
  draw,
};
export default ifItFits;
