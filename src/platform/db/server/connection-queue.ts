import type { Deadline } from '#platform/deadline/server/deadline.ts';

/** A caller that waits for a connection. */
export interface Waiter {
  readonly deadline: Deadline;
  /** On the clock of `performance.now()`. */
  readonly since: number;
}

/** When the first has waited so long, more come than can be served: then the newest have the best chances. Milliseconds. */
const OVERLOADED = 500;

/**
 * Who is next. Work that has begun goes first, so that what was spent on it is not wasted; then those who wait, in their
 * order, or from the end once there are too many: better half of them served in time than all of them too late.
 */
export class ConnectionQueue<W extends Waiter> {
  readonly #begun = new Set<W>();
  readonly #new = new Set<W>();
  /** Of `#new`, in their order; those who left are skipped. */
  #newest: W[] = [];

  get length(): number {
    return this.#begun.size + this.#new.size;
  }

  add(waiter: W): void {
    if (waiter.deadline.begun) this.#begun.add(waiter);
    else {
      this.#new.add(waiter);
      this.#newest.push(waiter);
    }
  }

  leave(waiter: W): void {
    this.#begun.delete(waiter);
    this.#new.delete(waiter);
    if (this.#new.size === 0) this.#newest = [];
  }

  /** Takes the next one out of the queue. */
  next(now: number): W | undefined {
    const [begun] = this.#begun;
    const [oldest] = this.#new;
    const chosen = begun ?? (oldest && now - oldest.since > OVERLOADED ? this.#last() : oldest);
    if (chosen) this.leave(chosen);
    return chosen;
  }

  #last(): W | undefined {
    let last = this.#newest.pop();
    while (last && !this.#new.has(last)) last = this.#newest.pop();
    return last;
  }
}
