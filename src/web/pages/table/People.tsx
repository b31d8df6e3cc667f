import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GuestId, TableInfo } from '../../../protocol/table.ts';
import { words } from '../../preferences/language.ts';
import type { TableSource } from '../../table/source.ts';
import { ReportDialog } from './ReportDialog.tsx';

interface Other {
  readonly guest: GuestId;
  readonly name: string;
}

/** Everybody else at the table: to block them, or to report them to the host of the server. */
export const People = ({ source, table }: { source: TableSource; table: TableInfo }): JSX.Element | null => {
  const t = words.value.table;
  const { people, chat, muted, me } = source.session.value;
  const [reported, report] = useState<Other | null>(null);
  const seated = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat] : []));
  const others = new Map([...seated, ...people].map(({ guest, name }) => [guest, name]));
  const players = new Set([...seated, ...chat].map(({ guest }) => guest)); // only they report, and are reported
  if (me !== null) others.delete(me);
  if (others.size === 0) return null;
  return (
    <>
      <ul class="stack">
        {[...others].map(([guest, name]) => {
          const blocked = muted.includes(guest);
          return (
            <li key={guest} class="row wrap">
              {/* In a tab of its own: to look at a person one must not leave the table. */}
              <a class="btn btn--quiet btn--small" href={`/people/${guest}`} target="_blank">
                {name}
              </a>
              <button
                class="btn btn--small"
                aria-pressed={blocked}
                onClick={() => source.chat?.mute(guest, !blocked)}
              >
                {blocked ? t.unblock(name) : t.block(name)}
              </button>
              {me !== null && players.has(me) && players.has(guest) && (
                <button class="btn btn--quiet btn--small" onClick={() => report({ guest, name })}>
                  {t.report(name)}
                </button>
              )}
              {blocked && <p class="small">{t.blocked}</p>}
            </li>
          );
        })}
      </ul>
      {reported && <ReportDialog about={reported} table={table.id} onClose={() => report(null)} />}
    </>
  );
};
