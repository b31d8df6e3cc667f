import type { Seat } from '../../../../kernel/game.ts';
import { speedOf } from '../baskets.ts';
import { faceToday, isFirst } from '../island.ts';
import { change, changePlayer, comesToLight, playerOf, setPhase, tell, type Story } from '../story.ts';
import { spend } from '../supply.ts';
import type { RescuePhase, State } from '../types.ts';
import { beginRare } from './explore.ts';
import { openCheck } from './ready.ts';
import { meetSister, playSister } from './sister.ts';

/** Phase 4, from turning over the rescue cards to the last player's pass. */

/** Everybody has laid their cards: they are turned over, and the fastest goes first. */
export const reveal = (story: Story): void => {
  comesToLight(story);
  const { order, players } = story.state;
  const speeds = players.map((player) => speedOf(player, player.laid));
  for (const seat of order) {
    const { laid, laidTokens } = playerOf(story, seat);
    tell(story, { what: 'revealed', seat, cards: laid, tokens: laidTokens, speed: speeds[seat] ?? 0 });
  }
  // Sorting keeps the old order among equals.
  const sorted = order.toSorted((a, b) => (speeds[b] ?? 0) - (speeds[a] ?? 0));
  change(story, { order: sorted });
  tell(story, { what: 'ordered', order: sorted });
  if (story.state.sister) meetSister(story, speeds[0] ?? 0);
  openCheck(story, 'rescue');
};

export const beginRescue = (story: Story): void => {
  const { order, players, sister } = story.state;
  const turn = sister?.first ? 'sister' : (order[0] ?? 0);
  setPhase(story, { name: 'rescue', turn, passed: players.map(() => false), rescued: [], over: false });
};

const nothingLeft = (state: State, passed: readonly boolean[]): boolean => {
  if (state.left.length + state.right.length > 0) return false;
  const first = state.order[0] ?? 0;
  return state.kittens.length === 0 || passed[first] === true || !isFirst(state, first);
};

const finished = (state: State, passed: readonly boolean[]): boolean =>
  passed.every(Boolean) || nothingLeft(state, passed);

/** A turn is over: whose is next? Returns false while somebody still thinks. */
export const nextRescue = (story: Story, phase: RescuePhase): boolean => {
  if (phase.turn === 'sister') {
    playSister(story);
    goOn(story, { ...phase, turn: 0, over: true, rescued: [] }, 'you');
    return true;
  }
  if (!phase.over) return false;
  goOn(story, phase, 'sister');
  return true;
};

const goOn = (story: Story, { turn, passed }: RescuePhase, next: 'you' | 'sister'): void => {
  const { sister } = story.state;
  const done = finished(story.state, passed);
  const hers = sister !== null && sister.left > 0 && (done || next === 'sister');
  if (done && !hers) return endRescue(story);
  const seat = hers ? 'sister' : nextInOrder(story.state, turn as Seat, passed);
  setPhase(story, { name: 'rescue', turn: seat, passed, rescued: [], over: false });
};

/** The next in turn order who has not passed. */
export const nextInOrder = (
  { order }: Pick<State, 'order'>,
  from: Seat,
  passed: readonly boolean[],
): Seat => {
  const at = order.indexOf(from);
  const round = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return round.find((seat) => !passed[seat]) ?? from;
};

const endRescue = (story: Story): void => {
  story.state.players.forEach(({ laid }, seat) => {
    if (!laid.length) return;
    spend(story, laid);
    changePlayer(story, seat, { laid: [] });
  });
  const { options } = story.state;
  if (options.mode === 'family' || faceToday(story.state) === 'SWAP') setPhase(story, { name: 'night' });
  else beginRare(story);
};
