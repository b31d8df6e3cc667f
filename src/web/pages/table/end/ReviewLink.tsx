import type { JSX } from 'preact';
import type { TableId } from '../../../../protocol/table.ts';
import { words, wordsAt } from '../../../preferences/language.ts';
import { useMedia } from '../../../kit/useMedia.ts';
import { Icon } from '../../../page/Icon.tsx';
import { useLoaded } from '../../../page/useLoaded.ts';
import { loadOwnReview } from '../../../table/load-review.ts';

/** The link to the review, with the game's own summary if there is room beside the score. */
export const ReviewLink = ({ id }: { id: TableId }): JSX.Element => {
  const t = words.value.review;
  const roomy = useMedia('(min-width: 1000px)');
  const loaded = useLoaded(async () => (roomy ? loadOwnReview(id) : null), `${id} ${roomy}`);
  const here = loaded.is === 'here' ? loaded.value : null;
  const Glance = here?.review.Glance;
  return (
    <section class="end__possible" aria-label={t.title}>
      {here && Glance && <Glance {...here.props} words={wordsAt(here.table)} />}
      <a class="btn btn--big" href={`/review/${id}`}>
        <Icon name="hint" />
        {t.title}
      </a>
    </section>
  );
};
