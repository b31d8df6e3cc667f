import { useEffect, useRef } from 'preact/hooks';
import { playTheme, stopTheme, type Theme } from '../../kit/theme.ts';
import { settings } from '../../preferences/settings.ts';

/** Plays the tune of the game at the start of a match, and as a sample when the sound is switched on. */
export const useTheme = (theme: Theme | undefined, begins: boolean): void => {
  const { sound } = settings.value;
  const switched = useRef(false);
  useEffect(() => {
    const wanted = begins || switched.current;
    switched.current = true;
    if (sound && wanted && theme) playTheme(theme);
    return stopTheme;
  }, [sound]);
};
