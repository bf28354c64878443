// The sounds themselves, made with Web Audio; nothing is fetched.
import type { Sound } from './sounds.ts';

/** A tone: when it begins and how long it is (seconds), its pitch, and how loud it is. */
interface Tone {
  readonly at: number;
  readonly long: number;
  readonly pitch: number;
  readonly loud: number;
  readonly shape?: OscillatorType;
}
/** A rustle: noise around a pitch. */
interface Rustle extends Omit<Tone, 'shape'> {
  readonly wide: number;
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [],
  deal: [],
  pass: [
    { at: 0, long: 0.07, pitch: 140, loud: 0.5 },
    { at: 0.11, long: 0.07, pitch: 120, loud: 0.4 },
  ],
  heavy: [
    { at: 0.14, long: 0.4, pitch: 62, loud: 0.9 },
    { at: 0.14, long: 0.25, pitch: 93, loud: 0.4, shape: 'triangle' },
  ],
  last: [
    { at: 0, long: 0.14, pitch: 880, loud: 0.25, shape: 'triangle' },
    { at: 0.13, long: 0.24, pitch: 1175, loud: 0.25, shape: 'triangle' },
  ],
  take: [{ at: 0.05, long: 0.22, pitch: 196, loud: 0.35, shape: 'triangle' }],
  turn: [{ at: 0.22, long: 0.25, pitch: 659, loud: 0.16 }],
  end: [523, 659, 784].map((pitch, step) => ({ at: 0.12 * step, long: 0.35, pitch, loud: 0.22 })),
};
const SLIDE: Rustle = { at: 0, long: 0.12, pitch: 2600, wide: 0.8, loud: 0.35 };
const RUSTLES: Readonly<Partial<Record<Sound, readonly Rustle[]>>> = {
  card: [SLIDE],
  heavy: [SLIDE, { at: 0.14, long: 0.16, pitch: 500, wide: 0.6, loud: 0.5 }],
  take: [SLIDE],
  deal: [0, 0.08, 0.16, 0.24].map((at) => ({ ...SLIDE, at, long: 0.07 })),
};

let audio: AudioContext | null = null;

/** Plays the sounds, all of them from now on. */
export function sound(sounds: readonly Sound[]): void {
  // Browsers are silent until somebody has touched the page.
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const name of sounds) {
    for (const tone of TONES[name]) play(audio, tone);
    for (const rustle of RUSTLES[name] ?? []) brush(audio, rustle);
  }
}

function play(context: AudioContext, { at, long, pitch, loud, shape = 'sine' }: Tone): void {
  const source = new OscillatorNode(context, { type: shape, frequency: pitch });
  source.connect(fading(context, at, long, loud));
  source.start(context.currentTime + at);
  source.stop(context.currentTime + at + long);
}

function brush(context: AudioContext, { at, long, pitch, wide, loud }: Rustle): void {
  const buffer = context.createBuffer(1, Math.ceil(long * context.sampleRate), context.sampleRate);
  const noise = buffer.getChannelData(0);
  for (let sample = 0; sample < noise.length; sample += 1) noise[sample] = 2 * Math.random() - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: wide });
  source.connect(filter).connect(fading(context, at, long, loud));
  source.start(context.currentTime + at);
}

function fading(context: AudioContext, at: number, long: number, loud: number): GainNode {
  const start = context.currentTime + at;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.3 * loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + long);
  gain.connect(context.destination);
  return gain;
}
