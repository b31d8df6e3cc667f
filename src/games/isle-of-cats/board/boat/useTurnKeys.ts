import { useKeyPress } from '../../../../web/kit/useKeyPress.ts';
import { flipped, turned, turnedBack } from '../plan/turning.ts';
import type { Planning } from '../plan/usePlan.ts';

/** R turns the tile in hand, F flips it, and Escape puts it back, wherever the focus is. */
export const useTurnKeys = ({ holding: { tile, turn, turnTo }, cancel }: Planning): void =>
  useKeyPress(({ code, shiftKey }) => {
    if (!tile) return false;
    if (code === 'KeyF') turnTo(flipped(turn));
    else if (code === 'KeyR') turnTo(shiftKey ? turnedBack(turn) : turned(turn));
    else if (code === 'Escape') cancel();
    else return false;
    return true;
  });
