import type { JSX } from 'preact';
import { Icon } from '../../page/Icon.tsx';
import { levelName } from '../../table/people.ts';
import type { LeadersWords } from '../../words/leaders.en.ts';
import type { LeadersRead } from './useLeaders.ts';

interface AsideProps {
  readonly shown: LeadersRead | null; // null: not here yet
  readonly t: LeadersWords;
}

/** Where I stand, and who is listed at all. */
export const Aside = ({ shown, t }: AsideProps): JSX.Element => (
  <>
    {shown && (
      <section class="panel panel--pad stack">
        <h2>{mine(shown, t)}</h2>
        <p class="small">{how(shown, t)}</p>
        <a class="btn btn--big" href="/">
          <Icon name="play" />
          {t.playRated}
        </a>
      </section>
    )}
    <section class="panel panel--pad stack">
      <h2>{t.whoTitle}</h2>
      <p class="small">{t.who}</p>
    </section>
    {shown && shown.first.bots.length > 0 && <Bots bots={shown.first.bots} t={t} />}
  </>
);

/** The levels of bots on the scale of ratings, the strongest first, so that people can compare. */
const Bots = ({ bots, t }: { bots: LeadersRead['first']['bots']; t: LeadersWords }): JSX.Element => (
  <section class="panel panel--pad stack">
    <h2>{t.bots}</h2>
    <ol class="leaders__bots">
      {bots.toReversed().map(({ level, points, band }) => (
        <li key={level}>
          <span>{levelName(level)}</span>
          <b>{points}</b>
          <small>{band > 0 && `±${band}`}</small>
        </li>
      ))}
    </ol>
    <p class="small">{t.botsMore}</p>
  </section>
);

const mine = ({ me, first }: LeadersRead, t: LeadersWords): string => {
  const place = [...first.leaders, ...first.around].find(({ guest }) => guest === me)?.place;
  return place === undefined ? t.youNotYet : t.youAre(place, first.listed);
};

const how = ({ first: { me: rating } }: LeadersRead, t: LeadersWords): string => {
  if (!rating) return t.noneYet;
  return rating.provisional ? t.missing(rating.missing) : t.band(rating.band);
};
