// Notices of the browser, for those who want them and look at something else.
import { settings } from './settings.svelte';

/** What is shown, by what it leads to. */
const shown = new Map<string, Notification>();

export function notify(text: string, to: string) {
  if (!settings.options.notices || document.visibilityState === 'visible') return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const notice = new Notification('Spaceline', { body: text, tag: to });
  shown.set(to, notice);
  notice.onclick = () => {
    focus();
    location.assign(to);
  };
}

/** Takes back what leads there: it is so no more. */
export function withdraw(to: string) {
  shown.get(to)?.close();
  shown.delete(to);
}

/** Whether the browser may show notices; asks, if it was never asked. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if (Notification.permission === 'default') return (await Notification.requestPermission()) === 'granted';
  return Notification.permission === 'granted';
}
