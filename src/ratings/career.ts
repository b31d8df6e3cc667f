import type { RatedGame, Tally, Won } from '../protocol/people.ts';
import type { GuestId } from '../protocol/table.ts';

/** One match of a person. */
export interface CareerMatch extends RatedGame {
  readonly n: number;
  readonly at: number;
  readonly won: Won | null;
  readonly score: number | null;
  readonly rated: boolean;
}

/** Matches of a person with one of the others at the table that ended in the same way. */
export interface CareerMeeting {
  readonly other: GuestId;
  readonly won: Won | null;
  readonly rated: boolean;
  readonly times: number;
}

/** The best of something, and the match where it was reached. */
export interface Best {
  readonly value: number;
  readonly n: number;
}

export interface CareerGame extends RatedGame {
  readonly tally: Tally;
  readonly best: Best | null; // the highest score
  readonly streak: Best | null; // the most wins in a row, and the last of them
  readonly since: number; // the first match
}

interface Counting {
  readonly tally: Count;
  readonly since: number;
  best: Best | null;
  streak: Best | null;
  row: number; // wins since the last match that was not won
}
type Count = { -readonly [K in keyof Tally]: Tally[K] };

const nothing = (): Count => ({ played: 0, won: 0, lost: 0, drawn: 0 });

const count = (tally: Count, won: Won | null, times = 1): void => {
  tally.played += times;
  if (won !== null) tally[won] += times;
};

const better = (best: Best | null, value: number, n: number): Best | null =>
  best !== null && best.value >= value ? best : { value, n };

/** The totals of a person's matches: all of them, or the rated ones. They must be added in their order. */
export class Career {
  readonly #games = new Map<string, Counting & RatedGame>();
  readonly #met = new Map<GuestId, Count>();

  add({ n, at, game, mode, won, score }: CareerMatch): void {
    const key = `${game}/${mode}`;
    const found = this.#games.get(key);
    const now = found ?? { game, mode, tally: nothing(), since: at, best: null, streak: null, row: 0 };
    if (!found) this.#games.set(key, now);
    count(now.tally, won);
    if (score !== null) now.best = better(now.best, score, n);
    now.row = won === 'won' ? now.row + 1 : 0;
    if (now.row > 0) now.streak = better(now.streak, now.row, n);
  }

  meet({ other, won, times }: CareerMeeting): void {
    const met = this.#met.get(other) ?? nothing();
    this.#met.set(other, met);
    count(met, won, times);
  }

  /** Of one game, mode or result, or of all. */
  count(game?: string, mode?: string, won?: Won): Tally {
    const sum = nothing();
    for (const one of this.#games.values()) {
      if ((game ?? one.game) !== one.game || (mode ?? one.mode) !== one.mode) continue;
      for (const result of ['won', 'lost', 'drawn'] as const)
        if ((won ?? result) === result) sum[result] += one.tally[result];
      sum.played += won === undefined ? one.tally.played : one.tally[won];
    }
    return sum;
  }

  games(): readonly CareerGame[] {
    return [...this.#games.values()].map(({ game, mode, tally, best, streak, since }) => ({
      game,
      mode,
      tally: { ...tally },
      best,
      streak,
      since,
    }));
  }

  /** Those met most often, with the results of this person. */
  metMost(most: number): readonly (readonly [who: GuestId, tally: Tally])[] {
    return [...this.#met].toSorted(([, a], [, b]) => b.played - a.played).slice(0, most);
  }
}
