import { describe, expect, it } from 'vitest';
import { understood } from './keep.svelte';

describe('stored settings', () => {
  it('are taken where they are understood', () => {
    const options = { theme: 'light', text: 125, sound: 'loud', colour: 'red' };
    expect(understood({ options })).toEqual({ theme: 'light', text: 125 });
  });

  it('may be missing or nonsense', () => {
    expect(understood({})).toEqual({});
    expect(understood({ options: 7 })).toEqual({});
  });
});
