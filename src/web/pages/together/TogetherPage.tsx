import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import type { Kind } from '../../../kernel/game.ts';
import type { BoardModule } from '../../kit/board.ts';
import '../../kit/kit.css';
import { locale, nameOf, words } from '../../preferences/language.ts';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { Notice } from '../../page/Notice.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { usePageWords, type PageWords } from '../../page/usePageWords.ts';
import { loadPlayed, type Played } from '../../table/load-played.ts';
import { seatName } from '../../table/people.ts';
import { isLocal } from '../../table/source.ts';
import { lookTogether, type TogetherLink } from '../../table/together-link.ts';
import type { TogetherWords } from '../../words/together.en.ts';
import { boardFor } from '../table/PlainBoard.tsx';
import { Room } from './Room.tsx';
import './together.css';

const WORDS: PageWords<TogetherWords> = {
  en: () => import('../../words/together.en.ts'),
  uk: () => import('../../words/together.uk.ts'),
  ru: () => import('../../words/together.ru.ts'),
};

interface Ready {
  readonly played: Played;
  readonly board: BoardModule<Kind>;
}

/** A match kept in this browser has no table where others could meet. */
const load = async (id: string): Promise<Ready | null> => {
  const played = isLocal(id) ? null : await loadPlayed(id);
  return played && { played, board: await boardFor(played.watched.game) };
};

/** People look back at a finished match: one leads, the boards of the others follow. */
export const TogetherPage = (): JSX.Element => {
  const id = useRoute().params['id'] ?? '';
  const t = usePageWords(WORDS);
  const ready = useLoaded(() => load(id), `${id} ${locale.value}`);
  if (ready.is === 'here' && ready.value && t) return <Meeting key={id} id={id} ready={ready.value} t={t} />;
  const title = words.value.review.title;
  return (
    <Frame title={title} bar={<PageBar name={title} />} main="middle">
      {ready.is === 'loading' || !t ? (
        <Skeleton lines={6} />
      ) : isLocal(id) ? (
        <Notice title={t.inBrowser} text={t.inBrowserMore}>
          <a class="btn btn--primary btn--big" href={`/review/${id}`}>
            {t.reviewIt}
          </a>
        </Notice>
      ) : (
        <Notice title={t.notHere} text={t.notHereMore}>
          <a class="btn btn--primary btn--big" href="/">
            {words.value.missing.home}
          </a>
        </Notice>
      )}
    </Frame>
  );
};

interface MeetingProps {
  readonly id: string;
  readonly ready: Ready;
  readonly t: TogetherWords;
}

const Meeting = ({ id, ready: { played, board }, t }: MeetingProps): JSX.Element => {
  const [link, setLink] = useState<TogetherLink | null>(null);
  useEffect(() => {
    const made = lookTogether(id);
    setLink(made);
    return () => {
      made.wish({ do: 'go' });
      made.close();
    };
  }, [id]);
  const { table, game } = played.watched;
  const title = t.name(nameOf(table.game));
  const who = table.seats.map((_, seat) => seatName(table, [], seat)).join(' – ');
  return (
    <Frame
      title={title}
      class="table t-together"
      board={{ page: 'replay', game: game.id, layout: board.layout ?? 'columns' }}
      bar={<PageBar name={title} sub={who} rules={`/rules/${table.game}`} />}
      main="table__main"
    >
      {link ? <Room {...{ played, board, link, t }} /> : <Skeleton lines={6} />}
    </Frame>
  );
};
