import { useEffect, useState } from 'preact/hooks';
import type { FriendList } from '../../protocol/friends.ts';
import { notices } from '../notices/heard.ts';
import { useAttempt, type Attempt } from '../page/useAttempt.ts';
import { readFriends } from './api.ts';

const LOOK_AGAIN = 10_000;

interface Friends extends Pick<Attempt, 'going' | 'problem'> {
  readonly list: FriendList | 'failed' | null; // null: not here yet
  readonly look: () => void;
  readonly change: (act: () => Promise<FriendList>) => void;
}

/** The friends of this person: anew every few seconds, and when a notice about friends comes. */
export const useFriends = (): Friends => {
  const [list, set] = useState<FriendList | 'failed' | null>(null);
  const { going, problem, start } = useAttempt();
  const look = (): void => void readFriends().then(set, () => set((last) => last ?? 'failed'));
  const news = notices.value.filter(({ kind }) => kind.startsWith('friend')).length;
  useEffect(() => {
    look();
    const timer = setInterval(() => !document.hidden && look(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [news]);
  const change = (act: () => Promise<FriendList>): void => start(async () => set(await act()));
  return { list, going, problem, look, change };
};
