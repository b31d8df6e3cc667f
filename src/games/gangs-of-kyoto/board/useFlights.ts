import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardSettings } from '../../../web/kit/board.ts';
import type { KyotoProps } from './props.ts';

/** In milliseconds: how long a card flies. */
export const FLIGHT = 380;

type Places = Map<string, DOMRect>;

/**
 * Animates cards: an element with the same `data-card` before and after a step moves from its old place to
 * the new one. A new card comes up from below.
 */
export const useFlights = ({ scene, beat, settings: { motion } }: KyotoProps): void => {
  const places = useRef<Places>(new Map());
  const first = useRef(true);
  useLayoutEffect(() => {
    const now: Places = new Map();
    for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) {
      const id = card.dataset['card'] ?? '';
      const place = card.getBoundingClientRect();
      if (place.width === 0) continue; // hidden on this screen
      now.set(id, place);
      if (!first.current) fly(card, places.current.get(id), place, motion);
    }
    first.current = false;
    places.current = now;
  }, [scene.seq, beat]);
};

const fly = (
  card: HTMLElement,
  from: DOMRect | undefined,
  to: DOMRect,
  motion: BoardSettings['motion'],
): void => {
  const timing = {
    duration: FLIGHT,
    easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
    fill: 'backwards',
  } as const;
  if (motion === 'calm') {
    if (!from) card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 });
  } else if (!from)
    card.animate(
      [
        { transform: 'translateY(26px) rotate(-5deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      timing,
    );
  else if (Math.hypot(from.x - to.x, from.y - to.y) > 3) {
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    const scale = from.width / to.width;
    card.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 5 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
      ],
      timing,
    );
  }
};
