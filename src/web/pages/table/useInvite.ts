import { tablePath } from '../../../protocol/api.ts';
import type { TableId } from '../../../protocol/table.ts';
import { useLoaded } from '../../page/useLoaded.ts';
import { readInvite } from '../../table/api.ts';

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The link to give away: to the table, or to the replay of what was played there. */
export const useInvite = (id: TableId): string => useOutside(id, tablePath(id));
export const useReplayLink = (id: TableId): string => useOutside(id, `/replay/${id}`);

/** "localhost" leads a friend's phone to itself: then the address that the server knows of itself is the one. */
const useOutside = (id: TableId, path: string): string => {
  const served = useLoaded(async () => (THIS_MACHINE.has(location.hostname) ? readInvite(id) : null), id);
  const address = (served.is === 'here' ? served.value : null) ?? location.href;
  return new URL(path, address).href;
};
