// Telling somebody who looks elsewhere: a short tone made here, and a notice of the browser. Both are off until they
// are wanted.

export type Tone = 'turn' | 'attack' | 'end';

/** Notes in hertz, each for a tenth of a second or so. */
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
    // Without a swell and a fade it would click.
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

/** Asks the browser whether it may show notices. */
export async function askForNotices(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, text: string) {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body: text, tag: 'spaceline', icon: '/icon.svg' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
