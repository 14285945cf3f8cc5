/** Those who wait, by source, inside the networks of the source: sources on one level take turns. */
export class Turns<W> {
  readonly #waiting: W[] = [];
  /** The next one to be served first. */
  readonly #inside = new Map<string, Turns<W>>();
  size = 0;

  /** @param path of the source, the widest network first. */
  add([first, ...rest]: readonly string[], waiter: W): void {
    this.size += 1;
    if (first === undefined) {
      this.#waiting.push(waiter);
      return;
    }
    const inside = this.#inside.get(first) ?? new Turns<W>();
    this.#inside.set(first, inside);
    inside.add(rest, waiter);
  }

  /** Takes the next one out; its source and each of its networks are the last in turn then. */
  next(): W | undefined {
    const [entry] = this.#inside;
    const waiter = entry ? entry[1].next() : this.#waiting.shift();
    if (waiter !== undefined) this.size -= 1;
    if (entry) {
      this.#inside.delete(entry[0]);
      if (entry[1].size > 0) this.#inside.set(...entry);
    }
    return waiter;
  }

  /**
   * Takes the newest out of the source with the most places in the network with the most, for a newcomer.
   * @param path of the newcomer; undefined for one who waits elsewhere.
   * @returns undefined when the newcomer's own source has the most.
   */
  makeRoom(path: readonly string[] | undefined): W | undefined {
    const [first, ...rest] = path ?? [];
    const own = first === undefined ? undefined : this.#inside.get(first);
    const ofNewcomer = first === undefined ? 0 : (own?.size ?? 0) + 1;
    const [name, most] = [...this.#inside].reduce<readonly [string, Turns<W> | undefined]>(
      (found, entry) => (entry[1].size > (found[1]?.size ?? 0) ? entry : found),
      ['', undefined],
    );
    if (!most) return path ? undefined : this.#takeNewest();
    if (most.size <= ofNewcomer) return own && this.#makeRoomIn(first ?? '', own, rest);
    return this.#makeRoomIn(name, most, undefined);
  }

  #makeRoomIn(name: string, inside: Turns<W>, path: readonly string[] | undefined): W | undefined {
    const waiter = inside.makeRoom(path);
    if (waiter === undefined) return undefined;
    this.size -= 1;
    if (inside.size === 0) this.#inside.delete(name);
    return waiter;
  }

  #takeNewest(): W | undefined {
    const waiter = this.#waiting.pop();
    if (waiter !== undefined) this.size -= 1;
    return waiter;
  }
}
