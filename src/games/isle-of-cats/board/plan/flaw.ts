import type { Seat } from '../../../../kernel/game.ts';
import { isCat, tileOf } from '../../rules/boat/tiles.ts';
import { costOf } from '../../rules/cards/discovery.ts';
import type { Move, View } from '../../rules/state/types.ts';
import type { Flaw } from '../../words/table-types.ts';
import { changesBy } from './changes.ts';

/**
 * The most serious flaw of a played move: it is true of this move and not of the better one. Null if there is no such plain
 * flaw.
 */
export const flawOf = (view: View, seat: Seat, played: Move, better: Move): Flaw | null => {
  if (played.do === 'buy' && better.do === 'buy') {
    const dearer = costOf(played.cards) - costOf(better.cards);
    return dearer > 0 ? flaw('dear', dearer) : null;
  }
  if (better.do !== 'place') return null;
  if (played.do === 'pass' || played.do === 'end') return isCat(tileOf(better.tile)) ? flaw('stops') : null;
  if (played.do !== 'place') return null;
  const [is, would] = [changesBy(view, seat, [played]), changesBy(view, seat, [better])];
  if (is.lostMap && !would.lostMap) return flaw('lost-map');
  if (would.points > is.points) return flaw('points', is.points, would.points);
  return would.rats > is.rats ? flaw('rat') : null;
};

const flaw = (why: Flaw['why'], count = 0, better = 0): Flaw => ({ why, count, better });
