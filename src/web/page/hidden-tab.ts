import { useEffect, useState } from 'preact/hooks';
import { playSound } from '../kit/sounds.ts';
import { settings } from '../preferences/settings.ts';

const ICON = '/icon.svg';
const CALLING_ICON = '/icon-turn.svg';

export const useHidden = (): boolean => {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = (): void => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
};

/** The icon of the tab has a dot while this is true. */
export const useCallingIcon = (calls: boolean): void => {
  useEffect(() => {
    if (!calls) return undefined;
    setIcon(CALLING_ICON);
    return () => setIcon(ICON);
  }, [calls]);
};

let usualTitle: string | null = null; // null: nothing is called out

/** Until somebody looks at this tab again it says this, its icon has a dot; a soft sound is played once. */
export const callOut = (text: string): void => {
  if (settings.value.sound) playSound('turn');
  if (usualTitle === null) document.addEventListener('visibilitychange', calm, { once: true });
  usualTitle ??= document.title;
  document.title = text;
  setIcon(CALLING_ICON);
};

const calm = (): void => {
  if (usualTitle !== null) document.title = usualTitle;
  usualTitle = null;
  setIcon(ICON);
};

const setIcon = (address: string): void =>
  document.querySelector('link[rel="icon"]')?.setAttribute('href', address);
