import { note, openAudio, ring, type Note } from './audio.ts';

/** The tune of a game, played once at the start of a match; a game writes it in its own folder. */
export interface Theme {
  readonly beat: number; // seconds
  readonly wave: OscillatorType;
  readonly notes: string; // such as `c5 e5 g5- . c6`: a dash makes a note one beat longer, a dot is a rest
  readonly bass?: string; // a second voice, softer
}

const LOUD = 0.05;
const FADES = 0.08; // seconds: a tune that is cut off must not click
const STEPS: Readonly<Record<string, number>> = { c: -9, d: -7, e: -5, f: -4, g: -2, a: 0, b: 2 };
const NOTE = /^([a-g])(#?)([2-7])(-*)$/;

/** Hertz of a note such as `f#4`; a4 is 440. */
const pitchOf = (letter: string, sharp: string, octave: string): number =>
  440 * 2 ** (((STEPS[letter] ?? 0) + (sharp ? 1 : 0)) / 12 + Number(octave) - 4);

/** The notes of one voice. Throws at a note that cannot be read, so that a typing error is seen in the first test. */
const voice = (text: string, { beat, wave }: Theme, loud: number): readonly Note[] => {
  let at = 0;
  return text.split(/\s+/).flatMap((word) => {
    const start = at;
    const [, letter = '', sharp = '', octave = '', longer = ''] = NOTE.exec(word) ?? [];
    at += 1 + longer.length;
    if (word === '.') return [];
    if (!letter) throw new Error(`not a note: ${word}`);
    const hertz = pitchOf(letter, sharp, octave);
    return [note(hertz, hertz, start * beat, (1.6 + longer.length) * beat, loud, wave)];
  });
};

export const notesOf = (theme: Theme): readonly Note[] => [
  ...voice(theme.notes, theme, LOUD),
  ...(theme.bass ? voice(theme.bass, theme, LOUD * 0.6) : []),
];

let stop: (() => void) | null = null;

/** Ends the tune: a move has a sound of its own, or the sound was switched off. */
export const stopTheme = (): void => {
  stop?.();
  stop = null;
};

export const playTheme = (theme: Theme): void => {
  const audio = openAudio();
  if (!audio) return;
  stopTheme();
  const volume = audio.createGain();
  volume.connect(audio.destination);
  ring(audio, notesOf(theme), volume);
  stop = () => volume.gain.setTargetAtTime(0, audio.currentTime, FADES / 3);
};
