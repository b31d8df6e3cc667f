import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import '../../kit/kit.css';
import { nameOf, words, wordsAt } from '../../preferences/language.ts';
import { BarLinks, BarTitle, Frame, HomeLink } from '../../page/Frame.tsx';
import { Icon } from '../../page/Icon.tsx';
import { Notice } from '../../page/Notice.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { loadReview, type LookingBack } from '../../table/load-review.ts';

/** The game's review of a match, on its own page. */
export const ReviewPage = (): JSX.Element => {
  const t = words.value;
  const id = useRoute().params['id'] ?? '';
  const ready = useLoaded(() => loadReview(id), id);
  const here = ready.is === 'here' ? ready.value : null;
  const game = here?.table.game;
  const bar = (
    <>
      <HomeLink />
      <BarTitle name={t.review.title} sub={game ? nameOf(game) : undefined} />
      <BarLinks {...(game ? { rules: `/rules/${game}` } : {})} />
    </>
  );
  return (
    <Frame title={t.review.title} bar={bar} main={here ? 'review' : 'middle'}>
      {here ? (
        <Shown {...here} />
      ) : ready.is === 'loading' ? (
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

const Shown = ({ table, review: { Whole }, props }: LookingBack): JSX.Element => (
  <>
    <Whole {...props} words={wordsAt(table)} />
    <p>
      <a class="btn" href={`/replay/${table.id}`}>
        <Icon name="replay" />
        {words.value.end.replay}
      </a>
    </p>
  </>
);
