import type { ServerRefusal } from '../../protocol/table.ts';
import { isAway } from '../store/away.ts';
import { RulesFailed } from '../../table/history.ts';

/** What to tell whoever asked for something that failed. */
export const whyFailed = (error: unknown): ServerRefusal => {
  if (error instanceof RulesFailed) return 'halted';
  return isAway(error) ? 'storage-away' : 'server-error';
};
