import { effect, signal } from '@preact/signals';
import type { Notice } from '../../protocol/notices.ts';
import type { MySeek } from '../../protocol/seeks.ts';
import { listen, onNotice } from '../notices/received-notices.ts';
import { readSeek } from './api.ts';

const LOOK_AGAIN = 4_000; // a notice may be lost

/** The seek of this person, with the time of this page's clock when it was read. */
export const mySeek = signal<{ readonly seek: MySeek; readonly at: number }>({ seek: { is: 'none' }, at: 0 });

/** Why the last search or question ended, until it is put away. */
export const lastOver = signal<Extract<Notice, { kind: 'found-over' }> | null>(null);

/** The table of a match that has begun, and that somebody has just said yes to: the page goes there. */
export const begun = signal<Extract<Notice, { kind: 'begun' }> | null>(null);

export const setSeek = (seek: MySeek): void => {
  mySeek.value = { seek, at: Date.now() };
};

const look = (): Promise<void> => readSeek().then(setSeek, () => {}); // without a connection it stays as it was

const hear = (notice: Notice): void => {
  if (notice.kind === 'found') {
    setSeek({ is: 'found', found: notice.found });
    lastOver.value = null;
  }
  if (notice.kind === 'found-over') {
    lastOver.value = notice;
    void look();
  }
  if (notice.kind === 'begun') {
    setSeek({ is: 'none' });
    if (notice.clock.kind !== 'days') begun.value = notice;
  }
};

let started = false;

/** Follows the seek of this person from now on; a second call does nothing. */
export const followSeek = (): void => {
  if (started) return;
  started = true;
  onNotice(hear);
  void look(); // it may have begun on another page
  let again: ReturnType<typeof setInterval> | undefined;
  effect(() => {
    clearInterval(again);
    if (mySeek.value.seek.is !== 'none') again = setInterval(() => void look(), LOOK_AGAIN);
  });
  // After the connection was lost: notices of that time are gone.
  effect(() => {
    if (listen().link.value === 'online' && mySeek.peek().seek.is !== 'none') void look();
  });
};
