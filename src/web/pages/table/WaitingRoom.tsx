import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/game.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { Cat } from '../../art/Cat.tsx';
import { Sign } from '../../art/base/Sign.tsx';
import { signOfSeat } from '../../art/base/seats.ts';
import { nameOf, words } from '../../preferences/language.ts';
import { countLevels } from '../../../catalogue/browser/bots.ts';
import { BarLinks, BarTitle, Frame, HomeLink } from '../../page/Frame.tsx';
import { Cover } from '../../page/Cover.tsx';
import { Icon } from '../../page/Icon.tsx';
import { TournamentLink } from '../../page/TournamentLink.tsx';
import { Notice } from '../../page/Notice.tsx';
import { useLater } from '../../page/useLater.ts';
import { useLoaded } from '../../page/useLoaded.ts';
import { Invitation, seatsFor } from '../invite/Invitation.tsx';
import { SeatTaken } from '../invite/SeatTaken.tsx';
import { Share } from '../invite/Share.tsx';
import { TableFacts } from '../invite/TableFacts.tsx';
import { RenameButton } from '../lobby/YourName.tsx';
import { levelName, seatName, seatNote } from '../../table/people.ts';
import { isTimed } from '../../table/own-clock.ts';
import type { TableSource } from '../../table/source.ts';
import { allowedWords } from './allowed.ts';
import { AskAboutSeats } from '../../push/AskToTell.tsx';
import { Toasts } from './Toasts.tsx';
import { useKeptFocus } from '../../page/useKeptFocus.ts';
import { useWaitingVoice } from './useVoice.ts';
import './waiting-room.css';

interface RoomProps {
  readonly source: TableSource;
  readonly table: TableInfo;
}

interface WaitingProps extends RoomProps {
  readonly watching: boolean; // without a seat, and wants none
  readonly watch: () => void;
}

/** The next focus when the button to sit down or to leave was pressed and is gone. */
const NEXT = '.seatline--mine, .invitation .btn--primary, .seatline .btn--primary, .notice .btn';

/** Before the first move: an invitation for those who come, and for those at the table who is here. */
export const WaitingRoom = ({ source, table, watching, watch }: WaitingProps): JSX.Element => {
  const t = words.value.table;
  useWaitingVoice(source, table);
  useKeptFocus('.waiting', NEXT);
  const { yours, me, refused } = source.session.value;
  const gone = refused?.why === 'no-such-table';
  const invited = yours.length === 0 && !watching;
  const bar = (
    <>
      <HomeLink />
      <TournamentLink table={table} />
      <BarTitle name={nameOf(table.game)} sub={invited ? t.invitation.sub : t.waitingFor} />
      <BarLinks rules={`/rules/${table.game}?table=${table.id}`} />
    </>
  );
  return (
    <Frame title={nameOf(table.game)} bar={bar} main={`waiting ${invited || gone ? 'waiting--one' : ''}`}>
      {gone ? (
        <PutAway />
      ) : !invited ? (
        <>
          {yours.length > 0 && table.tournament === undefined && (
            <Share id={table.id}>
              <InviteKnown table={table} />
            </Share>
          )}
          <Seats source={source} table={table} />
        </>
      ) : seatsFor(table, me).length > 0 ? (
        <Invitation source={source} table={table} help={helpWords(source, table)} watch={watch} />
      ) : (
        <SeatTaken table={table} watch={watch} />
      )}
      {!gone && <Toasts source={source} />}
    </Frame>
  );
};

const loadFriends = () => import('../../seek/InviteFriends.tsx').then(({ InviteFriends }) => InviteFriends);

/** Only while there is a seat for somebody. */
const InviteKnown = ({ table }: { table: TableInfo }): JSX.Element | null => {
  const InviteFriends = useLater(true, loadFriends);
  const free = table.seats.some((seat) => seat.kind === 'open');
  return free && InviteFriends ? <InviteFriends table={table.id} /> : null;
};

const helpWords = ({ game }: TableSource, table: TableInfo): string =>
  isTimed(game, table) ? '' : allowedWords(table);

/** The host has left the table while others looked at it. */
const PutAway = (): JSX.Element => {
  const t = words.value;
  return (
    <Notice title={t.table.invitation.putAway} text={t.table.invitation.othersWait}>
      <a class="btn btn--primary btn--big" href="/">
        {t.missing.home}
      </a>
    </Notice>
  );
};

const Seats = ({ source, table }: RoomProps): JSX.Element => {
  const t = words.value.table;
  const { yours, me } = source.session.value;
  const creator = me !== null && table.creator === me;
  const enough = table.seats.filter(({ kind }) => kind !== 'open').length >= source.game.seats[0];
  const open = table.seats.some(({ kind }) => kind === 'open');
  return (
    <section class="panel panel--pad stack">
      <div class="cover-frame waiting__scene desk-only" aria-hidden="true">
        <Cover game={table.game} />
      </div>
      <div class="row waiting__what">
        <Cat coat="cream" pose="loaf" size={72} />
        <div>
          <h2>{t.waitingFor}</h2>
          <p class="small">{whenItBegins(open, creator, enough)}</p>
        </div>
      </div>
      <ol class="stack" aria-label={words.value.create.seats}>
        {table.seats.map((_, seat) => (
          <SeatLine key={seat} source={source} table={table} seat={seat} />
        ))}
      </ol>
      {creator && enough && (
        <button class="btn btn--primary btn--big" onClick={() => source.seats?.start()}>
          {t.start}
        </button>
      )}
      {creator && open && <AskAboutSeats />}
      <TableFacts game={source.game} table={table} />
      <p class="small">{helpWords(source, table)}</p>
      <div class="row wrap">
        <RenameButton />
        {yours.length > 0 && (
          <button class="btn btn--quiet" onClick={() => source.seats?.leave()}>
            {t.leave}
          </button>
        )}
      </div>
    </section>
  );
};

const whenItBegins = (open: boolean, creator: boolean, enough: boolean): string => {
  const { waits } = words.value.table;
  if (creator) return open ? (enough ? waits.startNow : waits.whenFull) : waits.youStart;
  return open ? waits.whenFullOrHost : waits.hostStarts;
};

const SeatLine = ({ source, table, seat }: RoomProps & { seat: Seat }): JSX.Element => {
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
