import { lanAddresses } from '../src/server/config/lan.ts';

/** Who comes to the pages under test, and where they are. */

export const PORT = Number(process.env['E2E_PORT'] ?? 4180);
export const url = `http://127.0.0.1:${PORT}`;

/** The same server as a phone in the same house finds it. */
export const hostForOthers = (): string => `${lanAddresses()[0] ?? '127.0.0.1'}:${PORT}`;

/** How many times faster than life races run here, on the server and in the browser: a whole match takes half a minute. */
export const RACE_SPEED = 8;

/** How long a bot takes at least, there and here. */
export const BOT_PACE = 50;

const HURRY = [
  { name: 'clowder.race-speed', value: String(RACE_SPEED) },
  { name: 'clowder.bot-pace', value: String(BOT_PACE) },
];
const visitor = (...kept: { readonly name: string; readonly value: string }[]) => ({
  cookies: [],
  origins: [{ origin: url, localStorage: [...HURRY, ...kept] }],
});

/** Somebody who has played before; what a newcomer meets has tests of its own. */
export const REGULAR = visitor({ name: 'clowder.settings', value: JSON.stringify({ hints: false }) });
export const NEWCOMER = visitor();
