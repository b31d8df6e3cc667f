import { nearSeat, type FinalScoreRow } from '../../../web/kit/board.ts';
import { sideBySide } from '../../../web/kit/compared-facts.ts';
import type { MatchEnd, EndFact, EndOfMatch } from '../../../web/kit/ending.ts';
import { withMinus, withSign } from '../../../words/plural.ts';
import { familyValue } from '../rules/boat/families.ts';
import { OPEN_ROOM } from '../rules/score.ts';
import type { Isle } from '../rules/state/types.ts';
import type { IsleWords } from '../words/types.ts';
import { EndPicture } from './end-picture.tsx';
import { finalScore } from './score/final.ts';
import { sheetOf } from './score/sheet.ts';

type IsleEnd = MatchEnd<Isle, IsleWords>;

interface Compared {
  readonly me: number; // columns of the final table
  readonly rival: number;
  readonly name: string;
  readonly rows: readonly FinalScoreRow[];
}

const pointsIn = (row: FinalScoreRow, column: number): number => row.points[column] ?? 0;
const totalOf = (rows: readonly FinalScoreRow[], column: number): number =>
  rows.reduce((sum, row) => sum + pointsIn(row, column), 0);

/** Me and the strongest rival, or the sister; null for somebody alone in the table. */
const compared = ({ scene, viewer, words, nameOf }: IsleEnd): Compared | null => {
  if (!scene.outcome) return null;
  const { rows, others } = finalScore(scene.outcome, words.board.score);
  const seats = scene.outcome.scores.length;
  const me = nearSeat(viewer);
  const columns = Array.from({ length: seats + others.length }, (_, column) => column);
  const [rival] = columns
    .filter((column) => column !== me)
    .toSorted((a, b) => totalOf(rows, b) - totalOf(rows, a));
  if (rival === undefined) return null;
  return { me, rival, rows, name: others[rival - seats] ?? nameOf(rival) };
};

/** The rows in which I was most ahead and most behind. */
const rowFacts = ({ rows, me, rival, name }: Compared, { nameOf }: IsleEnd): readonly EndFact[] => {
  const lead = (row: FinalScoreRow): number => pointsIn(row, me) - pointsIn(row, rival);
  const ordered = rows.toSorted((a, b) => lead(b) - lead(a));
  const [best, worst] = [ordered[0], ordered.at(-1)];
  return [best && lead(best) > 0 ? [best] : [], worst && lead(worst) < 0 ? [worst] : []]
    .flat()
    .map((row) => ({
      label: row.label,
      value: sideBySide([
        [nameOf(me), pointsIn(row, me)],
        [name, pointsIn(row, rival)],
      ]),
    }));
};

/** One thing that was nearly done on this boat. */
const almost = ({ scene: { view }, viewer, words: { board } }: IsleEnd): readonly EndFact[] => {
  const { entries } = sheetOf(view, nearSeat(viewer));
  for (const entry of entries) {
    if (entry.of === 'families' && entry.near)
      return [{ label: board.ending.almostFamily(entry.near.colour), value: `+${familyValue(3)}` }];
    if (entry.of === 'rooms' && entry.near)
      return [
        { label: board.ending.almostRoom(entry.near.room, entry.near.left), value: withSign(-OPEN_ROOM) },
      ];
  }
  return [];
};

/** The end of a match: how close it was, what was best and worst, and what was nearly done. */
export const end: EndOfMatch<Isle, IsleWords> = {
  celebrates: 600,
  tell: (matchEnd) => {
    const both = compared(matchEnd);
    const watched = matchEnd.viewer === 'spectator'; // no side is theirs, so nothing is ahead, short or nearly done
    if (!both) return watched ? {} : { facts: almost(matchEnd) };
    const [mine, theirs] = [totalOf(both.rows, both.me), totalOf(both.rows, both.rival)];
    const words = matchEnd.words.board.ending;
    const more = `${matchEnd.nameOf(both.me)} ${withMinus(mine)}, ${both.name} ${withMinus(theirs)}`;
    if (watched) return { more };
    return {
      reason: mine >= theirs ? words.ahead(mine - theirs) : words.short(theirs - mine),
      more,
      facts: [...rowFacts(both, matchEnd), ...almost(matchEnd)],
    };
  },
  Picture: EndPicture,
};
