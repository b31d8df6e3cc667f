import type { Seat } from '../../../kernel/game.ts';
import { Cat } from '../../../web/art/Cat.tsx';
import { Thing } from '../../../web/art/Thing.tsx';
import { nearSeat } from '../../../web/kit/board.ts';
import { sideBySide } from '../../../web/kit/compared-facts.ts';
import type { MatchEnd, EndFact, EndOfMatch } from '../../../web/kit/ending.ts';
import type { Boop } from '../rules/types.ts';
import type { BoopWords } from '../words/types.ts';
import { BedPicture } from './BedPicture.tsx';
import { grownUp, rowAndKindWord } from './kind-word.ts';
import { COATS_BY_SEAT } from './Pet.tsx';
import { pushedOff } from './pushed-off.ts';

type BoopEnd = MatchEnd<Boop, BoopWords>;

/** The numbers of both players, that of the near seat first. */
const both = ({ viewer, nameOf }: BoopEnd, of: (seat: Seat) => number): string => {
  const near = nearSeat(viewer);
  return sideBySide([near, 1 - near].map((seat) => [nameOf(seat), of(seat)]));
};

const factsOf = (end: BoopEnd): readonly EndFact[] => {
  const { steps, viewer, words } = end;
  const grown = (seat: Seat): number => grownUp(end, seat);
  const pushed = (seat: Seat): number => pushedOff(steps, seat);
  const { ending } = words.board;
  return [
    {
      sign: <Cat coat={COATS_BY_SEAT[nearSeat(viewer)] ?? 'ginger'} size={34} />,
      label: ending.grown,
      value: both(end, grown),
    },
    { sign: <Thing name="paw" size={28} />, label: ending.pushedOff, value: both(end, pushed) },
  ];
};

/** The end of boop.: the row that won, who grew up, who was pushed off. */
export const end: EndOfMatch<Boop, BoopWords> = {
  tell: (matchEnd) => {
    const { end: how } = matchEnd.scene.view;
    return {
      ...(how && { reason: matchEnd.words.lines[how.how]({}) }),
      more: rowAndKindWord(matchEnd),
      facts: factsOf(matchEnd),
    };
  },
  Picture: ({ scene }) => {
    const { bed, end: how } = scene.view;
    const row = how && 'winner' in how ? how.squares : [];
    return (
      <BedPicture
        bed={bed}
        row={row}
        mood={(at) => (row.includes(at) ? 'smug' : row.length > 0 ? 'calm' : 'asleep')}
      />
    );
  },
};
