import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Lobby } from '../../../protocol/api.ts';
import { readLobby } from '../../table/api.ts';
import { listMatches, type LocalMatch } from '../../table/local-store.ts';

const AGAIN = 5_000;

export interface LobbyNews {
  readonly here: LocalMatch[] | null; // matches kept in this browser; null while loading
  readonly server: Lobby | 'unreachable' | null;
  readonly refresh: () => Promise<void>;
}

/**
 * Both halves of the lobby: the matches of this browser, at once, and the tables of the server, polled every
 * few seconds.
 */
export const useLobby = (): ReadonlySignal<LobbyNews> => {
  const refresh = async (): Promise<void> => {
    const here = await listMatches();
    news.value = { ...news.value, here };
  };
  const news = useSignal<LobbyNews>({ here: null, server: null, refresh });
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) return; // the tab is hidden
      readLobby().then(
        (server) => (news.value = { ...news.value, server }),
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
