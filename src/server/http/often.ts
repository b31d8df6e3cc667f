import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';
import type { Services } from './services.ts';
import { guessesPerMinute } from './shared-limits.ts';

/** Limits of single routes, for each network. */

/** For what costs more than others, or is worth trying. */
export const oftenPerMinute = ({ config }: Pick<Services, 'config'>) => ({
  rateLimit: { max: Math.ceil(config.requestsPerMinute / 10) },
});

/** For guesses of recovery codes, over all servers. */
export const guessing = ({ config, limits }: Pick<Services, 'config' | 'limits'>) => ({
  config: {
    rateLimit: {
      max: ({ ip }: FastifyRequest): number =>
        Math.max(0, guessesPerMinute(config) - limits.elsewhere('guesses', networkOf(ip))),
    },
  },
  onRequest: async ({ ip }: FastifyRequest) => limits.count('guesses', networkOf(ip)),
});
