import { useLayoutEffect } from 'preact/hooks';

/** Radio buttons keep the arrows up and down: a viewer has been chosen, and the next arrow means the next move. */
const OWN_ARROWS = 'input:not([type="radio"]), textarea, select, [role="tab"], [role="grid"], dialog';

/** Keys that step through a match, by their names. Controls that use a key themselves keep it. */
export const useStepKeys = (keys: Readonly<Record<string, () => void>>): void => {
  // Before the paint: a key pressed as soon as the page is seen must count.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = keys[event.key];
      // Controls use these keys themselves: a button the space bar, tabs and the slider the arrows.
      const own = event.key === ' ' ? `${OWN_ARROWS}, input, button, a` : OWN_ARROWS;
      const busy = event.target instanceof Element && event.target.closest(own);
      if (!act || busy || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
};
