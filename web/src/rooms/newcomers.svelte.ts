// Tells somebody who looks elsewhere that a person has sat down at their table.

export class Newcomers {
  /** Who came while nobody looked; nothing, if nobody did. */
  title = $state('');
  private known: string[] | undefined;

  /** Compares the people at the table with those before. */
  note(names: string[], tell: (name: string) => void) {
    const fresh = this.known === undefined ? [] : names.filter((name) => !this.known?.includes(name));
    this.known = names;
    if (this.title && !names.includes(this.title)) this.title = '';
    const name = fresh.at(-1);
    if (name === undefined || looking()) return;
    this.title = name;
    tell(name);
  }

  /** Whoever looks again knows. Returns what ends it. */
  listen(): () => void {
    const seen = () => {
      if (looking()) this.title = '';
    };
    document.addEventListener('visibilitychange', seen);
    addEventListener('focus', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('focus', seen);
    };
  }
}

const looking = () => document.visibilityState === 'visible' && document.hasFocus();
