import type { JSX } from 'preact';
import { stepOnBoat, type Direction } from '../boat/direction.ts';
import { flipped, turned, turnedBack } from '../plan/turning.ts';
import { trialText } from './prompt.tsx';
import type { Planning } from '../plan/usePlan.ts';
import type { IsleProps } from '../props/props.ts';
import { ArrowGlyph, CloseGlyph, FlipGlyph, TryGlyph, TurnBackGlyph, TurnGlyph } from './glyphs.tsx';

interface ControlProps {
  readonly props: IsleProps;
  readonly plan: Planning;
}

/**
 * The buttons to turn and flip. They stay in one corner: buttons that followed the tile would move away from the
 * finger.
 */
export const TurnButtons = ({ props, plan, back }: ControlProps & { back: boolean }): JSX.Element | null => {
  const { tile, turn, turnTo } = plan.holding;
  const words = props.words.board.table;
  if (!tile) return null;
  return (
    <div class="isle-knobs">
      {back && (
        <button
          type="button"
          class="btn btn--icon"
          title={words.turnBack}
          aria-label={words.turnBack}
          onClick={() => turnTo(turnedBack(turn))}
        >
          <TurnBackGlyph />
        </button>
      )}
      <button
        type="button"
        class="btn btn--icon"
        title={words.turn}
        aria-label={words.turn}
        onClick={() => turnTo(turned(turn))}
      >
        <TurnGlyph />
      </button>
      <button
        type="button"
        class="btn btn--icon"
        title={words.flip}
        aria-label={words.flip}
        onClick={() => turnTo(flipped(turn))}
      >
        <FlipGlyph />
      </button>
    </div>
  );
};

const STEPS = { left: { x: -1, y: 0 }, up: { x: 0, y: -1 }, down: { x: 0, y: 1 }, right: { x: 1, y: 0 } };
const WAYS = ['left', 'up', 'down', 'right'] as const;

/** Four arrows that move the tile a cell at a time. */
export const Nudges = ({
  props,
  plan,
  direction,
}: ControlProps & { direction: Direction }): JSX.Element | null => {
  const words = props.words.board.table;
  if (!plan.holding.tile) return null;
  return (
    <div class="isle-nudges" role="group" aria-label={words.nudges}>
      {WAYS.map((way) => (
        <button
          key={way}
          type="button"
          class="btn btn--icon"
          aria-label={words.nudge[way]}
          onClick={() => plan.holding.shift(stepOnBoat(direction, STEPS[way].x, STEPS[way].y))}
        >
          <ArrowGlyph to={way} />
        </button>
      ))}
    </div>
  );
};

/** The buttons that begin and end a trial. */
export const TrialButtons = ({
  props,
  plan,
  short = false,
}: ControlProps & { short?: boolean }): JSX.Element | null => {
  const { trial } = plan;
  const words = props.words.board.table.trial;
  if (props.seat === 'spectator' || props.replay || props.scene.view.phase.name === 'over') return null;
  return (
    <div class="isle-trial">
      <TrialButton label={trial.on ? words.end : words.begin} on={trial.on} tap={plan.toggleTrial}>
        {short && (trial.on ? <CloseGlyph /> : <TryGlyph />)}
      </TrialButton>
      {trial.tiles.length > 0 && (
        <TrialButton label={words.clear} tap={trial.clear}>
          {short && <TurnBackGlyph />}
        </TrialButton>
      )}
    </div>
  );
};

interface TrialButtonProps {
  readonly label: string;
  readonly on?: boolean;
  readonly tap: () => void;
  readonly children: JSX.Element | false; // a picture, where the label has no room
}

const TrialButton = ({ label, on, tap, children }: TrialButtonProps): JSX.Element => (
  <button
    type="button"
    class={`btn isle-trial__btn ${children ? 'btn--icon' : ''}`}
    aria-pressed={on}
    aria-label={label}
    title={label}
    onClick={tap}
  >
    {children || label}
  </button>
);

/** The tiles of a trial and their effect. It is not in the prompt, because it may be another player's turn. */
export const TrialBar = ({ props, plan }: ControlProps): JSX.Element | null =>
  plan.trial.on ? (
    <p class="isle-trialbar" role="status">
      {trialText(props, plan)}
    </p>
  ) : null;
