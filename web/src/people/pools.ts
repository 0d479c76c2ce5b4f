// Games whose players are compared with each other: `second-2` is the Second Edition with two players.
import { t } from '../lib/lang.svelte';

export const POOLS = [2, 3, 4, 5, 6].map((n) => `second-${n}`);

export function poolName(pool: string): string {
  const players = Number(pool.split('-').at(-1));
  return Number.isNaN(players) ? pool : t('people-pool-of', { n: players });
}
