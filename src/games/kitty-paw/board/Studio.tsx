import type { StudioModule } from '../../../web/kit/studio.ts';
import { EMPTY, inTheMiddle } from '../rules/cards/drawing.ts';
import { readLink } from '../rules/cards/link.ts';
import type { AnyKittyPaw } from '../rules/game.ts';
import type { KittyPawWords } from '../words/types.ts';
import { DRAFT } from './studio/draft-code.ts';
import { Editor } from './studio/Editor.tsx';
import { Puzzle } from './studio/Puzzle.tsx';
import './studio/studio.css';

/** The studio: people draw cards, share them and solve them. */
const studio: StudioModule<AnyKittyPaw, KittyPawWords> = {
  Studio: (props) => {
    const { code } = props;
    if (code && !code.startsWith(DRAFT)) return <Puzzle key={code} {...props} />;
    const drawn = readLink(code.slice(DRAFT.length));
    // An unreadable draft opens as an empty mat, so that nothing is lost.
    return <Editor {...props} start={typeof drawn === 'string' ? EMPTY : inTheMiddle(drawn)} />;
  },
};
export default studio;
