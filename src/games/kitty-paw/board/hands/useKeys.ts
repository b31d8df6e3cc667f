import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Move } from '../../rules/race/types.ts';
import { TAP } from './tap.ts';
import type { Places } from './useCarry.ts';
import type { Hands } from './useHands.ts';

/** Keys are chosen by their position, not by their letter, so that a Cyrillic keyboard has the same keys. */
type Action = (hands: Hands, places: Places, back: boolean) => void;

const focusOn = (places: Places, selector: string): void =>
  places.table.current?.querySelector<HTMLElement>(selector)?.focus();

const take =
  (place: number): Action =>
  ({ act }) =>
    act({ do: 'card', place });

/** Acts on the piece in the paw, also one that it still reaches for, or else on the selected one. */
const handle = ({ willHold, selected, act }: Hands, move: (thing: number | 'held') => Move): void => {
  if (willHold()) act(move('held'));
  else if (typeof selected === 'number') act(move(selected));
};

const ACTIONS: Readonly<Record<string, Action>> = {
  Digit1: take(0),
  Digit2: take(1),
  Digit3: take(2),
  Digit4: take(3),
  KeyM: ({ act }) => act({ do: 'meow' }),
  KeyX: ({ act }, places) => {
    act({ do: 'box' });
    places.mat.current?.focus();
  },
  KeyR: (hands, _, back) => handle(hands, (thing) => ({ do: 'turn', by: back ? -1 : 1, thing })),
  KeyF: (hands) => {
    if (!hands.willHold() && hands.selected === 'box') hands.act({ do: 'flip', thing: 'box' });
    else handle(hands, (thing) => ({ do: 'flip', thing }));
  },
  KeyB: ({ willHold, selected, act, inTurn }) => {
    if (willHold()) act({ do: 'return' });
    else if (selected !== null) inTurn({ do: 'lift', thing: selected }, { do: 'return' });
  },
  Escape: (hands) => {
    hands.drop();
    hands.select(null);
  },
  KeyT: (_, places) => focusOn(places, '.paw-tile[data-legal], .paw-tile'),
  KeyC: (_, places) => focusOn(places, '.paw-box[data-legal], .paw-box'),
  KeyG: (_, places) => places.mat.current?.focus(),
};

const GROUPS = '.paw-strewn, .paw-boxes, .paw-row';
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (element: Element): readonly [x: number, y: number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Moves the focus in the middle to the nearest thing in that direction; the things lie irregularly, with gaps. */
const wander = (event: KeyboardEvent): void => {
  const from = event.target instanceof HTMLElement ? event.target : null;
  const group = from?.closest(GROUPS);
  const [x, y] = WAYS[event.key] ?? [0, 0];
  if (!from || !group) return;
  event.preventDefault();
  const [fromX, fromY] = middle(from);
  const there = [...group.querySelectorAll('button')].flatMap((button) => {
    const [toX, toY] = middle(button);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    return along > 8 ? [{ button, far: along + 2 * aside }] : [];
  });
  there.toSorted((a, b) => a.far - b.far)[0]?.button.focus();
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/** Keyboard control of the whole game; `Help` lists the keys. */
export const useKeys = (hands: Hands, places: Places): void => {
  const latest = useRef(hands);
  latest.current = hands;
  const { mine, held } = hands;
  // Before the paint, as all listeners here: no key is lost.
  useLayoutEffect(() => {
    if (!mine) return undefined;
    let spaceSince: number | null = null;
    const down = (event: KeyboardEvent): void => {
      if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      if (event.code === 'Space' && latest.current.may({ do: 'hold' })) {
        event.preventDefault();
        spaceSince = event.timeStamp;
        return latest.current.act({ do: 'hold' });
      }
      if (event.code === 'Escape' && event.defaultPrevented) return; // it has closed the large card
      if (event.key.startsWith('Arrow') && !event.defaultPrevented) wander(event);
      ACTIONS[event.code]?.(latest.current, places, event.shiftKey);
    };
    const up = ({ code, timeStamp }: KeyboardEvent): void => {
      if (code !== 'Space' || spaceSince === null) return;
      const long = timeStamp - spaceSince > TAP;
      spaceSince = null;
      if (long && latest.current.may({ do: 'release' })) latest.current.act({ do: 'release' });
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, [mine]);
  // After a grab by key the focus moves to the mat, so that the player can continue with keys. (After the paint: before it the page
  // has not yet given the focus of the grabbed tile to the next one.)
  useEffect(() => {
    const focused = document.activeElement;
    if (
      held &&
      focused?.matches('.paw-tile:focus-visible, .paw-lies:focus-visible, .paw-mybox:focus-visible')
    )
      places.mat.current?.focus();
  }, [held !== null]);
};
