import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Thing } from '../../../../web/art/Thing.tsx';
import type { Way } from '../../rules/race/types.ts';
import type { Hands } from '../hands/useHands.ts';
import { useReaction } from '../hands/useReaction.ts';
import type { RaceProps } from '../props/props.ts';

const WAYS: readonly Way[] = ['U', 'R', 'D', 'L'];
const ARROWS: Readonly<Record<Way, string>> = { U: '↑', R: '→', D: '↓', L: '←' };
const KEYS: Readonly<Record<string, Way>> = {
  ArrowUp: 'U',
  ArrowRight: 'R',
  ArrowDown: 'D',
  ArrowLeft: 'L',
};

/** After a meow the paw of that player appears at one of four places beside my mat, and I must touch it. */
export const TouchPaws = ({
  props: { scene, words },
  hands,
}: {
  props: RaceProps;
  hands: Hands;
}): JSX.Element | null => {
  const { phase } = scene.view;
  const way = phase.name === 'touch' ? (phase.ways[hands.me] ?? null) : null;
  const asked = way !== null && hands.mine && hands.may({ do: 'touch', way });
  const reaction = useReaction(asked);
  const touch = (touched: Way, event: Event): void => {
    const ms = reaction(event);
    hands.act({ do: 'touch', way: touched }, ms === undefined ? {} : { reaction: ms });
  };
  // Before the paint: the fastest key counts as much as the fastest finger.
  useLayoutEffect(() => {
    if (!asked) return undefined;
    const key = (event: KeyboardEvent): void => {
      const pressed = KEYS[event.key];
      if (!pressed || event.repeat) return;
      event.preventDefault();
      touch(pressed, event);
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [asked]);
  if (!asked) return null;
  const { table } = words.board;
  return (
    <div class="paw-touch">
      {WAYS.map((one) =>
        one === way ? (
          <button
            key={one}
            type="button"
            class={`paw-touch__paw paw-touch__paw--${one}`}
            data-legal
            aria-label={table.touchHere(table.ways[one])}
            onPointerDown={(event) => touch(one, event)}
            onClick={(event) => event.detail === 0 && touch(one, event)}
          >
            <Thing name="maneki" size={92} />
            <kbd>{ARROWS[one]}</kbd>
          </button>
        ) : (
          <span key={one} class={`paw-touch__place paw-touch__paw--${one}`} aria-hidden="true" />
        ),
      )}
    </div>
  );
};
