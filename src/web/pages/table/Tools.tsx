import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../../preferences/language.ts';
import { Icon, type IconName } from '../../page/Icon.tsx';
import { allowedAt } from './allowed.ts';
import type { LayoutProps } from './layout-props.ts';
import { endsFor, QuitDialog } from './QuitDialog.tsx';

export const Tools = (props: LayoutProps): JSX.Element => {
  const { source, table, viewer, scene, showLast, hint, regions } = props;
  const t = words.value.table;
  const { log, yours } = source.session.value;
  const [leaving, setLeaving] = useState(false);
  const seat = viewer === 'spectator' ? null : viewer;
  const allowed = allowedAt(table);
  const canStop = source.seats !== null || endsFor(source, table).length > 0;
  const lastOwn = log.findLast(
    ({ by, back }) => back === null && typeof by === 'number' && yours.includes(by),
  );
  const mine = seat !== null && scene.awaiting.includes(seat);
  return (
    <>
      <div class="row tools">
        {seat !== null && !regions.atOnce && (
          <>
            {allowed.hint && (
              <Tool icon="hint" label={t.hint} on={mine && !scene.outcome ? hint.ask : null} />
            )}
            {allowed.takeback && (
              <Tool
                icon="undo"
                label={t.undo}
                title={t.takeback}
                on={
                  lastOwn && typeof lastOwn.by === 'number' && !scene.outcome
                    ? () => source.takeback(lastOwn.by as number)
                    : null
                }
              />
            )}
          </>
        )}
        {!regions.atOnce && <Tool icon="replay" label={t.again} title={t.last} on={showLast} />}
        {canStop && seat !== null && (
          <Tool icon="door" label={t.quit} on={scene.outcome ? null : () => setLeaving(true)} />
        )}
      </div>
      {leaving && seat !== null && (
        <QuitDialog source={source} table={table} seat={seat} onClose={() => setLeaving(false)} />
      )}
    </>
  );
};

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly title?: string;
  readonly on: (() => void) | null;
}

const Tool = ({ icon, label, title, on }: ToolProps): JSX.Element => (
  // Not `disabled`: after a takeback there may be nothing left to take back, and the focus would be lost.
  <button class="btn btn--tool" title={title} aria-disabled={!on} onClick={() => on?.()}>
    <Icon name={icon} />
    <span class="tool__word">{label}</span>
  </button>
);
