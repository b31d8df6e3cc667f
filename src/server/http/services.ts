import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Bus } from '../bus/bus.ts';
import type { Config } from '../config/config.ts';
import type { DailyParts } from '../daily/open-daily.ts';
import type { Guests } from '../people/guests.ts';
import type { Departures } from '../accounts/departures.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Invitations } from '../invitations/invitations.ts';
import type { Hub } from '../tables/hub.ts';
import type { Catalogue, OpenVersion } from '../../catalogue/catalogue.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { HostOrders } from '../moderation/host-orders.ts';
import type { Store } from '../store/store.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Notices } from '../notices/notices.ts';
import type { Presence } from '../presence/presence.ts';
import type { FinishedMatches } from '../ratings/finished-matches.ts';
import type { Poster } from '../outgoing/post.ts';
import type { Courier } from '../push/courier.ts';
import type { Vapid } from '../push/vapid.ts';
import type { Friends } from '../people/friends.ts';
import type { Seeks } from '../seeks/seeks.ts';
import type { Readiness } from './readiness.ts';
import type { SharedLimits } from './shared-limits.ts';

/** The objects that the routes use. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly bus: Bus;
  readonly catalogue: Catalogue;
  readonly openVersion: OpenVersion;
  readonly guests: Guests;
  readonly sessions: Sessions;
  readonly departures: Departures;
  readonly hub: Hub;
  readonly orders: HostOrders;
  readonly metrics: Metrics;
  readonly limits: SharedLimits;
  readonly readiness: Readiness;
  readonly tournaments: Tournaments;
  readonly notices: Notices;
  readonly presence: Presence;
  readonly finished: FinishedMatches;
  readonly poster: Poster;
  readonly vapid: Vapid;
  readonly courier: Courier;
  readonly friends: Friends;
  readonly invitations: Invitations;
  readonly seeks: Seeks;
  readonly daily: DailyParts;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
