import type { Plan } from './board.ts';
import { useKeyPress } from './useKeyPress.ts';

/** Escape takes back what is only planned. */
export const useCancelKey = (plan: Plan | null): void =>
  useKeyPress(({ code }) => {
    if (code !== 'Escape' || !plan?.cancel) return false;
    plan.cancel();
    return true;
  });
