import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardSettings } from '../../../web/kit/board.ts';
import { FLIGHT } from './paces.ts';
import type { KyotoProps } from './props.ts';

type Places = ReadonlyMap<string, DOMRect>;
/** The key of the first card that lies face down: a card that was never seen comes from there. */
const BACK = 'back';

/**
 * Animates cards: an element with the same `data-card` before and after a step moves from its old place to
 * the new one. A new card in a street comes from the cards that lie face down, another one up from below.
 */
export const useFlights = ({ scene, beat, settings: { motion } }: KyotoProps): void => {
  const places = useRef<Places>(new Map());
  const first = useRef(true);
  useLayoutEffect(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-card]')];
    // Three steps for all cards: to measure one after a change of another would lay out the page again for each.
    for (const card of all)
      for (const flight of card.getAnimations()) if (flight.id === FLIES) flight.cancel(); // its way would be taken for its place
    const cards = all
      .map((card) => ({ card, id: card.dataset['card'] ?? '', place: placeOf(card) }))
      .filter(({ place }) => place.width > 0); // the others are hidden on this screen
    const faceDown = document.querySelector<HTMLElement>('.deal__back, .deal__turn');
    const back = faceDown && placeOf(faceDown);
    const backBefore = places.current.get(BACK);
    if (!first.current)
      for (const { card, id, place } of cards)
        fly(card, places.current.get(id) ?? (card.closest('.deal') ? undefined : backBefore), place, motion);
    first.current = false;
    places.current = new Map([
      ...cards.map(({ id, place }) => [id, place] as const),
      ...(back && back.width > 0 ? [[BACK, back] as const] : []),
    ]);
  }, [scene.seq, beat]);
};

/** A card that is being turned over still has no width on the screen: the next step would not know where it lay. */
const placeOf = (card: HTMLElement): DOMRect => {
  const { x, y, width, height } = card.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = card;
  return new DOMRect(
    x + (width - offsetWidth) / 2,
    y + (height - offsetHeight) / 2,
    offsetWidth,
    offsetHeight,
  );
};

const FLIES = 'flight';

const fly = (
  card: HTMLElement,
  from: DOMRect | undefined,
  to: DOMRect,
  motion: BoardSettings['motion'],
): void => {
  const timing = {
    id: FLIES,
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
    const flight = card.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 5 },
        { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
      ],
      timing,
    );
    card.dataset['flies'] = ''; // its street lets it out and lies above all others
    const land = (): void => void delete card.dataset['flies'];
    flight.finished.then(land, land);
  }
};
