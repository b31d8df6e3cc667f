import type { ServerRefusal } from '../../protocol/table.ts';
import { isUnreachable } from '../unreachable.ts';

/** The refusal for a request that failed although nothing was wrong with it. */
export const whyFailed = (error: unknown): ServerRefusal =>
  isUnreachable(error) ? 'storage-away' : 'server-error';
