import { describe, expect, it } from 'vitest';
import { ago, lasting } from './when';

const NOW = 1_794_829_457_989;
const HOUR = 3_600_000;

describe('times in words', () => {
  it('take the largest unit that fits', () => {
    expect(ago(NOW - 3 * HOUR, NOW, 'en')).toBe('3 hours ago');
    expect(ago(NOW - 26 * HOUR, NOW, 'en')).toBe('yesterday');
    expect(ago(NOW - 26 * HOUR, NOW, 'de')).toBe('gestern');
    expect(ago(NOW + 50 * HOUR, NOW, 'de')).toBe('übermorgen');
  });

  it('call less than a minute now', () => {
    expect(ago(NOW - 20_000, NOW, 'en')).toBe('now');
    expect(ago(NOW, NOW, 'de')).toBe('jetzt');
  });
});

describe('how long something takes', () => {
  it('is said in two parts at most', () => {
    expect(lasting(80 * 60_000, 'en')).toBe('1 hr 20 min');
    expect(lasting(30 * 60_000, 'en')).toBe('30 min');
    expect(lasting(10_000, 'en')).toBe('10 sec');
    expect(lasting(0, 'en')).toBe('0 sec');
  });
});
