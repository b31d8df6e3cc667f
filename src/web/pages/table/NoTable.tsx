import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import type { TableId } from '../../../protocol/table.ts';
import { words } from '../../preferences/language.ts';
import { Frame, PageBar } from '../../page/Frame.tsx';
import { NewerRules } from '../../page/NewerRules.tsx';
import { Notice } from '../../page/Notice.tsx';
import { forgetMatch } from '../../table/local-store.ts';

type Why = 'opening' | 'missing' | 'outdated' | 'newer' | 'unreachable' | 'broken';

/** Shown in place of a table while it loads, or if it cannot be opened. */
export const NoTable = ({ id, why }: { id: TableId; why: Why }): JSX.Element => {
  const t = words.value;
  const bar = <PageBar name={t.brand} />;
  return (
    <Frame title={t.brand} bar={bar} main="middle">
      {why === 'opening' && <div class="board-skel" role="status" aria-label={t.loading} />}
      {why === 'missing' && (
        <Notice title={t.table.notFound} text={t.table.notFoundMore}>
          <a class="btn btn--primary btn--big" href="/">
            {t.missing.home}
          </a>
        </Notice>
      )}
      {why === 'outdated' && <Outdated id={id} />}
      {why === 'newer' && <NewerRules />}
      {why === 'unreachable' && <Notice title={t.connecting} text={t.offline} />}
      {why === 'broken' && (
        // A browser does not load a module again that failed once: only reloading the page helps.
        <Notice title={t.oops} text={t.oopsMore} mood="surprised">
          <button class="btn btn--primary btn--big" onClick={() => location.reload()}>
            {t.reload}
          </button>
        </Notice>
      )}
    </Frame>
  );
};

const Outdated = ({ id }: { id: TableId }): JSX.Element => {
  const t = words.value;
  const { route } = useLocation();
  const putAway = async (): Promise<void> => {
    await forgetMatch(id);
    route('/');
  };
  return (
    <Notice title={t.table.outdated} text={t.table.outdatedMore}>
      <a class="btn btn--primary btn--big" href="/">
        {t.missing.home}
      </a>
      <button class="btn btn--big" onClick={() => void putAway()}>
        {t.table.putAway}
      </button>
    </Notice>
  );
};
