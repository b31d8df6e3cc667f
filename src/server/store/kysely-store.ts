import type { Kysely } from 'kysely';
import { accounts } from './accounts.ts';
import { chatStore } from './chat.ts';
import { dailyStore } from './daily.ts';
import { deadlineStore } from './deadlines.ts';
import { guestStore } from './guests.ts';
import { hostStore } from './host-queries.ts';
import { matchStore } from './matches.ts';
import { merges } from './merges.ts';
import { noticeStore } from './notice-queries.ts';
import { friendStore } from './friends.ts';
import { invitationStore } from './invitations.ts';
import { linkStore } from './links.ts';
import { profiles } from './profiles.ts';
import { puzzleStore } from './puzzles.ts';
import { ratings } from './ratings.ts';
import { results } from './results.ts';
import type { Schema } from './schema.ts';
import { tableStore } from './tables.ts';
import { tournaments } from './tournaments.ts';
import { seekStore } from './seeks.ts';
import type { Store } from './store.ts';

/** All slow-path queries, written once for both databases. Each database has its own clock and its own fast `append`. */
export const kyselyStore = (db: Kysely<Schema>): Omit<Store, 'append' | 'close' | 'now'> => ({
  ...matchStore(db),
  ...tableStore(db),
  ...guestStore(db),
  ...chatStore(db),
  ...linkStore(db),
  ...deadlineStore(db),
  ...noticeStore(db),
  ...hostStore(db),
  ...accounts(db),
  ...results(db),
  ...ratings(db),
  ...merges(db),
  ...profiles(db),
  ...tournaments(db),
  ...seekStore(db),
  ...friendStore(db),
  ...invitationStore(db),
  ...puzzleStore(db),
  ...dailyStore(db),

  check: async (now) => {
    await db
      .insertInto('checks')
      .values({ id: 1, at: now })
      .onConflict((clash) => clash.column('id').doUpdateSet({ at: now }))
      .execute();
  },
});
