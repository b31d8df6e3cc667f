import type { JSX } from 'preact';
import type { PlayedMatch, PlayedSeat, Won } from '../../../protocol/people.ts';
import type { GuestId } from '../../../protocol/table.ts';
import { withSign } from '../../../words/plural.ts';
import { Cover } from '../../page/Cover.tsx';
import { Icon } from '../../page/Icon.tsx';
import { PersonCat } from '../../page/PersonCat.tsx';
import { nameOf, titleOf, words } from '../../preferences/language.ts';
import { levelName } from '../../table/people.ts';
import type { MatchesWords } from '../../words/matches.en.ts';

interface RowProps {
  readonly match: PlayedMatch;
  readonly of: GuestId; // the person whose history this is
  readonly t: MatchesWords;
}

/** One match: the game, how it ended for this person, the others, the scores and what it did to the rating. A tap anywhere opens the replay. */
export const MatchRow = ({ match, of: person, t }: RowProps): JSX.Element => {
  const { game, mode, won, seats, rated } = match;
  const others = seats.filter(({ guest }) => guest !== person);
  const change = match.changes?.find(({ guest }) => guest === person);
  // One's own first and then the others in the order of their names: otherwise a won match reads like a lost one.
  const own = seats.filter(({ guest }) => guest === person);
  const scores = [...own, ...others].flatMap(({ score }) => (score === null ? [] : [score]));
  const kind = [nameOf(game), titleOf(game)?.modes?.[mode], rated && words.value.people.rated];
  return (
    <li class="match">
      <span class="match__scene" aria-hidden="true">
        <Cover game={game} />
      </span>
      <span class="match__what">
        <Result match={match} t={t} />
        <b class="match__who">
          {others.map((seat, i) => (
            <Other key={i} seat={seat} t={t} />
          ))}
        </b>
        <small>{kind.filter(Boolean).join(' · ')}</small>
      </span>
      <span class="match__end">
        {scores.length > 1 && <b>{scores.join(' : ')}</b>}
        {change && (
          <span data-won={won ?? undefined}>{withSign(change.after.points - change.before.points)}</span>
        )}
        {match.match !== null && (
          <a class="match__review" href={`/review/${match.match}`}>
            {t.review}
          </a>
        )}
      </span>
    </li>
  );
};

/** A result is a shape, a word, and only then a colour. */
const Result = ({ match: { match, won, game }, t }: Omit<RowProps, 'of'>): JSX.Element => {
  const look = { class: 'match__won', 'data-won': won ?? undefined };
  const shown = (
    <>
      <span class="match__sign" aria-hidden="true">
        {SIGNS[won ?? 'none']}
      </span>
      {t.results[won ?? 'none']}
    </>
  );
  if (match === null) return <span {...look}>{shown}</span>;
  return (
    <a {...look} href={`/replay/${match}`}>
      {shown}
      <span class="sr">{`, ${nameOf(game)}: ${t.replay}`}</span>
      <Icon name="replay" size={18} />
    </a>
  );
};

const SIGNS: Readonly<Record<Won | 'none', string>> = { won: '✓', lost: '−', drawn: '=', none: '·' };

/** Somebody else at the table; a name leads to that person. */
const Other = ({
  seat: { guest, name, cat, level },
  t,
}: {
  seat: PlayedSeat;
  t: MatchesWords;
}): JSX.Element => {
  if (guest === null) return <span>{level === null ? t.former : words.value.botOf(levelName(level))}</span>;
  return (
    <a class="match__person" href={`/people/${guest}`}>
      <PersonCat cat={cat} size={24} />
      {name ?? t.former}
    </a>
  );
};
