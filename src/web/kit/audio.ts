/** Sounds are synthesised; there are no audio files. */
export interface Note {
  readonly from: number; // hertz; of noise: the middle of its band
  readonly to: number;
  readonly at: number; // seconds after the sound begins
  readonly lasts: number;
  readonly wave: OscillatorType | 'noise';
  readonly loud: number;
  readonly throbs: number; // times a second that it swells, as a purr does; 0: never
}

export const note = (
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud = 0.12,
  wave: Note['wave'] = 'sine',
  throbs = 0,
): Note => ({ from, to, at, lasts, wave, loud, throbs });

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Before the first touch of a page browsers allow no sound: null. */
export const openAudio = (): AudioContext | null => {
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
};

/** Rings notes after `delay` seconds, by way of `into`, which may make them softer or stop them. */
export const ring = (audio: AudioContext, notes: readonly Note[], into: AudioNode, delay = 0): void => {
  for (const one of notes) ringOne(audio, one, into, audio.currentTime + delay + one.at);
};

const ringOne = (audio: AudioContext, one: Note, into: AudioNode, start: number): void => {
  const { lasts, loud, throbs } = one;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  const source = one.wave === 'noise' ? noise(audio, one, start, volume) : tone(audio, one, start, volume);
  volume.connect(throbs > 0 ? swell(audio, one, start, into) : into);
  source.start(start);
  source.stop(start + lasts + 0.02);
};

const slide = (pitch: AudioParam, { from, to, lasts }: Note, start: number): void => {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, start + lasts);
};

const tone = (audio: AudioContext, one: Note, start: number, into: AudioNode): AudioScheduledSourceNode => {
  const source = audio.createOscillator();
  if (one.wave !== 'noise') source.type = one.wave;
  slide(source.frequency, one, start);
  source.connect(into);
  return source;
};

/** Noise in a narrow band sounds like water. */
const noise = (audio: AudioContext, one: Note, start: number, into: AudioNode): AudioScheduledSourceNode => {
  const [source, band] = [audio.createBufferSource(), audio.createBiquadFilter()];
  hiss ??= makeHiss(audio);
  source.buffer = hiss;
  source.loop = true;
  band.type = 'bandpass';
  band.Q.value = 1.4;
  slide(band.frequency, one, start);
  source.connect(band).connect(into);
  return source;
};

/** Half a second of noise, the same on every visit. */
const makeHiss = (audio: AudioContext): AudioBuffer => {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 48_271) % 2_147_483_647;
    samples[i] = (seed / 2_147_483_647) * 2 - 1;
  }
  return buffer;
};

const swell = (audio: AudioContext, { throbs, lasts }: Note, start: number, into: AudioNode): AudioNode => {
  const [gate, beat, depth] = [audio.createGain(), audio.createOscillator(), audio.createGain()];
  gate.gain.value = 0.5;
  depth.gain.value = 0.5;
  beat.frequency.value = throbs;
  beat.connect(depth).connect(gate.gain);
  beat.start(start);
  beat.stop(start + lasts + 0.02);
  gate.connect(into);
  return gate;
};
