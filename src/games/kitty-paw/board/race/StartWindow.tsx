import type { JSX } from 'preact';
import type { Seat } from '../../../../kernel/game.ts';
import { Portrait } from '../../../../web/art/Portrait.tsx';
import { signOfSeat } from '../../../../web/art/base/seats.ts';
import type { Hands } from '../hands/useHands.ts';
import { COATS_BY_SEAT } from '../pieces/looks.ts';
import type { RaceProps } from '../props/props.ts';
import { HoldButton, isHolding } from './HoldButton.tsx';
import { LastRound } from './LastRound.tsx';

interface StartProps {
  readonly props: RaceProps;
  readonly hands: Hands;
  readonly last: RaceProps | null; // the end of the last round
}

/** Before a round: its goal, the paws that are down, and the button that puts down the own paw. [K7] */
export const StartWindow = ({ props, hands, last }: StartProps): JSX.Element | null => {
  const { scene, sitter, replay } = props;
  const { view } = scene;
  const { phase, playing } = view;
  if (replay || (phase.name !== 'ready' && phase.name !== 'countdown')) return null;
  const { start, getReady } = props.words.board.table;
  const duel = view.rules.mode === 'duel';
  const takesPart = hands.mine && playing.includes(hands.me);
  return (
    <div class="paw-veil" data-spare>
      <section class="paw-window panel" data-window aria-label={start.title}>
        <h2>{phase.name === 'ready' ? start.title : getReady}</h2>
        <p>{playing.length > 1 ? start.goal : start.goalAlone}</p>
        {playing.length > 1 && (
          <ul class="paw-seats">
            {playing.map((seat) => (
              <Paw key={seat} seat={seat} props={props} {...sitter(seat)} />
            ))}
          </ul>
        )}
        {takesPart && <HoldButton props={props} hands={hands} />}
        {takesPart && hands.may({ do: 'begin' }) && (
          <button type="button" class="btn" onClick={() => hands.act({ do: 'begin' })}>
            {start.without}
          </button>
        )}
        {last && phase.name === 'ready' && <LastRound last={last} />}
        {!duel && (
          <p class="small paw-window__waits">{playing.length > 1 ? start.waits : start.waitsAlone}</p>
        )}
      </section>
    </div>
  );
};

interface PawProps {
  readonly seat: Seat;
  readonly props: RaceProps;
  readonly name: string;
  readonly bot: boolean;
}

const Paw = ({ seat, props, name, bot }: PawProps): JSX.Element => {
  const { start } = props.words.board.table;
  const down = isHolding(props.scene.view, seat);
  return (
    <li class={down ? 'is-down' : ''}>
      <Portrait
        coat={COATS_BY_SEAT[seat] ?? 'ginger'}
        seat={signOfSeat(seat)}
        size={52}
        mood={down ? 'smug' : 'calm'}
      />
      <b>{name}</b>
      <small>{down ? (bot ? start.botWaits : start.holds) : start.notYet}</small>
    </li>
  );
};
