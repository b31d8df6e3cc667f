import { effect, signal } from '@preact/signals';

/** This player's settings of the mat; kept in this browser. */
export interface MatSettings {
  readonly leftHanded: boolean;
  readonly snap: boolean; // shows where a piece will be placed
  readonly exact: boolean; // for experts: a piece released between two points stays in the paw
}

const KEY = 'clowder.kitty-paw';
const USUAL: MatSettings = { leftHanded: false, snap: true, exact: false };

const read = (): MatSettings => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof MatSettings, unknown>>;
    return { leftHanded: kept.leftHanded === true, snap: kept.snap !== false, exact: kept.exact === true };
  } catch {
    return USUAL;
  }
};

export const matSettings = signal<MatSettings>(read());

effect(() => {
  const text = JSON.stringify(matSettings.value);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Private windows may have no storage; then the settings last until the page is closed.
  }
});
