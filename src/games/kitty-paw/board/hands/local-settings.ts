import { effect, signal } from '@preact/signals';

/** How this player likes the mat; kept in this browser. */
export interface MatSettings {
  readonly leftHanded: boolean;
  readonly snap: boolean; // shows where a piece will lie
  readonly exact: boolean; // for experts: a piece let go between the points stays in the paw
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
    // Private windows may refuse; the choice holds until the page is closed.
  }
});
