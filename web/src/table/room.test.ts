import { expect, test } from 'vitest';
import { formOf } from './room.svelte';

const of = (width: number, height: number, text = 1) => formOf(width / 16 / text, height / 16 / text);

test('the form of the table follows the room that there is for text', () => {
  expect([of(412, 839), of(360, 640), of(1024, 1366, 1.5)]).toEqual(['narrow', 'narrow', 'narrow']);
  expect([of(839, 412), of(640, 360), of(1280, 800, 1.5)]).toEqual(['low', 'low', 'low']);
  expect([of(1440, 900), of(1024, 768), of(768, 1024), of(1440, 900, 1.5)]).toEqual(Array(4).fill('wide'));
});
