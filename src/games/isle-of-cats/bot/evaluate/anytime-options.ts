import type { Seat } from '../../../../kernel/game.ts';
import { choicesFor } from '../../rules/anytime/check-play.ts';
import { cardOf, findCard } from '../../rules/cards/discovery.ts';
import { inHand, playerIn } from '../../rules/state/piles.ts';
import type { PlayMove, View } from '../../rules/state/types.ts';
import type { Option } from './option.ts';

/** Anytime cards: the value of playing one now; below zero it is better to keep it. */
export const playOptions = (view: View, seat: Seat): Option[] =>
  inHand(view, seat).flatMap((id): Option[] => {
    const card = findCard(id);
    if (card?.kind !== 'anytime') return [];
    return choicesFor(view, seat, card.effect).map((chosen) => {
      const move: PlayMove = { do: 'play', card: id, with: chosen };
      return { move, value: playValue(view, seat, move) };
    });
  });

const FISH_LESSON = 200; // the sister scores fish that are left over

/** Fish are kept for the days when there is more to count; baskets and tiles are taken at once. */
const playValue = (view: View, seat: Seat, { card }: PlayMove): number => {
  const found = cardOf(card);
  const me = playerIn(view, seat);
  if (found.kind !== 'anytime') return -1;
  const late = view.day >= 4 && view.phase.name === 'ready' && view.phase.before === 'buying';
  const hoarded = view.sister?.lessons.includes(FISH_LESSON) === true;
  switch (found.effect) {
    case 'basket':
    case 'draw-two':
    case 'draw-three':
    case 'draw-tile':
      return 3;
    case 'fish-per-oshax':
    case 'fish-per-lesson':
    case 'fish-per-colour':
    case 'fish-per-rare':
    case 'fish-per-common':
    case 'fish-per-cat':
      return late && !hoarded ? 2 : -1;
    case 'extra-rescue':
      return view.phase.name === 'rescue' && view.phase.turn === seat && me.baskets > 1 ? 1 : -1;
    case 'move-cats':
      return view.phase.name === 'rescue' && view.phase.turn === seat && view.right.length > 2 ? 1 : -1;
    case 'place-anywhere':
    case 'sell-basket':
    case 'draw-four-tiles':
    case 'basket-for-lessons':
    case 'basket-for-treasures':
      break;
  }
  return -1;
};
