import type { JSX } from 'preact';
import { offered } from '../../../../catalogue/browser/boards.ts';
import type { GameInfo } from '../../../../protocol/api.ts';
import {
  isOfDays,
  MOST_PLAYERS,
  PACE_KEYS,
  PACES,
  type NewSeek,
  type Pace,
} from '../../../../protocol/seeks.ts';
import { Cover } from '../../../page/Cover.tsx';
import { Failed } from '../../../page/Failed.tsx';
import { Icon } from '../../../page/Icon.tsx';
import { PicturePick } from '../../../page/PicturePick.tsx';
import { Choice } from '../../../page/Tabs.tsx';
import { useAttempt } from '../../../page/useAttempt.ts';
import { nameOf, words } from '../../../preferences/language.ts';
import { startSeek, stopSeek } from '../../../seek/api.ts';
import { mySeek, setSeek } from '../../../seek/my-seek.ts';
import { clockName, shortClockName } from '../../../table/clock-words.ts';
import type { CompanyWords } from '../../../words/company.en.ts';
import { keepWish } from './kept-wish.ts';

export type Facts = readonly Pick<GameInfo, 'id' | 'seats'>[] | null;

interface PlayPersonProps {
  readonly t: CompanyWords;
  readonly facts: Facts;
  readonly looking: number;
  readonly wish: NewSeek;
  readonly set: (wish: NewSeek) => void;
}

/** The form of a seek: games, number of people, speed. */
export const PlayPerson = ({ t, facts, looking, wish, set }: PlayPersonProps): JSX.Element => {
  const { going, problem, start } = useAttempt();
  const fits = (game: string): boolean => isFor(facts, game, wish.players);
  const games = wish.games.filter(fits);
  const choose = (game: string): void => {
    const others = wish.games.filter((one) => one !== game);
    set({ ...wish, games: wish.games.includes(game) ? others : [...others, game] });
  };
  const find = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!games.length) return;
    keepWish(wish);
    start(async () => setSeek(await startSeek({ ...wish, games })));
  };
  const { seek } = mySeek.value;
  const seeking = seek.is !== 'none';
  const seekingDays = seek.is === 'seeking' && isOfDays(seek.seek.pace);
  return (
    <form class="panel panel--pad seek" aria-labelledby="play-person" onSubmit={find}>
      <div class="row row--between">
        <h2 id="play-person">{t.play}</h2>
        {looking > 0 && <small>{t.looking(looking)}</small>}
      </div>
      <div class="seek__games" role="group" aria-label={t.games}>
        {offered().map((game) => (
          <PicturePick
            key={game}
            type="checkbox"
            name={nameOf(game)}
            picture={
              <span class="cover-frame" aria-hidden="true">
                <Cover game={game} />
              </span>
            }
            fits={fits(game)}
            checked={wish.games.includes(game)}
            change={() => choose(game)}
          />
        ))}
      </div>
      <div class="seek__line">
        <b>{t.players}</b>
        <Choice
          label={t.players}
          options={NUMBERS.map((count) => ({ id: String(count), label: String(count) }))}
          chosen={String(wish.players)}
          choose={(players) => set({ ...wish, players: Number(players) })}
        />
      </div>
      <div class="seek__paces" role="group" aria-label={t.pace}>
        {[false, true].map((days) => (
          <PaceGroup key={days} days={days} chosen={wish.pace} choose={(pace) => set({ ...wish, pace })} />
        ))}
      </div>
      <div class="seek__go">
        <label class="check">
          <input
            type="checkbox"
            checked={wish.rated}
            onChange={({ currentTarget }) => set({ ...wish, rated: currentTarget.checked })}
          />
          {t.rated}
        </label>
        {seekingDays ? (
          <button
            class="btn btn--big"
            type="button"
            onClick={() => start(async () => setSeek(await stopSeek()))}
          >
            <Icon name="close" />
            {t.stop}
          </button>
        ) : (
          <button class="btn btn--primary btn--big" aria-disabled={going || !games.length || seeking}>
            <Icon name="find" />
            {seeking ? t.seeking : t.find}
          </button>
        )}
      </div>
      <p class="small" role="status">
        {wish.games
          .filter((game) => !fits(game))
          .map((game) => t.notFor(nameOf(game), wish.players))
          .join(' ') || (seekingDays ? t.seekingDays : t.meanwhile)}
      </p>
      <Failed problem={problem} />
    </form>
  );
};

interface PaceGroupProps {
  readonly days: boolean;
  readonly chosen: Pace;
  readonly choose: (pace: Pace) => void;
}

/** Now, or a move in some days: one choice in two groups. */
const PaceGroup = ({ days, chosen, choose }: PaceGroupProps): JSX.Element => {
  const { paceNow, paceDays } = words.value.create;
  const label = days ? paceDays : paceNow;
  return (
    <div class="seek__pace">
      <b aria-hidden="true">
        <Icon name={days ? 'calendar' : 'clock'} size={18} />
        {label}
      </b>
      <Choice<Pace>
        label={label}
        options={PACE_KEYS.filter((pace) => isOfDays(pace) === days).map((pace) => ({
          id: pace,
          label: shortClockName(PACES[pace]),
          aloud: clockName(PACES[pace]),
        }))}
        chosen={chosen}
        choose={choose}
      />
    </div>
  );
};

const NUMBERS = Array.from({ length: MOST_PLAYERS - 1 }, (_, i) => i + 2);

const isFor = (facts: Facts, game: string, players: number): boolean => {
  const [least, most] = facts?.find(({ id }) => id === game)?.seats ?? [2, MOST_PLAYERS];
  return players >= least && players <= most;
};
