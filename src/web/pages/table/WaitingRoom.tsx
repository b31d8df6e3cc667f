import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { Cat } from '../../art/Cat.tsx';
import { Sign } from '../../art/Sign.tsx';
import { signOfSeat } from '../../art/seats.ts';
import { nameOf, words } from '../../language.ts';
import { CopyField } from '../../page/CopyField.tsx';
import { BarLinks, BarTitle, Frame, HomeLink } from '../../page/Frame.tsx';
import { qrPath } from '../../table/api.ts';
import { seatName, seatNote } from '../../table/people.ts';
import type { TableSource } from '../../table/source.ts';
import { Toasts } from './Toasts.tsx';
import { useInvite } from './useInvite.ts';

interface WaitingProps {
  readonly source: TableSource;
  readonly table: TableInfo;
}

/** Before the first move: who is here, who is missing, and how to call them. */
export const WaitingRoom = ({ source, table }: WaitingProps): JSX.Element => {
  const t = words.value.table;
  const bar = (
    <>
      <HomeLink />
      <BarTitle name={nameOf(table.game)} sub={t.waitingFor} />
      <BarLinks rules={`/rules/${table.game}?table=${table.id}`} />
    </>
  );
  return (
    <Frame title={nameOf(table.game)} bar={bar} main="waiting">
      <Seats source={source} table={table} />
      <Invite table={table} />
      <Toasts source={source} />
    </Frame>
  );
};

const Seats = ({ source, table }: WaitingProps): JSX.Element => {
  const t = words.value.table;
  const { yours, me } = source.session.value;
  const host = me !== null && table.host === me;
  const enough = table.seats.filter(({ kind }) => kind !== 'open').length >= source.game.seats[0];
  const open = table.seats.some(({ kind }) => kind === 'open');
  return (
    <section class="panel panel--pad stack">
      <div class="row">
        <Cat coat="cream" pose="loaf" size={88} />
        <h2>{t.waitingFor}</h2>
      </div>
      <ol class="stack">
        {table.seats.map((_, seat) => (
          <SeatLine key={seat} source={source} table={table} seat={seat} />
        ))}
      </ol>
      {host && enough && (
        <button class="btn btn--primary btn--big" onClick={() => source.start()}>
          {t.start}
        </button>
      )}
      {open && <p class="small">{host ? t.startWhenFull : t.hostStarts}</p>}
      {yours.length > 0 && (
        <button class="btn btn--quiet" onClick={() => source.leave()}>
          {t.leave}
        </button>
      )}
    </section>
  );
};

const SeatLine = ({ source, table, seat }: WaitingProps & { seat: Seat }): JSX.Element => {
  const t = words.value.table;
  const { yours } = source.session.value;
  const sitter = table.seats[seat];
  const free = sitter?.kind === 'open';
  return (
    <li class={`chip seatline ${free ? 'seatline--free' : ''}`}>
      <Sign sign={signOfSeat(seat)} size={40} />
      <div class="chip__who">
        <div class="chip__name">{seatName(table, yours, seat)}</div>
        <div class="chip__sub">{seatNote(table, yours, seat)}</div>
      </div>
      {free && yours.length === 0 && (
        <button class="btn btn--primary" onClick={() => source.sit(seat)}>
          {t.sitHere}
        </button>
      )}
    </li>
  );
};

const Invite = ({ table }: { table: TableInfo }): JSX.Element => {
  const t = words.value.table;
  const link = useInvite(table.id);
  return (
    <section class="panel panel--pad stack" aria-labelledby="invite">
      <h2 id="invite">{t.invite}</h2>
      <p class="small">{t.waitingMore}</p>
      <CopyField label={t.inviteLink} text={link} />
      <img class="qr" src={qrPath(table.id)} alt={t.qr} width={220} height={220} />
    </section>
  );
};
