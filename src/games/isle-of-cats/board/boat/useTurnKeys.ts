import { useKeyPress } from '../../../../web/kit/useKeyPress.ts';
import { flipped, turned, turnedBack } from '../plan/turning.ts';
import type { Holding } from '../plan/useHolding.ts';

/** R turns the tile in hand and F flips it. */
export const useTurnKeys = ({ tile, turn, turnTo }: Holding): void =>
  useKeyPress(({ code, shiftKey }) => {
    if (!tile || (code !== 'KeyR' && code !== 'KeyF')) return false;
    if (code === 'KeyF') turnTo(flipped(turn));
    else turnTo(shiftKey ? turnedBack(turn) : turned(turn));
    return true;
  });
