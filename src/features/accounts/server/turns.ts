/** Who waits, and how many places they take: so many turns does it use when they are served. */
export interface Placed<W> {
  readonly waiter: W;
  readonly places: number;
}

/** Those who wait, by source, inside the networks of the source: sources on one level take turns. */
export class Turns<W> {
  readonly #waiting: Placed<W>[] = [];
  /** The next one to be served first. */
  readonly #inside = new Map<string, Turns<W>>();
  /** Turns that it has used before they came. */
  #owed = 0;
  /** Places of all who wait. */
  size = 0;

  /** @param path of the source, the widest network first. */
  add([first, ...rest]: readonly string[], placed: Placed<W>): void {
    this.size += placed.places;
    if (first === undefined) {
      this.#waiting.push(placed);
      return;
    }
    const inside = this.#inside.get(first) ?? new Turns<W>();
    this.#inside.set(first, inside);
    inside.add(rest, placed);
  }

  /** Takes the next one out; its source and each of its networks are the last in turn then. */
  next(): Placed<W> | undefined {
    const entry = this.#nextInside();
    const placed = entry ? entry[1].next() : this.#waiting.shift();
    this.size -= placed?.places ?? 0;
    if (entry) {
      entry[1].#owed = (placed?.places ?? 1) - 1;
      this.#putLast(entry);
    }
    return placed;
  }

  /** The first one that owes no turn; those before it have waited for one that they owed. */
  #nextInside(): readonly [string, Turns<W>] | undefined {
    for (;;) {
      const [entry] = this.#inside;
      if (!entry || entry[1].#owed === 0) return entry;
      entry[1].#owed -= 1;
      this.#putLast(entry);
    }
  }

  #putLast([name, inside]: readonly [string, Turns<W>]): void {
    this.#inside.delete(name);
    if (inside.size > 0) this.#inside.set(name, inside);
  }

  /**
   * Takes the newest out of the source with the most places in the network with the most, for a newcomer.
   * @param path of the newcomer; undefined for one who waits elsewhere.
   * @param places that the newcomer takes.
   * @returns undefined when the newcomer's own source has the most.
   */
  makeRoom(path: readonly string[] | undefined, places: number): Placed<W> | undefined {
    const [first, ...rest] = path ?? [];
    const own = first === undefined ? undefined : this.#inside.get(first);
    const ofNewcomer = first === undefined ? 0 : (own?.size ?? 0) + places;
    const [name, most] = [...this.#inside].reduce<readonly [string, Turns<W> | undefined]>(
      (found, entry) => (entry[1].size > (found[1]?.size ?? 0) ? entry : found),
      ['', undefined],
    );
    if (!most) return path ? undefined : this.#takeNewest();
    const [chosen, inside, inner] =
      most.size <= ofNewcomer ? [first ?? '', own, rest] : [name, most, undefined];
    const placed = inside?.makeRoom(inner, places);
    this.size -= placed?.places ?? 0;
    if (inside?.size === 0) this.#inside.delete(chosen);
    return placed;
  }

  #takeNewest(): Placed<W> | undefined {
    const placed = this.#waiting.pop();
    this.size -= placed?.places ?? 0;
    return placed;
  }
}
