import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Lobby } from '../../../protocol/api.ts';
import type { GuestId, TableInfo } from '../../../protocol/table.ts';
import { me, readLobby } from '../../table/api.ts';
import { listMatches } from '../../table/local-store.ts';

const AGAIN = 5_000;

export interface LobbyNews {
  readonly here: readonly TableInfo[] | null; // the tables of matches kept in this browser; null while loading
  readonly server: Lobby | 'unreachable' | null;
  readonly me: GuestId | null; // null while loading, and without a server
  readonly refresh: () => Promise<void>;
}

/**
 * Both halves of the lobby: the matches of this browser, at once, and the tables of the server, polled every
 * few seconds.
 */
export const useLobby = (): ReadonlySignal<LobbyNews> => {
  const refresh = async (): Promise<void> => {
    const here = await tablesHere();
    news.value = { ...news.value, here };
  };
  const news = useSignal<LobbyNews>({ here: null, server: null, me: null, refresh });
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) return; // the tab is hidden
      Promise.all([readLobby(), me()]).then(
        ([server, { guest }]) => (news.value = { ...news.value, server, me: guest }),
        () => (news.value = { ...news.value, server: 'unreachable' }),
      );
    };
    void refresh();
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return news;
};

/** The code of tables is not part of the first load: a newcomer has none here. */
const tablesHere = async (): Promise<readonly TableInfo[]> => {
  const matches = await listMatches();
  if (!matches.length) return [];
  const { tableOf } = await import('../../table/local-match.ts');
  return matches.map((match) => tableOf(match));
};
