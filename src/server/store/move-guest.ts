import type { Kysely } from 'kysely';
import type { GuestId } from '../../protocol/table.ts';
import type { Schema } from './schema.ts';

/** Gives an account what belongs to a guest. Every statement may be repeated: after a crash all of them are. */
export const moveEverything = async (db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> => {
  await moveFriends(db, from, into);
  await moveNotices(db, from, into);
  await moveTried(db, from, into);
  await moveInvitations(db, from, into);
  await db.updateTable('chat').set({ guest: into }).where('guest', '=', from).execute();
  await db.updateTable('reports').set({ by: into }).where('by', '=', from).execute();
  await db.updateTable('reports').set({ about: into }).where('about', '=', from).execute();
  await db
    .deleteFrom('tournament_people')
    .where('person', '=', from)
    .where('tournament', 'in', (sub) =>
      sub.selectFrom('tournament_people as own').select('own.tournament').where('own.person', '=', into),
    )
    .execute();
  await db.updateTable('tournament_people').set({ person: into }).where('person', '=', from).execute();
  await moveDailyTries(db, from, into);
  await db.updateTable('tournaments').set({ host: into }).where('host', '=', from).execute();
  for (const table of ['seeks', 'found'] as const)
    await db.deleteFrom(table).where('person', '=', from).execute();
  await db.deleteFrom('links').where('guest', '=', from).execute();
};

/** One try for each task: the one that was done first stays, then the one begun first. Otherwise a merge would give a second try. */
const moveDailyTries = async (db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> => {
  const rows = await db
    .selectFrom('daily_tries')
    .select(['person', 'day', 'task', 'begun', 'done'])
    .where('person', 'in', [from, into])
    .execute();
  const mine = rows.filter(({ person }) => person === into);
  for (const theirs of rows.filter(({ person }) => person === from)) {
    const own = mine.find(({ day, task }) => day === theirs.day && task === theirs.task);
    if (!own) continue;
    const { person, day, task } = isBefore(theirs, own) ? own : theirs;
    await db
      .deleteFrom('daily_tries')
      .where('person', '=', person)
      .where('day', '=', day)
      .where('task', '=', task)
      .execute();
  }
  await db.updateTable('daily_tries').set({ person: into }).where('person', '=', from).execute();
};

type Times = Pick<Schema['daily_tries'], 'begun' | 'done'>;

const isBefore = (one: Times, other: Times): boolean => {
  const [first, second] = [one.done ?? Infinity, other.done ?? Infinity];
  return first < second || (first === second && one.begun < other.begun);
};

/** Also what others wish. Nobody is a friend of themselves. */
const moveFriends = async (db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> => {
  const rows = await db
    .selectFrom('friends')
    .selectAll()
    .where((is) => is.or([is('person', '=', from), is('other', '=', from)]))
    .execute();
  const now = (who: GuestId): GuestId => (who === from ? into : who);
  const moved = rows
    .map(({ person, other, at }) => ({ person: now(person), other: now(other), at }))
    .filter(({ person, other }) => person !== other);
  if (moved.length)
    await db
      .insertInto('friends')
      .values(moved)
      .onConflict((clash) => clash.doNothing())
      .execute();
  await db
    .deleteFrom('friends')
    .where((is) => is.or([is('person', '=', from), is('other', '=', from)]))
    .execute();
};

/** The switches of the account, if it has chosen any. The guest's devices are signed out, so they get no more pushes. */
const moveNotices = async (db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> => {
  await db.deleteFrom('push_devices').where('guest', '=', from).execute();
  for (const table of ['held_notices', 'deliveries'] as const)
    await db.updateTable(table).set({ guest: into }).where('guest', '=', from).execute();
  await db
    .insertInto('notice_settings')
    .columns(['guest', 'doc'])
    .expression((each) =>
      each
        .selectFrom('notice_settings as own')
        .select([each.val(into).as('guest'), 'own.doc'])
        .where('own.guest', '=', from),
    )
    .onConflict((clash) => clash.doNothing())
    .execute();
  await db.deleteFrom('notice_settings').where('guest', '=', from).execute();
};

/** Both may have been invited to one table. */
const moveInvitations = async (db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> => {
  await db.updateTable('invitations').set({ sender: into }).where('sender', '=', from).execute();
  await db
    .deleteFrom('invitations')
    .where('person', '=', from)
    .where('table_id', 'in', (sub) =>
      sub.selectFrom('invitations as own').select('own.table_id').where('own.person', '=', into),
    )
    .execute();
  await db.updateTable('invitations').set({ person: into }).where('person', '=', from).execute();
};

/** A puzzle that both have tried is one puzzle of the account. */
const moveTried = async (db: Kysely<Schema>, from: GuestId, into: GuestId): Promise<void> => {
  await db
    .insertInto('puzzle_tried')
    .columns(['person', 'game', 'puzzle'])
    .expression((each) =>
      each
        .selectFrom('puzzle_tried as own')
        .select([each.val(into).as('person'), 'own.game', 'own.puzzle'])
        .where('own.person', '=', from),
    )
    .onConflict((clash) => clash.doNothing())
    .execute();
  await db.deleteFrom('puzzle_tried').where('person', '=', from).execute();
};
