import type { JSX } from 'preact';
import { Icon } from '../../page/Icon.tsx';
import { words } from '../../preferences/language.ts';
import { change, settings } from '../../preferences/settings.ts';

/** Sounds on or off by one tap, here and in the settings. */
export const SoundSwitch = (): JSX.Element => {
  const { sound } = settings.value;
  const name = words.value.sounds;
  return (
    <button
      class="btn btn--quiet btn--icon"
      aria-label={name}
      title={name}
      aria-pressed={sound}
      onClick={() => change({ sound: !sound })}
    >
      <Icon name={sound ? 'sound' : 'mute'} />
    </button>
  );
};
