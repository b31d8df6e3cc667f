import type { JSX } from 'preact';
import { Portrait } from '../../../../web/art/Portrait.tsx';
import { signOfSeat } from '../../../../web/art/seats.ts';
import { COATS_BY_SEAT } from '../looks.ts';
import type { DuelProps } from './own-table.ts';
import { DUEL_WORDS } from './words.ts';
import './duel.css';

/** Who takes part in the duel and how far they are, as far as that may be known. */
export const Around = ({ scene, locale, sitter, seat: viewer }: DuelProps): JSX.Element => {
  const words = DUEL_WORDS[locale];
  return (
    <ul class="duel-around" aria-label={words.players}>
      {scene.view.runs.map(({ stage }, seat) => (
        <li key={seat} class={`duel-around__one is-${stage} ${seat === viewer ? 'is-me' : ''}`}>
          <Portrait coat={COATS_BY_SEAT[seat] ?? 'ginger'} seat={signOfSeat(seat)} size={36} />
          <span>
            <b>{sitter(seat).name}</b> <small>{words.stages[stage]}</small>
          </span>
        </li>
      ))}
    </ul>
  );
};
