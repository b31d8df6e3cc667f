import type { JSX } from 'preact';
import { hasAnalysis } from '../../../catalogue/browser/analysis.ts';
import { loadPosition } from '../../../catalogue/browser/rules.ts';
import type { Kind } from '../../../kernel/game.ts';
import { tablePath } from '../../../protocol/api.ts';
import type { TableId } from '../../../protocol/table.ts';
import type { BoardModule } from '../../kit/board.ts';
import { words } from '../../preferences/language.ts';
import { AnalysisLink } from '../../page/AnalysisLink.tsx';
import { Icon } from '../../page/Icon.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { loadReplay, type Watched } from '../../table/load-replay.ts';
import { isLocal } from '../../table/source.ts';
import { lookOnly } from '../replay/look-only.ts';
import { boardFor } from '../table/PlainBoard.tsx';

interface Mine {
  readonly watched: Watched;
  readonly board: BoardModule<Kind>;
  readonly position: string | null; // as text, for the analysis
}

const load = async (table: TableId): Promise<Mine | null> => {
  const watched = await loadReplay(table);
  if (typeof watched === 'string') return null;
  return { watched, board: await boardFor(watched.game), position: await positionOf(watched) };
};

/** Null while others play too: an engine must not help one of them. */
const positionOf = async ({ table, steps }: Watched): Promise<string | null> => {
  const scene = steps.at(-1)?.scene;
  const alone = isLocal(table.id) && table.seats.filter(({ kind }) => kind === 'person').length === 1;
  if (!hasAnalysis(table.game) || !scene || !alone) return null;
  return (await loadPosition(table.game))?.write(scene.view) ?? null; // nothing is hidden: the view is the state
};

/** The player's position beside the rule, with a link back to the table. */
export const OwnPosition = ({ table }: { table: TableId }): JSX.Element => {
  const t = words.value.rulesPage;
  const mine = useLoaded(() => load(table), table);
  const here = mine.is === 'here' ? mine.value : null;
  const step = here?.watched.steps.at(-1);
  return (
    <aside class="panel panel--pad stack rules__mine">
      {here && step && (
        <>
          <h2>{t.yourGame(step.scene.seq)}</h2>
          <div class="rules__board" inert>
            <here.board.Board {...lookOnly(here.watched, step.scene)}>
              {({ stage }) => <>{stage}</>}
            </here.board.Board>
          </div>
          {here.position !== null && (
            <AnalysisLink
              game={here.watched.table.game}
              version={here.watched.game.version}
              of={{ position: here.position }}
            >
              {t.analysis}
            </AnalysisLink>
          )}
        </>
      )}
      <a class="btn btn--primary btn--big rules__back" href={tablePath(table)}>
        <Icon name="back" />
        {t.backToGame}
      </a>
    </aside>
  );
};
