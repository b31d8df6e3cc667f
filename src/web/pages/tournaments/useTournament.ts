import { useEffect, useState } from 'preact/hooks';
import type { PlayerId, TournamentId, TournamentView } from '../../../protocol/tournaments.ts';
import { me, readTournament } from '../../table/api.ts';

const EVERY = 2_000;

interface Live {
  readonly view: TournamentView | null; // null: not loaded yet
  readonly me: PlayerId | null;
  readonly readAt: number; // on this device's clock
  readonly problem: unknown; // of the last attempt; null if it succeeded
  readonly show: (view: TournamentView) => void;
}

/** The tournament, read again and again while it is not over. */
export const useTournament = (id: TournamentId): Live => {
  const [state, setState] = useState<Omit<Live, 'show'>>({ view: null, me: null, readAt: 0, problem: null });
  const over = state.view?.status === 'over';
  const show = (view: TournamentView): void =>
    setState((before) => ({ ...before, view, readAt: Date.now(), problem: null }));
  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<void> => {
      try {
        const [{ guest }, view] = await Promise.all([me(), readTournament(id)]);
        if (wanted) setState({ view, me: guest, readAt: Date.now(), problem: null });
      } catch (problem) {
        if (wanted) setState((before) => ({ ...before, problem }));
      }
    };
    void read();
    const timer = over ? undefined : setInterval(() => void read(), EVERY);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [id, over]);
  return { ...state, show };
};
