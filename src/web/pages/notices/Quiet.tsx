import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { NoticeSettings, QuietHours } from '../../../protocol/notice-settings.ts';
import { Cat } from '../../art/Cat.tsx';
import { Select } from '../../page/Select.tsx';
import type { NoticeSettingsWords } from '../../words/notice-settings.en.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MARKS = [0, 6, 12, 18, 24];

const usual = (): QuietHours => ({
  from: 22,
  to: 8,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

const clock = (hour: number): string => `${hour}:00`;

interface QuietProps {
  readonly settings: NoticeSettings;
  readonly change: (settings: NoticeSettings) => void;
  readonly t: NoticeSettingsWords;
}

/** The day as a strip, in which a cat sleeps at night. */
export const Quiet = ({ settings, change, t }: QuietProps): JSX.Element => {
  const { quiet } = settings;
  const title = useId();
  return (
    <section class="panel told__panel" aria-labelledby={title}>
      <div class="told__head">
        <h2 id={title}>{t.quiet}</h2>
        <button
          class="switch"
          type="button"
          role="switch"
          aria-checked={quiet !== null}
          aria-labelledby={title}
          onClick={() => change({ ...settings, quiet: quiet ? null : usual() })}
        />
      </div>
      {quiet && (
        <>
          <Strip quiet={quiet} t={t} />
          <div class="told__hours">
            <Hour
              label={t.quietFrom}
              hour={quiet.from}
              set={(from) => change({ ...settings, quiet: { ...quiet, from } })}
            />
            <Hour
              label={t.quietTo}
              hour={quiet.to}
              set={(to) => change({ ...settings, quiet: { ...quiet, to } })}
            />
          </div>
        </>
      )}
      <p class="small">{t.quietMore}</p>
    </section>
  );
};

const share = (hour: number): string => `${(hour / 24) * 100}%`;

const Strip = ({ quiet: { from, to }, t }: { quiet: QuietHours; t: NoticeSettingsWords }): JSX.Element => {
  const night = from > to;
  const [first, second] = night ? [to, from] : [from, to];
  return (
    <>
      <div
        class={`told__strip ${night ? 'told__strip--night' : ''}`}
        style={{ '--from': share(first), '--to': share(second) }}
        role="img"
        aria-label={t.quietSpan(clock(from), clock(to))}
      >
        <Cat coat="cream" pose="curl" mood="asleep" size={52} />
      </div>
      <div class="told__marks" aria-hidden="true">
        {MARKS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </>
  );
};

interface HourProps {
  readonly label: string;
  readonly hour: number;
  readonly set: (hour: number) => void;
}

const Hour = ({ label, hour, set }: HourProps): JSX.Element => (
  <Select
    label={label}
    value={String(hour)}
    set={(value) => set(Number(value))}
    options={HOURS.map((one) => ({ value: String(one), label: clock(one) }))}
  />
);
