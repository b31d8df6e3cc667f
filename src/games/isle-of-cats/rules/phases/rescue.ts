import type { Seat } from '../../../../kernel/game.ts';
import { speedOf } from '../island/baskets.ts';
import { faceToday, isFirst } from '../island/island.ts';
import { announce, update } from '../../../../parts/draft.ts';
import { changePlayer, revealHidden, playerOf, setPhase, type IsleDraft } from '../state/isle-draft.ts';
import { spend } from '../island/supply.ts';
import type { RescuePhase, State } from '../state/types.ts';
import { beginRare } from './explore.ts';
import { openCheck } from './ready.ts';
import { meetSister, playSister } from './sister.ts';

/** Phase 4, from revealing the rescue cards to the last pass. */

/** All have laid their cards: they are revealed, and the fastest player begins. */
export const reveal = (draft: IsleDraft): void => {
  revealHidden(draft);
  const { order, players } = draft.state;
  const speeds = players.map((player) => speedOf(player, player.laid));
  for (const seat of order) {
    const { laid, laidTokens } = playerOf(draft, seat);
    announce(draft, { what: 'revealed', seat, cards: laid, tokens: laidTokens, speed: speeds[seat] ?? 0 });
  }
  // [D7] Sorting keeps the old order among equals.
  const sorted = order.toSorted((a, b) => (speeds[b] ?? 0) - (speeds[a] ?? 0));
  update(draft, { order: sorted });
  announce(draft, { what: 'ordered', order: sorted });
  if (draft.state.sister) meetSister(draft, speeds[0] ?? 0);
  openCheck(draft, 'rescue');
};

export const beginRescue = (draft: IsleDraft): void => {
  const { order, players, sister } = draft.state;
  const turn = sister?.first ? 'sister' : (order[0] ?? 0); // [O3]
  setPhase(draft, { name: 'rescue', turn, passed: players.map(() => false), rescued: [], over: false });
};

/** [K5] */
const nothingLeft = (state: State, passed: readonly boolean[]): boolean => {
  if (state.left.length + state.right.length > 0) return false;
  const first = state.order[0] ?? 0;
  return state.kittens.length === 0 || passed[first] === true || !isFirst(state, first);
};

/** [D10] */
const finished = (state: State, passed: readonly boolean[]): boolean =>
  passed.every(Boolean) || nothingLeft(state, passed);

/** Begins the next turn if this one is over. Returns false if the player is still to move. */
export const nextRescue = (draft: IsleDraft, phase: RescuePhase): boolean => {
  if (phase.turn === 'sister') {
    playSister(draft);
    goOn(draft, 0, phase.passed, 'you');
    return true;
  }
  if (!phase.over) return false;
  goOn(draft, phase.turn, phase.passed, 'sister');
  return true;
};

const goOn = (draft: IsleDraft, last: Seat, passed: readonly boolean[], next: 'you' | 'sister'): void => {
  const { sister } = draft.state;
  const done = finished(draft.state, passed);
  const hers = sister !== null && sister.left > 0 && (done || next === 'sister'); // [O3]
  if (done && !hers) return endRescue(draft);
  const seat = hers ? 'sister' : nextInOrder(draft.state, last, passed);
  setPhase(draft, { name: 'rescue', turn: seat, passed, rescued: [], over: false });
};

/** The next in turn order who has not passed. [D8] */
export const nextInOrder = (
  { order }: Pick<State, 'order'>,
  from: Seat,
  passed: readonly boolean[],
): Seat => {
  const at = order.indexOf(from);
  const round = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return round.find((seat) => !passed[seat]) ?? from;
};

const endRescue = (draft: IsleDraft): void => {
  draft.state.players.forEach(({ laid }, seat) => {
    if (!laid.length) return;
    spend(draft, laid); // [D10]
    changePlayer(draft, seat, { laid: [] });
  });
  const { options } = draft.state;
  if (options.mode === 'family' || faceToday(draft.state) === 'SWAP') setPhase(draft, { name: 'night' }); // [E6]
  else beginRare(draft);
};
