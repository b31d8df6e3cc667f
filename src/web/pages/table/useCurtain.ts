import { useEffect, useRef, useState } from 'preact/hooks';
import type { Viewer } from '../../../kernel/game.ts';
import { viewerShown, secrecy, type Secrecy, type Session } from '../../table/session.ts';

interface CurtainState {
  readonly viewer: Viewer; // the viewer that the page shows, or would show without the curtain
  readonly secret: boolean; // several people, each with secrets
  readonly shows: 'table' | 'curtain' | 'nothing'; // `nothing` until it is known if there are secrets
  readonly open: () => void;
}

/**
 * On a shared device, secrets are covered until the right person has the device. Games without secrets need
 * no curtain.
 */
export const useCurtain = (session: Session, boardCovers: boolean): CurtainState => {
  const [holder, setHolder] = useState<Viewer | null>(null);
  const kept = useRef<Secrecy>('unknown');
  const now = secrecy(session);
  // Once secret, always secret: hands that are empty now were not when the last move was shown.
  if (now !== 'unknown' && kept.current !== 'secret') kept.current = now;
  const viewer = viewerShown(session, holder);
  const secret = session.yours.length > 1 && kept.current === 'secret' && !boardCovers;
  const over = session.yours.some((seat) => session.scenes.get(seat)?.outcome);
  const covers = secret && !over;
  // If nothing is covered, the next player to move becomes the viewer.
  useEffect(() => {
    if (!covers) setHolder(viewer);
  }, [covers, viewer]);
  const shows =
    covers && viewer !== holder
      ? 'curtain'
      : session.yours.length > 1 && kept.current === 'unknown'
        ? 'nothing'
        : 'table';
  return { viewer, secret, shows, open: () => setHolder(viewer) };
};
