import type { FastifyRequest } from 'fastify';
import { isRefusal } from '../../kernel/game.ts';
import { tablePath, type AtTable } from '../../protocol/api.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import type { Answer } from '../../table/host-interface.ts';
import { seatsOf } from '../../table/doc.ts';
import { isFull } from '../../table/seating.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { openOrClosed } from './daily.ts';
import { addressOf, guestOf } from './identity.ts';
import { HttpRefusal, refuse } from './refuse.ts';
import type { Services } from './services.ts';

/** The parts that all routes of a table share: they find it, and answer with it. */

export const inviteTo = (services: Services, id: TableId, request: FastifyRequest): string =>
  `${addressOf(request, services.config)}${tablePath(id)}`;

export const shown = async (
  services: Services,
  table: OpenTable,
  request: FastifyRequest,
): Promise<AtTable> => {
  const guest = guestOf(request);
  const { doc, info } = await table.state();
  return {
    table: info,
    yours: guest === null ? [] : seatsOf(doc, guest),
    invite: inviteTo(services, table.id, request),
  };
};

export const findTable = async (services: Services, id: TableId, guest: GuestId | null): Promise<OpenTable> =>
  openOrClosed(services, (await services.hub.table(id)) ?? refuse('no-such-table'), guest);

export const orRefuseChange = (answer: Answer): void => {
  if (isRefusal(answer)) throw new HttpRefusal(answer);
};

/** A table as it is after it was made: without an open seat its match begins by itself. */
export const begun = async ({ hub }: Services, id: TableId): Promise<OpenTable> => {
  const table = (await hub.table(id)) ?? refuse('no-such-table');
  const { doc } = await table.state();
  if (doc.status !== 'waiting' || !isFull(doc)) return table;
  const started = await table.ask({ t: 'start', guest: doc.creator });
  // A new table without an open seat begins by itself: then it is no longer waiting.
  if (isRefusal(started) && started.why !== 'not-waiting') throw new HttpRefusal(started);
  return table;
};
