import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { plainLine } from '../plain-text.ts';
import { guestOrRefuse } from './identity.ts';
import { HttpRefusal, refuse } from './refuse.ts';
import { ANNOUNCED, answers, NEW_REPORT } from './schemas.ts';
import type { App, Services } from './services.ts';

const MOST_A_DAY = 20; // per person: one person must not hide the reports of others
const DAY = 24 * 3_600_000;

/** Players report a person they sat at a table with; the host's announcement for all pages. */
export const reportRoutes = (app: App, { store, orders, config }: Services): void => {
  // Somebody who floods the list makes a new guest for every few reports.
  const rateLimit = { max: Math.ceil(config.requestsPerMinute / 20) };

  app.post(
    '/api/reports',
    { schema: { body: NEW_REPORT, response: answers(z.object({})) }, config: { rateLimit } },
    async (request) => {
      const by = guestOrRefuse(request);
      const { about, table, why, text = '' } = request.body;
      const at = Date.now();
      if (!(await store.table(table))) refuse('no-such-table');
      if (!(await store.hasSatAt(by, table))) refuse('not-seated');
      if (by === about || !(await store.hasSatAt(about, table)))
        throw new HttpRefusal({ why: 'bad-request', with: { where: 'about' } });
      const made = await store.reports({ by, since: at - DAY, most: MOST_A_DAY });
      if (made.length >= MOST_A_DAY) refuse('too-many');
      await store.addReport({
        id: randomUUID(),
        at,
        by,
        about,
        table,
        why,
        text: plainLine(text),
        answer: null,
      });
      return {};
    },
  );

  app.get('/api/announcement', { schema: { response: answers(ANNOUNCED) } }, async () => ({
    announcement: orders.announcement,
  }));
};
