import { useEffect, useRef, useState } from 'preact/hooks';
import type { Viewer } from '../../../kernel/game.ts';
import { eyes, secrecy, type Secrecy, type Session } from '../../table/session.ts';

interface CurtainState {
  readonly viewer: Viewer; // whose view the page shows, or would if the curtain were open
  readonly secret: boolean; // several people, each with something that is nobody else's business
  readonly shows: 'table' | 'curtain' | 'nothing'; // nothing: not yet known whether there is a secret
  readonly open: () => void;
}

/** On a shared device, secrets are covered until the right person is in front of it. Open games need no curtain. */
export const useCurtain = (session: Session): CurtainState => {
  const [holder, setHolder] = useState<Viewer | null>(null);
  const kept = useRef<Secrecy>('unknown');
  const now = secrecy(session);
  // Once secret, always secret: hands that happen to be empty now were not when the last move was shown.
  if (now !== 'unknown' && kept.current !== 'secret') kept.current = now;
  const viewer = eyes(session, holder);
  const secret = session.yours.length > 1 && kept.current === 'secret';
  const over = session.yours.some((seat) => session.scenes.get(seat)?.outcome);
  const covers = secret && !over;
  // Where nothing is covered, whoever is to move is taken to be the one in front of the table.
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
