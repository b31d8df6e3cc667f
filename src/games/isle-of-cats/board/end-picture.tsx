import { nearSeat } from '../../../web/kit/board.ts';
import type { EndOfMatch } from '../../../web/kit/ending.ts';
import { playerIn } from '../rules/state/piles.ts';
import type { Isle } from '../rules/state/types.ts';
import type { IsleWords } from '../words/types.ts';
import { BoatPicture } from './boat/BoatPicture.tsx';
import { lookOf } from './boat/Piece.tsx';

/** The finished boat, upright, for the picture to keep. */
export const EndPicture: NonNullable<EndOfMatch<Isle, IsleWords>['Picture']> = ({ scene, viewer, words }) => {
  const { boat, tiles } = playerIn(scene.view, nearSeat(viewer));
  return (
    <BoatPicture
      boat={boat}
      tiles={tiles}
      look={lookOf('upright', 'small', false)}
      label={words.board.table.boat}
    />
  );
};
