import { record, writeRecord } from '../../kernel/record.ts';
import type { GuestId } from '../../protocol/table.ts';
import { ratingOf } from '../../ratings/scale.ts';
import type { TableDoc } from '../../table/doc.ts';
import type { StoredMatch } from '../../table/stored.ts';
import { tablesOf } from '../people/tables-of.ts';
import type { StoredResult } from '../store/result-store.ts';
import type { Store } from '../store/store.ts';
import { checkedPerson } from './checked-person.ts';

const MOST = 100_000;

/** Everything that is stored about one person, as the text of one JSON object: table by table, because they are many. */
export async function* exportPerson(store: Store, guest: GuestId): AsyncGenerator<string> {
  yield `${JSON.stringify(await aboutPerson(store, checkedPerson(guest))).slice(0, -1)},"tables":[`;
  let comma = '';
  for await (const { doc } of tablesOf(store, guest)) {
    yield (
      comma + JSON.stringify(doc.status === 'over' ? await finished(store, doc, guest) : withoutSecret(doc))
    );
    comma = ',\n';
  }
  yield ']}\n';
}

const aboutPerson = async (store: Store, guest: GuestId): Promise<object> => {
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
    words: await store.wordsOf(guest),
    friends: await store.friendWishes(guest),
    invitations: await store.invitationsNaming(guest),
    seek: (await store.seeks(await store.now())).find(({ person }) => person === guest) ?? null,
    tournaments: await store.tournamentsOf(guest, MOST),
    puzzlesTried: await store.triedPuzzles(guest),
    daily: await store.triesOf([guest], '', '9999'),
    notices: await store.noticeDoc(guest),
    devices: await store.pushDevices(guest),
    reportsMade: await store.reports({ by: guest, most: MOST }),
    reportsAbout: (await store.reports({ about: guest, most: MOST })).map(({ by: _, ...report }) => report),
    actions: (await store.actions(0)).filter(({ target }) => target === guest),
  };
};

/**
 * The seed of a running match would reveal its secrets, answers in advance are those of all seats, and who sat at one address
 * tells where others were.
 */
const withoutSecret = ({ seed: _, start: __, advance: ___, near: ____, ...doc }: TableDoc): object => doc;

/** With the record of the match, which anybody can verify, its result, and what it did to the person's rating. */
const finished = async (store: Store, doc: TableDoc, guest: GuestId): Promise<object> => {
  const [match, result] = [await store.read(doc.id, 0), await store.result(doc.id)];
  return {
    ...withoutSecret(doc),
    seed: doc.seed,
    ...(match && recordOf(match, doc)),
    ...(result && resultOf(result, guest)),
  };
};

/** A match that began at a position without a text has no record: its entries stand there as they are stored. */
const recordOf = ({ header, start, entries }: StoredMatch, { outcome }: TableDoc): object => {
  if (start && !('text' in start)) return { header, start, entries };
  return { record: writeRecord(record(header, start && start.text, entries, outcome)) };
};

const resultOf = ({ at, mode, rated, seats, changes }: StoredResult, guest: GuestId): object => {
  const change = changes?.find(({ who }) => who === guest);
  return {
    result: { at, mode, rated, seats },
    rating: change
      ? {
          before: ratingOf(change.before, change.after.matches - 1),
          after: ratingOf(change.after, change.after.matches),
        }
      : null,
  };
};
