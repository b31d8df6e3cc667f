import { useEffect, useState } from 'preact/hooks';
import type { FriendList } from '../../protocol/friends.ts';
import type { Notice } from '../../protocol/notices.ts';
import { notices } from '../notices/received-notices.ts';
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
  const show = (now: FriendList, known: readonly Notice[]): void => {
    set(now);
    putAwayAnswered(now, known);
  };
  const look = (): void => {
    const known = notices.value;
    readFriends().then(
      (now) => show(now, known),
      () => set((last) => last ?? 'failed'),
    );
  };
  const news = notices.value.filter(({ kind }) => kind.startsWith('friend')).length;
  useEffect(() => {
    look();
    const timer = setInterval(() => !document.hidden && look(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [news]);
  const change = (act: () => Promise<FriendList>): void =>
    start(async () => {
      const known = notices.value;
      show(await act(), known);
    });
  return { list, going, problem, look, change };
};

/** Puts requests away that were answered here or on another page, but none that came while the list was on its way. */
const putAwayAnswered = ({ asking }: FriendList, known: readonly Notice[]): void => {
  const open = notices.value.filter(
    (notice) =>
      notice.kind !== 'friend-request' ||
      !known.includes(notice) ||
      asking.some(({ guest }) => guest === notice.from.guest),
  );
  if (open.length < notices.value.length) notices.value = open;
};
