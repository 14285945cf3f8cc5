/** About 100 bytes each. */
const MAX_KEYS = 20_000;

/** Counts by name in windows of time, in this process alone. Of too many names those that were counted longest ago go. */
export class RecentCounts {
  readonly #seconds: number;
  readonly #counts = new Map<string, { readonly window: number; used: number }>();

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  used(name: string, now: Date): number {
    const count = this.#counts.get(name);
    return count?.window === this.#windowOf(now) ? count.used : 0;
  }

  add(name: string, now: Date): void {
    const used = this.used(name, now) + 1;
    this.#counts.delete(name);
    this.#counts.set(name, { window: this.#windowOf(now), used });
    const oldest = this.#counts.size > MAX_KEYS ? this.#counts.keys().next() : null;
    if (oldest && !oldest.done) this.#counts.delete(oldest.value);
  }

  #windowOf = (now: Date): number => Math.floor(now.getTime() / 1000 / this.#seconds);
}
