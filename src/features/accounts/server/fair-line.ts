/**
 * Who is served before whom, with the share of the turns and of the places that each lane may count on while the others
 * want them too: devices that have signed in here before; addresses; new passwords, of sign-ups; addresses with too many
 * wrong guesses.
 */
const SHARES = { device: 12, address: 3, newPassword: 1, behind: 1 } as const;
export type Lane = keyof typeof SHARES;

/** Where somebody stands: which lane, and of whom. All of one source share its turns. */
export interface Place {
  readonly lane: Lane;
  /** A device or an address. */
  readonly source: string;
}

interface Queue<W> {
  readonly share: number;
  /** By source, the next one to be served first. */
  readonly sources: Map<string, W[]>;
  size: number;
  /** Turns taken, in units of the share. */
  turn: number;
}

/** A line that one source cannot fill for the others: lanes take turns by their shares, and in a lane its sources do. */
export class FairLine<W> {
  readonly #queues = Object.fromEntries(
    Object.entries(SHARES).map(([lane, share]) => [lane, { share, sources: new Map(), size: 0, turn: 0 }]),
  ) as Record<Lane, Queue<W>>;
  /** Where the turns are; a lane that was empty begins here and makes up for nothing. */
  #turn = 0;

  add({ lane, source }: Place, waiter: W): void {
    const queue = this.#queues[lane];
    if (queue.size === 0) queue.turn = Math.max(queue.turn, this.#turn);
    const ofSource = queue.sources.get(source);
    if (ofSource) ofSource.push(waiter);
    else queue.sources.set(source, [waiter]);
    queue.size += 1;
  }

  /** Takes the next one out of the line. */
  next(): W | undefined {
    const queue = Object.values(this.#queues)
      .filter(({ size }) => size > 0)
      .reduce<Queue<W> | undefined>(
        (first, one) => (first && first.turn <= one.turn ? first : one),
        undefined,
      );
    const [entry] = queue?.sources ?? [];
    if (!queue || !entry) return undefined;
    const [source, waiters] = entry;
    const waiter = waiters.shift();
    // Its source is the last in turn now.
    queue.sources.delete(source);
    if (waiters.length > 0) queue.sources.set(source, waiters);
    queue.size -= 1;
    queue.turn += 1 / queue.share;
    this.#turn = queue.turn;
    return waiter;
  }

  /**
   * Takes the newest out of the source with the most places, in the lane with the most for its share, for a newcomer.
   * @returns undefined when the newcomer's own source has the most: then the newcomer has to go.
   */
  makeRoomFor({ lane, source }: Place): W | undefined {
    const own = this.#queues[lane];
    const load = (queue: Queue<W>) => (queue.size + (queue === own ? 1 : 0)) / queue.share;
    const fullest = Object.values(this.#queues).reduce(
      (most, one) => (load(one) > load(most) ? one : most),
      own,
    );
    const ofNewcomer = fullest === own ? (own.sources.get(source)?.length ?? 0) + 1 : 0;
    const [most, waiters] = [...fullest.sources].reduce<readonly [string, W[]]>(
      (found, one) => (one[1].length > found[1].length ? one : found),
      ['', []],
    );
    if (waiters.length === 0 || waiters.length <= ofNewcomer) return undefined;
    fullest.size -= 1;
    const waiter = waiters.pop();
    if (waiters.length === 0) fullest.sources.delete(most);
    return waiter;
  }
}
