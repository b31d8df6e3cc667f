import type { JSX } from 'preact';
import { Cat } from '../../../../web/art/Cat.tsx';
import { askToLeave } from '../../../../web/kit/leave.ts';
import type { Hands } from '../hands/useHands.ts';
import { COATS_BY_SEAT } from '../pieces/looks.ts';
import type { RaceProps } from '../props/props.ts';
import { clockText } from './clock-text.ts';
import { useMatchTime } from './useMatchTime.ts';

interface PauseProps {
  readonly props: RaceProps;
  readonly hands: Hands;
}

/** A pause: mats and pictures are covered for everybody, so that nobody gains from it. [K37] */
export const PauseWindow = ({ props, hands }: PauseProps): JSX.Element | null => {
  const { scene, sitter, replay } = props;
  const { phase } = scene.view;
  const now = useMatchTime(scene, phase.name === 'paused' && phase.going);
  if (replay || phase.name !== 'paused') return null;
  const { by, since, until, going, was } = phase;
  const { pause } = props.words.board.table;
  const at = was.name === 'play' ? clockText(Math.floor((since - was.since) / 1000)) : null;
  return (
    <div class="paw-veil paw-veil--nap">
      <section class="paw-window panel" aria-label={pause.title}>
        <Cat coat={COATS_BY_SEAT[by] ?? 'ginger'} pose="curl" mood="asleep" size={116} />
        <h2>{pause.title}</h2>
        {going ? (
          <b class="paw-window__count" role="timer">
            {Math.max(1, Math.ceil((until - now) / 1000))}
          </b>
        ) : (
          <p>{pause.text(sitter(by).name, at)}</p>
        )}
        {hands.mine && (
          <div class="paw-window__choice">
            {!going && (
              <button type="button" class="btn" onClick={askToLeave}>
                {pause.leave}
              </button>
            )}
            <button
              type="button"
              class={`btn ${going ? '' : 'btn--primary btn--big'}`}
              data-legal
              onClick={() => hands.act({ do: going ? 'pause' : 'resume' })}
            >
              {going ? pause.notYet : pause.goOn}
            </button>
          </div>
        )}
      </section>
    </div>
  );
};

/** Stops the round. It is apart from the verbs of the paw, so that nobody presses it by mistake. */
export const PauseButton = ({ props, hands }: PauseProps): JSX.Element | null => {
  const { pause } = props.words.board.table;
  if (!hands.mine || props.scene.view.rules.mode === 'duel' || props.scene.outcome) return null;
  return (
    <button
      type="button"
      class="btn paw-pause"
      aria-disabled={hands.cannot({ do: 'pause' })}
      onClick={() => hands.act({ do: 'pause' })}
    >
      <svg class="ic" width={22} height={22} viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M8 5v14M16 5v14"
          fill="none"
          stroke="currentColor"
          stroke-width={2.6}
          stroke-linecap="round"
        />
      </svg>
      <span>{pause.button}</span>
    </button>
  );
};
