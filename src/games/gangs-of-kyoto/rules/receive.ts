import type { Seat } from '../../../kernel/game.ts';
import { put } from '../../../parts/bag.ts';
import { faceOf, isGift } from './cards.ts';
import { turnExtra } from './deck.ts';
import { change, playerAt, type Desk } from './desk.ts';
import { endRound, isEnough, win } from './round.ts';
import { bellsIn, hoursOf, isLate, limitOf, rowAfter, vetoIn } from './row.ts';
import type { Seen } from './types.ts';

/** How it went: dealt with, somebody is asked first, the round is over, the match is over. */
export type Reception = 'settled' | 'asked' | 'round-over' | 'over';

/** A card comes to a player, given or drawn out of curiosity. Whoever holds a No, thanks! is asked first. */
export const receive = (desk: Desk, seat: Seat, seen: Seen, extra: boolean): Reception => {
  if (!vetoIn(playerAt(desk, seat).row)) return accept(desk, seat, seen);
  desk.phase = { name: 'veto', seat, card: seen, extra, since: desk.at };
  desk.events.push({ what: 'asked', seat, ...seen });
  return 'asked';
};

export const accept = (desk: Desk, seat: Seat, seen: Seen): Reception =>
  isGift(seen.card)
    ? keep(desk, seat, seen)
    : faceOf(seen.card).kind === 'retreat'
      ? retreat(desk, seat, seen)
      : lay(desk, seat, seen);

export const refuse = (desk: Desk, seat: Seat, seen: Seen, by: 'player' | 'clock'): Reception => {
  const { row } = playerAt(desk, seat);
  const veto = vetoIn(row);
  if (!veto) throw new Error(`seat ${seat} has nothing to refuse with`);
  change(desk, seat, { row: row.filter((one) => one !== veto) });
  desk.discard = put(desk.discard, seen.card, veto.card);
  desk.events.push({ what: 'refused', seat, veto: veto.id, by, ...seen });
  return 'settled';
};

const keep = (desk: Desk, seat: Seat, seen: Seen): Reception => {
  const pile = put(playerAt(desk, seat).pile, seen.card);
  change(desk, seat, { pile });
  desk.events.push({ what: 'kept', seat, bells: faceOf(seen.card).bells, ...seen });
  if (!isEnough(desk.rules, bellsIn(pile))) return 'settled';
  win(desk, seat);
  return 'over';
};

const retreat = (desk: Desk, seat: Seat, seen: Seen): Reception => {
  const player = playerAt(desk, seat);
  const removed = player.row.at(-1) ?? null;
  change(desk, seat, rowAfter(player, seen));
  desk.discard = put(desk.discard, seen.card, ...(removed ? [removed.card] : []));
  desk.events.push({ what: 'retreated', seat, removed, ...seen });
  return lateOr(desk, seat, 'settled');
};

const lay = (desk: Desk, seat: Seat, seen: Seen): Reception => {
  change(desk, seat, rowAfter(playerAt(desk, seat), seen));
  const player = playerAt(desk, seat);
  const [hours, limit] = [hoursOf(player.row), limitOf(desk.rules, player)];
  desk.events.push({ what: 'laid', seat, hours, limit, ...seen });
  const reception = lateOr(desk, seat, 'settled');
  return reception === 'settled' && faceOf(seen.card).kind === 'curiosity'
    ? drawExtra(desk, seat)
    : reception;
};

const drawExtra = (desk: Desk, seat: Seat): Reception => {
  const extra = turnExtra(desk);
  if (!extra) return 'settled';
  desk.events.push({ what: 'extra', seat, ...extra });
  return receive(desk, seat, extra, true);
};

/** The limit is tested after every change of a row: a Retreat can take the Night owl away. */
const lateOr = (desk: Desk, seat: Seat, otherwise: Reception): Reception => {
  if (!isLate(desk.rules, playerAt(desk, seat))) return otherwise;
  endRound(desk, seat);
  return desk.end ? 'over' : 'round-over';
};
