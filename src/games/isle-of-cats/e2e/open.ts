import { expect, type Page } from '@playwright/test';

export type NewSeat = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: number };
export const ME: NewSeat = { kind: 'me' };
export const BOT: NewSeat = { kind: 'bot', level: 0 };

/** A table on the server; without open seats it begins at once. */
export const openTable = async (page: Page, seats: readonly NewSeat[], options: object): Promise<string> => {
  // Gets the guest cookie before a page is open: a page would request one too, and the second cookie would be another
  // guest than the table's creator.
  await page.request.get('/api/me');
  const made = await page.request.post('/api/tables', { data: { game: 'isle-of-cats', seats, options } });
  expect(made.ok(), await made.text()).toBe(true);
  const { table } = (await made.json()) as { table: { id: string } };
  await page.goto(`/table/${table.id}`);
  return `/table/${table.id}`;
};
