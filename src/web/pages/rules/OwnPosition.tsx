import type { JSX } from 'preact';
import type { Kind } from '../../../kernel/game.ts';
import { tablePath } from '../../../protocol/api.ts';
import type { TableId } from '../../../protocol/table.ts';
import type { BoardModule } from '../../kit/board.ts';
import { words } from '../../preferences/language.ts';
import { Icon } from '../../page/Icon.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { loadReplay, type Watched } from '../../table/load-replay.ts';
import { lookOnly } from '../replay/look-only.ts';
import { boardFor } from '../table/PlainBoard.tsx';

interface Mine {
  readonly watched: Watched;
  readonly board: BoardModule<Kind>;
}

const load = async (table: TableId): Promise<Mine | null> => {
  const watched = await loadReplay(table);
  return typeof watched === 'string' ? null : { watched, board: await boardFor(watched.game) };
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
        </>
      )}
      <a class="btn btn--primary btn--big rules__back" href={tablePath(table)}>
        <Icon name="back" />
        {t.backToGame}
      </a>
    </aside>
  );
};
