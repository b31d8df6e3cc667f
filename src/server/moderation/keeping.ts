import type { GuestId } from '../../protocol/table.ts';
import type { TableDoc } from '../../table/doc.ts';
import { CannotStart } from '../config/cannot-start.ts';
import { everyKey } from '../people/sessions.ts';
import { Guests } from '../people/guests.ts';
import type { Store } from '../store/store.ts';
import { wall } from '../time.ts';

const DAY = 24 * 3_600_000;
const MOST_TABLES = 100_000;

/** How many days unused things are kept. Matches that have begun are kept for ever: they are proofs and replays. */
export interface Keep {
  readonly waiting: number; // tables whose match never began
  readonly words: number; // lines of chats, and reports that are answered
  readonly people: number; // guests who never came back, without matches and without an account
}

export const USUALLY_KEPT: Keep = { waiting: 30, words: 365, people: 365 };

export interface Tidied {
  readonly tables: number;
  readonly words: number;
  readonly people: number;
}

/** Counts what is kept for longer than wanted, and deletes it if `apply`. */
export const tidy = async (store: Store, keep: Keep, apply: boolean, now: number): Promise<Tidied> => {
  const idle = await store.idleTables(now - keep.waiting * DAY);
  const before = now - keep.words * DAY;
  const words = await store.oldWords(before);
  const guests = await store.idleGuests(now - keep.people * DAY);
  let tables = idle.length;
  if (apply) {
    tables = 0;
    for (const { id, version } of idle) if ((await store.removeTable(id, version)) === 'removed') tables++; // unless somebody has just come
    await store.deleteOldWords(before);
    await store.deleteGuests(guests);
  }
  return { tables, words, people: guests.length };
};

/** Everything that is stored about one person, as the text of one JSON object: part by part, because matches are many. */
export async function* exportPerson(store: Store, guest: GuestId): AsyncGenerator<string> {
  const tables = await tablesOf(store, checked(guest));
  yield `${JSON.stringify(await aboutPerson(store, guest, tables)).slice(0, -1)},"matches":[`;
  let comma = '';
  for (const { id, status } of tables) {
    const match = status === 'over' ? await store.read(id, 0) : null; // before the end it would reveal secrets
    if (!match) continue;
    yield comma + JSON.stringify({ id, ...match });
    comma = ',';
  }
  yield ']}';
}

const aboutPerson = async (store: Store, guest: GuestId, tables: readonly TableDoc[]): Promise<object> => {
  return {
    guest,
    passkeys: (await store.passkeysOf(guest)).map(({ kind, browser, made, used }) => ({
      kind,
      browser,
      made,
      used,
    })),
    recoveryCodeMade: (await store.recoveryCodeOf(guest))?.made ?? null,
    sessions: (await store.sessionsOf(guest)).map(({ id: _, guest: __, ...session }) => session),
    ratings: await store.ratingsOf(guest),
    chosen: await store.guest(guest),
    tables: tables.map(withoutSecret),
    words: await store.wordsOf(guest),
    friends: await store.friendWishes(guest),
    invitations: await store.invitationsNaming(guest),
    seek: (await store.seeks(await store.now())).find(({ person }) => person === guest) ?? null,
    tournaments: await store.tournamentsOf(guest, MOST_TABLES),
    puzzlesTried: await store.triedPuzzles(guest),
    daily: await store.triesOf([guest], '', '9999'),
    notices: await store.noticeDoc(guest),
    devices: await store.pushDevices(guest),
    reportsMade: await store.reports({ by: guest, most: MOST_TABLES }),
    reportsAbout: (await store.reports({ about: guest, most: MOST_TABLES })).map(
      ({ by: _, ...report }) => report,
    ),
    actions: (await store.actions(0)).filter(({ target }) => target === guest),
  };
};

/**
 * Deletes name, words, reports made and links of one person. The matches stay, because they are also those of other people;
 * in them the person is a number with a made-up name. It is noted first and the note goes last, so that any server finishes it after a crash.
 */
export const forgetPerson = async (
  store: Store,
  guest: GuestId,
  told: () => Promise<void> = async () => {},
): Promise<void> => {
  await store.setLeaving(guest, wall());
  for (const { id } of await tablesOf(store, checked(guest))) await removeName(store, id, guest);
  await store.endSessions(guest, [everyKey(guest)], await store.now());
  await store.forgetPerson(guest);
  await told();
  await store.setLeaving(guest, null);
};

const removeName = async (store: Store, id: string, guest: GuestId): Promise<void> => {
  const saved = await store.table(id);
  if (!saved) return;
  const { doc, version } = saved;
  if (!doc.seats.some((seat) => seat.kind === 'person' && seat.guest === guest && seat.name !== null)) return;
  const seats = doc.seats.map((seat) =>
    seat.kind === 'person' && seat.guest === guest ? Object.assign({}, seat, { name: null }) : seat,
  );
  if ((await store.saveTable({ ...doc, seats }, version)) !== 'saved') await removeName(store, id, guest);
};

const tablesOf = async (store: Store, who: GuestId): Promise<readonly TableDoc[]> =>
  (await store.tables({ who, status: ['waiting', 'playing', 'over'], most: MOST_TABLES })).map(
    ({ doc }) => doc,
  );

/** The seed of a running match would reveal its secrets, and answers in advance are those of all seats. */
const withoutSecret = ({ seed, start: _, advance: _answers, ...doc }: TableDoc): object =>
  doc.status === 'over' ? { ...doc, seed } : doc;

const checked = (guest: string): GuestId => {
  if (Guests.isId(guest)) return guest;
  throw new CannotStart(`“${guest}” is no person: “find” shows their ids.`);
};
