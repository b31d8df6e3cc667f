import { PERSONAL } from '../../../../web/kit/personal.ts';
import { ACTIVITIES, meanOf, type Times } from './seconds.ts';

/** A round of a bot of the middle level, on average over 60 rounds of two at the usual table. */
export const BOT_USUAL: Times = { search: 12_900, grab: 900, second: 0, turn: 2_000, put: 4_400, wait: 600 };

/** The seconds of a match that was looked back at in this browser. */
interface KeptMatch {
  readonly match: string; // looked at twice, it counts once
  readonly rounds: number;
  readonly mean: Times;
}

const KEY = `${PERSONAL}kitty-paw.seconds`;
const MATCHES = 30; // people get faster: the last ones count

const isTimes = (value: unknown): value is Times =>
  typeof value === 'object' &&
  value !== null &&
  ACTIVITIES.every((what) => Number.isFinite((value as Partial<Record<string, unknown>>)[what]));

const isKept = (value: unknown): value is KeptMatch => {
  const { match, rounds, mean } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof match === 'string' && typeof rounds === 'number' && rounds > 0 && isTimes(mean);
};

const read = (): readonly KeptMatch[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
};

/** Notes the rounds of one's own match, and tells one's average over the last matches, with this one. */
export const ownUsual = (match: string, rounds: readonly Times[]): Times => {
  if (!rounds.length) return meanOf(rounds);
  const others = read().filter((one) => one.match !== match);
  const kept = [...others, { match, rounds: rounds.length, mean: meanOf(rounds) }].slice(-MATCHES);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the average is that of this match.
  }
  return meanOf(kept.flatMap((one) => Array<Times>(one.rounds).fill(one.mean)));
};
