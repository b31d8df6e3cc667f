import type { JSX } from 'preact';
import { useLocation } from 'preact-iso';
import { tablePath } from '../../../../protocol/api.ts';
import type { GuestId, TableId, TableInfo } from '../../../../protocol/table.ts';
import { signOfSeat } from '../../../art/base/seats.ts';
import type { Coat } from '../../../art/base/coats.ts';
import { Portrait } from '../../../art/Portrait.tsx';
import { Failed } from '../../../page/Failed.tsx';
import { useAttempt } from '../../../page/useAttempt.ts';
import { words } from '../../../preferences/language.ts';
import type { NextTable, TableSource } from '../../../table/source.ts';
import { EmoteBubble } from '../emotes/EmoteBubble.tsx';
import { EmotePicker } from '../emotes/EmotePicker.tsx';
import { areAway, namesOf, type RematchState } from './rematch-state.ts';
import { goOnce } from './useRematch.ts';
import './rematch.css';

interface RematchProps {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly coats: readonly Coat[];
  readonly state: RematchState;
}

/** The question "once more?", as it stands for this person. */
export const Rematch = ({ source, table, coats, state }: RematchProps): JSX.Element | null => {
  const t = words.value.end;
  const { going, problem, start } = useAttempt();
  const { route } = useLocation();
  if (state.is === 'watching') return null;
  const acts: Acts = {
    ask: () => start(async () => goIfBegun(await source.rematch(), route)),
    decline: () => start(async () => source.seats?.declineRematch()),
    go: (next) =>
      start(async () => {
        if (state.is === 'silent') await source.seats?.freeRematchSeats(next);
        route(state.is === 'followed' ? `${tablePath(next)}?watch` : tablePath(next));
      }),
  };
  const { says, sub, buttons } = questionOf(table, state, acts);
  const guests = 'guests' in state ? state.guests : [];
  return (
    <section
      class={`rematch ${state.is === 'asked' ? 'rematch--asked' : ''} ${says ? '' : 'rematch--bare'}`}
      role="group"
      aria-label={t.rematch.title}
    >
      {says && (
        <div class="rematch__who">
          <Faces source={source} table={table} guests={guests} coats={coats} away={state.is === 'declined'} />
          <p class="grow">
            <b>{says}</b>
            {sub && <small>{sub}</small>}
          </p>
          <OwnFace source={source} table={table} coats={coats} />
        </div>
      )}
      <div class="row rematch__do">
        {buttons.map(({ label, act }, i) => (
          <button
            key={label}
            class={`btn btn--big ${i === 0 && state.is !== 'thinking' ? 'btn--primary' : ''}`}
            aria-disabled={going}
            onClick={act}
          >
            {label}
          </button>
        ))}
      </div>
      <Failed problem={problem} />
    </section>
  );
};

const goIfBegun = ({ id, begun }: NextTable, route: (path: string) => void): void => {
  if (begun) goOnce(id, route);
};

interface Acts {
  readonly ask: () => void;
  readonly decline: () => void;
  readonly go: (next: TableId) => void;
}
interface Question {
  readonly says: string;
  readonly sub?: string;
  readonly buttons: readonly { readonly label: string; readonly act: () => void }[];
}

/** The sentence and its buttons, the main one first. */
const questionOf = (
  table: TableInfo,
  state: Exclude<RematchState, { is: 'watching' }>,
  { ask, decline, go }: Acts,
): Question => {
  const t = words.value.end.rematch;
  const guests = 'guests' in state ? state.guests : [];
  const names = namesOf(table, guests);
  const all = names.join(', ');
  const somebodyElse = (next: TableId) => ({ label: t.somebodyElse, act: () => go(next) });
  const takeBack = { label: t.takeBack, act: decline };
  switch (state.is) {
    case 'alone':
      return { says: '', buttons: [{ label: words.value.end.again, act: ask }] };
    case 'open': {
      const sub = areAway(table, guests) ? t.away(all, names.length) : t.same;
      return { says: t.open(all), sub, buttons: [{ label: t.ask, act: ask }] };
    }
    case 'asked':
      return {
        says: t.asks(names[0] ?? ''),
        sub: t.same,
        buttons: [
          { label: t.yes, act: ask },
          { label: t.no, act: decline },
        ],
      };
    case 'refused':
      return { says: t.refused, buttons: [{ label: t.afterAll, act: ask }] };
    case 'thinking':
      return { says: t.thinks(all, names.length), buttons: [takeBack] };
    case 'silent':
      return { says: t.silent(all), buttons: [somebodyElse(state.next), takeBack] };
    case 'declined':
      return { says: t.declined(all), buttons: [somebodyElse(state.next)] };
    case 'followed':
      return { says: t.begun, buttons: [{ label: t.watch, act: () => go(state.next) }] };
    case 'begun':
      break;
  }
  return { says: t.begun, buttons: [{ label: t.go, act: () => go(state.next) }] };
};

interface FacesProps {
  readonly source: TableSource;
  readonly table: TableInfo;
  readonly guests: readonly GuestId[];
  readonly coats: readonly Coat[];
  readonly away: boolean;
}

const Faces = ({ source, table, guests, coats, away }: FacesProps): JSX.Element => (
  <>
    {table.seats.map((seat, i) =>
      seat.kind === 'person' && guests.includes(seat.guest) ? (
        <span key={i} class="emoting">
          <Portrait
            coat={coats[i] ?? 'ginger'}
            seat={signOfSeat(i)}
            size={44}
            mood={away ? 'asleep' : 'alert'}
          />
          <EmoteBubble source={source} table={table} seat={i} />
        </span>
      ) : null,
    )}
  </>
);

/** Emotes are for the end too. */
const OwnFace = ({ source, table, coats }: Omit<RematchProps, 'state'>): JSX.Element | null => {
  const [seat] = source.session.value.yours;
  if (!source.chat || seat === undefined) return null;
  return (
    <span class="emoting">
      <EmotePicker source={source}>
        <Portrait coat={coats[seat] ?? 'ginger'} seat={signOfSeat(seat)} size={44} />
      </EmotePicker>
      <EmoteBubble source={source} table={table} seat={seat} />
    </span>
  );
};
