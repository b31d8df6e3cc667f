import type { JSX } from 'preact';
import type { Seat } from '../../../../kernel/game.ts';
import { pictureOf, restingTurn } from '../plan/turning.ts';
import type { IsleProps } from '../props/props.ts';
import { TilePicture } from '../tiles/TileArt.tsx';
import { lastDeedOf } from './last-deed.ts';

/** The last deed of a rival: the tile as a picture, or a word. */
export const Deed = ({ props, seat }: { props: IsleProps; seat: Seat }): JSX.Element | null => {
  const deed = lastDeedOf(props.scene.view, seat);
  if (deed === null) return null;
  if (deed.did !== 'placed')
    return <small class="isle-deed">{props.words.board.table.deeds[deed.did]}</small>;
  const turn = restingTurn(deed.tile);
  const { width, height } = pictureOf(deed.tile, turn);
  return (
    <span class="isle-deed isle-deed--tile" role="img" aria-label={props.words.board.tile(deed.tile)}>
      <TilePicture tile={deed.tile} turn={turn} cell={Math.min(8, 26 / width, 18 / height)} />
    </span>
  );
};
