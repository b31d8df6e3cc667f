import type { Seat } from '../../../kernel/game.ts';
import { faceOf, type CardFace } from '../rules/cards.ts';
import { bellsOf } from '../rules/row.ts';
import type { Move, View } from '../rules/types.ts';
import type { Forecast, Reason, Why } from '../words/town-types.ts';
import { forecastOf } from './forecast.ts';
import { cardInHand } from './table-view.ts';

/** Hours that bring a player noticeably closer to the limit. */
const MANY_HOURS = 3;

/** Why the move of a hint is good: the strongest reason only. Null if there is no card in hand. */
export const reasonOf = (view: View, me: Seat, move: Move, nameOf: (seat: Seat) => string): Reason | null => {
  const card = cardInHand(view);
  const to = move.do === 'give' ? move.to : me;
  const forecast = card && forecastOf(view, to, card);
  if (!card || !forecast) return null;
  const why = to === me ? whyMine(move, faceOf(card.card).kind, forecast) : whyTheirs(forecast);
  return {
    why,
    name: nameOf(to),
    bells: forecast.late ? forecast.lost : forecast.kept + forecast.bells,
    saved: bellsOf(view.players[me]?.row ?? []),
  };
};

const FOR_ME: Readonly<Partial<Record<CardFace['kind'], Why>>> = {
  owl: 'owl',
  veto: 'shield',
  retreat: 'back',
};

const whyMine = (move: Move, kind: CardFace['kind'], { late, kept, bells }: Forecast): Why => {
  if (move.do === 'refuse') return late ? 'late' : 'refuse';
  if (kept > 0) return 'safe';
  if (bells > 0) return 'bells';
  return FOR_ME[kind] ?? (move.do === 'take' ? 'take' : 'few');
};

const whyTheirs = ({ late, mayRefuse, from, to }: Forecast): Why => {
  if (late) return mayRefuse ? 'spend' : 'stop';
  return to - from >= MANY_HOURS ? 'load' : 'least';
};
