import { Fragment, type JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Game, Kind } from '../../../kernel/game.ts';
import { choicesAt } from '../../../kernel/options.ts';
import { words, wordsOf } from '../../preferences/language.ts';
import { NameInput } from '../../page/NameInput.tsx';
import { Select } from '../../page/Select.tsx';
import { levelName } from '../../table/people.ts';
import type { SeatWish } from './choice.ts';

const wish = (value: string): SeatWish => (value === 'me' || value === 'open' ? value : Number(value));

interface SeatFieldsProps {
  readonly seats: readonly SeatWish[];
  readonly set: (seats: SeatWish[]) => void;
  readonly names: readonly string[]; // of people who share this device
  readonly setNames: (names: string[]) => void;
  readonly levels: number;
  readonly here: boolean; // all at this device
  readonly alone: boolean; // only the first seat can be played on this device
}

export const SeatFields = (props: SeatFieldsProps): JSX.Element => {
  const { seats, set, names, setNames, levels, here, alone } = props;
  const t = words.value;
  const people = here
    ? [{ value: 'me', label: t.create.here }]
    : [
        { value: 'me', label: t.create.me },
        { value: 'open', label: t.create.open },
      ];
  const bots = Array.from({ length: levels }, (_, level) => ({
    value: String(level),
    label: t.create.bot(levelName(level)),
  }));
  return (
    <fieldset class="stack fieldset">
      <legend>{t.create.seats}</legend>
      {seats.map((chosen, seat) => (
        <Fragment key={seat}>
          <Select
            label={t.create.seatNo(seat + 1)}
            value={String(chosen)}
            set={(value) => set(seats.with(seat, wish(value)))}
            options={[...people.filter(({ value }) => value !== 'me' || seat === 0 || !alone), ...bots]}
          />
          {here && chosen === 'me' && (
            <NameField
              label={t.create.nameAt(seat + 1)}
              value={names[seat] ?? ''}
              set={(name) => setNames(seats.map((_, at) => (at === seat ? name : (names[at] ?? ''))))}
            />
          )}
        </Fragment>
      ))}
    </fieldset>
  );
};

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly set: (name: string) => void;
}

/** A name is optional: a seat without a name is called by its colour. */
const NameField = ({ label, value, set }: NameFieldProps): JSX.Element => {
  const field = useId();
  return (
    <div class="pick">
      <label for={field}>{label}</label>
      <div class="field">
        <NameInput
          id={field}
          autocomplete="off"
          placeholder={words.value.create.nameOptional}
          name={value}
          set={set}
        />
      </div>
    </div>
  );
};

interface OptionFieldsProps {
  readonly game: Game<Kind>;
  readonly seats: number;
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly set: (options: Record<string, unknown>) => void;
}

/**
 * A form for the game's options, with the default first; only those that matter for this number of seats. The
 * game's words label them.
 */
export const OptionFields = ({ game, seats, chosen, set }: OptionFieldsProps): JSX.Element => {
  const said = wordsOf(game.id).options;
  return (
    <>
      {Object.entries(choicesAt(game, seats, chosen)).map(([name, values]) => (
        <Select
          key={name}
          label={said[name]?.label ?? name}
          value={String(Object.hasOwn(chosen, name) ? chosen[name] : values[0])}
          set={(value) => set({ ...chosen, [name]: values.find((one) => String(one) === value) })}
          options={values.map((one) => ({
            value: String(one),
            label: said[name]?.values[String(one)] ?? String(one),
          }))}
        />
      ))}
    </>
  );
};
