import { useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import { tablePath } from '../../../protocol/api.ts';
import type { TableId } from '../../../protocol/table.ts';

/** Tables that were watched since this page was loaded. Coming back from the rules page must not ask again. */
const watched = new Set<TableId>();

/** Somebody without a seat watches only if they said so; an address with `?watch` says it. */
export const useWatching = (id: TableId): readonly [watching: boolean, watch: () => void] => {
  const { query } = useRoute();
  const [watching, setWatching] = useState(watched.has(id) || 'watch' in query);
  const watch = (): void => {
    watched.add(id);
    setWatching(true);
    history.replaceState(history.state, '', `${tablePath(id)}?watch`);
  };
  return [watching, watch];
};
