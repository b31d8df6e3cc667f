import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { isRefusal, type Game, type Kind } from '../../../kernel/game.ts';
import { choicesAt, fittingOptions, readOptions } from '../../../kernel/options.ts';
import { beginsAsRace, hasOwnClock } from '../../../kernel/press.ts';
import { tablePath } from '../../../protocol/api.ts';
import { NO_CLOCK, USUALLY_ALLOWED, type Allowed } from '../../../protocol/table.ts';
import { countLevels, loadGame } from '../../../catalogue/browser/rules.ts';
import { offered } from '../../../catalogue/browser/boards.ts';
import { nameOf, openWords, words, wordsOf } from '../../preferences/language.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { Failed } from '../../page/Failed.tsx';
import { Skeleton } from '../../page/Skeleton.tsx';
import { useAttempt } from '../../page/useAttempt.ts';
import { useLoaded } from '../../page/useLoaded.ts';
import { settings } from '../../preferences/settings.ts';
import { createTable } from '../../table/api.ts';
import { createLocal } from '../../table/local-match.ts';
import { CLOCKS, clockName } from './clocks.ts';
import { OptionFields, SeatFields, Select, type SeatWish, type Where } from './fields.tsx';

interface CreateProps {
  readonly where: Where;
  readonly onClose: () => void;
}

/** The form for a new table, on the server or on this device. Its fields follow from the game's rules. */
export const CreateDialog = ({ where, onClose }: CreateProps): JSX.Element => {
  const t = words.value;
  const [id, setId] = useState(offered()[0] ?? '');
  const form = useLoaded(() => loadForm(id), id);
  return (
    <Dialog title={where === 'here' ? t.home.hotSeat : t.create.title} onClose={onClose}>
      <Select
        label={t.create.game}
        value={id}
        set={setId}
        options={offered().map((one) => ({ value: one, label: nameOf(one) }))}
      />
      {form.is === 'here' ? <TableForm key={id} {...form.value} where={where} /> : <Skeleton lines={4} />}
    </Dialog>
  );
};

const loadForm = async (id: string): Promise<Omit<FormProps, 'where'>> => {
  const [game, levels] = await Promise.all([loadGame(id), countLevels(id), openWords(id)]);
  return { game, levels };
};

const firstSeats = (count: number, where: Where): SeatWish[] =>
  Array.from({ length: count }, (_, seat) => (where === 'here' || seat === 0 ? 'me' : 'open'));

type Wished = Readonly<Record<string, unknown>>;

const isRaceOf = (game: Game<Kind>, seats: number, wished: Wished): boolean => {
  const options = readOptions(game, wished);
  return !isRefusal(options) && beginsAsRace(game, seats, options);
};

const isTimedOf = (game: Game<Kind>, seats: number, wished: Wished): boolean => {
  const options = readOptions(game, wished);
  return !isRefusal(options) && hasOwnClock(game, seats, options);
};

/**
 * Options with which this game is not a race, so that it can be played on one device; null if there are none.
 */
const calmChoice = (
  game: Game<Kind>,
  seats: number,
  options: Readonly<Record<string, unknown>>,
): string | null => {
  const said = wordsOf(game.id).options;
  for (const [name, values] of Object.entries(choicesAt(game, seats, options)))
    for (const value of values)
      if (!isRaceOf(game, seats, { ...options, [name]: value }))
        return said[name]?.values[String(value)] ?? null;
  return null;
};

/**
 * Two people cannot race on one device: the other seats are for bots, or for people with their own device.
 */
const oneOfMe = (wishes: readonly SeatWish[], where: Where, levels: number): SeatWish[] => {
  const other = where === 'here' ? Math.min(settings.value.level, levels - 1) : 'open';
  return wishes.map((wish, seat) => (wish === 'me' && seat > 0 ? other : wish));
};

interface FormProps {
  readonly game: Game<Kind>;
  readonly levels: number;
  readonly where: Where;
}

const TableForm = ({ game, levels, where }: FormProps): JSX.Element => {
  const t = words.value.create;
  const { route } = useLocation();
  const [min, max] = game.seats;
  const [wished, setSeats] = useState(firstSeats(Math.max(2, min), where));
  const [names, setNames] = useState<string[]>([]);
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>({});
  const [clock, setClock] = useState(0);
  const [listed, setListed] = useState(false);
  const [allows, setAllows] = useState(USUALLY_ALLOWED);
  const { going, problem, start } = useAttempt();
  const options = fittingOptions(game, wished.length, chosen);
  const race = isRaceOf(game, wished.length, options);
  const timed = isTimedOf(game, wished.length, options);
  const seats = race ? oneOfMe(wished, where, levels) : wished;
  const create = (event: SubmitEvent): void => {
    event.preventDefault();
    start(async () => route(tablePath(await made())));
  };
  const made = async (): Promise<string> => {
    if (where === 'here')
      return createLocal({
        game: game.id,
        options,
        seats: seats.map((wish, seat) =>
          typeof wish === 'number'
            ? { kind: 'bot', level: wish }
            : { kind: 'person', name: names[seat]?.trim() ?? '' },
        ),
      });
    const wishes = seats.map((wish) =>
      typeof wish === 'number' ? ({ kind: 'bot', level: wish } as const) : { kind: wish },
    );
    const setting = timed ? NO_CLOCK : (CLOCKS[clock] ?? NO_CLOCK);
    const help = race ? {} : { allows };
    const { table } = await createTable({
      game: game.id,
      options,
      seats: wishes,
      listed,
      clock: setting,
      ...help,
    });
    return table.id;
  };
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <form class="stack" onSubmit={create}>
      {counts.length > 1 && (
        <Select
          label={t.players}
          value={String(seats.length)}
          set={(count) => setSeats(firstSeats(Number(count), where))}
          options={counts.map((count) => ({ value: String(count), label: String(count) }))}
        />
      )}
      {race && where === 'here' && <p class="small">{t.race(calmChoice(game, seats.length, options))}</p>}
      <SeatFields
        seats={seats}
        set={setSeats}
        names={names}
        setNames={setNames}
        levels={levels}
        where={where}
        alone={race}
      />
      <OptionFields game={game} seats={seats.length} chosen={options} set={setChosen} />
      {where === 'online' && !timed && (
        <Select
          label={t.clock}
          value={String(clock)}
          set={(at) => setClock(Number(at))}
          options={CLOCKS.map((setting, at) => ({ value: String(at), label: clockName(setting) }))}
        />
      )}
      {where === 'online' && (
        <>
          {!race && <AllowedFields allows={allows} set={setAllows} />}
          <Check label={t.listed} more={t.listedMore} on={listed} set={setListed} />
        </>
      )}
      <Failed problem={problem} />
      <div class="dialog__go">
        <button class="btn btn--primary btn--big" aria-disabled={going}>
          {where === 'here' ? t.goHere : t.go}
        </button>
      </div>
    </form>
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
