import type { JSX } from 'preact';
import { LEADER_PERIODS, type LeaderPeriod } from '../../../protocol/people.ts';
import { offered } from '../../../catalogue/browser/boards.ts';
import { Failed } from '../../page/Failed.tsx';
import { GamePills } from '../../page/GamePills.tsx';
import { PlacePage } from '../../page/Navigation.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { Choice } from '../../page/Tabs.tsx';
import { usePageWords, type PageWords } from '../../page/usePageWords.ts';
import { useQuery } from '../../page/useQuery.ts';
import { nameOf, titleOf, words } from '../../preferences/language.ts';
import type { LeadersWords } from '../../words/leaders.en.ts';
import { Aside } from './Aside.tsx';
import { Podium } from './Podium.tsx';
import { Ranking } from './Ranking.tsx';
import { useLeaders } from './useLeaders.ts';
import './leaders.css';

const WORDS: PageWords<LeadersWords> = {
  en: () => import('../../words/leaders.en.ts'),
  uk: () => import('../../words/leaders.uk.ts'),
  ru: () => import('../../words/leaders.ru.ts'),
};

/** The best of one game and mode, and my place among them. */
export const LeadersPage = (): JSX.Element => {
  const t = usePageWords(WORDS);
  return (
    <PlacePage here="leaders" title={words.value.places.leaders} main="leaders">
      {t ? <LeadersOf t={t} /> : <Skeleton lines={8} />}
    </PlacePage>
  );
};

const LeadersOf = ({ t }: { t: LeadersWords }): JSX.Element => {
  const [query, change] = useQuery();
  const games = offered();
  const game = games.find((id) => id === query['game']) ?? games[0] ?? '';
  const modes = Object.entries(titleOf(game)?.modes ?? {});
  const mode = modes.find(([id]) => id === query['mode'])?.[0] ?? modes[0]?.[0] ?? '';
  const period = LEADER_PERIODS.find((id) => id === query['period']) ?? 'ever';
  const leaders = useLeaders(game, mode, period);
  return (
    <>
      <div class="leaders__main">
        <div class="leaders__head">
          <h1>{t.title(nameOf(game))}</h1>
          <Choice<LeaderPeriod>
            label={t.period}
            options={LEADER_PERIODS.map((id) => ({ id, label: t.periods[id] }))}
            chosen={period}
            choose={(id) => change({ period: id === 'ever' ? '' : id })}
          />
        </div>
        <GamePills
          label={t.game}
          games={games}
          chosen={game}
          choose={(id) => change({ game: id, mode: '' })}
        />
        {modes.length > 1 && (
          <Choice<string>
            label={t.mode}
            options={modes.map(([id, label]) => ({ id, label }))}
            chosen={mode}
            choose={(id) => change({ mode: id })}
          />
        )}
        {leaders.is === 'here' && <Ranking t={t} period={period} {...leaders.value} />}
        {leaders.is === 'loading' && (
          <section class="panel panel--pad">
            <Skeleton lines={10} />
          </section>
        )}
        {leaders.is === 'failed' && (
          <section class="panel panel--pad stack">
            <Failed problem={leaders.error} />
            <button class="btn" onClick={leaders.again}>
              {t.again}
            </button>
          </section>
        )}
      </div>
      <aside class="leaders__side">
        {leaders.is === 'here' && (
          <section class="panel panel--pad leaders__boxes">
            <Podium t={t} leaders={leaders.value.first.leaders} />
          </section>
        )}
        <Aside t={t} shown={leaders.is === 'here' ? leaders.value : null} />
      </aside>
    </>
  );
};
