/** An event of the player on the table. */
export interface Input {
  readonly type: string; // of the event
  readonly key: string; // empty for a pointer
  readonly showsAll: boolean; // on a button that skips all pauses
}

/** The steps that the table has not shown to their end. */
interface Steps {
  readonly pauses: () => boolean; // the player should read what is shown now
  readonly goOn: () => void;
  readonly finish: () => void;
}

const SILENT_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta']);
const PRESSING_KEYS = new Set(['Enter', ' ']); // a click follows them on a button

/**
 * Input never waits: it shows everything that has come and then acts on what it shows; a pause is left beat by beat.
 * True for a click that only ended a pause: nothing else may act on it.
 */
export const inputFirst = ({ pauses, goOn, finish }: Steps): ((input: Input) => boolean) => {
  let onlyGoesOn = false; // this press ends a pause, and its click has nothing more to do
  return ({ type, key, showsAll }) => {
    if (SILENT_KEYS.has(key)) return false;
    // A new press: an earlier one without a click, such as a drag, must not take the click of this one.
    if (type !== 'click') onlyGoesOn = false;
    const wentOn = onlyGoesOn;
    if (pauses() && (type !== 'keydown' || PRESSING_KEYS.has(key))) onlyGoesOn = true;
    if (!wentOn && onlyGoesOn && !showsAll) goOn();
    else if (!wentOn) finish();
    if (type !== 'click' || !onlyGoesOn) return false;
    onlyGoesOn = false;
    return true;
  };
};
