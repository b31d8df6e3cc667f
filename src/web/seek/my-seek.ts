import { effect, signal, untracked } from '@preact/signals';
import type { Found, Notice } from '../../protocol/notices.ts';
import { isOfDays, type MySeek } from '../../protocol/seeks.ts';
import type { GuestId, TableId } from '../../protocol/table.ts';
import { listen, onNotice } from '../notices/received-notices.ts';
import { me, NotDone, readTable } from '../table/api.ts';
import { answerFound, readSeek } from './api.ts';

const LOOK_AGAIN = 4_000; // a notice may be lost

/** The seek of this person, with the time of this page's clock when it was read. */
export const mySeek = signal<{ readonly seek: MySeek; readonly at: number }>({ seek: { is: 'none' }, at: 0 });

/** Why the last search or question ended, until it is put away. */
export const lastOver = signal<Extract<Notice, { kind: 'found-over' }> | null>(null);

/** The table of a match that has begun, and that somebody has just said yes to: the page goes there. */
export const begun = signal<TableId | null>(null);

/** The last question that this person has said yes to, until it is known how it ended. */
const agreed = signal<Found | null>(null);

/** True after a search for now has become one of days, until that is put away or the search is over. */
export const turned = signal(false);

export const setSeek = (seek: MySeek): void => {
  mySeek.value = { seek, at: Date.now() };
  if (seek.is !== 'seeking' || !isOfDays(seek.seek.pace)) turned.value = false;
};

/** Answers a question. The answer of the server may be lost, or the news that all have said yes: so it is looked up as well. */
export const answer = async (found: Found, yes: boolean): Promise<void> => {
  agreed.value = yes ? found : null;
  setSeek(await answerFound({ pairing: found.pairing, yes }));
};

const look = async (): Promise<void> => {
  const said = agreed.peek(); // not a “yes” that is said meanwhile
  try {
    const [{ guest }, seek] = await Promise.all([me(), readSeek()]);
    setSeek(seek);
    if (seek.is === 'found' && hasAgreed(seek.found, guest)) agreed.value = seek.found;
    if (said && !(seek.is === 'found' && seek.found.pairing === said.pairing)) await goIfBegun(said);
  } catch {
    // without a connection it stays as it was
  }
};

/** Perhaps on another page, or by asking. */
const hasAgreed = ({ people, clock }: Found, guest: GuestId): boolean =>
  clock.kind !== 'days' && people.some((person) => person.guest === guest && person.ready);

/** The question is over and nobody has said how: the news was lost with a connection, while a clock may run at the table. */
const goIfBegun = async ({ pairing, table }: Found): Promise<void> => {
  const at = await readTable(table).catch(nullIfNone);
  if (agreed.value?.pairing !== pairing) return; // the news has come meanwhile
  agreed.value = null;
  if (at?.yours.length && at.table.status === 'playing') begun.value = table;
};

const nullIfNone = (error: unknown): null => {
  if (error instanceof NotDone && error.problem.why === 'no-such-table') return null;
  throw error;
};

const hear = (notice: Notice): void => {
  if (notice.kind === 'found') {
    setSeek({ is: 'found', found: notice.found });
    lastOver.value = null;
  }
  if (notice.kind === 'found-over') {
    if (agreed.value?.pairing === notice.pairing) agreed.value = null;
    lastOver.value = notice;
    void look();
  }
  if (notice.kind === 'begun') {
    setSeek({ is: 'none' });
    agreed.value = null;
    if (notice.clock.kind !== 'days') begun.value = notice.table;
  }
};

/** Something may still come of a search or a question. */
const waits = (): boolean => mySeek.value.seek.is !== 'none' || agreed.value !== null;

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
    if (waits()) again = setInterval(() => void look(), LOOK_AGAIN);
  });
  // After the connection was lost: notices of that time are gone.
  effect(() => {
    if (listen().link.value === 'online' && untracked(waits)) void look();
  });
};
