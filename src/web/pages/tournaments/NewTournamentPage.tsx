import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { tournamentPath, type GameInfo } from '../../../protocol/api.ts';
import { TOURNAMENT_LIMITS } from '../../../protocol/tournaments.ts';
import { Cover } from '../../page/Cover.tsx';
import { Failed } from '../../page/Failed.tsx';
import { Icon } from '../../page/Icon.tsx';
import { PlacePage } from '../../page/Navigation.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { useLoaded } from '../../page/useLoaded.ts';
import { usePageWords } from '../../page/usePageWords.ts';
import { nameOf, titleOf } from '../../preferences/language.ts';
import { openTournament, readGames } from '../../table/api.ts';
import { shortClockName } from '../../table/clock-words.ts';
import type { TournamentWords } from '../../words/tournaments.en.ts';
import { WORDS } from './tournament-words.ts';
import { firstWish, lengthOf, newTournament, PACES, roundsIn, type Wish } from './tournament-wish.ts';
import { WishFields } from './WishFields.tsx';
import './new-tournament.css';
import './tournaments.css';

/** Opening a tournament: a form of pictures and buttons, and a summary. */
export const NewTournamentPage = (): JSX.Element => {
  const t = usePageWords(WORDS);
  const games = useLoaded(readGames, 'games');
  const known =
    games.is === 'here' ? games.value.filter(({ id, seats }) => titleOf(id) !== null && seats[1] > 1) : [];
  return (
    <PlacePage here="tournaments" title={t?.openOne ?? ''} main="cup">
      <h1>{t?.openOne}</h1>
      {games.is === 'failed' && <Failed problem={games.error} />}
      {(games.is === 'loading' || !t) && <Skeleton lines={8} />}
      {t && known[0] && <Form t={t} games={known} first={known[0]} />}
    </PlacePage>
  );
};

interface FormProps {
  readonly t: TournamentWords;
  readonly games: readonly GameInfo[];
  readonly first: GameInfo;
}

const Form = ({ t, games, first }: FormProps): JSX.Element => {
  const { route } = useLocation();
  const { going, problem, start } = useAttempt();
  const [wish, set] = useState<Wish>(firstWish(t.usual, first.id));
  const game = games.find(({ id }) => id === wish.game) ?? first;
  const open = (event: Event): void => {
    event.preventDefault();
    start(async () => route(tournamentPath((await openTournament(newTournament(wish))).id)));
  };
  return (
    <form class="cup-form" onSubmit={open}>
      <WishFields t={t} games={games} game={game} wish={wish} set={set} />
      <aside class="panel panel--pad cup-sum">
        <div class="cover-frame cup-sum__cover desk-only" aria-hidden="true">
          <Cover game={wish.game} />
        </div>
        <label class="field">
          <input
            class="field__in grow"
            aria-label={t.name}
            value={wish.title}
            maxLength={TOURNAMENT_LIMITS.title}
            onInput={({ currentTarget }) => set({ ...wish, title: currentTarget.value })}
          />
        </label>
        <p>{summary(t, wish)}</p>
        <Facts t={t} wish={wish} game={game} />
        <Failed problem={problem} />
        <button class="btn btn--primary btn--big" aria-disabled={going}>
          {t.create}
        </button>
        <p class="small">{wish.bots ? `${t.afterwards} ${t.botsSit}` : t.afterwards}</p>
      </aside>
    </form>
  );
};

const summary = (t: TournamentWords, wish: Wish): string => {
  const rounds = roundsIn(wish);
  const long = rounds ? t.roundCount(rounds) : t.minuteCount(wish.minutes);
  const pace = shortClockName(PACES[wish.pace]);
  return [nameOf(wish.game), t.formats[wish.format], t.playerCount(wish.places), long, pace].join(', ');
};

/** How long it takes, and how many come. */
const Facts = ({ t, wish, game }: { t: TournamentWords; wish: Wish; game: GameInfo }): JSX.Element => {
  const minutes = lengthOf(wish, game);
  return (
    <ul class="cup-facts">
      <li>
        <Icon name="clock" size={18} />
        {minutes === null ? t.aboutDays : t.about(Math.floor(minutes / 60), minutes % 60)}
      </li>
      <li>
        <Icon name="people" size={18} />
        {t.youAnd(wish.places - 1)}
      </li>
    </ul>
  );
};
