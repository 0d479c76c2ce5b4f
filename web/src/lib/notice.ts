// Notices of the browser, for those who want them and look at something else.
import { settings } from './settings.svelte';

export function notify(text: string, to: string) {
  if (!settings.options.notices || document.visibilityState === 'visible') return;
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const notice = new Notification('Spaceline', { body: text, tag: to });
  notice.onclick = () => {
    focus();
    location.assign(to);
  };
}

/** Whether the browser may show notices; asks, if it was never asked. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if (Notification.permission === 'default') return (await Notification.requestPermission()) === 'granted';
  return Notification.permission === 'granted';
}
