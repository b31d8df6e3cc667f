import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { intoRoom } from './into-room.ts';
import { useKitWords } from './words.ts';

interface WhyNotProps {
  readonly spot: { readonly x: number; readonly top: number; readonly bottom: number }; // as fractions of the stage, 0 to 1
  readonly says: string;
  readonly link: string | undefined; // undefined: no rule says so
  readonly close: () => void;
  readonly above?: true; // always above: there is no room below the stage
  readonly inside?: true; // the stage clips what sticks out: the bubble is moved into it, over its spot if need be
}

/**
 * A refusal at its spot: one sentence and a link to its rule. It is above the spot, or below if there is no
 * room.
 */
export const WhyNot = ({ spot, says, link, close, above, inside }: WhyNotProps): JSX.Element => {
  const words = useKitWords();
  const bubble = useRef<HTMLDivElement>(null);
  const { x, top, bottom } = spot;
  const tip = Math.min(0.86, Math.max(0.14, x));
  useLayoutEffect(() => {
    if (inside) moveInside(bubble, tip);
  });
  const below = !above && top < 0.3;
  const style = {
    '--x': `${x * 100}%`,
    '--tip': `${tip * 100}%`,
    ...(below ? { top: `calc(${bottom * 100}% + 10px)` } : { bottom: `calc(${(1 - top) * 100}% + 10px)` }),
  };
  return (
    <div ref={bubble} class={`bubble bubble--at ${below ? 'bubble--up' : ''}`} style={style}>
      <p>{says}</p>
      {link !== undefined && <a href={link}>{words.showRule}</a>}
      <button type="button" class="bubble__close" aria-label={words.close} onClick={close}>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d="M2 2L12 12M12 2L2 12" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" />
        </svg>
      </button>
    </div>
  );
};

/** Moves the bubble by the parts that its container would clip. Its tip, a part of its width, is over the spot. */
const moveInside = ({ current }: RefObject<HTMLDivElement | null>, tip: number): void => {
  if (!current) return;
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight, offsetParent } = current;
  const { clientWidth = 0, clientHeight = 0 } = offsetParent ?? {};
  const aside = intoRoom(offsetLeft - tip * offsetWidth, offsetWidth, clientWidth);
  const moved = intoRoom(offsetTop, offsetHeight, clientHeight);
  current.style.setProperty('--aside', `${aside}px`);
  current.style.setProperty('--moved', `${moved}px`);
  current.classList.toggle('bubble--moved', moved !== 0);
};
