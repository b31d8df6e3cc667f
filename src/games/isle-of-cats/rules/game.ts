import type {
  AdvanceAnswers,
  DependentOptions,
  OutOfTurn,
  RatingModes,
  SharedQuestions,
  Unhurried,
} from '../../../kernel/abilities.ts';
import type { Game, Seat } from '../../../kernel/game.ts';
import { CROWD } from './boat/tiles.ts';
import { advance } from './advance.ts';
import { candidates } from './candidates.ts';
import { check } from './check.ts';
import { determinize } from './imagine.ts';
import { draw } from './picture.ts';
import { settle } from './flow.ts';
import { askedSeats } from './island/island.ts';
import { make } from './moves.ts';
import { read, write } from './notation.ts';
import { waitAgain } from './phases/ready.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { draftOf, stepOf } from '../../../parts/draft.ts';
import { setPhase, type IsleDraft } from './state/isle-draft.ts';
import type { Isle, State } from './state/types.ts';
import { view } from './view.ts';

/**
 * Anytime cards may be played at any time, so in a standard game every seat is always an actor: if the list depended on
 * the cards in hand, it would reveal them. The awaited seats stand first. [A2]
 */
const actors = (state: State): readonly Seat[] => {
  const asked = askedSeats(state);
  if (state.options.mode === 'family' || state.phase.name === 'over') return asked;
  return [...asked, ...[...state.players.keys()].filter((seat) => !asked.includes(seat))];
};

/** [A2] */
const timeIsUp = (draft: IsleDraft): void => {
  const { phase } = draft.state;
  if (phase.name === 'ready') setPhase(draft, { ...phase, ready: phase.ready.map(() => true) });
};

/**
 * The family game is for two to four players; it has no events and no ready checks, and its new lessons are optional. A
 * solo match is against the sister and has no ready time. Five and six play with all lessons. [F1] [O1] [L1]
 */
const choices: DependentOptions<Isle>['choices'] = (seats, { mode }) => ({
  ...((seats < 2 || seats > 4) && { mode: ['standard'] }),
  ...(seats > 1 && { difficulty: [] }),
  ...(seats === 1 && { patience: [] }),
  ...(seats >= CROWD && { lessons: [] }),
  ...(mode === 'family' && { events: [false], lessons: ['abc', 'ibc'], patience: [] }),
});

const isle: Game<Isle> &
  OutOfTurn<Isle> &
  SharedQuestions<Isle> &
  DependentOptions<Isle> &
  RatingModes<Isle> &
  Unhurried<Isle> &
  AdvanceAnswers<Isle> = {
  id: 'isle-of-cats',
  version: 3,
  seats: [1, 6],
  minutes: 60,
  options: {
    mode: ['standard', 'family'],
    kittens: [false, true],
    beasts: [false, true],
    events: [false, true],
    lessons: ['abc', 'ibc', 'aic', 'abi'],
    difficulty: ['easy', 'medium', 'hard', 'very-hard', 'expert'],
    patience: [10, 30, 0],
  },
  choices,
  unhurried: { patience: 0 },
  advance,
  ratingMode: ({ mode }) => mode,
  setup,
  actors,
  awaiting: askedSeats,
  everyoneAnswers: ({ phase }) => phase.name === 'ready',
  due: ({ phase, pending }) => (phase.name === 'ready' && !pending.length ? phase.until : null),
  // [A3] every input is applied to the state that the one before it has left
  apply: (state, input, rng) => {
    const draft = draftOf<Isle>(state, input.at, rng);
    if (input.by === 'clock') timeIsUp(draft);
    else make(draft, input.by, input.move);
    if (input.by !== 'clock' && input.move.do !== 'ready') waitAgain(draft);
    settle(draft);
    return stepOf(draft);
  },
  outcome,
  view,
  candidates,
  check,
  determinize: (seen, _viewer, rng) => determinize(seen, rng),
  read,
  write,
  draw,
};
export default isle;
