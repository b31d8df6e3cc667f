import type { Outcome, ScoreLine } from '../../../../kernel/game.ts';
import type { FinalScoreRow, FinalScoreTable } from '../../../../web/kit/board.ts';
import type { ScoreKey } from '../../rules/state/types.ts';
import type { FinalRow, ScoreWords } from '../../words/score-types.ts';

/** The score lines of each row; the most exciting rows come last. */
const ROWS: Readonly<Record<FinalRow, readonly ScoreKey[]>> = {
  families: ['family'],
  rare: ['rare'],
  friendships: ['friendships'],
  rats: ['rats', 'royal-rats'],
  rooms: ['rooms'],
  tokens: ['tokens'],
  public: ['public-lesson'],
  private: ['private-lesson'],
  family: ['family-lesson'],
  'sister-colours': ['sister-colour'],
  'sister-lessons': ['sister-lesson'],
  'sister-others': ['sister-beasts', 'sister-event'],
};

const ofSister = ({ what }: ScoreLine): boolean => what.startsWith('sister-');

/**
 * The final score in few rows: one row for every lesson and family would be forty. The sister's points get their own
 * column, although she has no seat.
 */
export const finalScore = ({ lines, scores }: Outcome, words: ScoreWords): FinalScoreTable => {
  const alone = lines.some(ofSister);
  const pointsIn = (kinds: readonly string[], seat: number): number | null => {
    const own = lines.filter((line) => line.seat === seat && kinds.includes(line.what));
    return own.length ? own.reduce((sum, { points }) => sum + points, 0) : null;
  };
  const rows = (Object.keys(ROWS) as FinalRow[]).flatMap((key): FinalScoreRow[] => {
    const kinds = ROWS[key];
    const found = lines.filter(({ what }) => kinds.some((kind) => kind === what));
    if (!found.length) return [];
    const [label, note] = words.final[key];
    const hers = found.some(ofSister);
    const seats = scores.map((_, seat) => (hers ? null : pointsIn(kinds, seat)));
    return [{ label, note, points: alone ? [...seats, hers ? pointsIn(kinds, 0) : null] : seats }];
  });
  return { others: alone ? [words.sister] : [], rows };
};
