import type { JSX } from 'preact';
import type { Seat } from '../../../../kernel/game.ts';
import { Portrait } from '../../../../web/art/Portrait.tsx';
import { signOfSeat } from '../../../../web/art/base/seats.ts';
import { COATS_BY_SEAT } from '../pieces/looks.ts';
import type { DuelProps } from '../props/props.ts';
import { ownTable } from './own-table.ts';
import './duel.css';

/** For spectators and replays: the seat that is watched, and how to choose another. */
export interface Watching {
  readonly near?: Seat;
  readonly watch?: ((seat: Seat) => void) | null;
}

/** The players of the duel and their progress, as far as it may be known. */
export const DuelPlayers = ({
  scene,
  words,
  sitter,
  seat: viewer,
  near,
  watch,
}: DuelProps & Watching): JSX.Element => {
  const { duel } = words.board;
  const mine = near ?? viewer;
  return (
    <ul class="duel-around" aria-label={duel.players}>
      {scene.view.runs.map(({ stage }, seat) => (
        <li key={seat} class={`duel-around__one is-${stage} ${seat === mine ? 'is-me' : ''}`}>
          <Portrait
            class="paw-face"
            coat={COATS_BY_SEAT[seat] ?? 'ginger'}
            seat={signOfSeat(seat)}
            size={36}
          />
          <span>
            {watch && ownTable(scene.view, seat) ? (
              <button
                type="button"
                class="duel-around__watch"
                aria-pressed={seat === mine}
                onClick={() => watch(seat)}
              >
                {sitter(seat).name}
              </button>
            ) : (
              <b>{sitter(seat).name}</b>
            )}{' '}
            <small>{duel.stages[stage]}</small>
          </span>
        </li>
      ))}
    </ul>
  );
};
