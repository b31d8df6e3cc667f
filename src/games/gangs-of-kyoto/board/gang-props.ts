import type { Seat } from '../../../kernel/game.ts';
import type { Card } from '../rules/cards.ts';
import type { PlayerView } from '../rules/types.ts';
import type { Closing } from './table-view.ts';
import type { LastDeals } from './last-deals.ts';
import type { Planning } from './usePlan.ts';
import type { KyotoProps } from './props.ts';

export interface GangProps {
  readonly props: KyotoProps;
  readonly plan: Planning;
  readonly closing: Closing | null;
  readonly risks: readonly number[] | null; // by seat, if the player asked for them
  readonly deals: LastDeals;
  readonly read: (card: Card) => void; // shows a card in large
  readonly seat: Seat;
  readonly player: PlayerView; // as shown: while a round closes, with the cards of that round
}
