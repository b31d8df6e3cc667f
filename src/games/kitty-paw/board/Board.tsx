import type { BoardModule } from '../../../web/kit/board.ts';
import type { AnyKittyPaw } from '../rules/game.ts';
import type { KittyPawWords } from '../words/types.ts';
import { AnyCaption } from './AnyCaption.tsx';
import { DuelBoard } from './duel/DuelBoard.tsx';
import { tellEnd } from './ending.ts';
import { EndPicture } from './EndPicture.tsx';
import { isDuel } from './duel/own-table.ts';
import { COATS_BY_SEAT } from './pieces/looks.ts';
import type { RaceProps } from './props/props.ts';
import { RaceBoard } from './race/RaceBoard.tsx';
import { says, waitsFor } from './voice.ts';
import { THEME } from './race/sounds.ts';
import './board.css';

const kittyPawBoard: BoardModule<AnyKittyPaw, KittyPawWords> = {
  coats: COATS_BY_SEAT,
  theme: THEME,
  layout: 'full-width',
  Caption: AnyCaption,
  says,
  waitsFor,
  end: { tell: tellEnd, Picture: EndPicture },
  Board: ({ children, ...props }) =>
    isDuel(props) ? (
      <DuelBoard {...props}>{children}</DuelBoard>
    ) : (
      <RaceBoard {...(props as RaceProps)}>{children}</RaceBoard>
    ),
};
export default kittyPawBoard;
