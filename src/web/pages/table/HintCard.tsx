import type { ComponentChild, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../preferences/language.ts';
import { Icon } from '../../page/Icon.tsx';
import type { LayoutProps } from './layout-props.ts';
import type { ShownHint } from './useFirstHint.ts';

type Hints = Pick<LayoutProps, 'hint' | 'firstHint' | 'regions'>;

interface HintCard {
  readonly card: JSX.Element | null;
  readonly fold: () => void; // on a phone the card hides the buttons below the board, so a tap on the board folds it
}

/**
 * The card of the hint that was asked for, or of a hint for a first match. It lies over the page: nothing moves or
 * shrinks when it comes or goes. It takes no focus.
 */
export const useHintCard = ({ hint, firstHint, regions }: Hints): HintCard => {
  const [state, setState] = useState<'open' | 'folded' | 'closed'>('open');
  const asked = hint.text === null ? null : regions.hint === undefined ? hint.text : regions.hint;
  const key = hint.text ?? firstHint?.text;
  useEffect(() => setState('open'), [key]);
  const folded = state === 'folded';
  const card =
    state === 'closed' ? null : asked ? (
      <Asked folded={folded} close={() => setState('closed')}>
        {asked}
      </Asked>
    ) : firstHint && hint.text === null ? (
      <First hint={firstHint} folded={folded} />
    ) : null;
  return { card, fold: () => setState((now) => (now === 'open' ? 'folded' : now)) };
};

const lookOf = (folded: boolean): string => `tp__hint panel ${folded ? 'is-folded' : ''}`;

interface AskedProps {
  readonly folded: boolean;
  readonly close: () => void;
  readonly children: ComponentChild;
}

const Asked = ({ folded, close, children }: AskedProps): JSX.Element => (
  <aside class={lookOf(folded)} aria-label={words.value.table.hint}>
    <Icon name="hint" />
    <p class="hint__text">{children}</p>
    <button
      type="button"
      class="btn btn--quiet btn--icon hint__close"
      aria-label={words.value.close}
      onClick={close}
    >
      <Icon name="close" />
    </button>
  </aside>
);

const First = ({ hint, folded }: { hint: ShownHint; folded: boolean }): JSX.Element => {
  const t = words.value.table.firstHint;
  return (
    <aside class={lookOf(folded)} aria-label={t.title}>
      <Icon name="hint" />
      <p class="hint__text">{hint.text}</p>
      <div class="hint__does">
        <button type="button" class="btn hint__ok" onClick={hint.gotIt}>
          {t.gotIt}
        </button>
        <a href={hint.rule}>{t.rule}</a>
        <button type="button" class="hint__link" onClick={hint.noMore}>
          {t.noMore}
        </button>
      </div>
    </aside>
  );
};
