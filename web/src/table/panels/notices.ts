// A short synthesized tone, for users who want to hear that it is their turn.

export type Tone = 'turn' | 'attack' | 'end';

/** Notes in hertz, each about a tenth of a second. */
const NOTES: Record<Tone, number[]> = { turn: [660, 880], attack: [440, 330], end: [523, 659, 784] };
const LENGTH = 0.12;

let context: AudioContext | undefined;

export function beep(tone: Tone) {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  NOTES[tone].forEach((note, at) => {
    if (!context) return;
    const start = currentTime + at * LENGTH;
    const volume = context.createGain();
    // Without fading in and out it would click.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.15, start + 0.02);
    volume.gain.linearRampToValueAtTime(0, start + LENGTH);
    volume.connect(destination);
    const voice = context.createOscillator();
    voice.frequency.value = note;
    voice.connect(volume);
    voice.start(start);
    voice.stop(start + LENGTH);
  });
}
