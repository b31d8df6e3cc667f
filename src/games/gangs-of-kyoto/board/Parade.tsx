import type { JSX } from 'preact';
import { Cat } from '../../../web/art/Cat.tsx';
import { signOfSeat } from '../../../web/art/base/seats.ts';
import { coatOf } from './gangs.ts';
import { Moon } from './NightTown.tsx';
import type { KyotoProps } from './props.ts';

/** The end of the match, under the moon: the cats of the winner dance in the street. */
export const Parade = ({ props: { scene, sitter, words } }: { props: KyotoProps }): JSX.Element | null => {
  const [winner] = scene.outcome?.winners ?? [];
  if (winner === undefined) return null;
  return (
    <section class="deal deal--over" aria-label={words.board.deal}>
      <Moon round={scene.view.round} />
      <p class="deal__title">{words.board.winner(sitter(winner).name)}</p>
      <div class="parade" aria-hidden="true">
        {(['kitten', 'cat', 'kitten'] as const).map((pose, i) => (
          <span key={i} class="parade__cat">
            <Cat
              coat={coatOf(winner)}
              pose={pose}
              seat={signOfSeat(winner)}
              mood="smug"
              crown={i === 1}
              size={96}
            />
          </span>
        ))}
      </div>
    </section>
  );
};
