import type { ComponentChild, ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { TableLayout } from '../kit/board.ts';
import { words } from '../preferences/language.ts';
import { Icon } from './Icon.tsx';

interface FrameProps {
  readonly title: string; // of the browser's tab
  readonly class?: string;
  readonly board?: BoardFrame;
  readonly bar: ComponentChildren;
  readonly main: string; // class of the main part
  readonly children: ComponentChildren;
  readonly after?: ComponentChildren;
  readonly foot?: ComponentChildren; // the navigation of narrow pages; a page with a board has none
}

/**
 * The board that a page shows. Stylesheets find it as [data-page], [data-game] and [data-layout]: a game sets
 * custom properties there, and the table page arranges its regions.
 */
export interface BoardFrame {
  readonly page: 'table' | 'replay' | 'puzzle' | 'analysis';
  readonly game: string;
  readonly layout?: TableLayout;
}

let firstPage = true;

/**
 * The frame of every page: a skip link, the bar, the main part. After navigation the focus moves to the main
 * part.
 */
export const Frame = (props: FrameProps): JSX.Element => {
  const { title, class: look, board, bar, main, children, after, foot } = props;
  const t = words.value;
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${title} · ${t.brand}`;
  }, [title, t]);
  // Before the paint: later it would take the focus away from whatever was reached by a fast Tab or click.
  useLayoutEffect(() => {
    if (!firstPage && !body.current?.contains(document.activeElement))
      body.current?.focus({ preventScroll: true });
    firstPage = false;
  }, []);
  return (
    <div
      class={[look, foot && 'has-foot'].filter(Boolean).join(' ')}
      data-page={board?.page}
      data-game={board?.game}
      data-layout={board?.layout}
    >
      <a class="skip" href="#main">
        {t.skip}
      </a>
      <header class="bar">{bar}</header>
      <main id="main" class={main} tabIndex={-1} ref={body}>
        {children}
      </main>
      {after}
      {foot}
    </div>
  );
};

/** The links at the end of the bar on most pages. On a phone only the icons remain. */
export const BarLinks = ({ rules = '/rules' }: { rules?: string | undefined }): JSX.Element => {
  const t = words.value;
  return (
    <nav class="row bar__links" aria-label={t.menu}>
      <a class="btn btn--quiet" href={rules}>
        <Icon name="book" />
        <span class="bar__word">{t.rules}</span>
      </a>
      <a class="btn btn--quiet" href="/settings">
        <Icon name="gear" />
        <span class="bar__word">{t.settings}</span>
      </a>
    </nav>
  );
};

/** The cat that links to the lobby. */
export const HomeLink = (): JSX.Element => (
  <a class="btn btn--quiet btn--icon" href="/" aria-label={words.value.lobby}>
    <img src="/icon.svg" width={36} height={36} alt="" />
  </a>
);

export const BarTitle = ({ name, sub }: { name: ComponentChild; sub?: ComponentChild }): JSX.Element => (
  <div class="bar__t grow">
    <h1 class="bar__name">{name}</h1>
    {sub && <span class="bar__sub">{sub}</span>}
  </div>
);

interface PageBarProps {
  readonly name: string;
  readonly sub?: ComponentChild;
  readonly rules?: string | undefined; // of the game that the page is about
}

/** The bar of most pages: the way home, what the page is, and where else people want to go. */
export const PageBar = ({ name, sub, rules }: PageBarProps): JSX.Element => (
  <>
    <HomeLink />
    <BarTitle name={name} sub={sub} />
    <BarLinks rules={rules} />
  </>
);
