import type { PuzzleLine } from '../../../kernel/puzzle.ts';
import { weighedMiner } from '../../../kernel/weighed-puzzle.ts';
import { faceOf } from '../rules/cards.ts';
import { undrawn } from '../rules/deck.ts';
import { playerAt } from '../rules/kyoto-draft.ts';
import { bellsIn, bellsOf, hoursOf, limitOf, vetoIn } from '../rules/row.ts';
import { BELLS_TO_WIN } from '../rules/round.ts';
import { waiting } from '../rules/turn.ts';
import type { State } from '../rules/types.ts';
import type { Goal } from './counter.ts';
import { writePlace } from './place-text.ts';
import { WHO_GETS_IT } from './question.ts';

const CARDS_LEFT = 20; // in the deck, so that no turn can empty it
const DECISIONS = 3; // seats that still get a card: with more of them there is too much to count while somebody waits
const FAR = 9; // hours to the limit: with so many left nothing is decided in this turn, and chains of Curiosities are long

/** Every order of the deck can be counted, and nobody but the solver has anything to decide before the turn is over. */
const isCountable = (state: State): boolean => {
  const open = waiting(state.players);
  const others = open.filter((seat) => seat !== state.active);
  return (
    state.phase.name === 'give' &&
    faceOf(state.phase.card.card).kind !== 'curiosity' &&
    state.under.length === 0 &&
    undrawn(state) >= CARDS_LEFT &&
    open.length === DECISIONS &&
    others.every((seat) => !vetoIn(state.players[seat]?.row ?? [])) &&
    open.every((seat) => hoursLeft(state, seat) < FAR)
  );
};

const hoursLeft = (state: State, seat: number): number => {
  const player = playerAt(state, seat);
  return limitOf(state.rules, player) - hoursOf(player.row);
};

/** The possible decisions of this turn. The first one that makes a puzzle is used. */
const goalsIn = ({ players, active }: State): readonly Goal[] => {
  const near = players.map(({ row, pile }) => bellsOf(row) + bellsIn(pile) >= BELLS_TO_WIN - 2);
  const bells = bellsOf(players[active]?.row ?? []);
  return [
    ...(near[active] ? ['win' as const] : []),
    ...(near.some((isNear, seat) => isNear && seat !== active) ? ['hold' as const] : []),
    ...(bells > 0 ? ['save' as const] : []),
  ];
};

const places = (states: readonly State[]): readonly Pick<PuzzleLine, 'goal' | 'where'>[] =>
  states.filter(isCountable).flatMap((state) => {
    const where = state.phase.name === 'give' ? writePlace(state, state.phase.card.card) : '';
    return goalsIn(state).map((goal) => ({ goal, where }));
  });

export default weighedMiner(WHO_GETS_IT, places, { seats: 4 });
