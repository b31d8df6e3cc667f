import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { freePlace, overlap, type Box, type FreePlace, type Thing } from './free-place.ts';

const MARGIN = 6; // between the card and the edge of the window
const WIDTHS = [300, 360, 240]; // the best first; on a phone first of all the whole width
const NO_ROOM_BESIDE = 280; // in a narrower card no button stands beside the text
const NARROW = 760;
const AGAIN = 400; // milliseconds: pieces and panels move without a word to the page
const EDGE = 20; // so much of the edge of something that can be tapped may be covered, and at most a quarter of it

/** The things that a card may lie on. Later ones in the list lie over earlier ones. */
const LIES_ON: readonly (readonly [what: string, weight: number])[] = [
  ['.tp__side', 1],
  ['.tp__rival, .tp__pool', 3],
  ['.tp__stage', 6],
  ['.bar, .tp__end', 7],
  ['.tp__tray, .tp__confirm', 12],
  ['.tp__stage [data-spare]', 1], // nobody reaches for it now
  ['.tp__stage [data-window]', 60], // a window on the board, which is read now
];

/** The things needed now. If there is really no free place, the card lies on something that can be tapped: a tap folds it away. */
const NEEDED: readonly (readonly [what: string, weight: number])[] = [
  ['.tp [data-legal]', 100],
  ['.tp [data-needed]', 2000], // small and read first: the question, and the card that somebody gets
  ['.seeking, .tp__prompt, .tp__me, .tp__ask, .clock--run, .tp__confirm:not(.tp__confirm--idle)', 400],
];

/**
 * Lays a card over the page where it covers nothing that is needed now: neither what can be tapped nor the prompt, the
 * tools or the running clock. It stays there until something that is needed comes below it.
 */
export const useFreePlace = (card: RefObject<HTMLElement | null>, moment: unknown): void => {
  const placed = useRef<unknown>(null);
  const place = (): void => {
    if (!card.current || card.current.getClientRects().length === 0) return; // folded away
    const needed = NEEDED.flatMap(measured);
    const here = card.current.getBoundingClientRect();
    const again = placed.current === moment;
    const stays = again && isInside(here, roomOf()) && !covers(here, needed);
    if (!stays) lay(card.current, LIES_ON.flatMap(measured), needed);
    placed.current = moment;
    card.current.toggleAttribute('data-settled', again);
    card.current.toggleAttribute('data-under', isUnder(card.current));
  };
  useLayoutEffect(place, [moment]);
  useEffect(() => {
    const timer = setInterval(() => requestAnimationFrame(place), AGAIN);
    addEventListener('resize', place);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', place);
    };
  }, [moment]);
};

const lay = (card: HTMLElement, others: readonly Thing[], needed: readonly Thing[]): void => {
  const places = placesFor(card, [...others, ...needed]);
  const best = places.find((place) => !covers(place, needed)) ?? places.toSorted(byCost)[0];
  if (!best) return;
  setWidth(card, best.width);
  card.style.translate = `${best.x}px ${best.y}px`;
};

const byCost = (one: FreePlace, other: FreePlace): number => one.cost - other.cost;

/** The best place at each width. */
const placesFor = (card: HTMLElement, things: readonly Thing[]): FreePlace[] => {
  const room = roomOf();
  const near = document.querySelector('.tp__prompt')?.getBoundingClientRect() ?? room;
  const widths = innerWidth > NARROW ? WIDTHS : [room.width, ...WIDTHS];
  return widths.flatMap((width) => {
    setWidth(card, width);
    const height = Math.ceil(card.getBoundingClientRect().height);
    return freePlace(room, things, { width, height }, near) ?? [];
  });
};

const setWidth = (card: HTMLElement, width: number): void => {
  card.style.width = `${width}px`;
  card.toggleAttribute('data-narrow', width < NO_ROOM_BESIDE);
};

const roomOf = (): Box => ({
  x: MARGIN,
  y: MARGIN,
  width: innerWidth - 2 * MARGIN,
  height: innerHeight - 2 * MARGIN,
});

const measured = ([what, weight]: readonly [string, number]): Thing[] =>
  [...document.querySelectorAll(what)].map((one) => seenThing(one, weight));

/** The part of an element that the stage does not clip; without its edge, if it can be tapped. */
const seenThing = (element: Element, weight: number): Thing => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const stage = element.parentElement?.closest('.tp__stage')?.getBoundingClientRect();
  const edge = element.hasAttribute('data-legal')
    ? Math.min(EDGE, (right - left) / 4, (bottom - top) / 4)
    : 0;
  const [x, y] = [Math.max(left, stage?.left ?? left) + edge, Math.max(top, stage?.top ?? top) + edge];
  const [endX, endY] = [Math.min(right, stage?.right ?? right), Math.min(bottom, stage?.bottom ?? bottom)];
  return { x, y, width: Math.max(0, endX - edge - x), height: Math.max(0, endY - edge - y), weight };
};

const covers = (here: Box, things: readonly Thing[]): boolean =>
  things.some((thing) => thing.width > 0 && thing.height > 0 && overlap(here, thing));

const isInside = (one: Box, { x, y, width, height }: Box): boolean =>
  one.x >= x - 1 &&
  one.y >= y - 1 &&
  one.x + one.width <= x + width + 1 &&
  one.y + one.height <= y + height + 1;

/** True if a window of the board lies over the middle of the card: the rest of it would only disturb. */
const isUnder = (card: HTMLElement): boolean => {
  const { x, y, width, height } = card.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && !card.contains(top);
};
