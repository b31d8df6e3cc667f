import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { GAME_IDS } from '../../games.ts';
import { nameOf, words, wordsOf } from '../../language.ts';
import { Icon } from '../../page/Icon.tsx';
import { change, settings } from '../../settings.ts';
import { Cover } from './Cover.tsx';
import { quickPlay } from './quick-play.ts';

/** What can I play this minute? Every game, one button each; the strength of the bots is chosen once for all. */
export const QuickPlay = (): JSX.Element => {
  const t = words.value;
  return (
    <section class="stack" aria-labelledby="quick-play">
      <div class="row row--between lobby__h">
        <h2 id="quick-play" class="h1">
          {t.home.playNow}
        </h2>
        <LevelChoice />
      </div>
      <ul class="gcards">
        {GAME_IDS.map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </ul>
    </section>
  );
};

const LevelChoice = (): JSX.Element => {
  const t = words.value;
  return (
    <label class="select">
      <span class="sr">{t.levelChoose}</span>
      <select
        class="btn"
        value={settings.value.level}
        onChange={({ currentTarget }) => change({ level: Number(currentTarget.value) })}
      >
        {t.levels.map((name, level) => (
          <option key={name} value={level}>
            {t.level(name)}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={18} />
    </label>
  );
};

const GameCard = ({ game }: { game: string }): JSX.Element => {
  const t = words.value.home;
  const { route } = useLocation();
  const [going, setGoing] = useState(false);
  const go = async (): Promise<void> => {
    setGoing(true); // a second tap must not set up a second match
    route(await quickPlay(game));
  };
  return (
    <li class="gcard">
      <div class="gcard__scene" aria-hidden="true">
        <Cover game={game} />
      </div>
      <div class="gcard__text">
        <h3>{nameOf(game)}</h3>
        <p class="small">{wordsOf(game)?.about}</p>
      </div>
      <button
        class="btn btn--primary gcard__go"
        aria-label={t.playGame(nameOf(game))}
        disabled={going}
        onClick={() => void go()}
      >
        <Icon name="play" />
        {t.play}
      </button>
    </li>
  );
};
