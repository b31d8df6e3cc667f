import type { ComponentChild, ComponentChildren, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { words } from '../../preferences/language.ts';
import { Icon } from '../../page/Icon.tsx';
import type { LayoutProps } from './layout-props.ts';
import type { ShownHint } from './useFirstHint.ts';
import { useFreePlace } from './useFreePlace.ts';

type Hints = Pick<LayoutProps, 'hint' | 'regions'> & { readonly firstHint: ShownHint | null };

/** Kept with its hint: an effect that opens the next card would also open one that was folded before it ran. */
interface CardState {
  readonly of: string | undefined;
  readonly is: 'open' | 'folded' | 'closed';
}

interface HintCard {
  readonly card: JSX.Element | null;
  readonly fold: () => void; // a tap on the board folds the card on a phone, where it may lie on the board
}

/**
 * The card of the hint that was asked for, or of a hint for a first match. It lies over the page: nothing moves or
 * shrinks when it comes or goes, and it lies where nothing is needed now. It takes no focus.
 */
export const useHintCard = ({ hint, firstHint, regions }: Hints): HintCard => {
  const asked = hint.text === null ? null : regions.hint === undefined ? hint.text : regions.hint;
  const key = hint.text ?? firstHint?.text;
  const [last, setLast] = useState<CardState>({ of: key, is: 'open' });
  if (last.of !== key) setLast({ of: key, is: 'open' });
  const state = last.of === key ? last.is : 'open';
  const folded = state === 'folded';
  const card =
    state === 'closed' ? null : asked ? (
      <RequestedHint text={hint.text} folded={folded} close={() => setLast({ of: key, is: 'closed' })}>
        {asked}
      </RequestedHint>
    ) : firstHint && hint.text === null && !regions.ownHint ? (
      <First hint={firstHint} folded={folded} />
    ) : null;
  return { card, fold: () => setLast((now) => (now.is === 'open' ? { ...now, is: 'folded' } : now)) };
};

interface CardProps {
  readonly name: string;
  readonly moment: unknown; // when it changes, the card looks for a new place
  readonly folded: boolean;
  readonly first?: true; // nobody has asked for it
  readonly children: ComponentChildren;
}

const Card = ({ name, moment, folded, first, children }: CardProps): JSX.Element => {
  const card = useRef<HTMLElement>(null);
  useFreePlace(card, moment);
  return (
    <aside
      ref={card}
      class={`tp__hint panel ${first ? 'tp__hint--first' : ''} ${folded ? 'is-folded' : ''}`}
      aria-label={name}
    >
      {children}
    </aside>
  );
};

interface RequestedHintProps {
  readonly text: string | null;
  readonly folded: boolean;
  readonly close: () => void;
  readonly children: ComponentChild;
}

const RequestedHint = ({ text, folded, close, children }: RequestedHintProps): JSX.Element => (
  <Card name={words.value.table.hint} moment={text} folded={folded}>
    <p class="hint__text">{children}</p>
    <button
      type="button"
      class="btn btn--quiet btn--icon hint__close"
      aria-label={words.value.close}
      onClick={close}
    >
      <Icon name="close" />
    </button>
  </Card>
);

const First = ({ hint, folded }: { hint: ShownHint; folded: boolean }): JSX.Element => {
  const t = words.value.table.firstHint;
  return (
    <Card name={t.title} moment={hint.text} folded={folded} first>
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
    </Card>
  );
};
