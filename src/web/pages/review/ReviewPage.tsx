import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useRoute } from 'preact-iso';
import type { Kind } from '../../../kernel/game.ts';
import type { Locale } from '../../../words/plural.ts';
import type { BoardModule } from '../../kit/board.ts';
import '../../kit/kit.css';
import { locale, nameOf, words, wordsAt } from '../../preferences/language.ts';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { Icon } from '../../page/Icon.tsx';
import { Notice } from '../../page/Notice.tsx';
import { Choice } from '../../page/Tabs.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { loadPlayed, type Played } from '../../table/load-played.ts';
import { ownReview, type OwnReview } from '../../table/load-review.ts';
import { seatName } from '../../table/people.ts';
import type { ReviewWords } from '../../words/review.en.ts';
import { boardFor } from '../table/PlainBoard.tsx';
import { Decisions } from './Decisions.tsx';
import { loadReviewWords, ReviewWordsContext } from './review-words.ts';
import './review.css';

interface Ready {
  readonly played: Played;
  readonly board: BoardModule<Kind>;
  readonly own: OwnReview | null;
  readonly words: ReviewWords;
}

const load = async (id: string, language: Locale): Promise<Ready | null> => {
  const played = await loadPlayed(id);
  if (!played) return null;
  const [board, own, t] = await Promise.all([
    boardFor(played.watched.game),
    ownReview(played.watched, played.mine),
    loadReviewWords(language),
  ]);
  return { played, board, own, words: t };
};

/** Looks back at a match that is over: where it turned, and what would have been better. */
export const ReviewPage = (): JSX.Element => {
  const id = useRoute().params['id'] ?? '';
  const ready = useLoaded(() => load(id, locale.value), `${id} ${locale.value}`);
  if (ready.is === 'here' && ready.value) return <Reviewed key={id} {...ready.value} />;
  const t = words.value;
  return (
    <Frame title={t.review.title} bar={<PageBar name={t.review.title} />} main="middle">
      {ready.is === 'loading' ? (
        <div class="board-skel" role="status" aria-label={t.loading} />
      ) : (
        <Notice title={t.review.notHere} text={t.review.notHereMore}>
          <a class="btn btn--primary btn--big" href="/">
            {t.missing.home}
          </a>
        </Notice>
      )}
    </Frame>
  );
};

const TOO_SHORT = 4; // moves

const Reviewed = ({ played, board, own, words: t }: Ready): JSX.Element => {
  const { watched, mine, match } = played;
  const { table, game } = watched;
  const [part, setPart] = useState<'own' | 'decisions'>(own?.review.first ? 'own' : 'decisions');
  const title = t.name(nameOf(table.game));
  const who = table.seats.map((_, seat) => seatName(table, mine === null ? [] : [mine], seat)).join(' – ');
  const scores = table.outcome?.scores ?? [];
  const sub = scores.length > 1 ? `${who}, ${scores.join(' : ')}` : who;
  if (match.entries.length < TOO_SHORT)
    return (
      <Frame
        title={title}
        bar={<PageBar name={title} sub={sub} rules={`/rules/${table.game}`} />}
        main="middle"
      >
        <Notice title={t.tooShort} text={t.tooShortMore(match.entries.length)}>
          <ReplayLink id={table.id} />
        </Notice>
      </Frame>
    );
  const choice = own && (
    <Choice
      label={words.value.review.title}
      chosen={part}
      choose={(id) => setPart(id === 'own' ? 'own' : 'decisions')}
      options={[
        { id: 'decisions', label: own.review.first ? t.chances : t.decisions },
        { id: 'own', label: own.review.name(wordsAt(table)) },
      ]}
    />
  );
  return (
    <Frame
      title={title}
      class="table t-review"
      board={{ page: 'replay', game: game.id, layout: board.layout ?? 'columns' }}
      bar={<PageBar name={title} sub={sub} rules={`/rules/${table.game}`} />}
      main={own && part === 'own' ? 'review' : 'table__main'}
    >
      <ReviewWordsContext.Provider value={t}>
        {own && part === 'own' ? (
          <>
            <div class="rv__parts">{choice}</div>
            <own.review.Whole {...own.props} words={wordsAt(table)} />
            <ReplayLink id={table.id} />
          </>
        ) : (
          <Decisions played={played} board={board} parts={choice} />
        )}
      </ReviewWordsContext.Provider>
    </Frame>
  );
};

const ReplayLink = ({ id }: { id: string }): JSX.Element => (
  <p>
    <a class="btn" href={`/replay/${id}`}>
      <Icon name="replay" />
      {words.value.end.replay}
    </a>
  </p>
);
