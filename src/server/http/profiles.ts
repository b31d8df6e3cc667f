import type { GuestId } from '../../protocol/table.ts';
import { Careers } from '../people/careers.ts';
import { maySee } from '../people/visibility.ts';
import { hiddenProfile, matchList, NO_MATCHES, playedMatches, profile } from './history.ts';
import { guestOf } from './identity.ts';
import { leaders } from './leaders.ts';
import { personNow } from './person-now.ts';
import {
  LEADERS,
  LEADERS_QUERY,
  MATCH_FILTER,
  MATCH_LIST,
  PERSON_PARAMS,
  PLAYED_MATCH,
  PROFILE,
} from './people-schemas.ts';
import { refuse } from './refuse.ts';
import { answers, TABLE_PARAMS } from './schemas.ts';
import type { App, Services } from './services.ts';

/** Results, histories, profiles and leaders. */
export const profileRoutes = (app: App, services: Services): void => {
  const { store, guests, catalogue } = services;
  const sources = { store, guests, careers: new Careers(store) };
  /** The address of a guest who has become part of an account leads to the account. */
  const today = async (id: GuestId): Promise<GuestId> => (await guests.person(id)).guest;

  app.get(
    '/api/matches/:id/result',
    { schema: { params: TABLE_PARAMS, response: answers(PLAYED_MATCH) } },
    async (request) => {
      const result = (await store.result(request.params.id)) ?? refuse('not-over');
      const asker = guestOf(request);
      const [played] = await playedMatches(guests, [result], asker, asker);
      return played ?? refuse('not-over');
    },
  );

  app.get(
    '/api/people/:id',
    { schema: { params: PERSON_PARAMS, response: answers(PROFILE) } },
    async (request) => {
      const [person, asker] = [await today(request.params.id), guestOf(request)];
      if (!(await maySee(services, person, asker))) return hiddenProfile(sources, person, asker);
      const now = await personNow(services, person, asker);
      return { ...(await profile(sources, person, asker)), ...(now && { now }) };
    },
  );

  app.get(
    '/api/people/:id/matches',
    { schema: { params: PERSON_PARAMS, querystring: MATCH_FILTER, response: answers(MATCH_LIST) } },
    async (request) => {
      const [person, asker] = [await today(request.params.id), guestOf(request)];
      if (await maySee(services, person, asker)) return matchList(sources, person, request.query, asker);
      return asker === null
        ? NO_MATCHES
        : matchList(sources, person, { ...request.query, with: asker }, asker);
    },
  );

  app.get(
    '/api/leaders',
    { schema: { querystring: LEADERS_QUERY, response: answers(LEADERS) } },
    async (request) => {
      if (!catalogue.has(request.query.game)) refuse('no-such-game');
      return leaders(services, request.query, guestOf(request));
    },
  );
};
