import type { ServerRefusal } from '../../protocol/table.ts';

/** The message of a schema that becomes a refusal of its own. */
export const NAME_RESERVED = 'name-reserved' satisfies ServerRefusal;
