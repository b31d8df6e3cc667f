import { lanAddresses } from '../src/server/config/lan.ts';

/** Kinds of visitors for the tests, and the addresses they use. */

export const PORT = Number(process.env['E2E_PORT'] ?? 4180);
export const url = `http://127.0.0.1:${PORT}`;

/** The same server as a phone in the same network finds it. */
export const hostForOthers = (): string => `${lanAddresses()[0] ?? '127.0.0.1'}:${PORT}`;

/**
 * Speed factor of races, on the server and in the browser: match time per real time. A whole match takes half
 * a minute.
 */
export const RACE_SPEED = 8;

/** The shortest time of a bot's move, on the server and in the browser. */
export const BOT_PACE = 50;

const HURRY = [
  { name: 'clowder.race-speed', value: String(RACE_SPEED) },
  { name: 'clowder.bot-pace', value: String(BOT_PACE) },
];
const visitor = (...kept: { readonly name: string; readonly value: string }[]) => ({
  cookies: [],
  origins: [{ origin: url, localStorage: kept }],
});

const NO_HINTS = { name: 'clowder.settings', value: JSON.stringify({ hints: false }) };

/** A person who has played before; newcomers have their own tests. */
export const REGULAR = visitor(...HURRY, NO_HINTS);
export const NEWCOMER = visitor(...HURRY);

/** For measurements: bots and races take the time that they take for people. */
export const UNHURRIED = visitor(NO_HINTS);
