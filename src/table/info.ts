import { commitment } from '../kernel/random.ts';
import type { Seat } from '../kernel/game.ts';
import { tableToSend } from '../protocol/old-names.ts';
import { ALL_ALLOWED, type GuestId, type SeatInfo, type TableInfo } from '../protocol/table.ts';
import type { SeatDoc, TableDoc } from './doc.ts';
import { namesApart } from './names-apart.ts';

/** The facts besides the doc that the public description of a table needs. */
export interface Around {
  readonly nameOf: (guest: GuestId) => string;
  readonly here: (guest: GuestId) => boolean;
  readonly spectators: number;
  readonly awaiting: readonly Seat[];
  readonly deadline: number | null; // see TableInfo
}

/** The public description of a table. It contains the seed only after the match is over. */
export const tableInfo = (doc: TableDoc, around: Around): TableInfo =>
  tableToSend({
    id: doc.id,
    game: doc.game,
    ...(doc.rulesVersion === undefined ? {} : { rulesVersion: doc.rulesVersion }),
    options: doc.options,
    seats: namesApart(doc.seats.map((seat) => seatInfo(seat, around))),
    status: doc.status,
    awaiting: around.awaiting,
    notes: doc.notes,
    creator: doc.creator,
    listed: doc.listed,
    clock: doc.clock,
    ...(around.deadline === null ? {} : { deadline: around.deadline }),
    allows: doc.allows ?? ALL_ALLOWED,
    ...(doc.rated ? { rated: true } : {}),
    commitment: commitment(doc.seed),
    seed: doc.status === 'over' ? doc.seed : null,
    outcome: doc.outcome,
    from: doc.from,
    rematch: doc.rematch,
    rematchSaid: doc.rematchSaid ?? [],
    spectators: around.spectators,
    created: doc.created,
    halted: doc.halted,
    ...(doc.daily === undefined ? {} : { daily: doc.daily }),
    ...(doc.tournament === undefined ? {} : { tournament: doc.tournament }),
  });

const seatInfo = (seat: SeatDoc, { nameOf, here }: Around): SeatInfo => {
  if (seat.kind === 'bot') return seat;
  if (seat.kind === 'open') {
    if (seat.keptFor === null) return { kind: 'open', keptFor: null };
    return { kind: 'open', keptFor: seat.keptName ?? nameOf(seat.keptFor), guest: seat.keptFor };
  }
  const { kind, guest, name, away } = seat;
  return { kind, guest, name: name ?? nameOf(guest), away, here: here(guest) };
};
