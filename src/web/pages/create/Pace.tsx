import type { JSX } from 'preact';
import { DAYS_A_MOVE, type ClockSetting } from '../../../protocol/table.ts';
import { words } from '../../preferences/language.ts';
import { Choice } from '../../page/Tabs.tsx';
import { clockName, shortClockName } from '../../table/clock-words.ts';
import { CLOCKS, daysClock } from '../../table/clocks.ts';

interface PaceProps {
  readonly clock: ClockSetting;
  readonly set: (clock: ClockSetting) => void;
}

/** One choice in two groups: a clock for people who play now, or days for a move. */
export const Pace = ({ clock, set }: PaceProps): JSX.Element => {
  const t = words.value.create;
  return (
    <>
      <Group label={t.paceNow} clocks={CLOCKS} clock={clock} set={set} />
      <Group
        label={t.paceDays}
        clocks={DAYS_A_MOVE.map((days) => daysClock(days, clock))}
        clock={clock}
        set={set}
      />
    </>
  );
};

interface GroupProps extends PaceProps {
  readonly label: string;
  readonly clocks: readonly ClockSetting[];
}

const Group = ({ label, clocks, clock, set }: GroupProps): JSX.Element => (
  <div class="create__line">
    <b aria-hidden="true">{label}</b>
    <Choice
      label={label}
      options={clocks.map((one, at) => ({
        id: String(at),
        label: shortClockName(one),
        aloud: clockName(one),
      }))}
      chosen={String(clocks.findIndex((one) => clockName(one) === clockName(clock)))}
      choose={(at) => set(clocks[Number(at)] ?? clock)}
    />
  </div>
);
