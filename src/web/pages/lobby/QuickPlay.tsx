import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { offered } from '../../../catalogue/browser/boards.ts';
import { nameOf, playedName, titleOf, words } from '../../preferences/language.ts';
import { Failed } from '../../page/Failed.tsx';
import { Icon } from '../../page/Icon.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { change, settings } from '../../preferences/settings.ts';
import { levelName } from '../../table/people.ts';
import { PuzzleLink } from '../puzzles/PuzzleLink.tsx';
import { StudioLink } from '../studio/StudioLink.tsx';
import { Cover } from '../../page/Cover.tsx';
import { useGameFacts, type GameFacts } from './game-facts.ts';
import './game-cards.css';

/** Every game with one button to start it; the bot level is chosen once for all games. */
export const QuickPlay = (): JSX.Element => {
  const t = words.value;
  const facts = useGameFacts();
  return (
    <section class="stack" aria-labelledby="quick-play">
      <div class="row row--between lobby__h">
        <h2 id="quick-play" class="h1">
          {t.home.playNow}
        </h2>
        <LevelChoice facts={facts} />
      </div>
      <ul class="gcards">
        {offered().map((game) => (
          <GameCard key={game} game={game} facts={facts?.find(({ id }) => id === game)} />
        ))}
      </ul>
    </section>
  );
};

/** One choice for all games. It lists the levels of the game that has most; a game with fewer levels uses its best. */
const LevelChoice = ({ facts }: { facts: readonly GameFacts[] | null }): JSX.Element => {
  const t = words.value;
  const levels = facts ? Math.max(...facts.map((one) => one.levels)) : settings.value.level + 1;
  return (
    <label class="select">
      <span class="sr">{t.levelChoose}</span>
      <select
        class="btn"
        value={Math.min(settings.value.level, levels - 1)}
        onChange={({ currentTarget }) => change({ level: Number(currentTarget.value) })}
      >
        {Array.from({ length: levels }, (_, level) => (
          <option key={level} value={level}>
            {t.level(levelName(level))}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={18} />
    </label>
  );
};

const GameCard = ({ game, facts }: { game: string; facts: GameFacts | undefined }): JSX.Element => {
  const t = words.value.home;
  const { route } = useLocation();
  const { going, problem, start } = useAttempt();
  const go = (): void =>
    start(async () => {
      const { quickPlay } = await import('./quick-play.ts'); // the rules of a table are no part of the first load
      route(await quickPlay(game));
    });
  return (
    <li class="gcard">
      <div class="cover-frame gcard__scene" aria-hidden="true">
        <Cover game={game} />
      </div>
      <div class="gcard__text">
        <h3>{nameOf(game)}</h3>
        <p class="small">{titleOf(game)?.about}</p>
        <p class="gcard__meta">
          <span>
            <Icon name="people" size={18} />
            {facts ? t.forPlayers(...facts.seats) : '\u00A0'}
          </span>
          {facts?.minutes && (
            <span>
              <Icon name="clock" size={18} />
              {t.minutes(facts.minutes)}
            </span>
          )}
        </p>
        <div class="gcard__links">
          <StudioLink game={game} />
          <PuzzleLink game={game} />
        </div>
      </div>
      <button
        class="btn btn--primary gcard__go"
        aria-label={t.playGame(playedName(game))}
        aria-disabled={going}
        onClick={go}
      >
        <Icon name="play" />
        {t.play}
      </button>
      <Failed problem={problem} />
    </li>
  );
};
