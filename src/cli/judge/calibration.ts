import { steeper } from '../../bots/judge.ts';

/** A moment of a bot match: the chance that the judge gave to a seat, and what became of it. */
export interface Called {
  readonly chance: number; // before it is corrected by any steepness
  readonly even: number; // the chance of one among equals
  readonly won: number; // 1, 0, or a part of a shared win
}

export interface Row {
  readonly from: number; // per cent
  readonly moments: number;
  readonly called: number; // per cent, on average
  readonly won: number; // per cent
}

const ROWS = 10;

/** The moments in rows of ten per cent, after correction. */
export const tableOf = (all: readonly Called[], steepness: number): Row[] =>
  Array.from({ length: ROWS }, (_, row) => {
    const here = all
      .map(({ chance, even, won }) => ({ called: steeper(chance, even, steepness), won }))
      .filter(({ called }) => Math.min(ROWS - 1, Math.floor(called * ROWS)) === row);
    const mean = (of: (one: { called: number; won: number }) => number): number =>
      here.length ? (100 * here.reduce((sum, one) => sum + of(one), 0)) / here.length : 0;
    return {
      from: (100 * row) / ROWS,
      moments: here.length,
      called: mean(({ called }) => called),
      won: mean(({ won }) => won),
    };
  });

/** How far called and won are apart on average, in per cent. */
export const errorOf = (rows: readonly Row[]): number => {
  const moments = rows.reduce((sum, row) => sum + row.moments, 0);
  return rows.reduce((sum, row) => sum + row.moments * Math.abs(row.called - row.won), 0) / moments;
};

const SURE = 1e-4; // a judge that was sure and wrong must not outweigh everything else
const [FLATTEST, STEEPEST, STEP] = [0.1, 4, 0.05];

const surprise = (all: readonly Called[], steepness: number): number =>
  all.reduce((sum, { chance, even, won }) => {
    const called = Math.min(1 - SURE, Math.max(SURE, steeper(chance, even, steepness)));
    return sum - won * Math.log(called) - (1 - won) * Math.log(1 - called);
  }, 0);

/** The steepness with which the outcomes surprise least: a logistic regression with one weight. */
export const fittedSteepness = (all: readonly Called[]): number => {
  let best = 1;
  let least = Infinity;
  for (let step = 0; FLATTEST + step * STEP <= STEEPEST; step++) {
    const steepness = FLATTEST + step * STEP;
    const here = surprise(all, steepness);
    if (here < least) [best, least] = [steepness, here];
  }
  return Math.round(best * 100) / 100;
};

export const printedCalibration = (all: readonly Called[], steepness: number): string => {
  const rows = tableOf(all, steepness);
  const lines = rows
    .filter(({ moments }) => moments > 0)
    .map(({ from, moments, called, won }) => {
      const range = `${String(from).padStart(3)}–${from + 100 / ROWS} %`;
      return `${range.padEnd(10)}${String(moments).padStart(8)}${called.toFixed(1).padStart(9)}${won.toFixed(1).padStart(9)}`;
    });
  const fitted = fittedSteepness(all);
  return [
    `called     moments   called      won`,
    ...lines,
    `${all.length} moments; called and won are ${errorOf(rows).toFixed(1)} % apart on average`,
    `steepness ${steepness}; fitted to these moments ${fitted} (then ${errorOf(tableOf(all, fitted)).toFixed(1)} % apart)`,
  ].join('\n');
};
