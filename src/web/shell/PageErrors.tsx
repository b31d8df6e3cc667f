import { Component, type ComponentChildren } from 'preact';
import { words } from '../preferences/language.ts';
import { Notice } from '../page/Notice.tsx';

/**
 * An error in a page must not leave a blank screen. It is thrown again, so that it appears in the browser's
 * console.
 */
export class PageErrors extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    this.setState({ failed: true });
    reportError(error);
  }

  override render(): ComponentChildren {
    const t = words.value;
    if (!this.state.failed) return this.props.children;
    return (
      <main class="middle">
        <Notice title={t.oops} text={t.oopsMore} mood="surprised">
          <button class="btn btn--primary btn--big" onClick={() => location.reload()}>
            {t.reload}
          </button>
        </Notice>
      </main>
    );
  }
}
