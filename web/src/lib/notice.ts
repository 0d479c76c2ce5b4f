// Browser notifications, for users who want them and look at another page.
import { settings } from './settings.svelte';

/** The notifications on screen, by the address they lead to. */
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

/** Closes the notification for this address: it is out of date. */
export function withdraw(to: string) {
  shown.get(to)?.close();
  shown.delete(to);
}

/** Whether the browser may show notifications; asks for permission if it never did. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if (Notification.permission === 'default') return (await Notification.requestPermission()) === 'granted';
  return Notification.permission === 'granted';
}
