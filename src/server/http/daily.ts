import type { OpenTable } from '../tables/open-table.ts';
import type { StoredTable } from '../tables/hub.ts';
import type { GuestId } from '../../protocol/table.ts';
import { FIRST_DAY } from '../../protocol/daily.ts';
import { isDay } from '../daily/days.ts';
import { dayFor, monthFor } from '../daily/view.ts';
import { guestOrRefuse } from './identity.ts';
import {
  DAILY_DAY,
  DAILY_MONTH,
  DAILY_MOVE,
  DAILY_PARAMS,
  DAILY_PUZZLE,
  DAILY_START,
  DAY_QUERY,
  MONTH_PARAMS,
} from './daily-schemas.ts';
import { orRefuse, refuse } from './refuse.ts';
import { answers } from './schemas.ts';
import type { App, Services } from './services.ts';

/** The daily five: what is to be done, how it went, and the puzzles; matches are played at ordinary tables. */
export const dailyRoutes = (app: App, services: Services): void => {
  const { daily, config } = services;
  const params = DAILY_PARAMS;
  const response = answers(DAILY_START);
  const rare = { rateLimit: { max: Math.ceil(config.requestsPerMinute / 10) } }; // each may cost a proof or a new table

  app.get('/api/daily', { schema: { querystring: DAY_QUERY, response: answers(DAILY_DAY) } }, (request) => {
    const { today } = daily.access;
    const { day = today } = request.query;
    if (!isDay(day) || day > today || day < FIRST_DAY) refuse('not-found');
    return dayFor(daily, day, guestOrRefuse(request));
  });

  app.get(
    '/api/daily/months/:month',
    { schema: { params: MONTH_PARAMS, response: answers(DAILY_MONTH) } },
    (request) => monthFor(daily, request.params.month, guestOrRefuse(request)),
  );

  app.post('/api/daily/:day/:task', { schema: { params, response }, config: rare }, async (request) => {
    const { day, task } = request.params;
    return orRefuse(await daily.five.start(day, task, guestOrRefuse(request)));
  });

  app.post('/api/daily/:day/:task/again', { schema: { params, response }, config: rare }, async (request) => {
    const { day, task } = request.params;
    return orRefuse(await daily.five.again(day, task, guestOrRefuse(request)));
  });

  app.post(
    '/api/daily/:day/:task/move',
    { schema: { params, body: DAILY_MOVE, response: answers(DAILY_PUZZLE) }, config: rare },
    async (request) => {
      const { day, task } = request.params;
      return orRefuse(await daily.five.move(day, task, guestOrRefuse(request), request.body));
    },
  );
};

/** Refuses a table of the daily five to anyone who may still try its task: the cards are the same for everybody. */
export const orClosed = async <T extends Pick<StoredTable, 'doc'>>(
  { daily }: Pick<Services, 'daily'>,
  table: T,
  guest: GuestId | null,
): Promise<T> => ((await daily.access.mayEnter(table.doc, guest)) ? table : refuse('daily-closed'));

/** The same refusal for a table that may run at another server. */
export const openOrClosed = async (
  services: Pick<Services, 'daily'>,
  table: OpenTable,
  guest: GuestId | null,
): Promise<OpenTable> => {
  await orClosed(services, await table.state(), guest);
  return table;
};
