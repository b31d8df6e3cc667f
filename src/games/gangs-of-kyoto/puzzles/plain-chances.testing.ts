import type { Seat } from '../../../kernel/game.ts';
import type { Answer } from '../../../kernel/puzzle.ts';
import { update } from '../../../parts/draft.ts';
import rules from '../rules/game.ts';
import type { KyotoDraft } from '../rules/kyoto-draft.ts';
import { turnOver } from '../rules/deck.ts';
import { accept, refuse, type Reception } from '../rules/receive.ts';
import { give, mayRefuseOwn, refuseOwn, waiting } from '../rules/turn.ts';
import type { GangsOfKyoto, Move, Seen, State } from '../rules/types.ts';
import type { Goal } from './counter.ts';
import { average } from './every-draw.testing.ts';

type Act = (draft: KyotoDraft) => Reception;

/**
 * For a test: the chance to reach the goal with each legal move, by the rules themselves. Every order of the deck is counted, and the solver decides as well as can be about
 * the rest of the turn. Nobody else has anything to decide in it: see miner.ts.
 */
export const plainChances = (goal: Goal, state: State): readonly Answer<GangsOfKyoto>[] => {
  const { phase } = state;
  if (phase.name !== 'give') return [];
  return [...rules.candidates(rules.view(state, state.active), state.active)]
    .filter((move) => !rules.check(rules.view(state, state.active), state.active, move))
    .map((move) => ({ move, worth: chance(goal, state.active, state, acting(move, phase.card)) }));
};

const acting =
  (move: Move, card: Seen): Act =>
  (draft) =>
    move.do === 'give' ? give(draft, move.to, card, false) : refuseOwn(draft, card);

const chance = (goal: Goal, solver: Seat, state: State, act: Act): number =>
  average(state, (draft) => {
    const reception = act(draft);
    if (reception === 'settled' && draft.state.drawn > 0)
      return bestWith(goal, solver, draft, turnOver(draft));
    return reception === 'asked' ? bestAnswer(goal, solver, draft) : reached(goal, solver, draft);
  });

/** The next card of the turn. [K7] */
const bestWith = (goal: Goal, solver: Seat, { state }: KyotoDraft, card: Seen): number => {
  const gifts = waiting(state.players).map((to): Move => ({ do: 'give', to }));
  const moves: Move[] = mayRefuseOwn(state.players, solver) ? [...gifts, { do: 'refuse' }] : gifts;
  return Math.max(...moves.map((move) => chance(goal, solver, state, acting(move, card))));
};

/** The solver is asked about a card that a Curiosity has turned over. [K18] */
const bestAnswer = (goal: Goal, solver: Seat, { state }: KyotoDraft): number => {
  const { phase } = state;
  if (phase.name !== 'veto' || phase.seat !== solver) throw new Error('somebody else has to decide');
  const answer = (act: Act): number => chance(goal, solver, state, act);
  return Math.max(
    answer((draft) => accept(noQuestion(draft), solver, phase.card)),
    answer((draft) => refuse(noQuestion(draft), solver, phase.card, 'player')),
  );
};

const noQuestion = (draft: KyotoDraft): KyotoDraft => {
  update(draft, { phase: { name: 'no-card' } });
  return draft;
};

const reached = (goal: Goal, solver: Seat, { state: { end }, events }: KyotoDraft): number => {
  if (end) return Number(end.winner === solver);
  if (goal === 'save')
    return Number(events.some((event) => event.what === 'banked' && event.seat === solver));
  return Number(goal === 'hold');
};
