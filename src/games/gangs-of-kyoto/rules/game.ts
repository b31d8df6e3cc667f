import type { AdvanceAnswers, QuickMatch, Unhurried } from '../../../kernel/abilities.ts';
import type { Game, Input, Millis, Outcome, Rng, Seat, Step } from '../../../kernel/game.ts';
import { FULL_DECK, CARDS, type CardFace } from './cards.ts';
import { NO_CARDS } from './deck.ts';
import { draftOf } from '../../../parts/draft.ts';
import { advance } from './advance.ts';
import { finished, playerAt } from './kyoto-draft.ts';
import { determinize, view } from './imagine.ts';
import { draw, read, write } from './notation.ts';
import { accept, refuse } from './receive.ts';
import { bellsIn, wouldBeLate } from './row.ts';
import { give, goOn, mayRefuseOwn, refuseOwn, waiting } from './turn.ts';
import type { GangsOfKyoto, ScoreKey, Move, Options, Player, Refused, State, Veto, View } from './types.ts';

const NEWCOMER: Player = { row: [], pile: NO_CARDS, received: false, owl: false };

const setup = (seats: number, rules: Options, rng: Rng): State => {
  const first = rng.int(seats); // [K3] a random seat begins
  const fresh: State = {
    rules,
    first,
    active: first,
    round: 1,
    turn: 1,
    phase: { name: 'no-card' }, // until the first card lies there
    drawn: 0,
    discard: NO_CARDS,
    under: [],
    revealed: 0,
    lastStage: false,
    lately: [],
    end: null,
    players: Array.from({ length: seats }, () => NEWCOMER),
    deck: [FULL_DECK],
  };
  const draft = draftOf<GangsOfKyoto>(fresh, 0, rng);
  goOn(draft, 'round-over');
  return finished(draft).state;
};

// --- One step -------------------------------------------------------------------------------------------------------

const apply = (state: State, input: Input<Move>, rng: Rng): Step<GangsOfKyoto> => {
  const draft = draftOf<GangsOfKyoto>(state, input.at, rng);
  const { phase } = state;
  if (phase.name === 'veto') {
    const refuses = input.by === 'clock' ? refusesByItself(state, phase) : input.move.do === 'refuse';
    const by = input.by === 'clock' ? 'clock' : 'player';
    const { seat, card } = phase;
    goOn(draft, refuses ? refuse(draft, seat, card, by) : accept(draft, seat, card));
  } else if (phase.name === 'give' && input.by !== 'clock' && input.move.do !== 'take')
    goOn(
      draft,
      input.move.do === 'give' ? give(draft, input.move.to, phase.card, false) : refuseOwn(draft, phase.card),
    );
  else throw new Error('nothing of the kind can happen now');
  return finished(draft);
};

/** When time runs out, a card is refused only if it would make its player late. [K19] */
const refusesByItself = (state: State, { seat, card }: Veto): boolean =>
  wouldBeLate(state.rules, playerAt(state, seat), card);

const WINDOW: Readonly<Record<Options['vetoWindow'], Millis | null>> = {
  short: 5_000,
  long: 20_000,
  unlimited: null,
};

/** [K19] Only cards from others are answered against time: the player whose turn it is has all the time of a turn. */
const due = ({ phase, rules, active }: State): Millis | null => {
  const window = WINDOW[rules.vetoWindow];
  return phase.name === 'veto' && phase.seat !== active && window !== null ? phase.since + window : null;
};

const actors = ({ phase, active }: State): readonly Seat[] =>
  phase.name === 'give' ? [active] : phase.name === 'veto' ? [phase.seat] : [];

// --- Legality -------------------------------------------------------------------------------------------------------

const REFUSE: Move = { do: 'refuse' };
const ANSWERS: readonly Move[] = [{ do: 'take' }, REFUSE];

const candidates = ({ phase, players }: View): readonly Move[] =>
  phase.name === 'veto' ? ANSWERS : [...waiting(players).map((to): Move => ({ do: 'give', to })), REFUSE];

const check = ({ phase, players, active }: View, _seat: Seat, move: Move): Refused | null => {
  if (move.do !== 'give') {
    const asked = phase.name === 'veto' || (move.do === 'refuse' && mayRefuseOwn(players, active)); // [K37]
    return asked ? null : { why: 'nothing-to-refuse' };
  }
  if (phase.name === 'veto') return { why: 'answer-first' };
  const player = players[move.to];
  if (!player) return { why: 'no-such-player' };
  return player.received ? { why: 'has-a-card', with: { seat: move.to } } : null; // [K5]
};

// --- The end --------------------------------------------------------------------------------------------------------

const LINES: readonly (readonly [ScoreKey, CardFace['kind']])[] = [
  ['gifts', 'gift'],
  ['big-gifts', 'big-gift'],
  ['bells', 'bell'],
  ['double-bells', 'double-bell'],
];

const outcome = ({ end, players }: State): Outcome | null =>
  end && {
    winners: [end.winner],
    scores: players.map(({ pile }) => bellsIn(pile)),
    lines: players.flatMap(({ pile }, seat) =>
      LINES.map(([what, kind]) => {
        const only = pile.map((count, card) => (CARDS[card]?.kind === kind ? count : 0));
        return { seat, what, points: bellsIn(only) };
      }),
    ),
  };

const gangsOfKyoto: Game<GangsOfKyoto> &
  QuickMatch<GangsOfKyoto> &
  Unhurried<GangsOfKyoto> &
  AdvanceAnswers<GangsOfKyoto> = {
  id: 'gangs-of-kyoto',
  version: 2,
  seats: [2, 5],
  minutes: 15,
  quickMatch: { seats: 4 },
  unhurried: { vetoWindow: 'unlimited' },
  advance,
  options: {
    end: ['thirteen', 'whole-deck'],
    piles: ['face-down', 'open-hand'],
    owlLasting: [false, true],
    vetoWindow: ['short', 'long', 'unlimited'],
  },
  setup,
  actors,
  apply,
  due,
  outcome,
  view,
  candidates,
  check,
  determinize,
  read,
  write,
  draw,
};
export default gangsOfKyoto;
