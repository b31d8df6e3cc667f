import type { JSX } from 'preact';
import type { Leader, LeaderPeriod, PersonCat as ChosenCat, Rating } from '../../../protocol/people.ts';
import type { GuestId } from '../../../protocol/table.ts';
import { Failed } from '../../page/Failed.tsx';
import { Form } from '../../page/Form.tsx';
import { PersonCat } from '../../page/PersonCat.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { words } from '../../preferences/language.ts';
import { settings } from '../../preferences/settings.ts';
import type { LeadersWords } from '../../words/leaders.en.ts';
import { Podium } from './Podium.tsx';
import type { LeadersRead } from './useLeaders.ts';

const COLUMNS = 6;

interface RankingProps extends LeadersRead {
  readonly t: LeadersWords;
  readonly period: LeaderPeriod;
}

/** The list behind the first three; its middle is left out, and opens when it is asked for. */
export const Ranking = ({ first, more, me, readOn, t, period }: RankingProps): JSX.Element => {
  const { leaders, around } = first;
  const isListed = leaders.some(({ guest }) => guest === me);
  const all = [...leaders.slice(3), ...more, ...around];
  const scale = scaleOf([...leaders, ...around].map(({ rating }) => rating));
  const row = (leader: Leader): JSX.Element => (
    <Row key={leader.guest} leader={leader} me={me} scale={scale} t={t} />
  );
  return (
    <section class="panel panel--pad stack">
      <div class="leaders__phone">
        <Podium t={t} leaders={leaders} />
      </div>
      {leaders.length === 0 && <p class="leaders__none">{period === 'friends' ? t.noFriends : t.nobody}</p>}
      {(all.length > 0 || (first.me?.provisional && !isListed)) && (
        <table class="rank">
          <thead>
            <tr>
              <th>
                <span class="sr">{t.place}</span>
              </th>
              <th>{t.cat}</th>
              <th class="rank__n">{t.rating}</th>
              <th class="rank__sure">{t.sure}</th>
              <th class="rank__n rank__played">{t.matches}</th>
              <th>{t.last}</th>
            </tr>
          </thead>
          <tbody>
            {[...leaders.slice(3), ...more].map(row)}
            {readOn && <Gap readOn={readOn} t={t} />}
            {around.map(row)}
            {first.me?.provisional && !isListed && <NotYet rating={first.me} me={me} t={t} />}
          </tbody>
        </table>
      )}
    </section>
  );
};

interface Scale {
  readonly from: number;
  readonly width: number;
}

/** All bars of a list have the same scale: overlapping ones mean that the order may be chance. */
const scaleOf = (ratings: readonly Rating[]): Scale => {
  const from = Math.min(...ratings.map(({ points, band }) => points - band)) - 20;
  const to = Math.max(...ratings.map(({ points, band }) => points + band)) + 20;
  return { from, width: to - from };
};

interface RowProps {
  readonly leader: Leader;
  readonly me: GuestId;
  readonly scale: Scale;
  readonly t: LeadersWords;
}

const Row = ({ leader: { place, guest, name, cat, rating, form }, me, scale, t }: RowProps): JSX.Element => {
  const { points, band, matches } = rating;
  const left = (value: number): string => `${((value - scale.from) / scale.width) * 100}%`;
  return (
    <tr class={guest === me ? 'rank__me' : undefined} aria-current={guest === me ? 'true' : undefined}>
      <td class="rank__n">{place}</td>
      <td>
        <Who
          cat={cat}
          guest={guest}
          name={guest === me ? words.value.you : name}
          more={guest === me ? name : ''}
        />
      </td>
      <td class="rank__n">
        {rating.provisional && '≈'}
        {points}
      </td>
      <td class="rank__sure">
        <span class="sure">
          <span class="sure__bar" aria-hidden="true">
            <i style={{ left: left(points - band), width: `${((2 * band) / scale.width) * 100}%` }} />
            <b style={{ left: left(points) }} />
          </span>
          <small>±{band}</small>
        </span>
      </td>
      <td class="rank__n rank__played">{matches}</td>
      <td>
        <Form results={form} label={t.form(form)} />
      </td>
    </tr>
  );
};

interface WhoProps {
  readonly cat: ChosenCat | null;
  readonly guest: GuestId;
  readonly name: string;
  readonly more: string;
}

const Who = ({ cat, guest, name, more }: WhoProps): JSX.Element => (
  <a class="rank__who" href={`/people/${guest}`}>
    <PersonCat cat={cat} size={38} />
    <span>
      {name} {more && <small class="desk-only">({more})</small>}
    </span>
  </a>
);

interface NotYetProps {
  readonly rating: Rating;
  readonly me: GuestId;
  readonly t: LeadersWords;
}

const NotYet = ({ rating, me, t }: NotYetProps): JSX.Element => (
  <tr class="rank__me rank__me--not-yet">
    <td class="rank__n">–</td>
    <td>
      <Who cat={settings.value.cat} guest={me} name={words.value.you} more="" />
    </td>
    <td class="rank__n">≈{rating.points}</td>
    <td colSpan={COLUMNS - 3}>
      <small>{t.missing(rating.missing)}</small>
    </td>
  </tr>
);

const Gap = ({ readOn, t }: { readOn: () => Promise<void>; t: LeadersWords }): JSX.Element => {
  const { going, problem, start } = useAttempt();
  return (
    <tr class="rank__gap">
      <td colSpan={COLUMNS}>
        <button class="btn btn--quiet" aria-disabled={going} onClick={() => start(readOn)}>
          <span aria-hidden="true">···</span>
          <span class="sr">{t.readOn}</span>
        </button>
        <Failed problem={problem} />
      </td>
    </tr>
  );
};
