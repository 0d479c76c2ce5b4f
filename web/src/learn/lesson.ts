// Whether a game is a lesson for this user.
import type { Desk } from '../table/desk.svelte';

export function isLesson(desk: Desk): boolean {
  return desk.live.table?.setup.lesson !== undefined && desk.seat === 0;
}
