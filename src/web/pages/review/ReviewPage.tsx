import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import type { Kind } from '../../../kernel/game.ts';
import { loadReview } from '../../games.ts';
import '../../kit/kit.css';
import type { Review } from '../../kit/review.ts';
import { locale, nameOf, words } from '../../language.ts';
import { BarLinks, BarTitle, Frame, HomeLink } from '../../page/Frame.tsx';
import { Icon } from '../../page/Icon.tsx';
import { Notice } from '../../page/Notice.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { loadReplay, type Watched } from '../../table/load-replay.ts';
import { seatName } from '../../table/people.ts';

interface Ready {
  readonly watched: Watched;
  readonly review: Review<Kind>;
}

/** Null: no such match, it is not over, or its game has nothing to say about it. */
const load = async (id: string): Promise<Ready | null> => {
  const watched = await loadReplay(id);
  if (typeof watched === 'string' || !watched.steps.at(-1)?.scene.outcome) return null;
  const review = await loadReview(watched.game.id);
  return review && { watched, review };
};

/** What was possible? */
export const ReviewPage = (): JSX.Element => {
  const t = words.value;
  const id = useRoute().params['id'] ?? '';
  const ready = useLoaded(() => load(id), id);
  const here = ready.is === 'here' ? ready.value : null;
  const game = here?.watched.table.game;
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

const Shown = ({ watched, review: Look }: Ready): JSX.Element => {
  const { table, viewer, steps } = watched;
  const yours = viewer === 'spectator' ? [] : [viewer];
  return (
    <>
      <Look
        steps={steps.map(({ scene }) => scene)}
        viewer={viewer}
        locale={locale.value}
        nameOf={(seat) => seatName(table, yours, seat)}
      />
      <p>
        <a class="btn" href={`/replay/${table.id}`}>
          <Icon name="replay" />
          {words.value.end.replay}
        </a>
      </p>
    </>
  );
};
