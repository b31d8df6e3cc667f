import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { PawPrint } from '../../../../web/art/things/Paw.tsx';
import type { View } from '../../rules/race/types.ts';
import { TAP } from '../hands/tap.ts';
import type { Hands } from '../hands/useHands.ts';
import type { RaceProps } from '../props/props.ts';

export const isHolding = ({ phase }: View, seat: number): boolean => {
  if (phase.name === 'ready') return phase.holding[seat] ?? false;
  return phase.name === 'countdown' && !phase.released[seat];
};

/**
 * The button that puts the paw on the table. Holding and releasing it counts as such; after a tap the paw stays down.
 */
export const HoldButton = ({
  props: { scene, words },
  hands,
}: {
  props: RaceProps;
  hands: Hands;
}): JSX.Element => {
  const { table } = words.board;
  const down = isHolding(scene.view, hands.me);
  const pressed = useRef<number | null>(null);
  const press = (at: number): void => {
    pressed.current = at;
    if (!down) hands.act({ do: 'hold' });
  };
  const latest = useRef(hands);
  latest.current = hands;
  useLayoutEffect(() => {
    const letGo = ({ timeStamp }: Event): void => {
      const held = pressed.current === null ? 0 : timeStamp - pressed.current;
      pressed.current = null;
      if (held > TAP && latest.current.may({ do: 'release' })) latest.current.act({ do: 'release' });
    };
    addEventListener('pointerup', letGo);
    addEventListener('pointercancel', letGo);
    return () => {
      removeEventListener('pointerup', letGo);
      removeEventListener('pointercancel', letGo);
    };
  }, []);
  return (
    <button
      type="button"
      class={`btn btn--primary paw-hold ${down ? 'is-down' : ''}`}
      data-legal={hands.may({ do: 'hold' }) || undefined}
      aria-pressed={down}
      onPointerDown={(event) => event.button === 0 && press(event.timeStamp)}
      onClick={({ detail }) => detail === 0 && !down && hands.act({ do: 'hold' })}
    >
      <svg width={40} height={40} viewBox="0 0 100 100" aria-hidden="true">
        <PawPrint />
      </svg>
      {down ? table.holding : table.hold}
      <kbd aria-hidden="true">{table.help.keys[0]?.[0]}</kbd>
    </button>
  );
};
