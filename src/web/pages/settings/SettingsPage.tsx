import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { LOCALES, type Locale } from '../../../words/plural.ts';
import { LANGUAGE_NAMES, locale, words } from '../../preferences/language.ts';
import { BarTitle, Frame } from '../../page/Frame.tsx';
import { Icon } from '../../page/Icon.tsx';
import { Choice } from '../../page/Tabs.tsx';
import { forgetKnownHints } from '../../table/known-hints.ts';
import { OtherDevice } from './OtherDevice.tsx';
import { change, settings, type Settings as Wishes, type TextSize } from '../../preferences/settings.ts';
import './settings.css';

const THEMES = ['system', 'light', 'dark'] as const;

export const Settings = (): JSX.Element => {
  const t = words.value;
  const bar = (
    <>
      <a class="btn btn--quiet btn--icon" href="/" aria-label={t.lobby}>
        <Icon name="back" />
      </a>
      <BarTitle name={t.settings} />
    </>
  );
  return (
    <Frame title={t.settings} bar={bar} main="settings">
      <section>
        <h2>{t.settingsPage.language}</h2>
        <Choice<Locale>
          label={t.settingsPage.language}
          options={LOCALES.map((id) => ({ id, label: LANGUAGE_NAMES[id], lang: id }))}
          chosen={locale.value}
          choose={(id) => change({ locale: id })}
        />
      </section>
      <Look />
      <AtTheTable />
      <OtherDevice />
      <p class="small">{t.settingsPage.kept}</p>
    </Frame>
  );
};

const Look = (): JSX.Element => {
  const t = words.value.settingsPage;
  const { theme, text } = settings.value;
  const size = useId();
  return (
    <section class="stack">
      <h2>{t.look}</h2>
      <Choice<Wishes['theme']>
        label={t.look}
        options={THEMES.map((id) => ({ id, label: t.themes[id] }))}
        chosen={theme}
        choose={(id) => change({ theme: id })}
      />
      <div class="sizer">
        <label class="sr" for={size}>
          {t.text}
        </label>
        <span class="sizer__a" aria-hidden="true">
          A
        </span>
        <input
          id={size}
          class="range grow"
          type="range"
          min={0}
          max={3}
          value={text}
          onInput={({ currentTarget }) => change({ text: Number(currentTarget.value) as TextSize })}
        />
        <span class="sizer__z" aria-hidden="true">
          A
        </span>
      </div>
      <p class="sample">{t.sample}</p>
    </section>
  );
};

const AtTheTable = (): JSX.Element => {
  const t = words.value.settingsPage;
  const { secondTap, signs, motion, sound, hints } = settings.value;
  return (
    <section>
      <h2>{t.table}</h2>
      <ul class="opts">
        <Switch
          label={t.secondTap}
          more={t.secondTapMore}
          on={secondTap}
          set={(on) => change({ secondTap: on })}
        />
        <Switch label={t.signs} more={t.signsMore} on={signs} set={(on) => change({ signs: on })} />
        <Switch
          label={t.calm}
          more={t.calmMore}
          on={motion === 'calm'}
          set={(on) => change({ motion: on ? 'calm' : 'system' })}
        />
        <Switch
          label={t.hints}
          more={t.hintsMore}
          on={hints}
          set={(on) => {
            if (on) forgetKnownHints();
            change({ hints: on });
          }}
        />
        <Switch label={t.sound} more={t.soundMore} on={sound} set={(on) => change({ sound: on })} />
      </ul>
    </section>
  );
};

interface SwitchProps {
  readonly label: string;
  readonly more: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

/** The whole line can be tapped; only the switch gets the keyboard focus. */
const Switch = ({ label, more, on, set }: SwitchProps): JSX.Element => {
  const [name, note] = [useId(), useId()];
  return (
    <li>
      <div class="opts__line" onClick={() => set(!on)}>
        <span class="grow">
          <b id={name}>{label}</b>
          <small id={note}>{more}</small>
        </span>
        <button
          class="switch"
          type="button"
          role="switch"
          aria-checked={on}
          aria-labelledby={name}
          aria-describedby={note}
        />
      </div>
    </li>
  );
};
