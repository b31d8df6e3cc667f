import type { Scene } from '../../../../kernel/game.ts';
import type { BoardProps, SceneAndWords } from '../../../../web/kit/board.ts';
import type { StudioProps } from '../../../../web/kit/studio.ts';
import type { DuelView } from '../../rules/duel/types.ts';
import type { AnyKittyPaw } from '../../rules/game.ts';
import type { KittyPaw } from '../../rules/race/types.ts';
import type { KittyPawWords } from '../../words/types.ts';

/** What the board is given in a race or in a duel. */
export type KittyPawProps = BoardProps<AnyKittyPaw, KittyPawWords>;
/** In a race; also at the table where a player of a duel sits alone. */
export type RaceProps = BoardProps<KittyPaw, KittyPawWords>;
/** In a duel. */
export type DuelProps = KittyPawProps & {
  readonly scene: Scene<AnyKittyPaw> & { readonly view: DuelView };
};

export type CaptionProps<K extends AnyKittyPaw | KittyPaw> = SceneAndWords<K, KittyPawWords>;
export type KittyPawStudioProps = StudioProps<AnyKittyPaw, KittyPawWords>;
