import type { ServerRefusal } from '../../protocol/table.ts';
import { isAway } from './away.ts';

/** The refusal for a request that failed although nothing was wrong with it. */
export const whyFailed = (error: unknown): ServerRefusal => (isAway(error) ? 'storage-away' : 'server-error');
