import type { Seat } from '../../../kernel/game.ts';
import { put } from '../../../parts/bag.ts';
import { announce, update } from '../../../parts/draft.ts';
import { faceOf, isGift } from './cards.ts';
import { turnExtra } from './deck.ts';
import { change, playerAt, type KyotoDraft } from './kyoto-draft.ts';
import { endRound, isEnough, win } from './round.ts';
import { bellsIn, hoursOf, isLate, limitOf, rowAfter, vetoIn } from './row.ts';
import type { Seen } from './types.ts';

/** The result: done, a player must answer first, the round is over, the match is over. */
export type Reception = 'settled' | 'asked' | 'round-over' | 'over';

/** A player gets a card, given or drawn by a Curiosity. The owner of a No, thanks! is asked first. [K18] */
export const receive = (draft: KyotoDraft, seat: Seat, seen: Seen, extra: boolean): Reception => {
  if (!vetoIn(playerAt(draft.state, seat).row)) return accept(draft, seat, seen);
  update(draft, { phase: { name: 'veto', seat, card: seen, extra, since: draft.at } });
  announce(draft, { what: 'asked', seat, ...seen });
  return 'asked';
};

export const accept = (draft: KyotoDraft, seat: Seat, seen: Seen): Reception =>
  isGift(seen.card)
    ? keep(draft, seat, seen)
    : faceOf(seen.card).kind === 'retreat'
      ? retreat(draft, seat, seen)
      : lay(draft, seat, seen);

/** Both cards are discarded without effect. [K16] */
export const refuse = (draft: KyotoDraft, seat: Seat, seen: Seen, by: 'player' | 'clock'): Reception => {
  const { row } = playerAt(draft.state, seat);
  const veto = vetoIn(row);
  if (!veto) throw new Error(`seat ${seat} has nothing to refuse with`);
  change(draft, seat, { row: row.filter((one) => one !== veto) });
  discard(draft, seen, veto);
  announce(draft, { what: 'refused', seat, veto: veto.id, by, ...seen });
  return 'settled';
};

const discard = (draft: KyotoDraft, ...cards: readonly Seen[]): void =>
  update(draft, { discard: put(draft.state.discard, ...cards.map(({ card }) => card)) });

/** A gift is safe at once. [K11] */
const keep = (draft: KyotoDraft, seat: Seat, seen: Seen): Reception => {
  const pile = put(playerAt(draft.state, seat).pile, seen.card);
  change(draft, seat, { pile });
  announce(draft, { what: 'kept', seat, bells: faceOf(seen.card).bells, ...seen });
  if (!isEnough(draft.state.rules, bellsIn(pile))) return 'settled';
  win(draft, seat);
  return 'over';
};

/** The right-most card of the row goes, and the Retreat with it. [K12] */
const retreat = (draft: KyotoDraft, seat: Seat, seen: Seen): Reception => {
  const player = playerAt(draft.state, seat);
  const removed = player.row.at(-1) ?? null;
  change(draft, seat, rowAfter(player, seen));
  discard(draft, seen, ...(removed ? [removed] : []));
  announce(draft, { what: 'retreated', seat, removed, ...seen });
  return lateOr(draft, seat, 'settled');
};

/** The card is laid at the right end of the row; for a late player nothing else on it happens. [K9] */
const lay = (draft: KyotoDraft, seat: Seat, seen: Seen): Reception => {
  change(draft, seat, rowAfter(playerAt(draft.state, seat), seen));
  const player = playerAt(draft.state, seat);
  const [hours, limit] = [hoursOf(player.row), limitOf(draft.state.rules, player)];
  announce(draft, { what: 'laid', seat, hours, limit, ...seen });
  const reception = lateOr(draft, seat, 'settled');
  return reception === 'settled' && faceOf(seen.card).kind === 'curiosity'
    ? drawExtra(draft, seat)
    : reception;
};

/** The top card of the deck goes to the same player, like a card that was given. [K10] */
const drawExtra = (draft: KyotoDraft, seat: Seat): Reception => {
  const extra = turnExtra(draft);
  if (!extra) return 'settled';
  announce(draft, { what: 'extra', seat, ...extra });
  return receive(draft, seat, extra, true);
};

/** The limit is tested after every change of a row: a Retreat can take the Night owl away. [K14] */
const lateOr = (draft: KyotoDraft, seat: Seat, otherwise: Reception): Reception => {
  if (!isLate(draft.state.rules, playerAt(draft.state, seat))) return otherwise;
  endRound(draft, seat);
  return draft.state.end ? 'over' : 'round-over';
};
