import type { JSX } from 'preact';
import type { Game, Kind } from '../../../kernel/game.ts';
import { HOLIDAYS, type Allowed, type DaysClock } from '../../../protocol/table.ts';
import { words } from '../../preferences/language.ts';
import { isCalm } from '../../preferences/settings.ts';
import { Icon } from '../../page/Icon.tsx';
import { mayBeRated, type Settled, type TableChoice } from './choice.ts';
import { OptionFields, SeatFields } from './fields.tsx';
import { differences } from './summary.ts';

const WEEK = Math.max(...HOLIDAYS);

interface WholeFormProps {
  readonly game: Game<Kind>;
  readonly levels: number;
  readonly choice: TableChoice;
  readonly settled: Settled;
  readonly preset: boolean; // a preset says all options
  readonly set: (choice: TableChoice) => void;
}

/** The whole form: every seat, every option, the help that is allowed. When folded it lists what differs from the usual. */
export const WholeForm = ({ game, levels, choice, settled, preset, set }: WholeFormProps): JSX.Element => {
  const t = words.value.create;
  const here = choice.company === 'here';
  const ratable = mayBeRated(game, choice, settled);
  const unusual = differences(game, choice, settled, preset);
  return (
    <details class="more" onToggle={({ currentTarget }) => showOpened(currentTarget)}>
      <summary>
        <span class="grow">
          <b>{t.more}</b> <small>· {unusual.length > 0 ? unusual.join(' · ') : t.moreAbout}</small>
        </span>
        <Icon name="chevron" />
      </summary>
      <div class="stack">
        <SeatFields
          seats={settled.seats}
          set={(seats) => set({ ...choice, seats })}
          names={choice.names}
          setNames={(names) => set({ ...choice, names })}
          levels={levels}
          here={here}
          alone={settled.race}
        />
        <OptionFields
          game={game}
          seats={settled.seats.length}
          chosen={settled.options}
          set={(options) => set({ ...choice, options })}
        />
        {!here && !settled.timed && choice.clock.kind === 'days' && (
          <DaysFields clock={choice.clock} set={(clock) => set({ ...choice, clock })} />
        )}
        {ratable && (
          <Check
            label={words.value.people.rated}
            more={words.value.people.ratedMore}
            on={choice.rated}
            set={(rated) => set({ ...choice, rated })}
          />
        )}
        {!here && !settled.race && !(ratable && choice.rated) && (
          <AllowedFields allows={choice.allows} set={(allows) => set({ ...choice, allows })} />
        )}
      </div>
    </details>
  );
};

/** Scrolls an unfolded part to the top: on a phone it would open below the edge, unseen. */
const showOpened = (part: HTMLDetailsElement): void => {
  if (part.open) part.scrollIntoView({ block: 'start', behavior: isCalm() ? 'auto' : 'smooth' });
};

interface DaysProps {
  readonly clock: DaysClock;
  readonly set: (clock: DaysClock) => void;
}

const DaysFields = ({ clock, set }: DaysProps): JSX.Element => {
  const t = words.value.create;
  return (
    <>
      <Check
        label={t.holiday}
        more={t.holidayMore(WEEK)}
        on={clock.holiday > 0}
        set={(on) => set({ ...clock, holiday: on ? WEEK : 0 })}
      />
      <Check
        label={t.late}
        more={t.lateMore}
        on={clock.late === 'lose'}
        set={(on) => set({ ...clock, late: on ? 'lose' : 'bot' })}
      />
    </>
  );
};

interface AllowedProps {
  readonly allows: Allowed;
  readonly set: (allows: Allowed) => void;
}

/** The help that the table allows among people; against bots there is always all of it. */
const AllowedFields = ({ allows, set }: AllowedProps): JSX.Element => {
  const t = words.value.create;
  return (
    <>
      <Check label={t.hints} more={t.hintsMore} on={allows.hint} set={(hint) => set({ ...allows, hint })} />
      <Check
        label={t.takebacks}
        more={t.takebacksMore}
        on={allows.takeback}
        set={(takeback) => set({ ...allows, takeback })}
      />
    </>
  );
};

interface CheckProps {
  readonly label: string;
  readonly more: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

const Check = ({ label, more, on, set }: CheckProps): JSX.Element => (
  <label class="check">
    <input type="checkbox" checked={on} onChange={({ currentTarget }) => set(currentTarget.checked)} />
    <span>
      <b>{label}</b>
      <small>{more}</small>
    </span>
  </label>
);
