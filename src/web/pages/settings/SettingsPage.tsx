import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { LOCALES, type Locale } from '../../../words/plural.ts';
import { LANGUAGE_NAMES, locale, words } from '../../preferences/language.ts';
import { BarTitle, Frame } from '../../page/Frame.tsx';
import { Icon } from '../../page/Icon.tsx';
import { Switch } from '../../page/Switch.tsx';
import { Choice } from '../../page/Tabs.tsx';
import { forgetKnownHints } from '../../table/known-hints.ts';
import { OtherDevice } from './OtherDevice.tsx';
import { change, settings, type Settings as Wishes, type TextSize } from '../../preferences/settings.ts';
import { usePageWords, type PageWords } from '../../page/usePageWords.ts';
import type { SettingsWords } from '../../words/settings.en.ts';
import './settings.css';

const WORDS: PageWords<SettingsWords> = {
  en: () => import('../../words/settings.en.ts'),
  uk: () => import('../../words/settings.uk.ts'),
  ru: () => import('../../words/settings.ru.ts'),
};

const THEMES = ['system', 'light', 'dark'] as const;

export const Settings = (): JSX.Element => {
  const t = words.value;
  const own = usePageWords(WORDS);
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
      {own && (
        <>
          <section>
            <h2>{own.language}</h2>
            <Choice<Locale>
              label={own.language}
              options={LOCALES.map((id) => ({ id, label: LANGUAGE_NAMES[id], lang: id }))}
              chosen={locale.value}
              choose={(id) => change({ locale: id })}
            />
          </section>
          <Look t={own} />
          <AtTheTable t={own} />
          <OtherDevice />
          <nav class="row wrap" aria-label={own.account}>
            <a class="btn" href="/account">
              {own.account}
            </a>
            <a class="btn btn--quiet" href="/privacy">
              {own.privacy}
            </a>
          </nav>
          <a class="btn" href="/notices">
            {own.notices}
          </a>
          <p class="small">{own.kept}</p>
        </>
      )}
    </Frame>
  );
};

const Look = ({ t }: { t: SettingsWords }): JSX.Element => {
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

const AtTheTable = ({ t }: { t: SettingsWords }): JSX.Element => {
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
        <Switch
          label={words.value.sounds}
          more={t.soundMore}
          on={sound}
          set={(on) => change({ sound: on })}
        />
      </ul>
    </section>
  );
};
