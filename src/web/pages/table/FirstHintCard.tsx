import type { JSX } from 'preact';
import { words } from '../../preferences/language.ts';
import { Icon } from '../../page/Icon.tsx';
import type { ShownHint } from './useFirstHint.ts';

/** Shown beside the prompt, never over the board; it takes no focus and blocks nothing. */
export const FirstHintCard = ({ hint }: { hint: ShownHint }): JSX.Element => {
  const t = words.value.table.firstHint;
  return (
    <aside class="tp__first panel" aria-label={t.title}>
      <Icon name="hint" />
      <p class="first__text">
        {hint.text}{' '}
        <span class="first__more">
          <a href={hint.rule}>{t.rule}</a>{' '}
          <button type="button" class="first__link" onClick={hint.noMore}>
            {t.noMore}
          </button>
        </span>
      </p>
      <button type="button" class="btn first__ok" onClick={hint.gotIt}>
        {t.gotIt}
      </button>
    </aside>
  );
};
