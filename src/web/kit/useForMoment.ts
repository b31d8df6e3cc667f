import { useRef, useState } from 'preact/hooks';

/**
 * State that lasts as long as `moment` stays the same, and is `none` again in the next one. An effect that cleared it
 * would run after the paint, and also clear what the player did since the new moment was rendered.
 */
export const useForMoment = <T>(
  moment: string | number,
  none: T,
): readonly [value: T, set: (next: T) => void] => {
  const kept = useRef({ moment, value: none });
  const [, redraw] = useState({});
  if (kept.current.moment !== moment) kept.current = { moment, value: none };
  const set = (value: T): void => {
    // A handler of an earlier moment must not decide about this one.
    if (kept.current.moment !== moment || kept.current.value === value) return;
    kept.current = { moment, value };
    redraw({});
  };
  return [kept.current.value, set];
};
