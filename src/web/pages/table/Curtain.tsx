import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat, Viewer } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { words } from '../../language.ts';
import { Notice } from '../../page/Notice.tsx';
import { seatName } from '../../table/people.ts';
import type { Session } from '../../table/session.ts';

interface CurtainState {
  readonly drawn: boolean;
  readonly viewer: Viewer;
  readonly open: () => void;
}

/** On a shared device, secrets are covered until the right person is in front of it. Open games need no curtain. */
export const useCurtain = ({ yours, scenes }: Session, viewer: Viewer): CurtainState => {
  const [ready, setReady] = useState<Viewer | null>(null);
  const views = new Set(yours.map((seat) => JSON.stringify(scenes.get(seat)?.view)));
  const over = yours.some((seat) => scenes.get(seat)?.outcome);
  return { drawn: views.size > 1 && !over && ready !== viewer, viewer, open: () => setReady(viewer) };
};

interface CurtainProps {
  readonly table: TableInfo;
  readonly yours: readonly Seat[];
  readonly curtain: CurtainState;
}

export const Curtain = ({ table, yours, curtain }: CurtainProps): JSX.Element => {
  const t = words.value.table;
  const name = curtain.viewer === 'spectator' ? '' : seatName(table, yours, curtain.viewer);
  return (
    <div class="middle tp__curtain">
      <Notice title={t.pass(name)} text={t.passMore}>
        <button class="btn btn--primary btn--big" onClick={curtain.open}>
          {t.ready}
        </button>
      </Notice>
    </div>
  );
};
