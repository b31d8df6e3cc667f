import type { JSX } from 'preact';
import type { BoardProps } from '../../../web/kit/board.ts';
import type { KittyPaw } from '../types.ts';
import { WORDS } from './words.ts';

/** The shout, over everything and in nobody's way. */
export const Splash = ({ props: { scene, locale } }: { props: BoardProps<KittyPaw> }): JSX.Element | null => {
  const { phase, round } = scene.view;
  const words = WORDS[locale];
  if (phase.name === 'countdown') return <Shout key={`ready ${round}`} kind="ready" text={words.getReady} />;
  if (phase.name === 'play') return <Shout key={`go ${round}`} kind="go" text={words.go} />;
  if (phase.name === 'touch') return <Shout key={`meow ${round}`} kind="meow" text={words.splash} />;
  return null;
};

const Shout = ({ kind, text }: { kind: string; text: string }): JSX.Element => (
  <div class={`paw-splash paw-splash--${kind}`} aria-hidden="true">
    <span>{text}</span>
  </div>
);
