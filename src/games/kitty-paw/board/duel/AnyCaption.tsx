import type { VNode } from 'preact';
import type { Scene, Seat } from '../../../../kernel/game.ts';
import type { Locale } from '../../../../words/plural.ts';
import { isDuelView } from '../../rules/duel/seated-at.ts';
import type { AnyKittyPaw } from '../../rules/game.ts';
import type { KittyPaw } from '../../rules/race/types.ts';
import { Caption } from '../Caption.tsx';
import { titleOf } from './DuelScreen.tsx';
import { ownTable, sceneAt } from './own-table.ts';
import { DUEL_WORDS } from './words.ts';

interface CaptionProps {
  readonly scene: Scene<AnyKittyPaw>;
  readonly locale: Locale;
}

/** Where the match stands: the round of the race, or the card of one's own run. */
export const AnyCaption = ({ scene, locale }: CaptionProps): VNode => {
  const { view } = scene;
  if (!isDuelView(view)) return <Caption scene={scene as Scene<KittyPaw>} locale={locale} />;
  // Whoever is through may see the others at their tables; before that, nobody sees another table than their own.
  const through = view.runs.some((run) => run.stage === 'over' && 'tries' in run);
  const seat: Seat = view.runs.findIndex((_, one) => ownTable(view, one));
  const table = through ? null : ownTable(view, seat);
  if (!table) return <span class="paw-caption">{titleOf(view, DUEL_WORDS[locale])}</span>;
  return <Caption scene={sceneAt(scene, table, seat)} locale={locale} />;
};
