import type { Seat } from '../../../kernel/game.ts';
import { put } from '../../../parts/bag.ts';
import { announce, update } from '../../../parts/draft.ts';
import { bestBy } from '../../../parts/ranking.ts';
import { faceOf } from './cards.ts';
import { change, changeAll, playerAt, type KyotoDraft } from './kyoto-draft.ts';
import { bellsIn, bellsOf, hoursOf, limitOf, OWL_LIMIT } from './row.ts';
import type { Options, Seen, State } from './types.ts';

export const BELLS_TO_WIN = 13;

/** True if this number of bells in a pile wins the match. [K26] */
export const isEnough = ({ end }: Options, bells: number): boolean =>
  end === 'thirteen' && bells >= BELLS_TO_WIN;

/**
 * A player stays out late: the round ends at once. Then the match is over, or the next round has its first
 * player.
 */
export const endRound = (draft: KyotoDraft, late: Seat): void => {
  const { rules, players, active, drawn } = draft.state;
  const player = playerAt(draft.state, late);
  const owls = players.flatMap((other, seat) => (limitOf(rules, other) === OWL_LIMIT ? [seat] : []));
  const [hours, limit] = [hoursOf(player.row), limitOf(rules, player)];
  announce(draft, { what: 'late', seat: late, hours, limit, owls });
  if (drawn > 0) announce(draft, { what: 'returned', seat: active, cards: drawn });
  update(draft, { drawn: 0 }); // [K20] unseen cards have no identity: they go back by no longer counting as drawn
  players.forEach((_, seat) => {
    if (seat !== late) bank(draft, seat); // [K21] the late player saves nothing
    discardRow(draft, seat);
  });
  changeAll(draft, { received: false, owl: false });
  const winner = winnerAtRoundEnd(draft.state);
  if (winner === undefined) passTheFirstPlayerCard(draft);
  else win(draft, winner);
};

/** The bell cards of a row go to the pile. [K22] */
const bank = (draft: KyotoDraft, seat: Seat): void => {
  const { row, pile } = playerAt(draft.state, seat);
  const cards = row.filter(({ card }) => faceOf(card).bells > 0);
  if (!cards.length) return;
  const rest = row.filter((seen) => !cards.includes(seen));
  change(draft, seat, { row: rest, pile: put(pile, ...kindsOf(cards)) });
  announce(draft, { what: 'banked', seat, cards, bells: bellsOf(cards) });
};

const discardRow = (draft: KyotoDraft, seat: Seat): void => {
  const { row } = playerAt(draft.state, seat);
  if (!row.length) return;
  change(draft, seat, { row: [] });
  update(draft, { discard: put(draft.state.discard, ...kindsOf(row)) });
  announce(draft, { what: 'discarded', seat, cards: row });
};

const kindsOf = (cards: readonly Seen[]): number[] => cards.map(({ card }) => card);

/** Most bells; among equals the seat farthest from the first player, so there is always one winner. [K27] */
const winnerAtRoundEnd = ({ rules, players, first, lastStage }: State): Seat | undefined => {
  const bells = (seat: Seat): number => bellsIn(players[seat]?.pile ?? []);
  const distance = (seat: Seat): number => (seat - first + players.length) % players.length;
  const seats = players.map((_, seat) => seat);
  // [K29] in the last stage everybody takes part
  const there =
    rules.end === 'whole-deck' && lastStage ? seats : seats.filter((seat) => isEnough(rules, bells(seat)));
  return there.length ? bestBy(there, bells, distance)[0] : undefined;
};

export const win = (draft: KyotoDraft, winner: Seat): void => {
  const how = draft.state.rules.end;
  update(draft, { end: { how, winner }, phase: { name: 'no-card' } });
  announce(draft, { what: 'won', seat: winner, how });
};

/** The next round begins with the next seat, no matter who was about to play. [K23] */
const passTheFirstPlayerCard = (draft: KyotoDraft): void => {
  const { first, players, round } = draft.state;
  const next = (first + 1) % players.length;
  update(draft, { first: next, active: next, round: round + 1, turn: 1 });
  announce(draft, { what: 'first-passed', seat: next });
};
