import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PlayedMatch, RatingNews } from '../../../../protocol/people.ts';
import type { GuestId, TableId } from '../../../../protocol/table.ts';
import { withSign } from '../../../../words/plural.ts';
import { words } from '../../../preferences/language.ts';
import { me, NotDone, readResult } from '../../../table/api.ts';

const AGAIN = 700; // ratings are counted a moment after the end

/** The changes of ratings by a rated match: mine with the old and new value, below it those of the others. Spectators see nothing. */
export const RatingChange = ({ table }: { table: TableId }): JSX.Element | null => {
  const t = words.value.people;
  const news = useRatingNews(table);
  if (news === 'none') return null;
  if (news === 'counting') return <p class="end__rating small">{t.counting}</p>;
  const { mine, others } = news;
  const { before, after } = mine;
  return (
    <div class="end__ratings">
      <p class="end__rating" role="status">
        <span class="grow">{t.yourRating}</span>
        <span>
          {before.points} → <b>{t.rating(after.points, after.band, after.provisional)}</b>
        </span>
        <b>{withSign(after.points - before.points)}</b>
      </p>
      {others.map(({ name, news: { guest, before: old, after: now } }) => (
        <p key={guest} class="end__rating small">
          <a class="grow" href={`/people/${guest}`}>
            {name}
          </a>
          <span>
            {old.points} → {now.points}
          </span>
          <span>{withSign(now.points - old.points)}</span>
        </p>
      ))}
    </div>
  );
};

interface Counted {
  readonly mine: RatingNews;
  readonly others: readonly { readonly news: RatingNews; readonly name: string }[];
}

/** Null: this guest has no rating in it. */
const countedFor = (guest: GuestId, { changes, seats }: PlayedMatch): Counted | null => {
  const mine = changes?.find((one) => one.guest === guest);
  if (!changes || !mine) return null;
  const nameOf = (other: GuestId): string => seats.find((seat) => seat.guest === other)?.name ?? '';
  const others = changes.filter((one) => one !== mine);
  return { mine, others: others.map((news) => ({ news, name: nameOf(news.guest) })) };
};

/** Asks until the match is counted; without an answer of the server there is nothing to show. */
const useRatingNews = (table: TableId): Counted | 'counting' | 'none' => {
  const [news, setNews] = useState<Counted | 'counting' | 'none'>('counting');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const ask = async (): Promise<void> => {
      const [{ guest }, result] = await Promise.all([me(), readResult(table).catch(notYet)]);
      if (!wanted) return;
      if (result?.changes) setNews(countedFor(guest, result) ?? 'none');
      else timer = setTimeout(look, AGAIN);
    };
    const look = (): void => void ask().catch(() => wanted && setNews('none'));
    look();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [table]);
  return news;
};

/** The last move is seen a moment before the table is over. */
const notYet = (error: unknown): null => {
  if (error instanceof NotDone && error.problem.why === 'not-over') return null;
  throw error;
};
