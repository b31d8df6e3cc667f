import { signal } from '@preact/signals';
import type { Notice } from '../../protocol/notices.ts';
import { send } from '../table/api.ts';
import { connect, type Connection } from '../table/connection.ts';

const MOST_KEPT = 20;

/** The notices since the page was opened that this person has not put away, the oldest first. */
export const notices = signal<readonly Notice[]>([]);

export const putAway = (notice: Notice): void => {
  notices.value = notices.value.filter(({ id }) => id !== notice.id);
  // The server repeats invitations to a page that connects. If this request is lost, it comes once more: that is all.
  if (notice.kind === 'invitation')
    send('DELETE', `/invitations/${encodeURIComponent(notice.to.table)}`).catch(() => undefined);
};

type Listener = (notice: Notice) => void;
const listeners = new Set<Listener>();

/** Calls back for every notice from now on. */
export const onNotice = (listener: Listener): void => void listeners.add(listener);

let line: Connection | null = null;

/** One socket for the whole page, opened once; it connects again by itself, and stays open in a hidden tab. */
export const listen = (): Connection =>
  (line ??= connect(
    null,
    () => 0,
    (message) => {
      if (message.t === 'notice') hear(message.notice);
    },
  ));

const hear = (notice: Notice): void => {
  if (notices.value.some(({ id }) => id === notice.id)) return;
  notices.value = [...notices.value, notice].slice(-MOST_KEPT);
  for (const listener of listeners) listener(notice);
};
