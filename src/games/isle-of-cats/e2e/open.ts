import { expect, type Page } from '@playwright/test';

export type NewSeat = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: number };
export const ME: NewSeat = { kind: 'me' };
export const BOT: NewSeat = { kind: 'bot', level: 0 };

/** A table on the server; without open seats it begins at once. */
export const openTable = async (page: Page, seats: readonly NewSeat[], options: object): Promise<string> => {
  // Before any page is open: it would ask too, and whoever is answered last is somebody else than who made the table.
  await page.request.get('/api/me');
  const made = await page.request.post('/api/tables', { data: { game: 'isle-of-cats', seats, options } });
  expect(made.ok(), await made.text()).toBe(true);
  const { table } = (await made.json()) as { table: { id: string } };
  await page.goto(`/table/${table.id}`);
  return `/table/${table.id}`;
};
