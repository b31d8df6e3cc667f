import type { ComponentChildren, JSX } from 'preact';
import { Portrait } from '../../../../web/art/Portrait.tsx';
import { signOfSeat } from '../../../../web/art/base/seats.ts';
import { COATS_BY_SEAT } from '../pieces/looks.ts';
import type { RaceProps } from '../props/props.ts';

/** A large word over the table that does not block presses. */
export const Splash = ({ props }: { props: RaceProps }): JSX.Element | null => {
  const { scene, sitter } = props;
  const { phase, round } = scene.view;
  const words = props.words.board.table;
  if (phase.name === 'play') return <Shout key={`go ${round}`} kind="go" text={words.go} />;
  if (phase.name === 'touch') {
    const { meower } = phase;
    return (
      <Shout key={`meow ${round}`} kind="meow" text={words.splash}>
        <small>
          <Portrait
            coat={COATS_BY_SEAT[meower] ?? 'ginger'}
            seat={signOfSeat(meower)}
            size={40}
            mood="smug"
          />
          {sitter(meower).name}
        </small>
      </Shout>
    );
  }
  return null;
};

interface ShoutProps {
  readonly kind: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

const Shout = ({ kind, text, children }: ShoutProps): JSX.Element => (
  <div class={`paw-splash paw-splash--${kind}`} aria-hidden="true">
    <span>
      {text}
      {children}
    </span>
  </div>
);
