import type { Seat } from '../../../kernel/game.ts';
import { put } from '../../../parts/bag.ts';
import { bestBy } from '../../../parts/ranking.ts';
import { faceOf } from './cards.ts';
import { change, changeAll, playerAt, type Desk } from './desk.ts';
import { bellsIn, bellsOf, hoursOf, limitOf, OWL_LIMIT } from './row.ts';
import type { Options, Seen } from './types.ts';

export const BELLS_TO_WIN = 13;

/** Whether so many bells on a pile win the match. */
export const isEnough = ({ end }: Options, bells: number): boolean =>
  end === 'thirteen' && bells >= BELLS_TO_WIN;

/** Somebody stays out late: the round is over at once. Afterwards the match is over or the next round has its first player. */
export const endRound = (desk: Desk, late: Seat): void => {
  const { row } = playerAt(desk, late);
  const limit = limitOf(desk.rules, playerAt(desk, late));
  const owls = desk.players.flatMap((player, seat) =>
    limitOf(desk.rules, player) === OWL_LIMIT ? [seat] : [],
  );
  desk.events.push({ what: 'late', seat: late, hours: hoursOf(row), limit, owls });
  // Unseen cards have no identity: to put them back is to stop counting them as drawn.
  if (desk.drawn > 0) desk.events.push({ what: 'returned', seat: desk.active, cards: desk.drawn });
  desk.drawn = 0;
  desk.players.forEach((_, seat) => {
    if (seat !== late) bank(desk, seat);
    discardRow(desk, seat);
  });
  changeAll(desk, { received: false, owl: false });
  const winner = winnerAtRoundEnd(desk);
  if (winner === undefined) passTheFirstPlayerCard(desk);
  else win(desk, winner);
};

const bank = (desk: Desk, seat: Seat): void => {
  const { row, pile } = playerAt(desk, seat);
  const cards = row.filter(({ card }) => faceOf(card).bells > 0);
  if (!cards.length) return;
  const rest = row.filter((seen) => !cards.includes(seen));
  change(desk, seat, { row: rest, pile: put(pile, ...kindsOf(cards)) });
  desk.events.push({ what: 'banked', seat, cards, bells: bellsOf(cards) });
};

const discardRow = (desk: Desk, seat: Seat): void => {
  const { row } = playerAt(desk, seat);
  if (!row.length) return;
  change(desk, seat, { row: [] });
  desk.discard = put(desk.discard, ...kindsOf(row));
  desk.events.push({ what: 'discarded', seat, cards: row });
};

const kindsOf = (cards: readonly Seen[]): number[] => cards.map(({ card }) => card);

/** Most bells; among equals whoever sits farthest from the first player, which nobody shares. */
const winnerAtRoundEnd = ({ rules, players, first, lastStage }: Desk): Seat | undefined => {
  const bells = (seat: Seat): number => bellsIn(players[seat]?.pile ?? []);
  const distance = (seat: Seat): number => (seat - first + players.length) % players.length;
  const seats = players.map((_, seat) => seat);
  const there =
    rules.end === 'whole-deck' && lastStage ? seats : seats.filter((seat) => isEnough(rules, bells(seat)));
  return there.length ? bestBy(there, bells, distance)[0] : undefined;
};

export const win = (desk: Desk, winner: Seat): void => {
  desk.end = { how: desk.rules.end, winner };
  desk.phase = { name: 'over' };
  desk.events.push({ what: 'won', seat: winner, how: desk.rules.end });
};

const passTheFirstPlayerCard = (desk: Desk): void => {
  desk.first = (desk.first + 1) % desk.players.length;
  desk.active = desk.first;
  desk.round++;
  desk.turn = 1;
  desk.events.push({ what: 'first-passed', seat: desk.first });
};
