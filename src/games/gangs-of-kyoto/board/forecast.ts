import type { Seat } from '../../../kernel/game.ts';
import { faceOf } from '../rules/cards.ts';
import { makesLate } from '../rules/risk.ts';
import { isEnough } from '../rules/round.ts';
import { bellsIn, bellsOf, hoursOf, limitOf, rowAfter, vetoIn } from '../rules/row.ts';
import type { Seen, View } from '../rules/types.ts';
import type { Forecast } from '../words/town-types.ts';

/** The effect of this card on a player's row, as far as it is certain: cards drawn after it are random. */
export const forecastOf = (view: View, seat: Seat, seen: Seen): Forecast | null => {
  const player = view.players[seat];
  if (!player) return null;
  const face = faceOf(seen.card);
  const after = rowAfter(player, seen);
  const late = makesLate(view, seat, seen);
  const [before, limit] = [limitOf(view.rules, player), limitOf(view.rules, after)];
  const kept = face.kind === 'gift' || face.kind === 'big-gift' ? face.bells : 0;
  return {
    from: hoursOf(player.row),
    to: hoursOf(after.row),
    limit,
    owl: limit > before,
    owlGone: limit < before,
    late,
    bells: late || kept ? 0 : Math.max(0, bellsOf(after.row) - bellsOf(player.row)),
    kept,
    lost: late ? bellsOf(after.row) : 0,
    more: face.kind === 'curiosity' && !late,
    removes: face.kind === 'retreat' && player.row.length > 0,
    mayRefuse: vetoIn(player.row) !== undefined,
    wins: kept > 0 && player.pile.open && isEnough(view.rules, bellsIn(player.pile.bag) + kept),
  };
};
