import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { leaveRequests } from '../../kit/leave.ts';
import { words } from '../../preferences/language.ts';
import { Portrait } from '../../art/Portrait.tsx';
import { Advance } from './Advance.tsx';
import { allowedAt } from './allowed.ts';
import { EmoteBubble } from './emotes/EmoteBubble.tsx';
import { EmotePicker } from './emotes/EmotePicker.tsx';
import type { LayoutProps } from './layout-props.ts';
import { endsFor, QuitDialog } from './QuitDialog.tsx';
import { Tool } from './Tool.tsx';

export const Tools = (props: LayoutProps): JSX.Element => {
  const { source, table, viewer, scene, showLast, hint, regions, coats } = props;
  const t = words.value.table;
  const { log, yours } = source.session.value;
  const [leaving, setLeaving] = useState(false);
  const seat = viewer === 'spectator' ? null : viewer;
  const allowed = allowedAt(table);
  const mustAsk = source.seats !== null || endsFor(source, table).length > 0;
  useLeaveRequests(mustAsk ? () => setLeaving(true) : null);
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
        {!regions.atOnce && (
          <Tool icon="replay" class="tool--last" label={t.again} title={t.last} on={showLast} />
        )}
        {seat !== null && <Advance source={source} table={table} seat={seat} />}
        {/* Where the own portrait has no place beside the tools. */}
        {source.chat && seat !== null && (
          <EmotePicker source={source} class="btn btn--tool tool--emote">
            <Portrait coat={coats[seat] ?? 'ginger'} size={24} />
            <span class="tool__word">{t.emotes}</span>
            <EmoteBubble source={source} table={table} seat={seat} />
          </EmotePicker>
        )}
        {seat !== null && (
          <Tool icon="door" label={t.quit} on={scene.outcome ? null : () => setLeaving(true)} />
        )}
      </div>
      {leaving && seat !== null && (
        <QuitDialog source={source} table={table} seat={seat} onClose={() => setLeaving(false)} />
      )}
    </>
  );
};

/** A board asks to leave. In a match with bots alone there is nothing to ask: it is kept, and the lobby offers it again. */
const useLeaveRequests = (ask: (() => void) | null): void => {
  const { route } = useLocation();
  const requests = leaveRequests.value;
  const answered = useRef(requests);
  useEffect(() => {
    if (requests === answered.current) return;
    answered.current = requests;
    if (ask) ask();
    else route('/');
  }, [requests]);
};
