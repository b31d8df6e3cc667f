import { expect, type Page } from '@playwright/test';
import { tablePath, type AtTable, type NewSeat, type NewTable } from '../src/protocol/api.ts';

export const ME: NewSeat = { kind: 'me' };
export const OPEN: NewSeat = { kind: 'open' };
export const BOT: NewSeat = { kind: 'bot', level: 0 };

/**
 * Makes a table on the server and opens its page, without the form, which has its own tests and takes longer than the rest of many
 * tests. Without open seats the match begins at once. Returns the address for other people.
 */
export const openTable = async (page: Page, wishes: NewTable): Promise<string> => {
  // The guest, before a page is open: a page would ask for one too, and its cookie would be another guest's.
  await page.request.get('/api/me');
  const made = await page.request.post('/api/tables', { data: wishes });
  expect(made.ok(), await made.text()).toBe(true);
  const { table } = (await made.json()) as AtTable;
  await page.goto(tablePath(table.id));
  return tablePath(table.id);
};
