/** Short, soft sounds that are synthesised; there are no audio files. */
export type SoundName =
  | 'pick'
  | 'land'
  | 'push'
  | 'tick'
  | 'fall'
  | 'grow'
  | 'win'
  | 'no'
  | 'bell'
  | 'strike'
  | 'meow';

interface Note {
  readonly from: number; // hertz
  readonly to: number;
  readonly at: number; // seconds after the sound begins
  readonly lasts: number;
  readonly wave: OscillatorType;
  readonly loud: number;
}
const note = (
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud = 0.12,
  wave: OscillatorType = 'sine',
): Note => ({
  from,
  to,
  at,
  lasts,
  wave,
  loud,
});

const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  pick: [note(520, 620, 0, 0.06, 0.06)],
  land: [note(190, 90, 0, 0.14, 0.2)],
  push: [note(330, 520, 0, 0.09, 0.1, 'triangle'), note(520, 300, 0.08, 0.1, 0.07, 'triangle')],
  tick: [note(940, 900, 0, 0.035, 0.05, 'triangle')],
  fall: [note(620, 160, 0, 0.34, 0.08, 'triangle')],
  grow: [note(440, 440, 0, 0.12), note(554, 554, 0.1, 0.12), note(659, 659, 0.2, 0.24)],
  win: [
    note(523, 523, 0, 0.16),
    note(659, 659, 0.14, 0.16),
    note(784, 784, 0.28, 0.16),
    note(1047, 1047, 0.42, 0.5),
  ],
  bell: [note(1320, 1310, 0, 0.5, 0.06), note(1980, 1970, 0.02, 0.3, 0.03)],
  // A tower clock: the same low tone twice.
  strike: [note(196, 194, 0, 0.9, 0.16), note(392, 390, 0, 0.5, 0.05), note(196, 194, 0.55, 1.1, 0.16)],
  // A voice that rises and falls.
  meow: [note(430, 820, 0, 0.18, 0.1, 'sawtooth'), note(820, 360, 0.16, 0.34, 0.09, 'sawtooth')],
  no: [note(210, 170, 0, 0.12, 0.1, 'triangle')],
};

let context: AudioContext | null = null;

const ring = (audio: AudioContext, { from, to, at, lasts, wave, loud }: Note, delay: number): void => {
  const start = audio.currentTime + delay + at;
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.02);
};

/**
 * Plays a sound after `delay` milliseconds. Before the first touch of a page browsers allow no sound, so it
 * is skipped.
 */
export const playSound = (name: SoundName, delay = 0): void => {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const each of SOUNDS[name]) ring(context, each, delay / 1000);
};
