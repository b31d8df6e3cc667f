import type { VNode } from 'preact';
import type { Scene, Seat } from '../../../kernel/game.ts';
import { isDuelView } from '../rules/duel/seated-at.ts';
import type { AnyKittyPaw } from '../rules/game.ts';
import type { KittyPaw } from '../rules/race/types.ts';
import { Caption } from './race/Caption.tsx';
import type { CaptionProps } from './props/props.ts';
import { titleOf } from './duel/DuelScreen.tsx';
import { ownTable, sceneAt } from './duel/own-table.ts';

/** The caption: the round of the race, or in a duel the card of my run. */
export const AnyCaption = ({ scene, ...props }: CaptionProps<AnyKittyPaw>): VNode => {
  const { view } = scene;
  if (!isDuelView(view)) return <Caption {...props} scene={scene as Scene<KittyPaw>} />;
  // A player who has finished may see the other tables; before that, only their own.
  const through = view.runs.some((run) => run.stage === 'over' && 'tries' in run);
  const seat: Seat = view.runs.findIndex((_, one) => ownTable(view, one));
  const table = through ? null : ownTable(view, seat);
  if (!table) return <span class="paw-caption">{titleOf(view, props.words.board.duel)}</span>;
  return <Caption {...props} scene={sceneAt(scene, table, seat)} />;
};
