// Chooses the opponent whose missions are shown if there is room for one: the one asked for this turn, else who acts.
import type { PlayerView, Seat } from '../generated/wire';
import type { Desk } from './desk.svelte';

export class Following {
  private wanted = $state.raw<{ seat: Seat; turn: number } | null>(null);

  constructor(private readonly desk: Desk) {}

  others: PlayerView[] = $derived.by(() => {
    const { view, seat } = this.desk;
    return (view?.players ?? []).filter((player) => player.seat !== (seat ?? 0));
  });

  seat: Seat | undefined = $derived.by(() => {
    const { view } = this.desk;
    if (!view) return undefined;
    const acting = view.board.attempt?.attempter ?? view.active;
    const seats = this.others.map((player) => player.seat);
    if (this.wanted?.turn === view.turn && seats.includes(this.wanted.seat)) return this.wanted.seat;
    return seats.includes(acting) ? acting : (this.wanted?.seat ?? seats[0]);
  });

  ask(seat: Seat) {
    this.wanted = { seat, turn: this.desk.view?.turn ?? 0 };
  }
}
