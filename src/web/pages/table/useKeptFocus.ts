import { useEffect, useRef } from 'preact/hooks';

const BOARD = '.tp__board [tabindex="0"], .tp [data-legal]';

/**
 * A move takes away what was just pressed: the button that confirmed it, the row that was chosen. Without this the
 * keyboard would stand at the top of the page after every move; so it goes back to the board. The same
 * holds for whoever has just been handed the device.
 */
export const useKeptFocus = (seq: number, handedOver: boolean): void => {
  const atTheTable = useRef(handedOver);
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      atTheTable.current = target instanceof Element && target.closest('.tp') !== null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  useEffect(() => {
    if (atTheTable.current && document.activeElement === document.body)
      document.querySelector<SVGElement | HTMLElement>(BOARD)?.focus({ preventScroll: true });
  }, [seq]);
};
