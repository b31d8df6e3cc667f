import type { GuestId, TableId, TableInfo } from '../../../../protocol/table.ts';

/** Where the question "once more?" stands, for one person. Guests are those that the sentence names. */
export type RematchState =
  | { readonly is: 'watching' } // not a player: no question
  | { readonly is: 'followed'; readonly next: TableId } // not a player: the next match can be watched
  | { readonly is: 'alone' } // nobody has to be asked
  | { readonly is: 'open'; readonly guests: readonly GuestId[] } // nobody has asked yet
  | { readonly is: 'asked'; readonly guests: readonly GuestId[] } // the first of them asks me
  | { readonly is: 'refused' } // I said no
  | Waiting
  | { readonly is: 'begun'; readonly next: TableId }; // all have agreed

/** I said yes. They think about it, have been silent for a minute, or have declined. */
interface Waiting {
  readonly is: 'thinking' | 'silent' | 'declined';
  readonly guests: readonly GuestId[];
  readonly agreed: boolean; // somebody else said yes too
  readonly next: TableId;
}

export const rematchState = (table: TableInfo, me: GuestId | null, seated: boolean): RematchState => {
  const everybody = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.guest] : []));
  const people = [...new Set(everybody)];
  if (!seated || me === null) return watched(table, people);
  const others = people.filter((guest) => guest !== me);
  if (others.length === 0) return { is: 'alone' };
  const said = new Map((table.rematchSaid ?? []).map(({ guest, yes }) => [guest, yes]));
  const { rematch: next } = table;
  if (next !== null && said.get(me) === true) return waitingFor(others, said, next);
  const agreed = [...said].flatMap(([guest, yes]) => (yes && guest !== me ? [guest] : []));
  if (next !== null && agreed.length > 0 && said.get(me) === undefined)
    return { is: 'asked', guests: agreed };
  return said.get(me) === false ? { is: 'refused' } : { is: 'open', guests: others };
};

/** Those who watch may follow as soon as all players have answered and nobody plays alone. */
const watched = (
  { rematch: next, rematchSaid = [] }: TableInfo,
  people: readonly GuestId[],
): RematchState => {
  const agreed = rematchSaid.filter(({ yes }) => yes).length;
  const settled = people.every((guest) => rematchSaid.some((said) => said.guest === guest));
  return next !== null && settled && agreed >= Math.min(2, people.length)
    ? { is: 'followed', next }
    : { is: 'watching' };
};

const waitingFor = (
  others: readonly GuestId[],
  said: ReadonlyMap<GuestId, boolean>,
  next: TableId,
): RematchState => {
  const agreed = others.some((guest) => said.get(guest) === true);
  const silent = others.filter((guest) => !said.has(guest));
  if (silent.length > 0) return { is: 'thinking', guests: silent, agreed, next };
  const declined = others.filter((guest) => said.get(guest) === false);
  return declined.length > 0 ? { is: 'declined', guests: declined, agreed, next } : { is: 'begun', next };
};

/**
 * The table to go to without a further tap. Those who agreed while somebody else did not wait there together: the one who
 * asked may begin with a bot in the free seat, and the others must not miss that.
 */
export const tableToGoTo = (state: RematchState): TableId | null => {
  if (state.is === 'begun') return state.next;
  return (state.is === 'declined' || state.is === 'silent') && state.agreed ? state.next : null;
};

/** The names of these guests at the table; several people at one device share a guest. */
export const namesOf = ({ seats }: TableInfo, guests: readonly GuestId[]): readonly string[] =>
  seats.flatMap((seat) => (seat.kind === 'person' && guests.includes(seat.guest) ? [seat.name] : []));

/** True if none of these guests looks at the table now. */
export const areAway = ({ seats }: TableInfo, guests: readonly GuestId[]): boolean =>
  seats.every((seat) => seat.kind !== 'person' || !guests.includes(seat.guest) || !seat.here);
