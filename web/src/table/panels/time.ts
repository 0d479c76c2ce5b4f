// Times of clocks, as text.

/** Milliseconds that are left now, of a clock that had `left` at `at`. */
export function leftAt(left: number, running: boolean, at: number, now: number): number {
  return Math.max(0, running ? left - (now - at) : left);
}

export interface Time {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export function split(ms: number): Time {
  const all = Math.ceil(ms / 1000);
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}

const two = (n: number) => String(n).padStart(2, '0');

/** `9:05`, `1:02:33`; days in words. */
export function digits({ hours, minutes, seconds }: Time): string {
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
