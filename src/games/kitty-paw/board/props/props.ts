import type { Scene } from '../../../../kernel/game.ts';
import type { BoardProps, SceneAndWords } from '../../../../web/kit/board.ts';
import type { StudioProps } from '../../../../web/kit/studio.ts';
import type { DuelView } from '../../rules/duel/types.ts';
import type { AnyKittyPaw } from '../../rules/game.ts';
import type { KittyPaw } from '../../rules/race/types.ts';
import type { KittyPawWords } from '../../words/types.ts';

/** The props of the board in a race or in a duel. */
export type KittyPawProps = BoardProps<AnyKittyPaw, KittyPawWords>;
/** The props in a race, and at the single table of a player in a duel. */
export type RaceProps = BoardProps<KittyPaw, KittyPawWords>;
/** The props in a duel. */
export type DuelProps = KittyPawProps & {
  readonly scene: Scene<AnyKittyPaw> & { readonly view: DuelView };
};

export type CaptionProps<K extends AnyKittyPaw | KittyPaw> = SceneAndWords<K, KittyPawWords>;
export type KittyPawStudioProps = StudioProps<AnyKittyPaw, KittyPawWords>;
