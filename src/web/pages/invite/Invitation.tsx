import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type { Seat } from '../../../kernel/game.ts';
import type { GuestId, SeatInfo, TableInfo } from '../../../protocol/table.ts';
import { Portrait } from '../../art/Portrait.tsx';
import { Sign } from '../../art/base/Sign.tsx';
import { signOfSeat } from '../../art/base/seats.ts';
import { playedName, titleOf, words } from '../../preferences/language.ts';
import { settings } from '../../preferences/settings.ts';
import { Cover } from '../../page/Cover.tsx';
import { Icon } from '../../page/Icon.tsx';
import { PersonCat } from '../../page/PersonCat.tsx';
import { NameInput } from '../../page/NameInput.tsx';
import { isReserved } from '../../page/reserved-name.ts';
import { useAttempt } from '../../page/useAttempt.ts';
import { useLoaded } from '../../page/useLoaded.ts';
import { agreeOnMe, chooseName } from '../../table/about-me.ts';
import { readProfile } from '../../table/api.ts';
import { seatName, seatNote } from '../../table/people.ts';
import type { TableSource } from '../../table/source.ts';
import { TableFacts } from './TableFacts.tsx';
import './invite.css';

interface InvitationProps {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly help: string; // the help that the table allows, in words
  readonly watch: () => void;
}

/** The seats that this guest may take; one that was kept for them comes first. */
export const seatsFor = ({ seats }: TableInfo, me: GuestId | null): Seat[] =>
  seats
    .flatMap((sitter, seat) => (isFor(sitter, me) ? [{ seat, kept: isKept(sitter) }] : []))
    .toSorted((a, b) => Number(b.kept) - Number(a.kept))
    .map(({ seat }) => seat);

const isKept = (sitter: SeatInfo): boolean => sitter.kind === 'open' && sitter.keptFor !== null;
const isFor = (sitter: SeatInfo, me: GuestId | null): boolean =>
  sitter.kind === 'open' && (sitter.keptFor === null || sitter.guest === me);

/** The person who invites, the game, its length, and one button to accept. */
export const Invitation = ({ source, table, help, watch }: InvitationProps): JSX.Element => {
  const t = words.value.table.invitation;
  const host = table.seats.find((seat) => seat.kind === 'person' && seat.guest === table.creator);
  const game = playedName(table.game);
  return (
    <section class="panel invitation" aria-labelledby="invitation">
      <div class="cover-frame invitation__scene" aria-hidden="true">
        <Cover game={table.game} />
      </div>
      <div class="invitation__what">
        <div class="invitation__says">
          <Host guest={table.creator} />
          <h2 id="invitation">
            {host?.kind === 'person' && host.name ? t.invites(host.name, game) : t.invited(game)}
          </h2>
        </div>
        <p>{titleOf(table.game)?.about}</p>
        <TableFacts game={source.game} table={table} />
        {help && <p class="small">{help}</p>}
      </div>
      <Accept source={source} table={table} watch={watch} />
    </section>
  );
};

/** The cat of the person who invites. Until it is known the place stays free: another cat would be seen first. */
const Host = ({ guest }: { guest: GuestId }): JSX.Element => {
  const loaded = useLoaded(() => readProfile(guest), guest);
  if (loaded.is === 'loading') return <svg width={HOST} height={HOST} />;
  if (loaded.is === 'failed') return <Portrait coat="calico" size={HOST} mood="alert" />;
  return <PersonCat cat={loaded.value.cat} size={HOST} mood="alert" />;
};
const HOST = 64;

const Accept = ({ source, table, watch }: Omit<InvitationProps, 'help'>): JSX.Element => {
  const t = words.value;
  const { me } = source.session.value;
  const free = seatsFor(table, me);
  const [wanted, setWanted] = useState<Seat | null>(null);
  const [name, setName] = useState<string | null>(null); // null: as it is
  const [reserved, setReserved] = useState(false);
  const { going, start } = useAttempt();
  useEffect(() => void agreeOnMe(), []);
  const seat = wanted !== null && free.includes(wanted) ? wanted : free[0];
  const offline = source.link.value === 'offline';
  const accept = (event: SubmitEvent): void => {
    event.preventDefault();
    start(async () => {
      const chosen = name?.trim() ?? '';
      const isNew = chosen !== '' && chosen !== settings.value.name;
      const refused = isNew && (await isReserved(chosen));
      setReserved(refused);
      if (refused) return;
      if (isNew) await chooseName(chosen);
      if (seat !== undefined) source.seats?.sit(seat);
    });
  };
  return (
    <form class="invitation__go" onSubmit={accept}>
      <SeatChoice table={table} free={free} chosen={seat} choose={setWanted} />
      <OwnName name={name ?? settings.value.name} set={setName} />
      {reserved && <p role="alert">{t.problems['name-reserved']}</p>}
      <div class="invitation__sit">
        <button class="btn btn--primary btn--big" disabled={offline} aria-disabled={going}>
          {t.home.sit}
        </button>
      </div>
      {offline && (
        <p class="small" role="status">
          {t.connecting}
        </p>
      )}
      <div class="invitation__else">
        <a class="btn" href={`/rules/${table.game}?table=${table.id}`}>
          <Icon name="book" />
          {t.table.invitation.howToPlay}
        </a>
        <button class="btn" type="button" onClick={watch}>
          <Icon name="eye" />
          {t.table.invitation.justWatch}
        </button>
      </div>
      <p class="small">{t.table.invitation.free}</p>
    </form>
  );
};

interface SeatChoiceProps {
  readonly table: TableInfo;
  readonly free: readonly Seat[];
  readonly chosen: Seat | undefined;
  readonly choose: (seat: Seat) => void;
}

/** Everybody at the table, and which seat would be mine; several free seats can be chosen from. */
const SeatChoice = ({ table, free, chosen, choose }: SeatChoiceProps): JSX.Element => {
  const t = words.value;
  const group = useId();
  return (
    <ol class="invitation__seats" aria-label={t.create.seats}>
      {table.seats.map((_, seat) => {
        const mine = seat === chosen;
        const look = `chip seatline ${free.includes(seat) ? 'seatline--free' : ''}`;
        const who = (
          <>
            <Sign sign={signOfSeat(seat)} size={36} />
            <span class="chip__who">
              <span class="chip__name">{mine ? t.you : seatName(table, [], seat)}</span>
              <span class="chip__sub">{seatNote(table, [], seat)}</span>
            </span>
          </>
        );
        return (
          <li key={seat}>
            {free.length > 1 && free.includes(seat) ? (
              <label class={look}>
                <input
                  class="sr"
                  type="radio"
                  name={group}
                  aria-label={t.create.seatNo(seat + 1)}
                  checked={mine}
                  onChange={() => choose(seat)}
                />
                {who}
              </label>
            ) : (
              <div class={look}>{who}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
};

const OwnName = ({ name, set }: { name: string; set: (name: string) => void }): JSX.Element => {
  const t = words.value.home;
  const field = useId();
  return (
    <div class="field">
      <label class="small" for={field}>
        {t.yourName}
      </label>
      <NameInput id={field} autocomplete="nickname" placeholder={t.namePlaceholder} name={name} set={set} />
    </div>
  );
};
