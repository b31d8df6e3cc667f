import type { JSX } from 'preact';
import { Cat } from '../../../../web/art/Cat.tsx';
import { signOfSeat } from '../../../../web/art/base/seats.ts';
import { COATS_BY_SEAT } from '../pieces/looks.ts';
import type { RaceProps } from '../props/props.ts';
import { KeptCards } from './KeptCards.tsx';

/** The end, on the mat: the cats of the winners dance above their cards. */
export const Podium = ({ props: { scene, sitter } }: { props: RaceProps }): JSX.Element | null => {
  const { outcome, view } = scene;
  if (!outcome?.winners.length) return null;
  return (
    <div class="paw-podium" aria-hidden="true">
      {outcome.winners.map((seat) => (
        <figure key={seat}>
          <Cat coat={COATS_BY_SEAT[seat] ?? 'ginger'} seat={signOfSeat(seat)} mood="smug" crown size={150} />
          <figcaption>
            <b>{sitter(seat).name}</b>
            <KeptCards kept={view.kept[seat] ?? []} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
};
