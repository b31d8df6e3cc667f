import type { JSX } from 'preact';
import type { TournamentView } from '../../../protocol/tournaments.ts';
import { Failed } from '../../page/Failed.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { askTournament, type TournamentWish } from '../../table/api.ts';
import type { TournamentProps } from './Player.tsx';

/** A tournament, the time now, and a function that shows the tournament after a request. */
export interface NowProps extends TournamentProps {
  readonly now: number; // by the server's clock
  readonly show: (view: TournamentView) => void;
}

interface AskProps extends NowProps {
  readonly wish: TournamentWish;
  readonly label: string;
  readonly primary?: boolean;
}

/** A button that sends a request to the tournament. */
export const Ask = ({ view, wish, label, show, primary = false }: AskProps): JSX.Element => {
  const { going, problem, start } = useAttempt();
  return (
    <>
      <button
        class={primary ? 'btn btn--primary btn--big' : 'btn'}
        aria-disabled={going}
        onClick={() => start(async () => show(await askTournament(view.id, wish)))}
      >
        {label}
      </button>
      <Failed problem={problem} />
    </>
  );
};

/** Buttons for all that this person may request now. */
export const Wishes = (props: NowProps): JSX.Element | null => {
  const { view, t, me } = props;
  if (view.status === 'over') return null;
  const mine = view.standings.find(({ player }) => player === me);
  const isOpen = view.status === 'open';
  const hosts = isOpen && view.host === me;
  return (
    <div class="row wrap">
      {!mine && <Ask {...props} wish="join" label={t.join} primary />}
      {!isOpen && mine?.gone && <Ask {...props} wish="join" label={t.back} primary />}
      {hosts && <Ask {...props} wish="start" label={t.start} primary={mine !== undefined} />}
      {hosts && <Ask {...props} wish="cancel" label={t.cancel} />}
      {mine && !mine.gone && <Ask {...props} wish="withdraw" label={t.withdraw} />}
    </div>
  );
};
