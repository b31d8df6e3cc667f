import type { JSX } from 'preact';
import { useForMoment } from '../../../web/kit/useForMoment.ts';
import { bellsIn } from '../rules/row.ts';
import { PileIcon } from './PileBadge.tsx';
import { goalOf, isForAllEyes } from './table-view.ts';
import type { KyotoProps } from './props.ts';

/**
 * On a shared screen the player's own pile is covered too; the player to move can uncover it while nobody
 * else looks.
 */
export const PileLook = ({ props }: { props: KyotoProps }): JSX.Element | null => {
  const {
    scene,
    seat,
    words: { board },
  } = props;
  const [looking, look] = useForMoment(`${scene.seq} ${seat}`, false);
  const pile = seat === 'spectator' ? null : scene.view.players[seat]?.pile;
  if (!pile?.open || isForAllEyes(props)) return null;
  const goal = goalOf(scene.view);
  const { pile: words } = board;
  return (
    <button type="button" class="btn risk" aria-pressed={looking} onClick={() => look(!looking)}>
      <PileIcon />
      <span class="sr">{looking ? words.open(bellsIn(pile.bag), goal) : words.look}</span>
      <span aria-hidden="true">
        {looking ? bellsIn(pile.bag) : '?'}
        {goal !== null && `/${goal}`}
      </span>
    </button>
  );
};
