import type { Outcome, Seat } from '../../../../kernel/game.ts';
import type { FinalScoreRow } from '../../../kit/board.ts';

/** True if points decided: a match won by one line of the rules, such as three in a row, has nothing to count. */
export const hasPoints = ({ lines }: Outcome): boolean =>
  new Set(lines.map(({ what }) => what)).size > 1 || lines.some(({ points }) => Math.abs(points) > 1);

/** The row in which this seat beats all others by most; null if there is none. */
export const bestRow = (rows: readonly FinalScoreRow[], seat: Seat): FinalScoreRow | null => {
  const lead = ({ points }: FinalScoreRow): number => {
    const others = points.flatMap((worth, other) => (other === seat ? [] : [worth ?? 0]));
    return (points[seat] ?? 0) - Math.max(0, ...others);
  };
  const best = rows.toSorted((a, b) => lead(b) - lead(a))[0];
  return best && lead(best) > 0 ? best : null;
};

const CLOSE = 0.15; // of the winner's points
const ALWAYS_CLOSE = 3;

/** How many points were missing, if it was close; null for everybody who did not lose by points. */
export const missing = ({ winners, scores, ...outcome }: Outcome, me: Seat | null): number | null => {
  const [winner] = winners;
  if (me === null || winner === undefined || winners.includes(me) || outcome.ended) return null;
  const [best, own] = [scores[winner] ?? 0, scores[me] ?? 0];
  const lack = best - own;
  return lack > 0 && lack <= Math.max(ALWAYS_CLOSE, Math.abs(best) * CLOSE) ? lack : null;
};

/** The change of the bots' level that fits: down after a loss, up after a win, none after a draw or an unbegun match. */
export const stepAfter = ({ winners, scores, ended }: Outcome, me: Seat | null): -1 | 0 | 1 => {
  if (me === null) return 0;
  if (winners.includes(me)) return 1;
  const gameWins = scores.length === 1 && !ended; // a single player loses to nobody else
  return winners.length > 0 || gameWins ? -1 : 0;
};
