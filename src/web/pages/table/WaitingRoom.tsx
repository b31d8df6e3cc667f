import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import { tablePath } from '../../../protocol/api.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { Cat } from '../../art/Cat.tsx';
import { Sign } from '../../art/base/Sign.tsx';
import { signOfSeat } from '../../art/base/seats.ts';
import { nameOf, words } from '../../preferences/language.ts';
import { countLevels } from '../../../catalogue/browser/rules.ts';
import { BarLinks, BarTitle, Frame, HomeLink } from '../../page/Frame.tsx';
import { Icon } from '../../page/Icon.tsx';
import { LinkField } from '../../page/LinkField.tsx';
import { useLoaded } from '../../page/useLoaded.ts';
import { qrPath } from '../../table/api.ts';
import { RenameButton } from '../lobby/YourName.tsx';
import { levelName, seatName, seatNote } from '../../table/people.ts';
import type { TableSource } from '../../table/source.ts';
import { allowedWords } from './allowed.ts';
import { Toasts } from './Toasts.tsx';
import { useKeptFocus } from '../../page/useKeptFocus.ts';
import { useWaitingVoice } from './useVoice.ts';
import './waiting-room.css';

interface WaitingProps {
  readonly source: TableSource;
  readonly table: TableInfo;
}

/** The next focus when "Sit here" or "Leave the seat" was pressed and is gone. */
const NEXT = '.seatline--mine, .seatline .btn--primary';

/** Before the first move: who is here, which seats are free, and the invitation. */
export const WaitingRoom = ({ source, table }: WaitingProps): JSX.Element => {
  const t = words.value.table;
  useWaitingVoice(source, table);
  useKeptFocus('.waiting', NEXT);
  const seated = source.session.value.yours.length > 0;
  const bar = (
    <>
      <HomeLink />
      <BarTitle name={nameOf(table.game)} sub={t.waitingFor} />
      <BarLinks rules={`/rules/${table.game}?table=${table.id}`} />
    </>
  );
  return (
    <Frame title={nameOf(table.game)} bar={bar} main="waiting">
      {/* A seated person invites others first; a newcomer looks for a seat first. */}
      {seated && <Invite table={table} />}
      <Seats source={source} table={table} />
      {!seated && <Invite table={table} />}
      <Toasts source={source} />
    </Frame>
  );
};

const Seats = ({ source, table }: WaitingProps): JSX.Element => {
  const t = words.value.table;
  const { yours, me } = source.session.value;
  const creator = me !== null && table.creator === me;
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
      {creator && enough && (
        <button class="btn btn--primary btn--big" onClick={() => source.seats?.start()}>
          {t.start}
        </button>
      )}
      <p class="small">{whenItBegins(open, creator, enough)}</p>
      <p class="small">{allowedWords(table)}</p>
      <RenameButton />
      {yours.length > 0 && (
        <button class="btn btn--quiet" onClick={() => source.seats?.leave()}>
          {t.leave}
        </button>
      )}
    </section>
  );
};

const whenItBegins = (open: boolean, creator: boolean, enough: boolean): string => {
  const { waits } = words.value.table;
  if (creator) return open ? (enough ? waits.startNow : waits.whenFull) : waits.youStart;
  return open ? waits.whenFullOrHost : waits.hostStarts;
};

const SeatLine = ({ source, table, seat }: WaitingProps & { seat: Seat }): JSX.Element => {
  const t = words.value.table;
  const { yours, me } = source.session.value;
  const sitter = table.seats[seat];
  const free = sitter?.kind === 'open';
  const mine = yours.includes(seat);
  const creator = me !== null && table.creator === me;
  return (
    <li
      class={`chip seatline ${free ? 'seatline--free' : ''} ${mine ? 'seatline--mine' : ''}`}
      tabIndex={mine ? -1 : undefined}
    >
      <Sign sign={signOfSeat(seat)} size={40} />
      <div class="chip__who">
        <div class="chip__name">{seatName(table, yours, seat)}</div>
        <div class="chip__sub">{seatNote(table, yours, seat)}</div>
      </div>
      {creator && sitter && sitter.kind !== 'person' && (
        <BotChoice source={source} seat={seat} level={sitter.kind === 'bot' ? sitter.level : null} />
      )}
      {free && yours.length === 0 && (
        <button class="btn btn--primary" onClick={() => source.seats?.sit(seat)}>
          {t.sitHere}
        </button>
      )}
    </li>
  );
};

interface BotChoiceProps {
  readonly source: TableSource;
  readonly seat: Seat;
  readonly level: number | null; // null: the seat is free
}

/** The creator of the table may put a bot at a free seat, and remove it again. */
const BotChoice = ({ source, seat, level }: BotChoiceProps): JSX.Element => {
  const t = words.value;
  const levels = useLoaded(() => countLevels(source.game.id), source.game.id);
  const count = levels.is === 'here' ? levels.value : (level ?? -1) + 1;
  const choose = (value: string): void =>
    source.seats?.change({
      seat,
      to: value === 'open' ? { kind: 'open' } : { kind: 'bot', level: Number(value) },
    });
  return (
    <span class="select">
      <select
        class="btn"
        aria-label={t.create.seatNo(seat + 1)}
        value={level === null ? 'open' : String(level)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="open">{level === null ? t.table.addBot : t.table.freeSeat}</option>
        {Array.from({ length: count }, (_, one) => (
          <option key={one} value={String(one)}>
            {t.create.bot(levelName(one))}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={18} />
    </span>
  );
};

const Invite = ({ table }: { table: TableInfo }): JSX.Element => {
  const t = words.value.table;
  return (
    <section class="panel panel--pad stack invite" aria-labelledby="invite">
      <h2 id="invite">{t.invite}</h2>
      <p class="small">{t.waitingMore}</p>
      <LinkField label={t.inviteLink} path={tablePath(table.id)} />
      <img class="qr" src={qrPath(table.id)} alt={t.qr} width={220} height={220} />
    </section>
  );
};
