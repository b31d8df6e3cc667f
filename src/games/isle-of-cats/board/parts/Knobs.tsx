import type { JSX } from 'preact';
import { stepOnBoat, type Lie } from '../boat/lie.ts';
import { flipped, turned, turnedBack } from '../plan/turning.ts';
import { trialText } from './prompt.tsx';
import type { Planning } from '../plan/usePlan.ts';
import type { IsleProps } from '../props/props.ts';
import { ArrowGlyph, CloseGlyph, FlipGlyph, TryGlyph, TurnBackGlyph, TurnGlyph } from './glyphs.tsx';

interface KnobsProps {
  readonly props: IsleProps;
  readonly plan: Planning;
}

/**
 * The buttons to turn and flip. They stay in one corner: buttons that followed the tile would move away from the
 * finger.
 */
export const Knobs = ({ props, plan, back }: KnobsProps & { back: boolean }): JSX.Element | null => {
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
export const Nudges = ({ props, plan, lie }: KnobsProps & { lie: Lie }): JSX.Element | null => {
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
          onClick={() => plan.holding.shift(stepOnBoat(lie, STEPS[way].x, STEPS[way].y))}
        >
          <ArrowGlyph to={way} />
        </button>
      ))}
    </div>
  );
};

/** The buttons that begin and end a trial. */
export const TrialKnobs = ({
  props,
  plan,
  short = false,
}: KnobsProps & { short?: boolean }): JSX.Element | null => {
  const { trial } = plan;
  const words = props.words.board.table.trial;
  if (props.seat === 'spectator' || props.replay || props.scene.outcome) return null;
  return (
    <div class="isle-trial">
      <TrialKnob label={trial.on ? words.end : words.begin} on={trial.on} tap={plan.toggleTrial}>
        {short && (trial.on ? <CloseGlyph /> : <TryGlyph />)}
      </TrialKnob>
      {trial.tiles.length > 0 && (
        <TrialKnob label={words.clear} tap={trial.clear}>
          {short && <TurnBackGlyph />}
        </TrialKnob>
      )}
    </div>
  );
};

interface TrialKnobProps {
  readonly label: string;
  readonly on?: boolean;
  readonly tap: () => void;
  readonly children: JSX.Element | false; // a picture, where the label has no room
}

const TrialKnob = ({ label, on, tap, children }: TrialKnobProps): JSX.Element => (
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
export const TrialBar = ({ props, plan }: KnobsProps): JSX.Element | null =>
  plan.trial.on ? (
    <p class="isle-trialbar" role="status">
      {trialText(props, plan)}
    </p>
  ) : null;
