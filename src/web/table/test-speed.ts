import type { Millis } from '../../kernel/game.ts';

/**
 * Speed settings for tests, read from the browser's storage. They are no way to cheat: a table in this browser has only
 * bots as opponents, and they use the same clock.
 */
const kept = (name: string, usual: number, least: number, most: number): number => {
  try {
    const value = Number(localStorage.getItem(name) ?? usual);
    return value >= least && value <= most ? value : usual;
  } catch {
    return usual; // private windows may have no storage
  }
};

/** The speed factor of races: match time per real time. */
export const raceSpeed = (): number => kept('clowder.race-speed', 1, 0.1, 50);

/** The minimum time for a bot's move, so that people can see what the last move did. */
export const botPace = (): Millis => kept('clowder.bot-pace', 650, 0, 10_000);
