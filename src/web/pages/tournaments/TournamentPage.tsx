import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { PlacePage } from '../../page/Navigation.tsx';
import { Cover } from '../../page/Cover.tsx';
import { Failed } from '../../page/Failed.tsx';
import { Icon } from '../../page/Icon.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useNow } from '../../page/useNow.ts';
import { usePageWords } from '../../page/usePageWords.ts';
import { nameOf } from '../../preferences/language.ts';
import { shortClockName } from '../../table/clock-words.ts';
import type { TournamentView } from '../../../protocol/tournaments.ts';
import type { TournamentWords } from '../../words/tournaments.en.ts';
import type { NowProps } from './Ask.tsx';
import { CrossTable } from './CrossTable.tsx';
import { NextMatch } from './NextMatch.tsx';
import { Rounds } from './Rounds.tsx';
import { ArenaTables, RoundTables } from './RoundTables.tsx';
import { Standings } from './Standings.tsx';
import { spanOf, TimeCard } from './TimeCard.tsx';
import { WORDS, writeTime } from './tournament-words.ts';
import { useTournament } from './useTournament.ts';
import './tournaments.css';

/** One tournament: my next match, the standings, the tables of a round, a cross table. */
export const TournamentPage = ({ id }: { id?: string }): JSX.Element => {
  const t = usePageWords(WORDS);
  const { view, me, readAt, problem, show } = useTournament(id ?? '');
  const [chosen, setChosen] = useState<number | null>(null);
  const here = useNow(view?.status !== 'over', 1_000);
  const title = view?.title || t?.usual || '';
  if (!t || !view)
    return (
      <PlacePage here="tournaments" title={t?.title ?? ''} main="cup">
        {problem === null ? <Skeleton lines={8} /> : <Failed problem={problem} />}
      </PlacePage>
    );
  const seen = { view, t, me, show, now: view.now + (here - readAt) };
  const latest = Math.max(0, ...view.tables.map(({ round }) => round));
  const round = chosen ?? latest;
  return (
    <PlacePage here="tournaments" title={title} main={view.status === 'open' ? 'cup' : 'cup cup--two'}>
      <div class="cup-col">
        <header class="cup-title">
          <span class="cup-cover desk-only">
            <Cover game={view.settings.game} />
          </span>
          <div class="cup-title__text">
            <h1>{title}</h1>
            <p>{describe(view, t)}</p>
          </div>
          {view.rounds > 0 && view.status !== 'open' && (
            <Rounds t={t} all={view.rounds} now={latest} shown={round} choose={setChosen} />
          )}
          <TimeLeft {...seen} />
        </header>
        {problem !== null && (
          <p class="cup-away" role="status">
            <Icon name="wifi" size={18} />
            {t.asOf(new Date(readAt).toLocaleTimeString([], { timeStyle: 'short' }))}
          </p>
        )}
        <NextMatch {...seen} />
        {view.status !== 'open' && <Standings {...seen} />}
      </div>
      <aside class="cup-col">
        <TimeCard {...seen} />
        {round > 0 && (view.rounds > 0 ? <RoundTables {...seen} round={round} /> : <ArenaTables {...seen} />)}
        {view.status !== 'open' && <CrossTable {...seen} />}
      </aside>
    </PlacePage>
  );
};

const describe = ({ settings, rounds }: TournamentView, t: TournamentWords): string =>
  [
    nameOf(settings.game),
    ...(settings.clock.kind === 'none' ? [] : [shortClockName(settings.clock)]),
    t.formats[settings.format],
    t.playerCount(settings.places),
    rounds > 0 ? t.roundCount(rounds) : t.minuteCount(settings.minutes),
    ...(settings.rated ? [t.rated] : []),
  ].join(' · ');

/** On a phone the time stands beside the rounds. */
const TimeLeft = (props: NowProps): JSX.Element | null => {
  const span = spanOf(props);
  return (
    span && (
      <p class="cup-clock">
        <Icon name="clock" size={18} />
        <b>{writeTime(span.left)}</b>
        <span class="sr">{span.until}</span>
      </p>
    )
  );
};
