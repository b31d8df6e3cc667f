import type { Page } from '@playwright/test';
import { openTable as openAny } from '../../../../e2e/server-table.ts';
import type { NewSeat } from '../../../protocol/api.ts';

export const openTable = (page: Page, seats: readonly NewSeat[], options: object): Promise<string> =>
  openAny(page, { game: 'isle-of-cats', seats, options: { ...options } });
