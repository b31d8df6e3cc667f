import { note, openAudio, ring, type Note } from './audio.ts';
import { stopTheme } from './theme.ts';

/** Short, soft sounds, one voice for each kind of thing that happens. */
export type SoundName =
  | 'pick'
  | 'land'
  | 'push'
  | 'tick'
  | 'fall'
  | 'grow'
  | 'win'
  | 'lost'
  | 'no'
  | 'bell'
  | 'strike'
  | 'meow'
  | 'purr'
  | 'splash'
  | 'turn';

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
  // The same notes as for a victory, but downwards and softer.
  lost: [note(784, 784, 0, 0.2, 0.07), note(659, 659, 0.18, 0.2, 0.07), note(523, 523, 0.36, 0.6, 0.07)],
  // The partials of a small bell are no multiples of each other, and the high ones end first.
  bell: [
    note(1320, 1316, 0, 0.9, 0.06),
    note(1320 * 2.4, 1320 * 2.4, 0, 0.35, 0.025),
    note(1320 * 3.9, 1320 * 3.9, 0, 0.16, 0.015),
  ],
  // A tower clock: the same low tone twice.
  strike: [note(196, 194, 0, 0.9, 0.16), note(392, 390, 0, 0.5, 0.05), note(196, 194, 0.55, 1.1, 0.16)],
  // A voice that rises and falls.
  meow: [note(430, 820, 0, 0.18, 0.1, 'sawtooth'), note(820, 360, 0.16, 0.34, 0.09, 'sawtooth')],
  // In and out, 24 throbs a second.
  purr: [note(98, 92, 0, 0.5, 0.1, 'sawtooth', 24), note(84, 88, 0.45, 0.6, 0.07, 'sawtooth', 24)],
  // The slap on the water, then the drops.
  splash: [
    note(900, 500, 0, 0.22, 0.22, 'noise'),
    note(2400, 1500, 0.07, 0.3, 0.12, 'noise'),
    note(1150, 1700, 0.2, 0.07, 0.03),
    note(1500, 2100, 0.29, 0.06, 0.02),
  ],
  no: [note(210, 170, 0, 0.12, 0.1, 'triangle')],
  // Your turn, while you look elsewhere: soft, and unlike every sound of a move.
  turn: [note(622, 622, 0, 0.35, 0.06), note(932, 932, 0.16, 0.6, 0.06)],
};

/** Plays a sound after `delay` milliseconds. Never over the tune of the game, which ends for it. */
export const playSound = (name: SoundName, delay = 0): void => {
  const audio = openAudio();
  if (!audio) return;
  stopTheme();
  ring(audio, SOUNDS[name], audio.destination, delay / 1000);
};
