import type { Millis } from '../../kernel/game.ts';

/**
 * Tests play faster than life, or slower on a busy computer, by what they keep in the browser. Nobody gains by it: at a
 * table in this browser there are only bots to beat, and the clock is theirs too.
 */
const kept = (name: string, usual: number, least: number, most: number): number => {
  try {
    const value = Number(localStorage.getItem(name) ?? usual);
    return value >= least && value <= most ? value : usual;
  } catch {
    return usual; // private windows may refuse
  }
};

/** How many milliseconds of a race pass in one of life. */
export const raceSpeed = (): number => kept('clowder.race-speed', 1, 0.1, 50);

/** How long a bot takes at least: one that answers at once leaves no time to see what the last move did. */
export const botPace = (): Millis => kept('clowder.bot-pace', 650, 0, 10_000);
