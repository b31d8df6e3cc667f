import { isRefusal } from '../../kernel/game.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import { seatsOf, type TableDoc } from '../../table/doc.ts';
import { rematchOf } from '../tables/create.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { guestOrRefuse } from './identity.ts';
import { HttpRefusal, refuse } from './refuse.ts';
import { answers, AT_TABLE, TABLE_PARAMS } from './schemas.ts';
import type { App, Services } from './services.ts';
import { begun, findTable, orRefuseChange, shown } from './table-answers.ts';

/** Asking for a rematch, agreeing to it, and declining it. */
export const rematchRoutes = (app: App, services: Services): void => {
  const schema = { params: TABLE_PARAMS, response: answers(AT_TABLE) };

  app.post('/api/tables/:id/rematch', { schema }, async (request) => {
    const guest = guestOrRefuse(request);
    const last = await findTable(services, request.params.id, guest);
    return shown(services, await rematch(services, last, guest), request);
  });

  app.post('/api/tables/:id/decline-rematch', { schema }, async (request) => {
    const guest = guestOrRefuse(request);
    const table = await findTable(services, request.params.id, guest);
    await declineRematch(services, table, guest);
    return shown(services, table, request);
  });
};

/** The first person to ask creates the table; the others of the last match take the seats kept for them. */
const rematch = async (services: Services, table: OpenTable, guest: GuestId): Promise<OpenTable> => {
  const known = await knownRematch(table, guest);
  const next = known === null ? null : await services.hub.table(known);
  if (next) return (await joinRematch(services, table, next, guest)) ?? rematch(services, table, guest);
  // The new table is stored before the link to it: otherwise a crash would leave a link to nothing.
  const last = (await services.hub.read(table.id)) ?? refuse('no-such-table');
  const now = services.catalogue.get(last.doc.game) ?? refuse('no-such-game');
  const fresh = rematchOf(last, now, guest);
  await services.store.addTable(fresh);
  const answer = await table.ask({ t: 'rematch', guest, known, next: fresh.id });
  if (!isRefusal(answer)) {
    await services.invitations.inviteToRematch(fresh, guest, table.id);
    return begun(services, fresh.id);
  }
  await services.store.removeTable(fresh.id, 1);
  return answer.why === 'made' ? rematch(services, table, guest) : refuse('no-such-table');
};

/** Null if the rematch was cancelled while this person sat down. */
const joinRematch = async (
  services: Services,
  table: OpenTable,
  next: OpenTable,
  guest: GuestId,
): Promise<OpenTable | null> => {
  if (!(await sitAtRematch(next, guest))) return null;
  if (seatsOf((await next.state()).doc, guest).length) {
    const said = await table.ask({ t: 'rematch-answer', guest, known: next.id, yes: true });
    if (isRefusal(said) && said.why === 'made') {
      await leaveRematch(services, next, guest);
      return null;
    }
    orRefuseChange(said);
  }
  return begun(services, next.id);
};

/** Sits down on every seat kept for this person; if they had declined, on any free seat. False if the table has been removed. */
const sitAtRematch = async (next: OpenTable, guest: GuestId): Promise<boolean> => {
  while (mayStillSit((await next.state()).doc, guest)) {
    const sat = await next.ask({ t: 'sit', guest, name: null });
    if (isRefusal(sat) && sat.why === 'no-such-table') return false;
    orRefuseChange(sat);
  }
  return true;
};

const mayStillSit = (doc: TableDoc, guest: GuestId): boolean => {
  const openTo = (who: GuestId | null): boolean =>
    doc.seats.some((seat) => seat.kind === 'open' && seat.keptFor === who);
  return openTo(guest) || (openTo(null) && seatsOf(doc, guest).length === 0);
};

/** The table of the rematch that somebody has asked for; refuses people who did not play, and before the end. */
const knownRematch = async (table: OpenTable, guest: GuestId): Promise<TableId | null> => {
  const { doc } = await table.state();
  if (!seatsOf(doc, guest).length) refuse('not-seated');
  if (doc.status !== 'over') refuse('not-over');
  return doc.rematch;
};

/** Declines the rematch: the seat kept for this person becomes free. */
const declineRematch = async (services: Services, table: OpenTable, guest: GuestId): Promise<void> => {
  const known = await knownRematch(table, guest);
  const next = known === null ? null : await services.hub.table(known);
  if (next) await leaveRematch(services, next, guest);
  if (known !== null) await services.invitations.putAway(guest, known);
  const said = await table.ask({ t: 'rematch-answer', guest, known, yes: false });
  // `made`: somebody has asked anew, and that question is still to be answered.
  if (isRefusal(said) && said.why !== 'made') throw new HttpRefusal(said);
};

/** Leaves the rematch table and removes it if nobody is left; refused once its match has begun. */
const leaveRematch = async ({ hub }: Services, next: OpenTable, guest: GuestId): Promise<void> => {
  const left = await next.ask({ t: 'leave', guest, onlyBefore: true });
  // With no seat, taken or kept, there is nothing to free.
  if (isRefusal(left) && left.why !== 'not-seated') throw new HttpRefusal(left);
  await hub.removeIfLeft(next);
};
