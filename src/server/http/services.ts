import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import type { Guests } from '../people/guests.ts';
import type { Hub } from '../tables/hub.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Store } from '../store/store.ts';

/** The objects that the routes use. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly guests: Guests;
  readonly hub: Hub;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
